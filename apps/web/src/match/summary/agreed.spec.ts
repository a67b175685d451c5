import { agreedText } from './agreed.js';

const players = { A: 'Ada', B: 'Ben' };
const by = { id: 'sam', role: 'scorekeeper' } as const;

test.each([
  [['A', 'B'], {}, 'Confirmed by Ada and Ben.'],
  [['A'], {}, 'Confirmed by Ada. Not confirmed by Ben yet.'],
  [[], {}, 'Not confirmed by Ada and Ben yet.'],
  [['A', 'B'], { B: by }, 'Confirmed by Ada. The confirmation of Ben was entered by a scorekeeper.'],
] as const)('%j, %j: %s', (confirmedBy, enteredFor, says) => {
  expect(agreedText({ confirmedBy: [...confirmedBy], enteredFor }, players)).toBe(says);
});
