import { amountOf } from './amounts.js';

const before = process.env['ADJUTANT_FAULTS'];
afterEach(() => {
  if (before === undefined) delete process.env['ADJUTANT_FAULTS'];
  else process.env['ADJUTANT_FAULTS'] = before;
});

test('faults are few in every run, and many where they are asked for', () => {
  delete process.env['ADJUTANT_FAULTS'];
  expect(amountOf('kills of the server under load')).toBe(20);
  process.env['ADJUTANT_FAULTS'] = 'full';
  expect(amountOf('kills of the server under load')).toBe(100);
});
