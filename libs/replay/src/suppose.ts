import { is, type Occasion, type Refusal, type Static } from '@adjutant/kernel';
import {
  ABSENT,
  decideMatch,
  nextNumber,
  passOver,
  tell,
  type Entered,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { LedgerLine, Shelf } from '@adjutant/rules';
import { planOf, samePlanned, type Account, type Item, type Planned, type Supposal } from './planned.js';

/**
 * `corrected`: later uses that become illegal fall and are refunded, refused commands stay refused.
 * `re-executed`: refused commands that become legal are carried out as well.
 */
export const Reading = is.oneOf(['corrected', 're-executed']);
export type Reading = Static<typeof Reading>;

export const SupposedVerdict = is.oneOf([
  'recorded',
  'stands',
  'falls',
  'struck',
  'void',
  'refused',
  'now-legal',
  'inserted',
]);
export type SupposedVerdict = Static<typeof SupposedVerdict>;

/** One line of a supposed record. It has neither a type nor data, so nothing of it can be appended anywhere. */
export interface SupposedLine {
  /** Number of the entry; attempts and insertions stand between two entries, as 12.5. */
  readonly place: number;
  readonly what: string;
  readonly verdict: SupposedVerdict;
  readonly refusal?: Refusal;
  /** What the rules say against a use that stands all the same, since the match only advises. */
  readonly flagged?: Refusal;
  readonly after: MatchState;
  readonly lines: readonly LedgerLine[];
}

export interface Supposition {
  readonly reading: Reading;
  readonly story: readonly SupposedLine[];
  readonly outcome: MatchState;
}

/** Tells an account under some supposals. */
export type Suppose = (supposals: readonly Supposal[], reading: Reading) => Supposition;

/** Tells an account again under some supposals. Nothing is written, and nothing that comes back can be. */
export function suppose(
  shelf: Shelf,
  account: Account,
  supposals: readonly Supposal[],
  reading: Reading,
  occasion: Occasion,
): Supposition {
  return supposeOf(shelf, account, occasion)(supposals, reading);
}

/** The same for several tellings of one account: what one begins with just as the one before it did is not told again. */
export function supposeOf(shelf: Shelf, account: Account, occasion: Occasion): Suppose {
  let before: Told | undefined;
  return (supposals, reading) => {
    const plan = before?.supposals === supposals ? before.plan : planOf(account, supposals, occasion);
    const story = before ? begunAlike(before, plan, reading) : [];
    let state = story.at(-1)?.after ?? ABSENT;
    for (const item of plan.slice(story.length)) {
      const line = lineOf({ shelf, state, reading }, item);
      story.push(line);
      state = line.after;
    }
    before = { supposals, reading, plan, story };
    return { reading, story, outcome: withStruck(state, story) };
  };
}

/** How an account was told last. */
interface Told {
  readonly supposals: readonly Supposal[];
  readonly reading: Reading;
  readonly plan: readonly Planned[];
  readonly story: readonly SupposedLine[];
}

/** What becomes of an item rests on what stands before it and on itself; a refused command that is legal now on the reading as well. */
function begunAlike(before: Told, plan: readonly Planned[], reading: Reading): SupposedLine[] {
  const isOtherwise = ({ verdict }: SupposedLine, index: number): boolean =>
    !samePlanned(before.plan[index], plan[index]) || (verdict === 'now-legal' && reading !== before.reading);
  const end = before.story.findIndex(isOtherwise);
  return before.story.slice(0, end < 0 ? before.story.length : end);
}

/** The outcome names what was taken out, as the state of a really corrected record does. */
function withStruck(state: MatchState, story: readonly SupposedLine[]): MatchState {
  if (state.status === 'absent') return state;
  const struck = story
    .filter((line) => line.verdict === 'struck' && Number.isInteger(line.place))
    .map((line) => line.place);
  return { ...state, struck };
}

/** Where a telling stands when it comes to an item. */
interface SuppositionRun {
  readonly shelf: Shelf;
  readonly state: MatchState;
  readonly reading: Reading;
}

function lineOf(telling: SuppositionRun, { item, struck, judged }: Planned): SupposedLine {
  const { shelf, state } = telling;
  const place = item.number;
  if (item.attempt) {
    const what = item.attempt.command.type;
    if (struck) return { place, what, verdict: 'struck', after: state, lines: [] };
    return { place, what, ...tryAgain(telling, item.attempt, place, judged) };
  }
  const entered = item as Entered;
  const what = entered.event.type;
  if (struck) return { place, what, verdict: 'struck', after: passOver(state, entered), lines: [] };
  const { verdict, refusal, flagged, state: after, lines } = tell(shelf, state, entered, judged);
  return { place, what, verdict, ...(refusal ? { refusal } : {}), ...(flagged ? { flagged } : {}), after, lines };
}

type Tried = Pick<SupposedLine, 'verdict' | 'refusal' | 'after' | 'lines'>;

/** A refused command is asked again: it stays refused, or becomes legal, and is carried out only in the second reading. */
function tryAgain(
  { shelf, state, reading }: SuppositionRun,
  attempt: NonNullable<Item['attempt']>,
  place: number,
  judged: boolean,
): Tried {
  const decision = decideMatch(shelf, attempt.command, state, attempt.occasion);
  if (decision.outcome === 'refused') return { verdict: 'refused', refusal: decision.refusal, after: state, lines: [] };
  if (!judged && !attempt.inserted) return { verdict: 'refused', after: state, lines: [] };
  const verdict = attempt.inserted ? 'inserted' : 'now-legal';
  if (decision.outcome === 'already' || (reading === 'corrected' && !attempt.inserted))
    return { verdict, after: state, lines: [] };
  return { verdict, ...carryOut(shelf, state, decision.events, place) };
}

function carryOut(
  shelf: Shelf,
  state: MatchState,
  events: readonly MatchEvent[],
  place: number,
): Pick<SupposedLine, 'after' | 'lines'> {
  let after = state;
  const lines: LedgerLine[] = [];
  for (const [index, event] of events.entries()) {
    // Follow-up events name the entry they belong to by the number it would have had.
    const number = index === 0 ? place : place + index / 100_000;
    const renumbered = index === 0 ? event : renumber(event, nextNumber(state), place);
    const told = tell(shelf, after, { number, event: renumbered }, false);
    after = told.state;
    lines.push(...told.lines);
  }
  return { after, lines };
}

function renumber(event: MatchEvent, from: number, to: number): MatchEvent {
  if (event.type !== 'RollRecorded' || !event.data.roll.startsWith(`${from}/`)) return event;
  return { ...event, data: { ...event.data, roll: `${to}${event.data.roll.slice(String(from).length)}` } };
}

/** The account as it stands, told in the same shape, to compare a supposition with. */
export function asRecorded(suppose: Suppose): Supposition {
  return suppose([], 'corrected');
}
