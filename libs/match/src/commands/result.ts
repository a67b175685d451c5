import { already, recorded } from '@adjutant/kernel';
import { clockText, nextPlace, type Clock, type Side } from '@adjutant/rules';
import type { ConcedeMatch, ConfirmResult, FinishMatch } from '../commands.js';
import type { MatchState } from '../state/state.js';
import type { Awarded } from '../events.js';
import {
  no,
  notRunning,
  whileOpened,
  whileRunning,
  type ConcessionPolicy,
  type Context,
  type MatchDecision,
} from './context.js';

export function concedeMatch({ data }: ConcedeMatch, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    if (open.status !== 'running' && open.status !== 'opened') return notRunning(open);
    const awarded = awardedForConceding(data.player, context.occasion.concession);
    return recorded({ type: 'MatchConceded', data: { ...data, ...(awarded ? { awarded } : {}) } });
  });
}

function awardedForConceding(player: Side, policy: ConcessionPolicy | undefined): Awarded | undefined {
  if (!policy) return undefined;
  const { unit, winner, loser } = policy;
  return player === 'A' ? { unit, A: loser, B: winner } : { unit, A: winner, B: loser };
}

export function finishMatch({ data }: FinishMatch, state: MatchState, context: Context): MatchDecision {
  if (state.status === 'opened') return nothingToFinish();
  return whileRunning(context, state, (running, pack) => {
    const { clock, firstTurn, rolls } = running.table;
    const ending = data.ending ?? 'all-rounds-played';
    const next = nextPlace(pack.sequence, clock as Clock, firstTurn);
    if (ending === 'all-rounds-played' && next) {
      const here = clockText(pack.sequence, clock as Clock);
      return no(
        'match/rounds-left',
        `It is ${here}: rounds are left to play. Say that time ran out, or that a judge ends it.`,
        { now: here },
      );
    }
    const [roll] = rolls;
    if (roll)
      return no('roll/pending', `A roll is still open: ${roll.due.purpose} of ${roll.player}.`, { roll: roll.id });
    const because = data.because === undefined ? {} : { because: data.because };
    return recorded({ type: 'MatchFinished', data: { ending, ...because } });
  });
}

/** Somebody who stayed away has conceded nothing, and nothing was played: only officials can say what it comes to. */
function nothingToFinish(): MatchDecision {
  const message =
    'The battle has not started, so there is nothing to finish. If a player did not come, or the match is settled without a battle, a judge or an organizer decides it with DecideResult (ground no-show, forfeit or agreement).';
  return no('match/not-started', message, { instead: 'DecideResult' });
}

export function confirmResult({ data }: ConfirmResult, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    if (open.status === 'opened' || open.status === 'running')
      return no('match/not-finished', 'There is no result to confirm yet. Finish the match first.');
    const { actor } = context.occasion;
    const says = actor.role === 'player' ? {} : { by: { id: actor.id, role: actor.role } };
    const onlyEntered = open.enteredFor?.[data.player] !== undefined;
    if (open.confirmedBy.includes(data.player) && !(onlyEntered && actor.role === 'player')) return already;
    if (open.table.questions.length > 0) {
      const entries = open.table.questions.map((one) => one.number);
      return no('question/open', `Answer the open questions of entries ${entries.join(', ')} first.`, { entries });
    }
    return recorded({ type: 'ResultConfirmed', data: { player: data.player, ...says } });
  });
}
