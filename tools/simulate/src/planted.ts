import { namedId, type Occasion } from '@adjutant/kernel';
import { toldOf, type TableStep } from '@adjutant/contexts';
import {
  tableMatch,
  type EventOf,
  type OpenedTournament,
  type RoundState,
  type TournamentDecider,
  type TournamentState,
} from '@adjutant/tournament';
import type { Parts } from './parts.js';
import type { Planting } from './simulate.js';

type Steps = ReturnType<Parts['steps']>;

/** Bugs for a simulation to find. Each wraps one real part of an installation; the product holds none of them. */
export const PLANTED: Readonly<Record<string, Planting>> = {
  'the second machine names matches in its own way': withSteps(
    (steps, machine) => (round, seen) =>
      steps(round, seen).map((step) =>
        step.do === 'open' && machine === 1 ? { ...step, match: namedId(`${step.match}/again`) } : step,
      ),
  ),
  'matches of tables that are gone stay': withSteps(
    (steps) => (round, seen) => steps(round, seen).filter(({ do: does }) => does !== 'void'),
  ),
  'players sit the wrong way round': withSteps(
    (steps) => (round, seen) =>
      steps(round, seen).map((step) => (step.do === 'open' ? { ...step, A: step.B, B: step.A } : step)),
  ),
  'results are told for the wrong player': withSteps((steps) => (round, seen) => {
    const untold = ({ said }: Extract<TableStep, { do: 'tell' }>) => ({ ...said, A: said.B, B: said.A });
    return steps(round, seen).flatMap((step): readonly TableStep[] =>
      step.do === 'tell' && !isTold(round, step) ? [{ ...step, said: untold(step) }] : step.do === 'tell' ? [] : [step],
    );
  }),
  'what is ruled about a closed round is passed over': withSteps(
    (steps) => (round, seen) => (round.status === 'closed' ? [] : steps(round, seen)),
  ),
  'who left is paired': withDraft(
    (draft) => (facts, round, settings) =>
      draft({ ...facts, entrants: facts.entrants.map(({ until: _, ...one }) => one) }, round, settings),
  ),
  'who is disqualified is paired': withTournament(
    (decide) => (command, state, occasion) =>
      decide(command, OF_EFFECTS.includes(command.type) ? state : pardoned(state), occasion),
  ),
  'nobody remembers who met': withDraft(
    (draft) => (facts, round, settings) =>
      draft({ ...facts, rounds: facts.rounds.map((one) => ({ ...one, tables: [], open: [] })) }, round, settings),
  ),
  'nobody remembers who had a bye': withDraft(
    (draft) => (facts, round, settings) =>
      draft({ ...facts, rounds: facts.rounds.map((one) => ({ ...one, byes: [] })) }, round, settings),
  ),
  'what is unconfirmed stands at once': (real) =>
    withSteps((steps) => (round, seen) => steps(round, { ...seen, now: aDayAfter(seen.now) }))(
      withTournament(
        (decide) => (command, state, occasion) =>
          decide(command, state, command.type === 'TellResult' ? aDayLater(occasion) : occasion),
      )(real),
    ),
  'what is only reported is told': withSteps((steps) => (round, seen) => {
    const told = steps(round, seen);
    const isNew = (at: RoundState['tables'][number]): boolean => at.result === undefined && !isIn(told, at);
    return [...told, ...round.tables.filter(isNew).flatMap((at) => toldAsReported(round, at, seen))];
  }),
  'what is confirmed is told once more': withTournament((decide) => (command, state, occasion) => {
    const decision = decide(command, state, occasion);
    const [told] = decision.outcome === 'recorded' ? decision.events : [];
    return told?.type === 'TableResultTold' && told.data.sure === 'confirmed'
      ? { outcome: 'recorded', events: [told, told] }
      : decision;
  }),
  'a round is published with somebody in it twice': withTournament((decide) => (command, state, occasion) => {
    const decision = decide(command, state, occasion);
    if (decision.outcome !== 'recorded') return decision;
    const events = decision.events.map((event) => {
      const [first, second, ...others] = event.type === 'RoundPublished' ? event.data.tables : [];
      if (event.type !== 'RoundPublished' || !first || !second) return event;
      return { ...event, data: { ...event.data, tables: [first, { ...second, A: first.A }, ...others] } };
    });
    return { ...decision, events };
  }),
  'a bye is worth nothing in the standings': withStandings(({ rounds, ...event }) => ({
    ...event,
    rounds: rounds.map((one) => ({ ...one, byes: [] })),
  })),
  'penalties do not reach the standings': withStandings((event) => ({ ...event, effects: {} })),
  'the points of the first player count for both': withStandings(({ rounds, ...event }) => ({
    ...event,
    rounds: rounds.map((one) => ({ ...one, tables: one.tables.map(withPointsOfA) })),
  })),
  'the last round that is closed does not count': withStandings(({ rounds, ...event }) => ({
    ...event,
    rounds: rounds.filter((one) => one !== rounds.findLast(({ status }) => status === 'closed')),
  })),
  'a penalty that is taken back goes on counting': withTournament(
    (decide) => (command, state, occasion) =>
      command.type === 'LiftEffect' ? { outcome: 'already' } : decide(command, state, occasion),
  ),
  'who lost goes on in the bracket': withTournament((decide) => (command, state, occasion) => {
    const decision = decide(command, state, occasion);
    if (decision.outcome !== 'recorded' || state.status === 'absent' || state.cut?.bracket !== true) return decision;
    const events = decision.events.map((event) => (event.type === 'RoundDrafted' ? withLoser(event, state) : event));
    return { ...decision, events };
  }),
  'groups are forgotten once round 1 is drawn': withTournament(
    (decide) => (command, state, occasion) =>
      decide(command, command.type === 'DraftRound' ? inOneGroup(state) : state, occasion),
  ),
  'the last who goes on by a cut is somebody else': withTournament((decide) => (command, state, occasion) => {
    const decision = decide(command, state, occasion);
    if (decision.outcome !== 'recorded' || command.type !== 'CutField' || state.status === 'absent') return decision;
    const events = decision.events.map((event) => (event.type === 'FieldCut' ? withAnother(event, state) : event));
    return { ...decision, events };
  }),
  'a seed that is free goes to the last in line': withTournament((decide) => (command, state, occasion) => {
    const decision = decide(command, state, occasion);
    if (decision.outcome !== 'recorded' || command.type === 'CutField' || state.status === 'absent') return decision;
    const events = decision.events.map((event) => (event.type === 'FieldCut' ? withLast(event, state) : event));
    return { ...decision, events };
  }),
  'an assigned result is forgotten in the standings': withStandings(({ assigned: _, ...event }) => event),
  'a ruling that is taken back stays in its match': (real) => ({
    ...real,
    ruled: (ruled, seen) => {
      const step = real.ruled(ruled, seen);
      return step?.do === 'reverse' ? { do: 'report-taken-back', ruling: ruled.data.ruling, at: null } : step;
    },
  }),
  'commands are acknowledged before they are on the disk': (real) => ({ ...real, waitsForDisk: false }),
  'a command that comes twice counts twice': (real) => ({
    ...real,
    sentAs: (commandId, time) => (time === 1 ? commandId : namedId(`${commandId}/${time}`)),
  }),
  'what a machine has at hand misses an entry now and then': (real) => ({ ...real, match: forgetful(real.match) }),
};

