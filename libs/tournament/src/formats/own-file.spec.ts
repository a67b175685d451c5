import type { EventFile } from './event-file.js';
import { importEvent } from './import.js';

const seat = (player: string, outcome: 'win' | 'draw' | 'loss') => ({ player, outcome, figures: { vp: 10 } });
const table = (number: number, a: ReturnType<typeof seat>, b: ReturnType<typeof seat>) => ({
  ...{ table: number, decided: 'played' as 'played' | 'forfeit' | 'double-loss', seats: [a, b] as const },
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
const WON = table(1, seat('ann', 'win'), seat('bob', 'loss'));
const OPEN = { ...round(1), closed: false };
const withTables = (...tables: readonly ReturnType<typeof table>[]) => ({ rounds: [round(1, ...tables)] });

test('a file that agrees has nothing to tell', () => {
  expect(found({})).toEqual([]);
  expect(found(withTables(table(1, seat('ann', 'loss'), seat('bob', 'loss'))))).toEqual([]);
  const left = WHOLE.players.map((one) => ({ ...one, until: 1 }));
  expect(found({ players: left, rounds: [round(1, WON), { ...round(2), closed: false }] })).toEqual([]);
  expect(found({ players: left, rounds: [round(1), round(2, { ...WON, decided: 'forfeit' })] })).toEqual([]);
  expect(found({ cut: { after: 1, players: [], others: 'play-on' } })).toEqual([]);
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
  ['a round that is open before one that is closed', { rounds: [OPEN, round(2)] }, ['round-open at rounds, round 1']],
  ['a round before the one it follows', { rounds: [round(2), round(1)] }, ['rounds-unordered at rounds']],
  [
    'who plays after they left',
    { players: WHOLE.players.map((one) => ({ ...one, until: 1 })), rounds: [round(1), round(2, WON)] },
    ['plays-on at rounds, round 2, table 1', 'plays-on at rounds, round 2, table 1'],
  ],
  [
    'a cut after a round that is not there',
    { cut: { after: 9, players: [], others: 'play-on' } },
    ['count-differs at cut'],
  ],
  [
    'a winner where both lose',
    { rounds: [round(1, { ...WON, decided: 'double-loss' })] },
    ['results-disagree at rounds, round 1, table 1'],
  ],
  [
    'a place of a stranger',
    { published: [{ player: 'eve', place: 1, figures: {} }] },
    ['unknown-player at published, 1'],
  ],
  [
    'points of a stranger',
    { figures: [{ player: 'eve', figure: 'painting', value: 3 }] },
    ['unknown-player at figures, 1'],
  ],
] as const)('%s is told, and nothing is put right', (_, changed, findings) => {
  expect(found(changed)).toEqual(findings);
});
