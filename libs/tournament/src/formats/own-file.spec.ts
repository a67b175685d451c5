import type { EventFile } from './event-file.js';
import { importEvent } from './import.js';

const seat = (player: string, outcome: 'win' | 'draw' | 'loss') => ({ player, outcome, figures: { vp: 10 } });
const table = (number: number, a: ReturnType<typeof seat>, b: ReturnType<typeof seat>) => ({
  ...{ table: number, decided: 'played' as const, seats: [a, b] as const },
});
const round = (number: number, ...tables: readonly ReturnType<typeof table>[]) => ({
  ...{ number, closed: true, open: [], byes: [], tables },
});
const player = (id: string) => ({ id, name: id.toUpperCase(), groups: {}, from: 1 });
const WHOLE = {
  ...{ adjutant: 'event', version: 1, name: 'Open', effects: [], seed: 's' },
  players: ['ann', 'bob', 'cyd', 'dan'].map(player),
  rounds: [
    round(1, table(1, seat('ann', 'win'), seat('bob', 'loss')), table(2, seat('cyd', 'draw'), seat('dan', 'draw'))),
  ],
};

function found(changed: object): readonly string[] {
  const read = importEvent(
    JSON.stringify({ ...WHOLE, ...changed } satisfies Partial<Record<keyof EventFile, unknown>>),
  );
  if (!read.ok) throw new Error(read.findings.map(({ says }) => says).join());
  return read.read.findings.map(({ code, at }) => `${code} at ${at}`);
}
const withTables = (...tables: readonly ReturnType<typeof table>[]) => ({ rounds: [round(1, ...tables)] });

test('a file that agrees has nothing to tell', () => {
  expect(found({})).toEqual([]);
  expect(found(withTables(table(1, seat('ann', 'loss'), seat('bob', 'loss'))))).toEqual([]);
});

test.each([
  ['a player twice', { players: [...WHOLE.players, player('ann')] }, ['player-twice at players']],
  [
    'a stranger',
    withTables(table(1, seat('ann', 'win'), seat('eve', 'loss'))),
    ['unknown-player at rounds, round 1, table 1'],
  ],
  [
    'a player against themselves',
    withTables(table(1, seat('ann', 'win'), seat('ann', 'loss'))),
    ['plays-self at rounds, round 1, table 1'],
  ],
  [
    'a player at two tables',
    withTables(table(1, seat('ann', 'win'), seat('bob', 'loss')), table(2, seat('ann', 'win'), seat('dan', 'loss'))),
    ['paired-twice at rounds, round 1'],
  ],
  [
    'a table twice',
    withTables(table(1, seat('ann', 'win'), seat('bob', 'loss')), table(1, seat('cyd', 'win'), seat('dan', 'loss'))),
    ['table-twice at rounds, round 1, table 1'],
  ],
  [
    'two winners',
    withTables(table(1, seat('ann', 'win'), seat('bob', 'win'))),
    ['results-disagree at rounds, round 1, table 1'],
  ],
  [
    'a draw for one',
    withTables(table(1, seat('ann', 'draw'), seat('bob', 'win'))),
    ['results-disagree at rounds, round 1, table 1'],
  ],
  ['a round twice', { rounds: [round(1), round(1)] }, ['round-twice at rounds', 'round-missing at rounds']],
  [
    'points of a stranger',
    { figures: [{ player: 'eve', figure: 'painting', value: 3 }] },
    ['unknown-player at figures, 1'],
  ],
] as const)('%s is told, and nothing is put right', (_, changed, findings) => {
  expect(found(changed)).toEqual(findings);
});