function withSteps(wrap: (steps: Steps, machine: number) => Steps): Planting {
  return (real) => ({ ...real, steps: (machine) => wrap(real.steps(machine), machine) });
}

function withStandings(wrap: (event: OpenedTournament) => OpenedTournament): Planting {
  return (real) => ({ ...real, standings: (event, ...more) => real.standings(wrap(event), ...more) });
}

function withPointsOfA(table: RoundState['tables'][number]): RoundState['tables'][number] {
  const { result } = table;
  if (!result) return table;
  const { A, B } = result.said;
  return { ...table, result: { ...result, said: { ...result.said, B: { ...B, figures: A.figures } } } };
}

function withDraft(wrap: (draft: Parts['draft']) => Parts['draft']): Planting {
  return (real) => ({ ...real, draft: wrap(real.draft) });
}

function withTournament(wrap: (decide: TournamentDecider['decide']) => TournamentDecider['decide']): Planting {
  return (real) => ({
    ...real,
    tournament: (draft, seed) => {
      const decider = real.tournament(draft, seed);
      return { ...decider, decide: wrap((...asked) => decider.decide(...asked)) };
    },
  });
}

const OF_EFFECTS: readonly string[] = ['TellEffect', 'LiftEffect'];

function pardoned(state: TournamentState): TournamentState {
  return state.status === 'absent' ? state : { ...state, effects: {} };
}

