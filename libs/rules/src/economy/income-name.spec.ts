import { PACK } from '../testing/invented-pack.js';
import { incomeName } from './income-name.js';

const [step] = PACK.sequence.turn;
const pay = (section: string, phase: string) =>
  ({
    ...{ id: 'pay', resource: 'cp', to: 'both', amount: 1 },
    moment: { at: 'phase-start', phase },
    source: { document: 'book', section },
  }) as never;

test('what comes by itself is called by its section, and by its moment where that is a bare number', () => {
  expect(incomeName(PACK, pay('The tide pays', step?.id ?? ''))).toBe('The tide pays');
  expect(incomeName(PACK, pay('08.02', step?.id ?? ''))).toBe(step?.name);
  expect(incomeName(PACK, pay('08.02', 'nowhere'))).toBe('08.02');
});

test('a part of a step is a moment with a name as well', () => {
  const parts = [{ id: 'core-cp', name: 'Core CP' }];
  const sequence = { ...PACK.sequence, turn: [{ ...step, steps: parts }] } as never;
  expect(incomeName({ sequence }, pay('08.02', 'core-cp'))).toBe('Core CP');
});
