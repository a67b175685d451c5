import {
  bracketOf,
  isOver,
  leaves,
  lostByBoth,
  openMatches,
  sittingAt,
  wonBy,
  type Bracket,
  type BracketMatch,
} from '../../pairing/formats/bracket.js';
import { isRefusal } from '../../pairing/draft.js';
import type { OpenedTournament, RoundState, TableState } from '../state/state.js';
import { thereIn } from '../there.js';

/** A bracket as it has been played, and the round of the event after which it begins. */
export interface PlayedBracket {
  readonly bracket: Bracket;
  readonly after: number;
}

/**
 * The bracket of an event with what its rounds before `round` came to, and without whoever has left by then: their opponents go
 * through. Undefined where the event was not cut to one.
 */
export function bracketBefore(state: OpenedTournament, round = Infinity): PlayedBracket | undefined {
  const { cut } = state;
  if (cut?.bracket !== true) return undefined;
  const seeded = bracketOf(cut.players);
  if (isRefusal(seeded)) return undefined;
  const played = state.rounds.filter(
    ({ number, publication }) => number > cut.after && number < round && publication > 0,
  );
  const out = latestOut(state);
  const bracket = played.reduce(
    (so, one) => withRound(withoutLeft(so, state, one), one, { after: cut.after, followed: one.number < out }),
    seeded,
  );
  const next = { number: cut.after + played.length + 1, tables: [], byes: [] };
  return { bracket: withoutLeft(bracket, state, next), after: cut.after };
}

const latestOut = ({ rounds }: OpenedTournament): number =>
  rounds.findLast(({ publication }) => publication > 0)?.number ?? 0;

/** The first round of a bracket that is out, and whether nobody is left to be beaten in it; undefined before one is. */
export function bracketOut(state: OpenedTournament): { readonly round: number; readonly isOver: boolean } | undefined {
  const played = bracketBefore(state);
  if (played === undefined) return undefined;
  const round = state.rounds.find(({ number, publication }) => number > played.after && publication > 0)?.number;
  return round === undefined ? undefined : { round, isOver: openMatches(played.bracket).length === 0 };
}

/** Whether a bracket that is out bars another cut: while it is played, and once it is over where places go by it. */
export const barsCut = ({ cut }: OpenedTournament, out: ReturnType<typeof bracketOut>): boolean =>
  out !== undefined && (!out.isOver || cut?.apart === true);

/** How many rounds more an event has to plan for its bracket to be played to its end. */
export function roundsLacking(state: OpenedTournament): number {
  const played = bracketBefore(state);
  if (played === undefined || openMatches(played.bracket).length === 0) return 0;
  const last = Math.max(...played.bracket.matches.map(({ round }) => round));
  return Math.max(0, played.after + last - state.settings.rounds);
}

/** Which matches of a bracket are played in a round of the event. */
export const matchesIn = ({ bracket, after }: PlayedBracket, round: number): readonly BracketMatch[] =>
  bracket.matches.filter((one) => one.round === round - after);

/** Whether the bracket says whom somebody meets in a round that is not drafted yet, or will once their match is won. */
export function isInBracket(state: OpenedTournament, round: number, player: string): boolean {
  const played = bracketBefore(state);
  if (played === undefined || round <= played.after) return false;
  const { bracket, after } = played;
  return bracket.matches.some(
    (one) => (!isOver(one) || one.round === round - after) && sittingAt(bracket, one).includes(player),
  );
}

/** The table at which a match of the bracket is played: that of the two who meet in it. */
export function tableOfMatch(bracket: Bracket, match: BracketMatch, round: RoundState): TableState | undefined {
  const [a, b] = sittingAt(bracket, match);
  return round.tables.find(({ A, B }) => (A === a && B === b) || (A === b && B === a));
}

interface InEvent {
  /** The round of the event after which the bracket begins. */
  readonly after: number;
  /** A later round is out, in which whoever was sent on has a seat. */
  readonly followed: boolean;
}

function withRound(before: Bracket, round: RoundState, { after, followed }: InEvent): Bracket {
  const here = before.matches.filter((one) => one.round === round.number - after);
  return here.reduce((bracket, match) => {
    if (isOver(match)) return bracket;
    const table = tableOfMatch(bracket, match, round);
    if (table === undefined) return withBye(bracket, match, round);
    return isHeldBack(table, followed) ? bracket : decided(bracket, match.match, table);
  }, before);
}

/** Whoever had a bye in the place of a match goes on, whatever becomes afterwards of who was away. */
function withBye(bracket: Bracket, match: BracketMatch, round: RoundState): Bracket {
  const two = sittingAt(bracket, match);
  const [one, other] = two.filter((player) => player !== undefined && standing(round).has(player));
  const rests = one !== undefined && other === undefined && round.byes.some(({ player }) => player === one);
  return rests && !two.includes(undefined) ? kept(bracket, wonBy(bracket, match.match, one)) : bracket;
}

type Sheet = Pick<RoundState, 'tables' | 'byes'>;

const standing = ({ tables, byes }: Sheet): ReadonlySet<string> =>
  new Set([...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)]);

/** A table that is disputed or void sends nobody on; whom it has sent on before that, only a ruling calls back. */
const isHeldBack = ({ disputes, outside, voided }: TableState, followed: boolean): boolean =>
  voided === undefined ? disputes !== undefined && (outside === true || !followed) : !followed;

/** A draw sends nobody on; both who lose are out. */
function decided(bracket: Bracket, match: number, { A, B, result }: TableState): Bracket {
  if (result === undefined) return bracket;
  const { said } = result;
  if (said.decided === 'double-loss') return lostByBoth(bracket, match);
  const winner = said.A.outcome === 'win' ? A : said.B.outcome === 'win' ? B : undefined;
  return winner === undefined ? bracket : kept(bracket, wonBy(bracket, match, winner));
}

/** Whoever is not there in a round of the event has left the bracket by then; who stood on its sheet was there. */
function withoutLeft(bracket: Bracket, state: OpenedTournament, round: Sheet & Pick<RoundState, 'number'>): Bracket {
  const [isThere, stood] = [thereIn(state, round.number), standing(round)];
  return bracket.seeds.filter((player) => !stood.has(player) && !isThere(player)).reduce(gone, bracket);
}

/** Who has no match to leave any more has lost already, or has won it all. */
function gone(bracket: Bracket, player: string): Bracket {
  return kept(bracket, leaves(bracket, player));
}

const kept = (bracket: Bracket, next: ReturnType<typeof leaves>): Bracket => (isRefusal(next) ? bracket : next);
