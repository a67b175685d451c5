import { secretHand, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { Settle } from '@adjutant/store';
import { isStranger, type Acting, signInFirst, targetOf, settling, notAllowed } from '@adjutant/access';
import type { Impartial } from '@adjutant/event';
import type { RecordCommand } from './commands/record-command.js';

/** Nobody learns what is wrong with a command who may not send any. */
export function signedIn(acting: Acting): Acting {
  if (isStranger(acting)) throw notAllowed(signInFirst(acting));
  return acting;
}

/** Who acts, asked on each state of the match that is read. */
export function settlingMatch(
  shelf: Shelf,
  asked: RecordCommand,
  acting: Acting,
  impartial: Impartial,
): Settle<MatchCommand, MatchState, MatchEvent> {
  const { command, sending } = asked;
  const { match } = sending;
  const settle = settling<MatchCommand, MatchState, MatchEvent>(asked, acting, {
    target: (state) => targetOf(shelf, command, match, state),
    impartial: (state, as) => impartial.assert({ command, match, hand: secretHand(shelf, command, state) }, as, state),
  });
  return async (state, repeated) => {
    const settled = await settle(state, repeated);
    if (repeated) return settled;
    return { ...settled, besides: { playing: await impartial.playing(settled.actor.id, match, state) } };
  };
}
