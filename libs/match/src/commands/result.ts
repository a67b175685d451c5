import { already, recorded } from '@adjutant/kernel';
import { clockText, nextPlace, type Clock, type Side, type Table } from '@adjutant/rules';
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
      const { round } = clock as Clock;
      const { rounds } = pack.sequence;
      const left = roundsLeft(round, rounds);
      return no(
        'match/rounds-left',
        `It is ${here}: ${left} is not played. Play on with AdvancePhase; or say that it ended before: ending "time" where time ran out, "judge" where a judge ends it. Who gives up does so with ConcedeMatch; who did not come is for DecideResult.`,
        { now: here, round, rounds },
      );
    }
    const [roll] = rolls;
    if (roll)
      return no('roll/pending', `A roll is still open: ${roll.due.purpose} of ${roll.player}.`, { roll: roll.id });
    const because = data.because === undefined ? {} : { because: data.because };
    return recorded({ type: 'MatchFinished', data: { ending, ...because } });
  });
}

function roundsLeft(round: number, rounds: number): string {
  const rest = `what is left of battle round ${round}`;
  if (rounds <= round) return rest;
  return `${rest} and battle ${rounds === round + 1 ? `round ${rounds}` : `rounds ${round + 1} to ${rounds}`}`;
}

/** Somebody who stayed away has conceded nothing, and nothing was played: only officials can say what it comes to. */
function nothingToFinish(): MatchDecision {
  const message =
    'The battle has not started, so there is nothing to finish. If a player did not come, or the match is settled without a battle, a judge or an organizer decides it with DecideResult (ground no-show, forfeit or agreement).';
  return no('match/not-started', message, { instead: 'DecideResult' });
}

/** Each open question once, with the words in which its entry asks it. */
function openQuestionsOf({ questions }: Table) {
  return questions
    .filter(({ number, key }, at) => questions.findIndex((one) => one.number === number && one.key === key) === at)
    .map(({ number, key, asks, by }) => ({ entry: number, question: key, asks, by }));
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
      const entries = [...new Set(open.table.questions.map((one) => one.number))];
      const questions = openQuestionsOf(open.table);
      const asked = questions.map(({ entry, asks, by }) => `entry ${entry}, for ${by}: ${asks}`);
      return no('question/open', `Answer first what is open (AnswerQuestion): ${asked.join(' ')}`, {
        entries,
        questions: questions.map((one) => ({ ...one })),
      });
    }
    return recorded({ type: 'ResultConfirmed', data: { player: data.player, ...says } });
  });
}
