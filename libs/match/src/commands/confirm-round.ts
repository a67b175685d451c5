import { already, isOfPlayer, recorded } from '@adjutant/kernel';
import type { ConfirmRound } from '../commands.js';
import type { Figures } from '../figures.js';
import { confirmationOf, figuresAfter, hasEnded, sameFigures } from '../state/round-end.js';
import type { MatchState } from '../state/state.js';
import { no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';

/** A player agrees to the points of both at the end of a battle round. Nothing is closed by it: what changes since shows. */
export function confirmRound({ data }: ConfirmRound, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const { player, round, seen, named, typed } = data;
    if (open.status === 'opened') return notRunning(open);
    if (!hasEnded(context.shelf, open, round)) {
      const now = open.table.clock?.round ?? null;
      const message = `Battle round ${round} has not ended. Play it to its end, and confirm it then.`;
      return no('round/not-ended', message, { round, now });
    }
    const there = figuresAfter(context.shelf, open, round);
    if (!sameFigures(there, seen)) {
      const message = `At the end of battle round ${round} the record has ${inWords(there)}; you saw ${inWords(seen)}. Look again and confirm what is there, have it corrected, or call a judge.`;
      return no('round/figures-differ', message, { round, recorded: there, seen });
    }
    const before = confirmationOf(open, player, round)?.data;
    const { by } = enteredFor(context);
    const isSaidNow = before?.by !== undefined && by === undefined;
    if (before && sameFigures(before.seen, seen) && !isSaidNow) return already;
    return recorded({
      type: 'RoundConfirmed',
      data: { player, round, seen, ...(named || typed !== undefined ? { named: true } : {}), ...(by ? { by } : {}) },
    });
  });
}

/** `A 3 CP and 10 VP, B 1 CP and 5 VP` */
function inWords({ cp, vp }: Figures): string {
  return `A ${cp.A} CP and ${vp.A} VP, B ${cp.B} CP and ${vp.B} VP`;
}

/** Who enters something for a player; nothing where players say it themselves. */
export function enteredFor({ occasion: { actor } }: Context) {
  return isOfPlayer(actor.role) ? {} : { by: { id: actor.id, role: actor.role } };
}
