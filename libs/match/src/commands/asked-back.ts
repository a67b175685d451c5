import { already, recorded } from '@adjutant/kernel';
import { opponentOf } from '@adjutant/rules';
import type { AgreeTakeBack, AskTakeBack, DeclineTakeBack } from '../commands.js';
import { withdrawing } from '../rulings/confirmations.js';
import { ruledElsewhere, ruledUpon } from '../rulings/guarding.js';
import { answerTo, openAsks, type OpenAsk } from '../state/asks.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { enteredFor } from './confirm-round.js';
import { corrected } from './corrections.js';
import { no, notRunning, whileOpened, type Context, type MatchDecision } from './context.js';
import { leftToJudges } from './take-back.js';

/** What is not the own latest entry is taken back with the other player's yes. */
export function askTakeBack({ data }: AskTakeBack, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const { player, entry } = data;
    const found = recordOf(open).find(({ number }) => number === entry);
    if (!found) return no('entry/not-recorded', `The record has no entry ${entry}.`, { entry });
    if (open.struck.includes(entry)) return already;
    if (open.status === 'confirmed') return notRunning(open);
    if (openAsks(open).some((one) => one.entry === entry && one.player === player)) return already;
    const barred = leftToJudges(found) ?? ruled(open, entry, context);
    return barred ?? recorded({ type: 'TakeBackAsked', data });
  });
}

export function agreeTakeBack({ data }: AgreeTakeBack, state: MatchState, context: Context): MatchDecision {
  return answering(data, 'TakeBackAgreed', state, context, (ask, open) => {
    const because = `${ask.player} asked to take it back, and ${data.player} agreed.`;
    const strike = { entry: ask.entry, correction: { kind: 'strike' }, because } as const;
    const struck =
      ruled(open, ask.entry, context) ??
      withdrawing(corrected({ type: 'CorrectEntry', data: strike }, open, context), open, context.shelf, because);
    if (struck.outcome !== 'recorded') return struck;
    return recorded({ type: 'TakeBackAgreed', data: { ...data, ...enteredFor(context) } }, ...struck.events);
  });
}

export function declineTakeBack({ data }: DeclineTakeBack, state: MatchState, context: Context): MatchDecision {
  return answering(data, 'TakeBackDeclined', state, context, () =>
    recorded({ type: 'TakeBackDeclined', data: { ...data, ...enteredFor(context) } }),
  );
}

function answering(
  { player, ask }: AgreeTakeBack['data'],
  answer: 'TakeBackAgreed' | 'TakeBackDeclined',
  state: MatchState,
  context: Context,
  decide: (asked: OpenAsk, open: OpenedState) => MatchDecision,
): MatchDecision {
  return whileOpened(context, state, (open) => {
    const asked = recordOf(open).find(({ number }) => number === ask)?.event;
    if (asked?.type !== 'TakeBackAsked' || open.struck.includes(ask))
      return no('take-back/not-asked', `Entry ${ask} asks for nothing to be taken back.`, { ask });
    if (asked.data.player === player) {
      const by = opponentOf(player);
      const message = `${player} has asked for this, so ${by} answers. Where ${by} does not agree, call a judge.`;
      return no('take-back/own-ask', message, { ask, by });
    }
    if (answerTo(open, ask) === answer) return already;
    const waits = openAsks(open).find((one) => one.ask === ask);
    if (!waits)
      return no('take-back/not-asked', `What entry ${ask} asks for is answered, or struck already: ask again.`, {
        ask,
      });
    if (open.status === 'confirmed') return notRunning(open);
    return decide(waits, open);
  });
}

function ruled(open: OpenedState, entry: number, context: Context): MatchDecision | null {
  return ruledElsewhere(open, entry) ?? ruledUpon(open, entry, context);
}
