import { recordsAgain, sayingAgain, type Occasion } from '@adjutant/kernel';
import fc from 'fast-check';
import { presetNamed } from '../standing/presets.js';
import type { TournamentCommand } from './commands.js';
import { TOURNAMENT } from './context.js';
import { tournamentSentence } from './sentence.js';
import { TOURNAMENT_EVENTS, type TournamentEvent } from './events.js';
import { tournamentFacts } from './state/tournament-facts.js';
import type { OpenedTournament, TournamentState } from './state/state.js';
import {
  asks,
  checkLaws,
  COMMITMENT,
  command,
  decider,
  neighbours,
  PACKS,
  PLAN,
  SEED,
  tells,
} from './testing/given.js';

const PLAYERS = ['ann', 'bob', 'cy', 'di', 'eve', 'fay', 'gus'];
const player = fc.constantFrom(...PLAYERS);
const round = fc.integer({ min: 1, max: 3 });
const table = fc.integer({ min: 1, max: 4 });
const because = 'x';
const said = tells(1).data.said;
const GAMES = { A: { gamesWon: 2, gamesDrawn: 0 }, B: { gamesWon: 1, gamesDrawn: 0 } };

/** What is asked in the order of a day, so that a story gets somewhere, and what may come at any time. */
const usual = round.chain((one) =>
  fc.constantFrom<TournamentCommand>(
    command('DraftRound', { round: one }),
    command('PublishRound', { round: one }),
    command('DiscardDraft', { round: one }),
    command('CloseRound', { round: one }),
  ),
);
const results = fc
  .tuple(round, table, fc.integer({ min: 1, max: 2 }), fc.constantFrom('reported', 'confirmed', 'ruled'))
  .map(([one, at, publication, sure]) => command('TellResult', { round: one, table: at, publication, said, sure }));
const people = player.chain((one) =>
  fc.constantFrom<TournamentCommand>(
    command('EnterPlayer', { player: one }),
    command('WithdrawPlayer', { player: one }),
    command('CheckIn', { player: one }),
    command('TakeCheckInBack', { player: one }),
    command('TellFigures', { player: one, figures: { painting: 7 } }),
    command('ChangeEntry', { player: one, changes: { table: 2, rating: null }, because }),
    command('ChangeEntry', { player: one, changes: { table: null, barredFromBye: true }, because }),
    command('StandBy', { player: one, standby: true }),
    command('StandBy', { player: one, standby: false }),
    command('DropPlayer', { player: one }),
    command('ReinstatePlayer', { player: one, because }),
    command('SubmitList', { player: one, digest: 'd'.repeat(64), check: 'legal', because }),
    command('OverruleList', { player: one, digest: 'd'.repeat(64), check: 'illegal', because }),
  ),
);
const byHand = fc
  .tuple(round, table, player, player)
  .chain(([one, at, A, B]) =>
    fc.constantFrom<TournamentCommand>(
      command('EditDraft', { round: one, tables: [{ table: at, A, B }], because }),
      command('ChangePublished', { round: one, tables: [{ table: at, A, B }], because }),
      command('ChangePublished', { round: one, tables: [{ table: at, A, B }], byes: [], because }),
      command('GiveBye', { round: one, player: A, kind: 'half' }),
      command('AssignResult', { round: one, player: A, result: at > 1 ? 'loss' : 'none', because, sure: true }),
      command('ExtendTime', { round: one, table: at, minutes: 5 }),
      command('ExtendTime', { round: one, minutes: 5 }),
      command('ExtendTime', { round: one, hall: 'Gym', minutes: 5 }),
      command('StartClock', { round: one, hall: 'Gym' }),
      command('StartClock', { round: one }),
      command('TakeResultBack', { round: one, table: at, publication: 1 }),
      command('TellDispute', { round: one, table: at, publication: 1, dispute: A, open: at > 1 }),
      command('TellVoid', { round: one, table: at, publication: 1, voided: A > B, because }),
      command('TellEffect', { ruling: B, effects: [{ player: A, figure: 'vp', add: -5 }] }),
      command('TellEffect', { ruling: B, effects: [{ round: one, table: at, publication: 1, minutes: 5 }] }),
      command('LiftEffect', { ruling: B }),
      command('CutField', { players: [A, B], others: 'are-done' }),
      command('CutField', { players: [A, B], others: at > 1 ? 'are-done' : 'play-on', bracket: true }),
    ),
  );
