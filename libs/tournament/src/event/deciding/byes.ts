import { already, recorded } from '@adjutant/kernel';
import { isInBracket } from '../bracket/played.js';
import type { CommandOf } from '../commands.js';
import { roundOf, type Running, type TournamentState } from '../state/state.js';
import { no, whileRunning, whoIsIn, whoIsKnown, type TournamentDecision } from './context.js';
import { tooMany } from './drafting.js';

export function giveBye({ data }: CommandOf<'GiveBye'>, state: TournamentState): TournamentDecision {
  const { round, player, kind, because } = data;
  return whileRunning(state, (open) =>
    whoIsIn(open, player, ({ barredFromBye }) => {
      if (round > open.settings.rounds) return tooMany(open);
      const drafted = whereDrafted(open, round);
      if (drafted) return drafted;
      if (isInBracket(open, round, player))
        return no(
          'bye/bracket',
          `${player} is in the bracket, which gives byes by itself: drop them, so that their opponent goes on, or cut the field anew without them.`,
          { round, player },
        );
      const before = open.given[player]?.find((one) => one.round === round);
      if (before?.kind === kind) return already;
      if (barredFromBye === true && kind !== 'zero' && because === undefined)
        return no('bye/barred', `${player} is barred from byes: say why they have a ${kind} bye all the same.`, {
          round,
          player,
          kind,
        });
      return recorded({ type: 'ByeGiven', data });
    }),
  );
}

/** As long as nobody is paired around it; of somebody who has left meanwhile as well. */
export function takeByeBack({ data }: CommandOf<'TakeByeBack'>, state: TournamentState): TournamentDecision {
  const { round, player } = data;
  return whileRunning(state, (open) =>
    whoIsKnown(open, player, () => {
      if (roundOf(open, round)?.status === 'closed')
        return no('round/closed', `Round ${round} is closed: the bye of ${player} was had.`, { round, player });
      const drafted = whereDrafted(open, round);
      if (drafted) return drafted;
      const was = open.given[player]?.some((one) => one.round === round);
      return was ? recorded({ type: 'ByeTakenBack', data }) : already;
    }),
  );
}

function whereDrafted(open: Running, round: number): TournamentDecision | undefined {
  if (roundOf(open, round) === undefined) return undefined;
  return no(
    'round/published',
    `Round ${round} is drafted: edit it, discard the draft first, or change what was published.`,
    { round },
  );
}