/** What was told once is not told again, or the wrong telling would go on for ever. */
function isTold({ tables }: RoundState, { table }: { readonly table: number }): boolean {
  return tables.some((one) => one.table === table && one.result !== undefined);
}

const aDayAfter = (now: string): string => new Date(Date.parse(now) + 86_400_000).toISOString();
const aDayLater = (occasion: Occasion): Occasion => ({ ...occasion, now: aDayAfter(occasion.now) });

const isIn = (steps: readonly TableStep[], { table }: { readonly table: number }): boolean =>
  steps.some((step) => 'table' in step && step.table === table);

/** As an earlier build did: a result is told as soon as somebody has reported it. */
function toldAsReported(
  { number: round }: RoundState,
  { table, publication }: RoundState['tables'][number],
  { id, match }: Parameters<Steps>[1],
): readonly TableStep[] {
  const says = toldOf(match(tableMatch(id, round, publication, table)));
  return says?.sure === 'reported' ? [{ do: 'tell', ...says, round, table, publication }] : [];
}

/** At the first table sits whom its first player has beaten. */
function withLoser(event: EventOf<'RoundDrafted'>, { rounds }: OpenedTournament): typeof event {
  const [first, ...others] = event.data.tables;
  const before = rounds.at(-1)?.tables.find(({ A, B }) => first !== undefined && [A, B].includes(first.A));
  if (first === undefined || before === undefined) return event;
  const A = before.A === first.A ? before.B : before.A;
  return { ...event, data: { ...event.data, tables: [{ ...first, A }, ...others] } };
}

/** All groups as one that meets by its own schedule. */
const inOneGroup = (state: TournamentState): TournamentState =>
  state.status === 'absent' || state.groups === undefined ? state : { ...state, groups: [state.groups.flat()] };

type FieldCut = EventOf<'FieldCut'>;

function withAnother(event: FieldCut, { entries }: OpenedTournament): FieldCut {
  const { players, rule } = event.data;
  const other = Object.values(entries).findLast(({ id, status }) => status === 'entered' && !players.includes(id));
  return other === undefined || rule === undefined
    ? event
    : { ...event, data: { ...event.data, players: [...players.slice(0, -1), other.id] } };
}

function withLast(event: FieldCut, { entries, cut }: OpenedTournament): FieldCut {
  const before = cut?.players ?? [];
  const last = Object.values(entries).findLast(({ id, status }) => status === 'entered' && !before.includes(id));
  const players = event.data.players.map((player) => (before.includes(player) ? player : (last?.id ?? player)));
  return { ...event, data: { ...event.data, players } };
}

const EVERY = 7;

function forgetful(match: Parts['match']): Parts['match'] {
  let entries = 0;
  const evolve: Parts['match']['evolve'] = (state, event, author) => {
    entries += 1;
    return entries % EVERY === 0 && event.type === 'VictoryPointsScored' ? state : match.evolve(state, event, author);
  };
  return {
    ...match,
    evolve,
    evolveAll: (state, all) => all.reduce((reached, { event, by }) => evolve(reached, event, by), state),
  };
}
