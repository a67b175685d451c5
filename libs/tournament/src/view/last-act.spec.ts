import { fold } from '@adjutant/kernel';
import type { TournamentCommand } from '../event/commands.js';
import type { TournamentEvent } from '../event/events.js';
import {
  CLOSED,
  command,
  decider,
  DRAFTED,
  event,
  FOUR,
  NOON,
  ORGANIZER,
  REVEALED,
  ROUND_1,
  SERVER,
  SETTINGS,
  toldOf,
} from '../event/testing/given.js';
import type { Entered } from './irregular.js';
import { lastAct } from './last-act.js';

const record = (events: readonly TournamentEvent[]): readonly Entered[] =>
  events.map((one, revision) => ({ event: one, revision, at: NOON, by: ORGANIZER.actor }));

/** What comes of a command after a record: all of it. */
function after(events: readonly TournamentEvent[], asked: TournamentCommand): readonly TournamentEvent[] {
  const decision = decider.decide(asked, fold(decider, events), ORGANIZER);
  if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
  return [...events, ...decision.events];
}

/** The command that is offered, with a reason where one is asked for. */
function undone(events: readonly TournamentEvent[]): readonly TournamentEvent[] {
  const undo = lastAct(record(events))?.undo;
  if (undo === undefined) throw new Error('nothing is offered');
  const data = { ...(undo.data as object), ...(undo.because ? { because: 'a slip of the hand' } : {}) };
  return after(events, { type: undo.type, data } as TournamentCommand);
}

const OVER = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, REVEALED];
const SWAPPED = [
  { table: 1, A: 'ann', B: 'cy' },
  { table: 2, A: 'bob', B: 'di' },
];

const TAKEN_BACK: readonly (readonly [string, readonly TournamentEvent[], TournamentCommand])[] = [
  ['Take the entry back', FOUR, command('EnterPlayer', { player: 'eve' })],
  ['Enter the player again', FOUR, command('WithdrawPlayer', { player: 'bob' })],
  [
    'Back to what it was',
    ROUND_1,
    command('ChangeEntry', { player: 'bob', changes: { table: 2, rating: 7, groups: { club: ['c'] } }, because: 'x' }),
  ],
  ['Plays in every round', FOUR, command('StandBy', { player: 'bob', standby: true })],
  ['Not here after all', FOUR, command('CheckIn', { player: 'bob' })],
  ['Reinstate the player', ROUND_1, command('DropPlayer', { player: 'bob' })],
  [
    'Back to the engine’s draft',
    [...FOUR, DRAFTED],
    command('EditDraft', { round: 1, tables: SWAPPED, because: 'a lift home' }),
  ],
  ['Open the event again', OVER, command('EndTournament', {})],
  ['Take it back', FOUR, command('Announce', { text: 'Lunch is served.' })],
  ['Back to what it was', OVER, command('ChangeSettings', { changes: { rounds: 4 }, because: 'x', sure: true })],
];

test.each(TAKEN_BACK)(
  '%s: what is offered is taken by the event, and makes good what was done',
  (says, before, act) => {
    const events = after(before, act);
    expect(lastAct(record(events))).toMatchObject({ by: ORGANIZER.actor, undo: { says } });
    const [was, done, now] = [before, events, undone(events)].map((one) => essence(one));
    expect(done).not.toEqual(was);
    expect(now).toEqual(was);
  },
);

