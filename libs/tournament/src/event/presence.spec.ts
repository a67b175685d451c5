import { factsOf, type EventFile } from '../formats/event-file.js';
import { eventFileOf } from '../formats/event-of.js';
import { importEvent } from '../formats/import.js';
import { draftOfFile } from '../formats/answers/draft-of-file.js';
import { isRefusal } from '../pairing/draft.js';
import { standingsOf } from '../standing/standings.js';
import { presetOf, standingsIn } from './ranked.js';
import { DAY_SEED, dayOf, type Day } from './testing/day.js';
import { command } from './testing/given.js';

const because = 'so it was';
const drop = (player: string) => command('DropPlayer', { player });
const reinstate = (player: string) => command('ReinstatePlayer', { player, because });
const standBy = (player: string, standby: boolean) => command('StandBy', { player, standby });
const checkIn = (player: string) => command('CheckIn', { player });

function fileOf(day: Day, staff = true): EventFile {
  const file = eventFileOf(day.state(), { seed: DAY_SEED, nameOf: String, staff });
  const read = importEvent(JSON.stringify(file));
  if (!read.ok) throw new Error('its file is refused');
  expect(read.read.findings).toEqual([]);
  return read.read.event;
}

/** Whether each round of the file is what the engine draws of that file. */
function redrawn(event: EventFile): readonly boolean[] {
  return event.rounds.map(({ number: round }) => {
    const draft = draftOfFile({ file: 'day.json', event, findings: [] }, { round, compare: true });
    if (isRefusal(draft)) throw new Error(draft.message);
    return draft.compared?.same === true;
  });
}

/** By the record, and by its file. */
function marksIn(day: Day, player: string, upTo?: number) {
  const [recorded, read] = [
    standingsIn(day.state(), DAY_SEED, upTo),
    standingsOf(factsOf(fileOf(day)), presetOf(day.state()), upTo),
  ].map(({ rows }) => rows.find((row) => row.player === player)?.marks);
  expect(read).toEqual(recorded);
  return recorded;
}

test('whoever was dropped and reinstated was there before, and away in between', () => {
  const day = dayOf({ rounds: 5 }).plays(1);
  day.asks(drop('p03')).asks(drop('p07')).asks(reinstate('p07')).plays(2).plays(3).asks(reinstate('p03')).plays(4);
  expect(marksIn(day, 'p03')).toEqual([{ mark: 'away', rounds: [2, 3] }]);
  expect(marksIn(day, 'p03', 2)).toEqual([{ mark: 'away', rounds: [2] }]);
  expect(marksIn(day, 'p03', 1)).toEqual([]);
  expect(marksIn(day, 'p07')).toEqual([]);
  expect(redrawn(fileOf(day))).toEqual([true, true, true, true]);
  day.asks(drop('p03')).plays(5);
  expect(marksIn(day, 'p03')).toEqual([
    { mark: 'left', after: 4 },
    { mark: 'away', rounds: [2, 3] },
  ]);
});

test('whoever never came before they were reinstated came late', () => {
  const day = dayOf({ checkIn: true });
  for (const { id } of Object.values(day.state().entries)) if (id !== 'p05') day.asks(checkIn(id));
  day.asks(command('SweepNoShows', {})).plays(1).asks(reinstate('p05')).asks(checkIn('p05')).plays(2);
  expect(marksIn(day, 'p05')).toEqual([{ mark: 'came-late', from: 2 }]);
  expect(redrawn(fileOf(day))).toEqual([true, true]);
});

test('whoever is checked in when rounds are out came late, and was in none of them', () => {
  const day = dayOf({ checkIn: true });
  for (const { id } of Object.values(day.state().entries)) if (id > 'p02') day.asks(checkIn(id));
  day.plays(1).asks(checkIn('p01')).plays(2).asks(drop('p02'));
  expect(marksIn(day, 'p01')).toEqual([{ mark: 'came-late', from: 2 }]);
  expect(redrawn(fileOf(day))).toEqual([true, true]);
});

test('whoever is put into a round that was out when they entered was there from it on', () => {
  const day = dayOf().plays(1).asks(drop('p12'));
  day.asks(command('DraftRound', { round: 2 })).asks(command('PublishRound', { round: 2 }));
  day.asks(command('EnterPlayer', { player: 'late' }));
  const [bye] = day.state().rounds[1]!.byes;
  const tables = [{ table: 6, A: 'late', B: bye!.player }];
  day.asks(command('ChangePublished', { round: 2, tables, byes: [], because }));
  for (const { table, A, B, publication } of day.state().rounds[1]!.tables)
    day.asks(day.result(2, table, publication, A > B));
  day.asks(command('CloseRound', { round: 2 }));
  expect(marksIn(day, 'late')).toEqual([{ mark: 'came-late', from: 2 }]);
});

test('rounds are drawn again by who stood by then', () => {
  const day = dayOf().asks(standBy('p04', true)).asks(drop('p01')).plays(1);
  day
    .asks(standBy('p04', false))
    .asks(standBy('p09', true))
    .asks(command('ChangeEntry', barred('p09')))
    .plays(2);
  day.asks(standBy('p09', false)).plays(3);
  expect(day.state().rounds.map(({ byes }) => byes.length)).toEqual([0, 0, 1]);
  expect(redrawn(fileOf(day))).toEqual([true, true, true]);
  expect(fileOf(day, false).players.find(({ id }) => id === 'p09')?.formerly).toEqual([
    { through: 1, groups: {}, standby: false },
    { through: 1, groups: {}, standby: true },
    { through: 2, groups: {}, standby: true },
  ]);
});

const barred = (player: string) => ({ player, changes: { barredFromBye: true }, because });
