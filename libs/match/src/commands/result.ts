import { already, isOfPlayer, recorded } from '@adjutant/kernel';
import {
  areTold,
  clockText,
  depthOf,
  nextPlace,
  rollName,
  type Clock,
  type Pack,
  type Side,
  type Table,
} from '@adjutant/rules';
import type { ConcedeMatch, ConfirmResult, FinishMatch } from '../commands.js';
import { packOf } from '../state/apply.js';
import { totalScore, type MatchState, type OpenedState } from '../state/state.js';
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
  if (state.status === 'opened' && depthOf(state.table) === 'result') return finishedOnPaper(data, state, context);
  if (state.status === 'opened') return nothingToFinish();
  if ('result' in state && hasEndedSo(state, data)) return already;
  return whileRunning(context, state, (running, pack) => {
    if (depthOf(running.table) === 'result') return finishedOnPaper(data, running, context);
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
      return no('roll/pending', `A roll is still open: ${rollName(pack, roll)} of ${roll.player}.`, { roll: roll.id });
    return told(running, pack, data) ?? finishing(data);
  });
}

/** Whether the match was finished already as somebody says once more. */
function hasEndedSo(
  { table: { ended } }: OpenedState,
  { ending = 'all-rounds-played', winner }: FinishMatch['data'],
): boolean {
  return ended?.ending === ending && (winner === undefined || ended.winner === winner);
}

/** A result has no course of the battle to have come to its end. */
function finishedOnPaper(data: FinishMatch['data'], open: OpenedState, context: Context): MatchDecision {
  return told(open, packOf(context.shelf, open), data) ?? finishing(data);
}

function finishing({ ending = 'all-rounds-played', winner, because }: FinishMatch['data']): MatchDecision {
  const said = { ...(winner === undefined ? {} : { winner }), ...(because === undefined ? {} : { because }) };
  return recorded({ type: 'MatchFinished', data: { ending, ...said } });
}

/** What is wrong with the winner as the players say: points tell, unless the game goes by something else. */
function told({ table }: OpenedState, pack: Pack, { winner }: FinishMatch['data']): MatchDecision | null {
  if (winner === undefined) return null;
  if (!areTold(table))
    return no('result/derived', 'The match is recorded in full: who has won follows from that. Leave the winner out.', {
      winner,
    });
  const points = { A: totalScore(table, 'A'), B: totalScore(table, 'B') };
  const ahead = points.A === points.B ? 'draw' : points.A > points.B ? 'A' : 'B';
  if (winner === ahead || (!goesByPoints(pack) && ahead === 'draw')) return null;
  const message = `By the points recorded (A ${points.A}, B ${points.B}) ${ahead === 'draw' ? 'it is a draw' : `${ahead} has won`}, not ${winner}. Put the points right first, or leave the winner out.`;
  return no('result/winner-differs', message, { winner, points });
}

/** Whether nothing but points says who has won. */
export function goesByPoints({ entries }: Pick<Pack, 'entries'>): boolean {
  return !Object.values(entries).some(({ grants }) => grants?.results);
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
    const says = isOfPlayer(actor.role) ? {} : { by: { id: actor.id, role: actor.role } };
    const onlyEntered = open.enteredFor?.[data.player] !== undefined;
    if (open.confirmedBy.includes(data.player) && !(onlyEntered && isOfPlayer(actor.role))) return already;
    if (open.table.questions.length > 0) {
      const entries = [...new Set(open.table.questions.map((one) => one.number))];
      const questions = openQuestionsOf(open.table);
      const asked = questions.map(({ entry, asks, by }) => `entry ${entry}, for ${by}: ${asks}`);
      return no('question/open', `Answer first what is open (AnswerQuestion): ${asked.join(' ')}`, {
        entries,
        questions: questions.map((one) => ({ ...one })),
      });
    }
    return recorded({
      type: 'ResultConfirmed',
      data: { player: data.player, ...says, ...(data.named ? { named: true } : {}) },
    });
  });
}