const whole = fc.constantFrom<TournamentCommand>(
  command('SweepNoShows', {}),
  command('LockLists', {}),
  command('RevealSeed', { seed: SEED }),
  command('EndTournament', {}),
  command('ReopenTournament', { because }),
  command('Announce', { text: 'Lunch.' }),
  command('TakeAnnouncementBack', { announcement: 1 }),
  command('ChangeSettings', { changes: { rounds: 2, standsAfterMinutes: 0 }, because, sure: true }),
);
const story = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant('goes-on' as const) },
    { weight: 1, arbitrary: fc.constant('by-hand' as const) },
    { weight: 2, arbitrary: usual },
    { weight: 2, arbitrary: results },
    { weight: 2, arbitrary: people },
    { weight: 3, arbitrary: byHand },
    { weight: 1, arbitrary: whole },
  ),
  { minLength: 30, maxLength: 120 },
);

/** What brings the day on: the next draft, its publication, its results, its end. */
function nextIn(state: TournamentState): readonly TournamentCommand[] {
  if (state.status === 'absent') return [];
  const last = state.rounds.at(-1);
  if (!last || last.status === 'closed') return [command('DraftRound', { round: state.rounds.length + 1 })];
  const { number } = last;
  if (last.status === 'drafted') return [command('PublishRound', { round: number })];
  const missing = last.tables.filter(({ result }) => result === undefined);
  const tell = missing.map(({ table: at, publication }) => tells(at, { round: number, publication }));
  return [...tell, command('CloseRound', { round: number })];
}

function byeIn({ entries, rounds }: OpenedTournament): readonly TournamentCommand[] {
  const of = { round: rounds.length + 1 };
  return Object.keys(entries)
    .slice(0, 1)
    .flatMap((one) => [
      command('GiveBye', { ...of, player: one, kind: 'zero' }),
      command('TakeByeBack', { ...of, player: one }),
    ]);
}

/** What is done by hand to the last round: two change sides, and a result is struck; before the next is drafted a bye is given and taken back. */
function byHandIn(state: TournamentState): readonly TournamentCommand[] {
  if (state.status === 'absent') return [];
  const last = state.rounds.at(-1);
  if (last === undefined || last.status === 'closed') return byeIn(state);
  const first = last.tables[0];
  if (!first) return [];
  const { number } = last;
  const tables = [{ table: first.table, A: first.B, B: first.A }];
  return [
    command(last.publication === 0 ? 'EditDraft' : 'ChangePublished', { round: number, tables, because }),
    command('TakeResultBack', { round: number, table: first.table, publication: first.publication }),
    command('ReportFigures', { player: first.A, round: number, both: GAMES }),
  ];
}

const SERVED: readonly TournamentCommand['type'][] = [
  'TellResult',
  'TakeResultBack',
  'TellDispute',
  'TellVoid',
  'TellEffect',
  'LiftEffect',
];
const whoAsks = ({ type }: TournamentCommand, minutes: number): Occasion =>
  asks(SERVED.includes(type) ? 'system' : 'organizer', minutes);

const again = new Set<string>();
const seen = new Set<string>();

type Asked = TournamentCommand | 'goes-on' | 'by-hand';

const asCommands = (asked: Asked, state: TournamentState): readonly TournamentCommand[] =>
  asked === 'goes-on' ? nextIn(state) : asked === 'by-hand' ? byHandIn(state) : [asked];

