import { carriedAs, carriedByIn } from './carried.js';

test.each(['ann', 'a b', 'Zoë'])('who brought something is read as it was written: %s', (id) => {
  const brought = { id, role: 'head-judge' } as const;
  expect(carriedByIn(carriedAs(brought))).toEqual(brought);
});

test.each([
  undefined,
  '',
  '0f7b7f5e-6f0b-5a52-9b1e-0d6f6a3f7f11',
  'carried by ',
  'carried by nobody x',
  'carried by judge ',
])('any other cause names nobody: %j', (cause) => {
  expect(carriedByIn(cause)).toBeUndefined();
});
