import { fold } from '@adjutant/kernel';
import type { OpenedTournament } from '../event/state/state.js';
import {
  CLOSED,
  decider,
  entered,
  event,
  PUBLISHED,
  DRAFTED,
  NOON,
  ROUND_1,
  SEED,
  SET_UP,
  toldOf,
} from '../event/testing/given.js';
import { presetNamed } from '../standing/presets.js';
import { standingsOf } from '../standing/standings.js';
import { eventIn } from './event-in.js';
import { factsOf } from './event-file.js';
import { eventFileOf } from './event-of.js';
import { standingsList } from './printed/standings.js';
import { readTrf } from './trf/read.js';
import { writeTrf } from './trf/write.js';

const state = fold(decider, [
  SET_UP,
  entered('ann', { rating: 1800, barredFromBye: true, groups: { club: ['kites'] } }),
  ...['bob', 'cy', 'di'].map((one) => entered(one)),
  event('ByeGiven', { round: 1, player: 'di', kind: 'zero' }),
  DRAFTED,
  PUBLISHED,
  event('ByeGiven', { round: 2, player: 'ann', kind: 'half', because: 'A wedding' }),
  event('ByeGiven', { round: 2, player: 'di', kind: 'zero' }),
]) as OpenedTournament;
const players = (staff: boolean) => eventFileOf(state, { seed: SEED, nameOf: String, staff }).players;

test('a file for everybody has no rating, no bar from byes, no groups, and byes only of rounds that are out', () => {
  expect(players(false)).toEqual(
    ['ann', 'bob', 'cy', 'di'].map((id) => ({
      ...{ id, name: id, groups: {}, from: 1 },
      ...(id === 'di' ? { asked: [{ round: 1, kind: 'zero' }] } : {}),
    })),
  );
});

test('a file for staff has them all, so that it draws as the event does', () => {
  const [ann, , , di] = players(true);
  expect(ann).toMatchObject({
    ...{ rating: 1800, barredFromBye: true, groups: { club: ['kites'] } },
    asked: [{ round: 2, kind: 'half' }],
  });
  expect(di?.asked).toHaveLength(2);
});

test('a table that one player alone told is so in the file, in what is read of it, and in the notes of its standings', () => {
  const stood = toldOf(1, { sure: 'reported', unconfirmedSince: NOON });
  const played = fold(decider, [...ROUND_1, stood, toldOf(2), CLOSED]) as OpenedTournament;
  const file = eventFileOf(played, { seed: SEED, nameOf: String, staff: false });
  expect(file.rounds[0]?.tables.map(({ unconfirmed }) => unconfirmed)).toEqual([true, undefined]);
  expect(eventIn(file).rounds[0]?.tables.map(({ result }) => result?.sure)).toEqual(['reported', 'entered']);
  const { columns, rows } = standingsList(file, standingsOf(factsOf(file), presetNamed('gw')!));
  expect(columns.at(-1)?.title).toBe('Notes');
  expect(rows.map((row) => [row[1], row.at(-1)]).toSorted()).toEqual([
    ...['ann', 'bob'].map((one) => [one, 'round 1 as one player alone told it']),
    ...['cy', 'di'].map((one) => [one, '']),
  ]);
});

test('a table that a ruling or a penalty decided is so in the file, in what is read of it, and in a TRF', () => {
  const close = {
    ...({ decided: 'played', given: true } as const),
    A: { outcome: 'win', figures: { vp: 52 } } as const,
    B: { outcome: 'loss', figures: { vp: 50 } } as const,
  };
  const told = toldOf(1, { said: close, sure: 'ruled' });
  const played = fold(decider, [...ROUND_1, told, toldOf(2), CLOSED]) as OpenedTournament;
  const file = eventFileOf(played, { seed: SEED, nameOf: String, staff: false });
  expect(file.rounds[0]?.tables.map(({ given }) => given)).toEqual([true, undefined]);
  expect(eventIn(file).rounds[0]?.tables[0]?.result?.said).toEqual(close);
  const wtc = presetNamed('wtc')!;
  const ranked = standingsOf(factsOf(file), wtc);
  expect(ranked.rows.map(({ values }) => values[0]?.shown)).toEqual(['20', '13', '7', '0']);
  const read = readTrf(writeTrf(file, ranked)).event;
  expect(standingsOf(factsOf(read), wtc).rows).toEqual(ranked.rows);
});