const START = [
  command('SetUpTournament', { ...PLAN, capacity: 6, standings: presetNamed('mtr')! }),
  ...PLAYERS.map((one) => command('EnterPlayer', { player: one })),
  ...PLAYERS.slice(0, 4).map((one) => command('CheckIn', { player: one })),
];

function play(asked: readonly Asked[]): TournamentState {
  const events: TournamentEvent[] = [];
  let state: TournamentState = decider.initial;
  let minutes = 0;
  const ask = (one: TournamentCommand): void => {
    const occasion = whoAsks(one, minutes++);
    const decision = decider.decide(one, state, occasion);
    if (decision.outcome !== 'recorded') return;
    const deciding = { occasion, seed: SEED, packs: PACKS, policies: [], draft: neighbours, hash: () => COMMITMENT };
    if (recordsAgain(TOURNAMENT, one, { state, world: undefined, deciding })) again.add(one.type);
    for (const event of decision.events) {
      checkStep(state, event);
      state = decider.evolve(state, event);
      events.push(event);
      seen.add(event.type);
      expect(tournamentSentence(event)).toMatch(/^\S.*\.$|: x$/);
    }
    checkState(state);
  };
  START.forEach(ask);
  for (const item of asked) asCommands(item, state).forEach(ask);
  const last = asked.findLast((item) => typeof item === 'object');
  if (last) checkLaws(events, last, whoAsks(last, 999));
  return state;
}

/** What no single step may do, whatever came before it. */
function checkStep(before: TournamentState, event: TournamentEvent): void {
  if (before.status === 'absent') return;
  const closed = before.rounds.filter(({ status }) => status === 'closed').length;
  if (event.type === 'RoundPublished' || event.type === 'RoundDrafted') expect(event.data.round).toBe(closed + 1);
  if (event.type === 'TableResultTakenBack') expect(event.data.round).toBeGreaterThan(closed);
  if (event.type === 'PublicationChanged') expect(event.data.round).toBe(closed + 1);
}

/** Nobody stands in two places of a round, no table twice, and only the last round is not closed. */
function checkState(state: TournamentState): void {
  if (state.status === 'absent') return;
  for (const one of state.rounds) {
    const standing = [...one.tables.flatMap(({ A, B }) => [A, B]), ...one.byes.map((bye) => bye.player)];
    expect(new Set(standing).size).toBe(standing.length);
    expect(new Set(one.tables.map((at) => at.table)).size).toBe(one.tables.length);
    if (one !== state.rounds.at(-1)) expect(one.status).toBe('closed');
  }
  const facts = tournamentFacts(state, SEED);
  const known = new Set(facts.entrants.map(({ id }) => id));
  const told = facts.rounds.flatMap(({ tables, open, byes }) => [
    ...tables.flatMap(({ seats }) => seats.map((seat) => seat.player)),
    ...open.flatMap(({ players }) => players),
    ...byes.map((bye) => bye.player),
  ]);
  expect(told.filter((id) => !known.has(id))).toEqual([]);
}

describe('whatever is asked of an event, in whatever order', () => {
  it('nobody stands in two places, rounds follow one another, and the facts name nobody unknown', () => {
    let furthest = 0;
    fc.assert(
      fc.property(story, (asked) => {
        const state = play(asked);
        if (state.status !== 'absent') furthest = Math.max(furthest, state.rounds.length);
      }),
      { numRuns: 250, seed: 23 },
    );
    // A law about events that never get anywhere says nothing.
    expect(furthest).toBe(3);
    expect(TOURNAMENT_EVENTS.filter((type) => !seen.has(type))).toEqual([]);
  });

  it('what records something once more when it is asked again says why it may, and nothing else does', () => {
    expect([...again].toSorted()).toEqual([...sayingAgain(TOURNAMENT)].toSorted());
  });
});
