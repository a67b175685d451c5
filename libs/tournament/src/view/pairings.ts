import { comparedWith } from '../pairing/compared.js';
import { isRefusal } from '../pairing/draft.js';
import { explaining, MOST_TOLD_AT_ONCE, type Explaining } from '../pairing/explaining/explain.js';
import { sayBye, sayTable } from '../pairing/explaining/sentences.js';
import { warningsOf } from '../pairing/warnings.js';
import { againstBracket } from '../event/bracket/by-hand.js';
import { rulesIn } from '../event/draft-by-rules.js';
import { listsWanting, type Wanting } from '../event/state/lists-wanting.js';
import type { OpenedTournament, RoundState } from '../event/state/state.js';
import { toldByBracket, type ToldByBracket } from './bracket-reasons.js';
import { pairsOffSchedule, toldByGroups } from './group-reasons.js';
import type { PairingsAnswer } from './pairings-answer.js';
import { overtaken } from './overtaken.js';
import { factsOfSheet, sheetOf } from './seats.js';
import { shownStandby } from './standby.js';
import { withSwapped } from './swapped.js';
import { shownRound, type Around } from './show.js';

export interface AskedPairings {
  /** The event when the sheet was last drawn or changed: reasons rest on what was known then. */
  readonly then: OpenedTournament;
  readonly seed: string;
  /** The one table, or the player with a bye, that is asked about; everybody where it is left out. */
  readonly only?: { readonly table: number } | { readonly player: string };
  /** As the sheet would be if these two changed places: what would be wrong with it is told before it is done. */
  readonly swap?: readonly [string, string];
  /** Beside what the engine would have drawn. */
  readonly compare?: boolean;
}

/** A round as it is paired, each table and bye with why; what is wrong with a draft is for staff. */
export function shownPairings(
  state: OpenedTournament,
  stands: RoundState,
  around: Around,
  asked: AskedPairings,
): PairingsAnswer {
  const round = asked.swap === undefined ? stands : withSwapped(stands, asked.swap);
  const looksAhead = round.status === 'drafted' || asked.swap !== undefined;
  const here = { ...round, tables: round.tables.filter(({ table, A, B }) => isAsked(asked.only, table, [A, B])) };
  const { tables: wanted, byes, ...head } = shownRound(here, state, around);
  const ofBracket: ToldByBracket = new Map([
    ...toldByGroups(asked.then, round, around),
    ...toldByBracket(asked.then, round, around),
  ]);
  const told = reasonsOf(besideBracket(round, ofBracket), asked);
  const players = [...wanted.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)];
  const standby = shownStandby(asked.then, round, around.nameOf).filter(({ player }) => isAskedFor(asked.only, player));
  return {
    ...{ tournament: around.id, revision: around.revision, round: head },
    tables: wanted.map((table) => ({
      ...table,
      ...(ofBracket.get(table.A) ?? (told ? whyTable(told, table.table, around) : UNTOLD)),
    })),
    byes: byes
      .filter(({ player }) => isAsked(asked.only, undefined, [player]))
      .map((bye) => ({ ...bye, ...(ofBracket.get(bye.player) ?? (told ? whyBye(told, bye.player, around) : UNTOLD)) })),
    standby,
    warnings:
      around.staff && looksAhead
        ? [
            ...changedSince(state, round, asked),
            ...listsIn(state, round),
            ...byesPassedOver(state, round, ofBracket),
            ...bracketBroken(state, stands, round),
            ...amongGroups(round, asked),
            ...warningsIn(besideBracket(round, ofBracket), asked),
          ]
        : [],
    ...(around.staff && asked.compare === true ? comparedIn(besideBracket(round, ofBracket), around, asked) : {}),
    names: Object.fromEntries(
      [...players, ...standby.map(({ player }) => player)].map((player) => [player, around.nameOf(player)]),
    ),
  };
}

function isAsked(only: AskedPairings['only'], table: number | undefined, players: readonly string[]): boolean {
  if (only === undefined) return true;
  return 'table' in only ? only.table === table : players.includes(only.player);
}

/** The sheet without what the bracket says: that has reasons of its own. */
function besideBracket(round: RoundState, ofBracket: ToldByBracket): RoundState {
  if (ofBracket.size === 0) return round;
  const tables = round.tables.filter(({ A }) => !ofBracket.has(A));
  return { ...round, tables, byes: round.byes.filter(({ player }) => !ofBracket.has(player)) };
}

const isAskedFor = (only: AskedPairings['only'], player: string): boolean =>
  only === undefined || ('player' in only && only.player === player);

