import { already, asSentence, recorded } from '@adjutant/kernel';
import { SIDES } from '@adjutant/rules';
import type { DecideResult } from '../commands.js';
import { mayRule, no, whileOpened, type Context, type MatchDecision } from '../commands/context.js';
import type { DecidedResult, ResultDecided } from '../events.js';
import type { MatchState, OpenedState, Result } from '../state/state.js';
import { contradiction } from './contradiction.js';

/** Officials decide the result outside any dispute. What stands decided is decided anew by a ruling, or struck first. */
export function decideResult({ data }: DecideResult, state: MatchState, context: Context): MatchDecision {
  const { role } = context.occasion.actor;
  if (!mayRule(context.occasion))
    return no('result/judge-only', 'A judge, a head judge or an organizer decides a result.', { role });
  return whileOpened(context, state, (open) => {
    const stands = 'result' in open ? open.result : undefined;
    if (stands?.decided && !isSame(stands, data))
      return no(
        'result/already-decided',
        `The result is decided already (${stands.decided.ground}): ${asSentence(stands.decided.because)} A head judge's ruling decides it anew.`,
        { ground: stands.decided.ground, outcome: { ...stands.decided.outcome } },
      );
    return decided(open, data, data.because);
  });
}

/** The result as officials decide it, or why it cannot be what they say. */
export function decided(state: OpenedState, asked: DecidedResult, because: string): MatchDecision {
  const wrong = contradiction(asked);
  if (wrong) return no('result/contradictory', wrong, { outcome: { ...asked.outcome }, ground: asked.ground });
  if ('result' in state && isSame(state.result, asked)) return already;
  return recorded<ResultDecided>({ type: 'ResultDecided', data: { ...written(asked), because } });
}

/** The members that belong to a decision, in one order, and no others. */
function written({ outcome, ground, absent, awarded }: DecidedResult): DecidedResult {
  return {
    outcome: { A: outcome.A, B: outcome.B },
    ground,
    ...(absent ? { absent: SIDES.filter((side) => absent.includes(side)) } : {}),
    ...(awarded ? { awarded: { unit: awarded.unit, A: awarded.A, B: awarded.B } } : {}),
  };
}

function isSame({ decided: stands, awarded }: Result, asked: DecidedResult): boolean {
  if (!stands) return false;
  const { outcome, ground, absent } = stands;
  const standing = written({ outcome, ground, ...(absent ? { absent } : {}), ...(awarded ? { awarded } : {}) });
  return JSON.stringify(standing) === JSON.stringify(written(asked));
}
