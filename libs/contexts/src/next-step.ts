import { rulingIn, type OpenedDispute, type Ruling, type RulingGiven, type RulingRevoked } from '@adjutant/dispute';
import { namedId, type Actor, type Refusal } from '@adjutant/kernel';
import { rulingsIn, type AppliedRuling, type MatchState } from '@adjutant/match';

/** What is ruled or taken back in a dispute, and has to reach the match and the people whom it penalises. */
export type Ruled = RulingGiven | RulingRevoked;

/** What a step does, one at a time; each may be taken again, and asking again after it says what comes next. */
export type Step =
  /** The ruling becomes entries of the match. */
  | { readonly do: 'apply'; readonly ruling: string }
  /** Those entries are struck again. */
  | { readonly do: 'reverse'; readonly entry: number; readonly because: string }
  | { readonly do: 'issue'; readonly ruling: string; readonly index: number }
  | {
      readonly do: 'rescind';
      readonly ruling: string;
      readonly index: number;
      readonly by: Actor;
      readonly because: string;
    }
  /** The dispute is told what came of it: that says that all before it is done. */
  | { readonly do: 'report-carried-out'; readonly ruling: string; readonly at: AppliedRuling | null }
  | { readonly do: 'report-taken-back'; readonly ruling: string; readonly at: AppliedRuling | null }
  | { readonly do: 'report-failed'; readonly ruling: string; readonly refusal: Refusal };

/** A penalty of a ruling, as its person's record has it. */
export type PenaltyStands = 'absent' | 'given' | 'rescinded';

/** How the match stands, and whether remedies could be carried out on it, the ruling of the entry `reversing` taken back first. */
export interface MatchSeen {
  readonly state: MatchState;
  whyNot(ruling: string, reversing: number | null): Refusal | null;
}

export interface PenaltiesSeen {
  stands(ruling: string, index: number): PenaltyStands;
}

/** Steps that were tried and refused: nobody tries them again, and the dispute is told. By `stepName`. */
export type Refusals = ReadonlyMap<string, Refusal>;

/** What a step is called, to know it again. */
export function stepName(step: Step): string {
  if (step.do === 'reverse') return `reverse ${step.entry}`;
  return step.do === 'issue' || step.do === 'rescind'
    ? `${step.do} ${step.ruling}/${step.index}`
    : `${step.do} ${step.ruling}`;
}

/** The same penalty of the same ruling always has the same id: it is given once, and can be taken back. */
export function penaltyId(
  { dispute, ruling }: { readonly dispute: string; readonly ruling: string },
  index: number,
): string {
  return namedId(`penalty/${dispute}/${ruling}/${index}`);
}

/** Everything that the next step rests on: the three records, and what was refused on the way. */
export interface Seen {
  /** The id of the dispute. */
  readonly id: string;
  readonly dispute: OpenedDispute;
  readonly match: MatchSeen;
  readonly penalties: PenaltiesSeen;
  readonly refused: Refusals;
}

/** What has to be done next about something that was ruled; null where everything is done. */
export function nextStep({ type, data }: Ruled, seen: Seen): Step | null {
  if (type === 'RulingRevoked') {
    const { ruling, judge, because } = data;
    return toTakeBack(ruling, { by: { id: judge, role: 'head-judge' }, because }, seen);
  }
  if (rulingIn(seen.dispute, data.ruling)?.outcome) return null;
  return data.verdict === 'upheld' ? toFinish(data, null, seen) : toGive(data, seen);
}

/** Looked at as a whole before the first ruling is taken back: it must not be gone when the new one cannot stand. */
function toGive(given: RulingGiven['data'], seen: Seen): Step | null {
  const { ruling, judge, role, because } = given;
  const first = firstOf(given, seen.dispute);
  const applied = appliedIn(seen, ruling);
  const refusal = applied ? null : whyNot(ruling, first, seen);
  if (refusal) return { do: 'report-failed', ruling, refusal };
  const before = first === null ? null : toTakeBack(first, { by: { id: judge, role }, because }, seen);
  if (before) return before;
  return applied ? toFinish(given, applied, seen) : { do: 'apply', ruling };
}

function whyNot(ruling: string, first: string | null, { dispute, match, refused }: Seen): Refusal | null {
  const reversing = first === null ? null : entryToReverse(dispute, first);
  return refused.get(`apply ${ruling}`) ?? match.whyNot(ruling, reversing);
}

/** Under appeal a ruling that overturns the first takes its place. */
function firstOf({ instance }: RulingGiven['data'], dispute: OpenedDispute): string | null {
  return instance === 'final' && 'first' in dispute ? dispute.first : null;
}

interface TakingBack {
  readonly by: Actor;
  readonly because: string;
}

/** First what it did to the match, then its penalties, and the report after both. */
function toTakeBack(ruling: string, { by, because }: TakingBack, seen: Seen): Step | null {
  const taken = rulingIn(seen.dispute, ruling);
  if (!taken || taken.takenBack) return null;
  const applied = appliedIn(seen, ruling);
  const reverse = applied && ({ do: 'reverse', entry: applied.entry, because } as const);
  if (reverse && !applied.reversed && !seen.refused.has(stepName(reverse))) return reverse;
  const rescind = penaltySteps(taken, 'given', seen, (index) => ({ do: 'rescind', ruling, index, by, because }));
  return rescind ?? { do: 'report-taken-back', ruling, at: applied };
}

/** Penalties come after what is done to the match, and the report after both. */
function toFinish(given: RulingGiven['data'], at: AppliedRuling | null, seen: Seen): Step {
  const { ruling } = given;
  const issue = penaltySteps(given, 'absent', seen, (index) => ({ do: 'issue', ruling, index }));
  return issue ?? { do: 'report-carried-out', ruling, at };
}

/** The first penalty of a ruling that stands so and was not refused yet. */
function penaltySteps(
  { ruling, penalties }: Pick<Ruling, 'ruling' | 'penalties'>,
  wanted: PenaltyStands,
  { penalties: known, refused }: Seen,
  step: (index: number) => Step,
): Step | null {
  const index = penalties.findIndex(
    (_, one) => known.stands(ruling, one) === wanted && !refused.has(stepName(step(one))),
  );
  return index < 0 ? null : step(index);
}

function appliedIn({ id, match }: Seen, ruling: string): AppliedRuling | null {
  return rulingsIn(match.state).find(({ data }) => data.dispute === id && data.ruling === ruling) ?? null;
}

/**
 * The entry of the match at which the first ruling was applied that an overturned appeal takes back; null where it left
 * nothing there, or has been taken back already.
 */
export function entryToReverse(dispute: OpenedDispute, ruling: string): number | null {
  const first = rulingIn(dispute, ruling);
  return first?.outcome?.carriedOut && !first.takenBack ? first.outcome.entry : null;
}