const UNTOLD = { explained: null, says: '' };

interface Reasons {
  readonly of: Explaining;
  readonly briefly: boolean;
}

function reasonsOf(round: RoundState, { then, seed, only }: AskedPairings): Reasons | undefined {
  const told = explaining(factsOfSheet(then, round, seed), rulesIn(then.settings), sheetOf(round));
  const many = round.tables.length * 2 > MOST_TOLD_AT_ONCE;
  return isRefusal(told) ? undefined : { of: told, briefly: many && only === undefined };
}

function whyTable({ of, briefly }: Reasons, table: number, { nameOf }: Around) {
  const explained = of.table(table, briefly);
  return explained ? { explained, says: sayTable(explained, nameOf) } : UNTOLD;
}

function whyBye({ of, briefly }: Reasons, player: string, { nameOf }: Around) {
  const explained = of.bye(player, briefly);
  return explained ? { explained, says: sayBye(explained, nameOf) } : UNTOLD;
}

/** A draft rests on what was known when it was made: what was ruled since is said first. */
function changedSince(
  state: OpenedTournament,
  { number, status }: RoundState,
  { then }: AskedPairings,
): PairingsAnswer['warnings'] {
  if (status !== 'drafted') return [];
  const players = overtaken(then, state, number);
  return players.length === 0 ? [] : [{ gravity: 'grave', about: 'results-changed', players, table: null }];
}

/** Byes that were given before the cut: a bracket gives its own, and seats whoever has one. */
function byesPassedOver(
  { given }: OpenedTournament,
  { number, tables }: RoundState,
  ofBracket: ToldByBracket,
): PairingsAnswer['warnings'] {
  const isGiven = (player: string): boolean =>
    ofBracket.has(player) && given[player]?.some(({ round }) => round === number) === true;
  return tables.flatMap(({ table, A, B }) =>
    [A, B].filter(isGiven).map((player) => ({
      ...{ gravity: 'serious' as const, about: 'bye-passed-over', players: [player], table },
    })),
  );
}

/**
 * A schedule knows nothing of what was put together by hand: whoever it has meet afterwards is not looked at again, and may have met.
 */
function amongGroups(round: RoundState, asked: AskedPairings): PairingsAnswer['warnings'] {
  const offSchedule = pairsOffSchedule(asked.then, round);
  if (offSchedule === undefined) return [];
  const again = warningsIn(round, asked).filter(({ about }) => about === 'rematch');
  return [
    ...again,
    ...offSchedule.map(({ table, A, B }) => ({
      ...{ gravity: 'serious' as const, about: 'off-schedule', players: [A, B], table },
    })),
  ];
}

/** Two of a bracket who would not meet any more: the event takes no such change. */
function bracketBroken(state: OpenedTournament, before: RoundState, now: RoundState): PairingsAnswer['warnings'] {
  const players = againstBracket(state, now.number, before, now).map(({ player }) => player);
  return players.length === 0 ? [] : [{ gravity: 'impossible', about: 'against-bracket', players, table: null }];
}

const LISTS = {
  'no-list': 'serious',
  'list-illegal': 'serious',
  'list-unchecked': 'slight',
  'list-late': 'slight',
} as const satisfies Readonly<Record<Wanting, string>>;

/** Lists as they are now, and not when the round was drafted. A round that the event does not publish like that is told so. */
function listsIn(state: OpenedTournament, { tables }: RoundState): PairingsAnswer['warnings'] {
  const refused = state.settings.lists?.missing === 'refused';
  const playing = tables.flatMap(({ A, B }) => [A, B]);
  return listsWanting(state, playing).map(({ wanting, players }) => {
    const gravity = refused && wanting === 'no-list' ? 'impossible' : LISTS[wanting];
    return { gravity, about: wanting, players, table: null };
  });
}

/** Of what was known when the sheet was drawn or changed: a result that came since is no change by hand. */
function comparedIn(
  round: RoundState,
  { nameOf }: Around,
  { then, seed }: AskedPairings,
): Pick<PairingsAnswer, 'compared'> {
  const found = comparedWith(factsOfSheet(then, round, seed), rulesIn(then.settings), sheetOf(round), nameOf);
  return isRefusal(found) ? {} : { compared: found };
}

function warningsIn(round: RoundState, { then, seed }: AskedPairings): PairingsAnswer['warnings'] {
  const found = warningsOf(factsOfSheet(then, round, seed), rulesIn(then.settings), sheetOf(round));
  return isRefusal(found)
    ? []
    : found.map(({ gravity, about, players, table = null }) => ({ gravity, about, players, table }));
}
