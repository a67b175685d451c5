import type { JsonObject } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import { no, type Context, type MatchDecision } from '../commands/context.js';
import { foldMatch } from '../state/fold.js';
import { recordOf, type MatchState } from '../state/state.js';
import { rulingsIn, type AppliedRuling } from './applied.js';
import { countsOf, sameCounts } from './counting.js';

/** By what a result is settled: both players have confirmed it, officials decided it, or the head judge ruled on one that was. */
export type SettledBy = 'confirmed' | 'decided' | 'ruled';

const SAYS: { readonly [By in SettledBy]: string } = {
  confirmed: 'Both players have confirmed this result',
  decided: 'This result was decided',
  ruled: 'The head judge has ruled on this result',
};

/** Null where a result may still change by other ways than a ruling of the head judge, or where there is none. */
export function settledBy(state: MatchState): SettledBy | null {
  if (!('result' in state)) return null;
  if (state.status === 'confirmed') return 'confirmed';
  if ('decided' in state.result) return 'decided';
  return rulingsIn(state).some((ruling) => overrides(ruling, state)) ? 'ruled' : null;
}

/** Whether a ruling changed a result that both had confirmed, and the match has not come to another end since. */
function overrides({ entry, data, block, reversed, elsewhere }: AppliedRuling, state: MatchState): boolean {
  if (reversed || elsewhere || data.by.role !== 'head-judge' || state.status === 'absent') return false;
  if ((state.table.ended?.number ?? Infinity) > entry) return false;
  const record = recordOf(state);
  const withdrawn = record.flatMap(({ number, event }) =>
    event.type === 'EntryCorrected' && block.includes(number) ? [event.data.entry] : [],
  );
  const confirmed = record.flatMap(({ number, event }) =>
    event.type === 'ResultConfirmed' && withdrawn.includes(number) ? [event.data.player] : [],
  );
  return SIDES.every((side) => confirmed.includes(side));
}

/**
 * Whether officials have ruled on what a match came to since it came to its end: that counts without confirmations. `onResult`:
 * whether a ruling is one on the result, and not on something beside it.
 */
export function ruledSinceItsEnd(state: MatchState, onResult: (ruling: AppliedRuling['data']) => boolean): boolean {
  if (!('result' in state)) return false;
  const ended = state.table.ended?.number ?? Infinity;
  return rulingsIn(state).some(
    ({ entry, data, reversed, elsewhere }) => !reversed && !elsewhere && entry > ended && onResult(data),
  );
}

/** What to do about a settled result: whoever rules is in a dispute already, and all others have to open one. */
const WAYS = {
  outside: 'Open a dispute with CallJudge: only a ruling of the head judge changes what counts about it.',
  ruling: 'Only a ruling of the head judge changes what counts about it: let the head judge rule on it.',
};

/** The decision, or why it may not be: a settled result stays settled as it is, but for a ruling of the head judge. */
export function sparingSettled(
  decision: MatchDecision,
  state: MatchState,
  { shelf }: Context,
  from: keyof typeof WAYS,
): MatchDecision {
  if (decision.outcome !== 'recorded' || decision.events.length === 0) return decision;
  const settled = settledBy(state);
  if (!settled) return decision;
  const after = foldMatch(shelf, decision.events, state);
  if (sameCounts(state, after) && settledBy(after) !== null) return decision;
  return untouchable(settled, state, after, from);
}

function untouchable(settled: SettledBy, state: MatchState, after: MatchState, from: keyof typeof WAYS): MatchDecision {
  const last = rulingsIn(state).findLast(({ reversed }) => !reversed);
  const there = last ? { dispute: last.data.dispute } : {};
  const facts: JsonObject = {
    settled,
    counts: countsOf(state),
    would: countsOf(after),
    ...(from === 'outside' && { through: 'CallJudge' }),
    ...there,
  };
  return no('result/settled', `${SAYS[settled]}. ${WAYS[from]}`, facts);
}

/** Whether nothing but confirmations settles a result, and a judge had been called before both stood. */
export function calledBeforeConfirmed(state: MatchState, called: number | undefined): boolean {
  if (called === undefined || state.status !== 'confirmed' || 'decided' in state.result) return false;
  const standing = recordOf(state).filter(({ number }) => !state.struck.includes(number));
  const first = SIDES.map(
    (side) =>
      standing.find(({ event }) => event.type === 'ResultConfirmed' && event.data.player === side)?.number ?? Infinity,
  );
  return called < Math.max(...first);
}
