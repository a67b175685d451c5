import { already, recorded } from '@adjutant/kernel';
import type { ReportOutcome } from '../commands.js';
import { rulingIn, type DisputeState } from '../state/state.js';
import { mayActAs, no, unknown, type Context, type DisputeDecision } from './context.js';

/** What became of a ruling in the match, as the server itself reports it. Reported again, nothing is recorded. */
export function reportOutcome({ data }: ReportOutcome, state: DisputeState, context: Context): DisputeDecision {
  if (!mayActAs(context, 'system'))
    return no('dispute/system-only', 'The server reports by itself what became of a ruling.', {
      role: context.occasion.actor.role,
    });
  if (state.status === 'absent') return unknown();
  const ruling = rulingIn(state, data.ruling);
  if (!ruling) return no('ruling/unknown', `This dispute has no ruling ${data.ruling}.`, { ruling: data.ruling });
  const { before, after } = ruling.basis;
  if (data.outcome === 'taken-back') {
    if (ruling.takenBack) return already;
    const { ruling: number, entry, revision, hash } = data;
    return recorded({
      type: 'RulingTakenBack',
      data: { ruling: number, entry, revision, hash, restored: hash === before },
    });
  }
  if (ruling.outcome) return already;
  if (data.outcome === 'not-carried-out') {
    const { ruling: number, code, message } = data;
    return recorded({ type: 'RulingNotCarriedOut', data: { ruling: number, code, message } });
  }
  const { ruling: number, entry, revision, hash, penaltiesRefused = [] } = data;
  const refused = penaltiesRefused.length === 0 ? {} : { penaltiesRefused };
  return recorded({
    type: 'RulingCarriedOut',
    data: { ruling: number, entry, revision, hash, asPreviewed: hash === after, ...refused },
  });
}
