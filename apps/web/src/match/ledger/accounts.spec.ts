import type { Ledger, ShownLine } from '@adjutant/views';
import { accountName, movements, nameOf } from './accounts.js';

const line = (over: Partial<ShownLine>): ShownLine => ({
  number: 3,
  at: null,
  player: 'A',
  account: 'cp',
  kind: 'income',
  what: 'command-phase-gain',
  declared: 1,
  due: 1,
  capped: 0,
  credited: 1,
  balance: 1,
  clock: 'R1.A.Command',
  whatName: 'Command phase',
  mark: null,
  ...over,
});

const ledger = (...cp: readonly ShownLine[]): Ledger => ({
  cp: { A: cp.filter(({ player }) => player === 'A'), B: cp.filter(({ player }) => player === 'B') },
  vp: { A: [], B: [] },
  balances: { A: { cp: 0, vp: 0 }, B: { cp: 0, vp: 0 } },
});

test('accounts carry the names of the score sheet', () => {
  const sheet = [{ id: 'primary', name: 'Primary mission', cap: 50 }];
  expect([accountName('cp', sheet), accountName('vp/primary', sheet), accountName('vp/side-quest', sheet)]).toEqual([
    'CP',
    'Primary mission',
    'Side quest',
  ]);
});

test('a line is named as the ledger names it, and otherwise as it says itself', () => {
  expect(nameOf(line({}), ledger(line({})))).toBe('Command phase');
  expect(nameOf(line({ what: 'core/go-there' }), null)).toBe('Go there');
  expect(nameOf(line({ what: 'Held two markers.' }), null)).toBe('Held two markers.');
});

test('what an entry moved is added up, without struck lines', () => {
  const moved = movements(
    ledger(line({}), line({ credited: 2 }), line({ player: 'B' }), line({ number: 4, mark: 'struck', credited: 0 })),
  );
  expect(moved.get(3)).toEqual([
    { player: 'A', unit: 'CP', credited: 3, spent: false },
    { player: 'B', unit: 'CP', credited: 1, spent: false },
  ]);
  expect(moved.has(4)).toBe(false);
});
