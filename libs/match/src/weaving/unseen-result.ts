import { no, type MatchDecision } from '../commands/context.js';
import type { MatchEvent } from '../events.js';
import { LINES } from '../state/lines.js';
import { recordOf } from '../state/state.js';
import type { Late } from './late.js';
import { isUnseen } from './same-act.js';

/** What is played and brings nobody any points by itself, or was said by both phones. */
const CHANGES_NOTHING: ReadonlySet<MatchEvent['type']> = new Set([
  'PhaseAdvanced',
  'RunningDeclared',
  'RoundConfirmed',
  'MatchFinished',
]);
const CHANGES_POINTS: ReadonlySet<MatchEvent['type']> = new Set(['PointsAdjusted', 'BalanceSet', 'ResultDecided']);

/** Results never merge by themselves: whoever confirms one has seen what it rests on. */
export function unlessUnseen(decision: MatchDecision, late: Late): MatchDecision {
  if (decision.outcome !== 'recorded') return decision;
  const unseen = recordOf(late.state).filter((one) => isUnseen(one, late) && mayChange(one.event.type));
  const entries = unseen.map(({ number }) => number);
  if (entries.length === 0) return decision;
  const named = entries.length === 1 ? `Entry ${entries[0]}` : `Entries ${entries.join(', ')}`;
  const message = `${named} came from elsewhere before this was confirmed: look at the result once more, and confirm what is there.`;
  return no('weave/result-unseen', message, { entries });
}

function mayChange(type: MatchEvent['type']): boolean {
  const { isPlayed, rewrites } = LINES[type];
  return (isPlayed && !CHANGES_NOTHING.has(type)) || rewrites || CHANGES_POINTS.has(type);
}
