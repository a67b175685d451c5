import { already, recorded } from '@adjutant/kernel';
import { depthOf, isDeeper } from '@adjutant/rules';
import type { RaiseDepth } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';

/** What was recorded stays recorded, so that a match only ever gets deeper. */
export function raiseDepth({ data }: RaiseDepth, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const now = depthOf(open.table);
    const { depth } = data;
    if (depth === now) return already;
    if (open.status !== 'opened' && open.status !== 'running') return notRunning(open);
    if (isDeeper(depth, now)) return recorded({ type: 'DepthRaised', data: { depth } });
    const message = `The match is recorded as deep as “${now}”; it can be raised, and never gets less deep.`;
    return no('depth/lower', message, { now, asked: depth });
  });
}
