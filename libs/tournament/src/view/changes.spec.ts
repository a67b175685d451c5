import { fold } from '@adjutant/kernel';
import { TOURNAMENT_EVENTS, type TournamentEvent } from '../event/events.js';
import {
  CLOSED,
  decider,
  entered,
  event,
  FOUR,
  NOON,
  REVEALED,
  ROUND_1,
  SETTINGS,
  toldOf,
} from '../event/testing/given.js';
import type { TableSaid } from '../event/members.js';
import { tableMatch } from '../event/streams.js';
import { GOLDEN } from '../event/testing/golden.js';
import { changesBetween, withChanges } from './changes.js';
import { shownActs, type Entered } from './irregular.js';
import { isTold, publicEvents } from './public-events.js';
import { shownTournament } from './show.js';

const recorded = (events: readonly TournamentEvent[]): readonly Entered[] =>
  events.map((one, revision) => ({ event: one, revision, at: NOON, by: { id: 'organizer', role: 'organizer' } }));

const NOBODY: ReadonlyMap<string, TableSaid> = new Map();

function shown(events: readonly TournamentEvent[], reported = NOBODY) {
  const state = fold(decider, events);
  if (state.status === 'absent') throw new Error('nothing is set up');
  const around = { id: 'open', revision: events.length - 1, record: recorded(events), reported };
  return shownTournament(state, { ...around, nameOf: String, staff: false });
}

const DAY: readonly TournamentEvent[] = [
  ...ROUND_1,
  event('Announced', { announcement: 1, text: 'Lunch.' }),
  toldOf(1),
  toldOf(2),
  CLOSED,
  REVEALED,
  event('PlayerDropped', { player: 'cy', until: 1, because: 'ill' }),
  entered('eve', { from: 2 }),
  event('RoundDrafted', { ...{ round: 2, engine: 'x', byes: [] }, tables: [{ table: 1, A: 'ann', B: 'di' }] }),
  event('RoundPublished', { round: 2, tables: [{ table: 1, A: 'ann', B: 'di' }, { table: 2, A: 'bob', B: 'eve' }], byes: [] }), // prettier-ignore
  event('TimeExtended', { round: 2, table: 1, minutes: 5 }),
  event('PublicationChanged', {
    ...{ round: 2, publication: 2, gone: [{ table: 2, publication: 1 }], because: 'x' },
    ...{ tables: [], byes: [{ player: 'bob', kind: 'pairing' }, { player: 'eve', kind: 'zero' }] }, // prettier-ignore
  }),
  event('AnnouncementTakenBack', { announcement: 1 }),
  event('TournamentEnded', {}),
];

test('a view with what changed since is the view of now, from whichever entry to whichever other', () => {
  for (let from = FOUR.length; from <= DAY.length; from += 1)
    for (let to = from; to <= DAY.length; to += 1) {
      const [before, after] = [shown(DAY.slice(0, from)), shown(DAY.slice(0, to))];
      expect(withChanges(before, changesBetween(before, after), after.revision)).toEqual(after);
    }
});

test('whoever withdraws and enters again stands last, for those who follow too', () => {
  const again = [...FOUR, event('PlayerWithdrawn', { player: 'ann' }), entered('ann')];
  const [before, after] = [shown(FOUR), shown(again)];
  expect(withChanges(before, changesBetween(before, after), after.revision)).toEqual(after);
});

test('one result changes one table, and nothing else is sent', () => {
  const [before, after] = [shown(ROUND_1), shown([...ROUND_1, toldOf(2)])];
  expect(changesBetween(before, after)).toMatchObject({
    ...{ members: {}, entries: [] },
    rounds: [{ only: true, round: { number: 1, tables: [{ table: 2 }] } }],
  });
});

describe('what only a match says of its table', () => {
  const said = (of: TournamentEvent): TableSaid => (of.type === 'TableResultTold' ? of.data.said : never());
  const set = event('TournamentSetUp', { ...SETTINGS, pack: { id: 'kites' } });
  const OPENED = [set, ...ROUND_1.slice(1)];
  const never = (): never => {
    throw new Error('nothing is told there');
  };
  const at = (table: number): string => tableMatch('open', 1, 1, table);
  const both = new Map([1, 2].map((table) => [at(table), said(toldOf(table))]));
  const one = new Map([[at(2), said(toldOf(2))]]);

  test('is shown as reported, without a time, and goes after what the event was told', () => {
    const tables = shown([...OPENED, toldOf(1)], both).rounds[0]?.tables;
    expect(tables?.map(({ result }) => [result?.sure, result?.at])).toEqual([
      ['confirmed', NOON],
      ['reported', undefined],
    ]);
  });

  test('comes, changes and goes without an entry of the record, for whoever reads what changed', () => {
    const views = [NOBODY, both, one, NOBODY].map((reported) => shown(OPENED, reported));
    for (const before of views)
      for (const after of views)
        expect(withChanges(before, changesBetween(shown(OPENED), after), after.revision)).toEqual(after);
  });

  test('that stands unconfirmed is part of the record, and sent once', () => {
    const stands = [...OPENED, toldOf(1, { sure: 'reported', unconfirmedSince: NOON })];
    expect(changesBetween(shown(stands), shown(stands)).rounds).toEqual([]);
    expect(shown(stands).rounds[0]?.tables[0]?.result).toMatchObject({ sure: 'reported', unconfirmedSince: NOON });
  });
});

test('drafts, byes that are given and what rulings do are told to nobody outside, nor why somebody leaves', () => {
  const all = recorded(TOURNAMENT_EVENTS.map((type) => ({ type, data: GOLDEN[type] }) as TournamentEvent));
  const told = publicEvents(all);
  const missing = TOURNAMENT_EVENTS.filter((type) => !told.some((one) => one.type === type));
  const kept = [
    'ByeGiven',
    'ByeTakenBack',
    'RoundDrafted',
    'DraftDiscarded',
    'DraftEdited',
    'EffectTold',
    'EffectLifted',
    'ListSubmitted',
    'ListOverruled',
  ];
  expect(missing.toSorted()).toEqual(kept.toSorted());
  const drop = told.find(({ type }) => type === 'PlayerDropped');
  expect(drop?.sentence).not.toContain('Tired');
  expect(missing.filter(isTold)).toEqual([]);
});

test('why one player has a result, is back or has a list that is taken is for those who run the event', () => {
  const because = 'a word in confidence';
  const acts = recorded([
    event('ResultAssigned', { round: 1, player: 'ann', result: 'loss', late: true, because }),
    event('PlayerReinstated', { player: 'ann', from: 2, because }),
    event('ListOverruled', { player: 'ann', digest: 'd'.repeat(64), check: 'legal', because }),
    event('ListSubmitted', { player: 'ann', digest: 'd'.repeat(64), check: 'legal', late: true, because }),
    event('TournamentReopened', { because: 'a late result' }),
  ]);
  expect(publicEvents(acts).map(({ sentence }) => sentence)).toEqual([
    'ann is given a loss in round 1, after it was closed.',
    'ann is back from round 2 on.',
    'The event is open again: a late result',
  ]);
  expect(JSON.stringify(shownActs(acts, false))).not.toContain(because);
  expect(shownActs(acts, false)).toHaveLength(acts.length);
  expect(shownActs(acts, true).filter(({ sentence }) => sentence.includes(because))).toHaveLength(4);
});
