import type { Occasion } from '@adjutant/kernel';
import { ABSENT, essenceOf, matchDecider, type MatchEvent, type MatchState } from '@adjutant/match';
import { replay, standing, suppose, type Account, type Attempt, type Reading } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { digest } from '@adjutant/seal';

/** What a build says of a record: what is kept of one build and asked of every later one. */
export interface Saying {
  readonly match: string;
  /** Refused commands, which stand beside the record and count in suppositions. */
  readonly attempts: readonly Attempt[];
  /** The state hash after each entry. */
  readonly states: readonly string[];
  /** What was found at each entry, and a hash of the ledger lines that it brought. */
  readonly findings: readonly (readonly string[])[];
  readonly lines: readonly string[];
  /** By entry: what becomes of the record when it is left out. */
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly corrected: Retold;
  readonly reExecuted: Retold;
}

export interface Retold {
  /** Every entry that does not simply stand: place, verdict and codes. */
  readonly otherwise: readonly string[];
  /** CP and VP of A, CP and VP of B. */
  readonly ends: readonly number[];
  readonly state: string;
}

const THEN = '2026-11-22T16:00:00.000Z';
const OCCASION: Occasion = { now: THEN, occurredAt: THEN, actor: { id: 'supposed', role: 'judge' } };

export const stateHashOf = (state: MatchState): string => digest(essenceOf(state));

/** The state hash after each entry that is asked about; nothing in the place of the others. */
export function statesOf(
  shelf: Shelf,
  events: readonly MatchEvent[],
  asked: (entry: number) => boolean = () => true,
): string[] {
  const decider = matchDecider(shelf);
  let state: MatchState = ABSENT;
  return events.map((event, entry) => {
    state = decider.evolve(state, event);
    return asked(entry) ? stateHashOf(state) : '';
  });
}

export function findingsOf(shelf: Shelf, events: readonly MatchEvent[]): Pick<Saying, 'findings' | 'lines'> {
  const { steps, broken } = replay(shelf, events);
  if (broken) throw new Error(`entry ${broken.number} cannot be read: ${broken.cause}`);
  return {
    findings: steps.map(({ findings }) =>
      findings.map(({ rule, check, footing, answer, code }) => [rule, check, footing, answer, code].join(' ')),
    ),
    lines: steps.map(({ lines }) => (lines.length === 0 ? '' : digest(lines))),
  };
}

export function leftOutOf(shelf: Shelf, account: Account, entry: number): LeftOut {
  return {
    corrected: retold(shelf, account, entry, 'corrected'),
    reExecuted: retold(shelf, account, entry, 're-executed'),
  };
}

function retold(shelf: Shelf, account: Account, entry: number, reading: Reading): Retold {
  const { story, outcome } = suppose(shelf, account, [{ leaveOut: [entry] }], reading, OCCASION);
  const otherwise = story
    .filter(({ verdict }) => verdict !== 'recorded' && verdict !== 'stands')
    .map(({ place, verdict, refusal, flagged }) => {
      const codes = (refusal ?? flagged)?.reasons.map(({ code }) => code) ?? [];
      return [place, verdict, ...codes].join(' ');
    });
  const ends = (['A', 'B'] as const).flatMap((side) => {
    const { cp, vp } = standing(outcome, side);
    return [cp, vp];
  });
  return { otherwise, ends, state: stateHashOf(outcome) };
}

/** Some record without a server: what was found at each entry, which lines each brought, and where it ends. */
export interface EndOf extends Pick<Saying, 'findings' | 'lines'> {
  readonly state: string;
}

export function endOf(shelf: Shelf, events: readonly MatchEvent[]): EndOf {
  return {
    ...findingsOf(shelf, events),
    state: statesOf(shelf, events, (entry) => entry === events.length - 1).at(-1) ?? '',
  };
}

/** Everything that this build says of a record. */
export function sayingOf(shelf: Shelf, match: string, account: Account): Saying {
  const { events, attempts } = account;
  return {
    match,
    attempts,
    states: statesOf(shelf, events),
    ...findingsOf(shelf, events),
    leftOut: events.map((_, entry) => leftOutOf(shelf, account, entry)),
  };
}
