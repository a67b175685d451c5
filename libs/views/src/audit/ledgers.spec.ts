import type { Ledger } from '../ledger.js';
import { auditLedgers } from './ledgers.js';

const LINE = {
  ...{
    number: 7,
    player: 'A',
    account: 'vp/cards',
    kind: 'score',
    what: 'card/tide',
    clock: 'Round 1',
    whatName: 'Tide',
  },
  ...{ declared: 18, due: 18, capped: 3, credited: 15, balance: 15, mark: null },
};

const notesOf = (line: object): readonly string[] => {
  const vp = { A: [{ ...LINE, ...line }], B: [] };
  const ledger = { cp: { A: [], B: [] }, vp, balances: {} } as unknown as Ledger;
  const told = auditLedgers(
    ledger,
    (account) => account,
    () => ({ by: 'Sam', elsewhere: [] }),
  );
  return told.flatMap(({ lines }) => lines.flatMap(({ notes }) => notes));
};

test('a line of points that were kept back names the cap that did it, where the record knows which', () => {
  expect(notesOf({ cut: 'round' })).toEqual(['3 kept back by the cap of the battle round']);
  expect(notesOf({ cut: 'card' })).toEqual(['3 kept back by the cap of the card']);
  expect(notesOf({})).toEqual(['3 kept back by a cap or an empty account']);
  expect(notesOf({ capped: 0 })).toEqual([]);
});