/** Who plays from when to when, what is drafted, what is set and said: in no order of coming. */
function essence(events: readonly TournamentEvent[]): object {
  const state = fold(decider, events);
  if (state.status === 'absent') return {};
  const entries = Object.values(state.entries)
    .filter(({ status }) => status !== 'withdrawn')
    .map(({ standby = false, formerly: _, barredFromBye = false, ...entry }) => ({ ...entry, standby, barredFromBye }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const tables = state.rounds.map((round) => round.tables.map(({ table, A, B }) => [table, A, B].join(' ')));
  const said = state.announcements.filter(({ takenBack }) => !takenBack);
  return { status: state.status, settings: state.settings, entries: entries.map(playsAgain), tables, said };
}

/** Whoever was dropped and came back plays from the next round on, which is the first that they would have missed. */
const playsAgain = ({ from: _, ...entry }: { readonly from: number }): object => entry;

test('what cannot be taken back says what is done instead', () => {
  expect(lastAct(record(ROUND_1))).toMatchObject({
    type: 'RoundPublished',
    instead: 'Change the tables concerned: their matches are void, and new ones open.',
  });
});

test('a draft is discarded, and drafted again as it was', () => {
  const drafted = after(FOUR, command('DraftRound', { round: 1 }));
  const discarded = undone(drafted);
  expect(lastAct(record(discarded))).toMatchObject({ type: 'DraftDiscarded', undo: { says: 'Draft it again' } });
  expect(undone(discarded).at(-1)).toEqual(drafted.at(-1));
});

test('a bye is taken back, or given as it was before', () => {
  const kind = (of: 'half' | 'full') => command('GiveBye', { round: 1, player: 'di', kind: of });
  const half = after(FOUR, kind('half'));
  const taken = undone(half);
  expect(fold(decider, taken)).toEqual(fold(decider, FOUR));
  expect(lastAct(record(taken))).toMatchObject({ type: 'ByeTakenBack', instead: 'Give the bye again.' });
  expect(lastAct(record(after(half, kind('full'))))).toMatchObject({
    undo: { type: 'GiveBye', data: { kind: 'half' }, says: 'Back to what it was', because: true },
  });
});

test('a check-in is taken back before round 1 is out, and afterwards the player is dropped', () => {
  const here = after(FOUR, command('CheckIn', { player: 'bob' }));
  const taken = undone(here);
  expect(lastAct(record(taken))).toMatchObject({
    type: 'CheckInTakenBack',
    undo: { type: 'CheckIn', says: 'Is here' },
  });
  const late = after(ROUND_1, command('CheckIn', { player: 'bob' }));
  expect(lastAct(record(late))).toMatchObject({ instead: 'Drop the player if they have left.' });
  const asked = command('TakeCheckInBack', { player: 'bob' });
  expect(decider.decide(asked, fold(decider, late), ORGANIZER)).toMatchObject({ outcome: 'refused' });
  expect(decider.decide(asked, fold(decider, FOUR), ORGANIZER).outcome).toBe('already');
});

test('what the server tells is nobody’s act', () => {
  const told = [...ROUND_1, toldOf(1), toldOf(2)];
  expect(lastAct(record(told))).toMatchObject({ type: 'RoundPublished', entry: ROUND_1.length - 1 });
  expect(SERVER.actor.role).toBe('system');
  expect(lastAct([])).toBeNull();
});

test('where somebody has moved up, whoever withdrew would wait', () => {
  const full = FOUR.map((one) =>
    one.type === 'TournamentSetUp' ? event('TournamentSetUp', { ...one.data, capacity: 4 }) : one,
  );
  const waiting = after(full, command('EnterPlayer', { player: 'eve' }));
  const events = after(waiting, command('WithdrawPlayer', { player: 'bob' }));
  expect(events.at(-1)?.type).toBe('PlayerAdmitted');
  expect(lastAct(record(events))).toMatchObject({
    type: 'PlayerWithdrawn',
    instead: expect.stringMatching(/moved up/),
  });
});

test('where somebody has moved up, whoever was dropped is only reinstated beside them', () => {
  const full = event('TournamentSetUp', { ...SETTINGS, capacity: 4 });
  const waiting = after([full, ...FOUR.slice(1)], command('EnterPlayer', { player: 'eve' }));
  const events = after(waiting, command('DropPlayer', { player: 'bob' }));
  expect(lastAct(record(events))).toMatchObject({
    type: 'PlayerDropped',
    instead: expect.stringMatching(/moved up/),
  });
});

test('where somebody has moved up into a larger field, it is not made smaller by itself', () => {
  const full = event('TournamentSetUp', { ...SETTINGS, capacity: 4 });
  const waiting = after([full, ...FOUR.slice(1)], command('EnterPlayer', { player: 'eve' }));
  const larger = command('ChangeSettings', { changes: { capacity: 5 }, because: 'a second room' });
  expect(lastAct(record(after(waiting, larger)))).toMatchObject({
    type: 'SettingsChanged',
    instead: expect.stringMatching(/moved up/),
  });
  expect(lastAct(record(after([full, ...FOUR.slice(1)], larger)))).toMatchObject({
    undo: { data: { changes: { capacity: 4 } } },
  });
});

test('what was never said before cannot be said to be as before', () => {
  const events = after(FOUR, command('ChangeSettings', { changes: { roundMinutes: 120 }, because: 'x' }));
  expect(lastAct(record(events))).toMatchObject({ instead: expect.stringMatching(/nothing was said of roundMinutes/) });
});
