import { already, didYouMean, recorded } from '@adjutant/kernel';
import type { AnswerQuestion, ContestAnswer } from '../commands.js';
import type { UseDeclared } from '../events.js';
import { amend } from '../state/amend.js';
import { declarationOf } from '../events.js';
import { recordOf, type MatchState, type OpenedState } from '../state/state.js';
import { answeredAbove, settledAbove } from '../rulings/authority.js';
import { withdrawing } from '../rulings/confirmations.js';
import { ruledUpon } from '../rulings/guarding.js';
import { no, whileOpened, type Context, type MatchDecision } from './context.js';

export function answerQuestion({ data }: AnswerQuestion, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const declared = declaredIn(open, data.entry);
    if (!declared) return no('question/not-asked', `Entry ${data.entry} asks nothing.`, { entry: data.entry });
    const asked = [...open.table.questions, ...(open.table.presumed ?? [])];
    const pending = asked.some((one) => one.number === data.entry && one.key === data.question);
    const given = declared.answers[data.question];
    if (!pending && given === undefined) {
      const asked = [...Object.keys(declared.answers), ...asksOf(open, data.entry)];
      const near = didYouMean(data.question, asked) || '.';
      return no('question/not-asked', `Entry ${data.entry} does not ask ${data.question}${near}`, {
        entry: data.entry,
        question: data.question,
        asks: asked,
      });
    }
    if (!pending && given === data.answer) return already;
    const answered = recorded({ type: 'QuestionAnswered', data } as const);
    return (
      ruledUpon(open, data.entry, context) ??
      answeredAbove(open, data, context.occasion.actor) ??
      withdrawing(answered, open, context.shelf, data.because ?? 'The answer changed the result.')
    );
  });
}

function asksOf({ table }: OpenedState, entry: number): string[] {
  return table.questions.flatMap((one) => (one.number === entry ? [one.key] : []));
}

/** The entry stands, flagged, until the players agree or a judge rules. */
export function contestAnswer({ data }: ContestAnswer, state: MatchState, context: Context): MatchDecision {
  return whileOpened(context, state, (open) => {
    const declared = declaredIn(open, data.entry);
    if (!declared || declared.answers[data.question] === undefined) {
      return no('question/not-answered', `Entry ${data.entry} holds no answer to ${data.question}.`, {
        entry: data.entry,
        question: data.question,
      });
    }
    if (declared.player === data.player)
      return no(
        'question/own-answer',
        'Players contest what the other player vouched for; correct your own answer with CorrectEntry.',
      );
    const open2 = open.table.questions.some(
      (one) => one.number === data.entry && one.key === data.question && one.contested,
    );
    if (open2) return already;
    return (
      ruledUpon(open, data.entry, context) ??
      settledAbove(open, data, context.occasion.actor) ??
      recorded({ type: 'AnswerContested', data })
    );
  });
}

/** A use as it counts now, with every answer that was given or put right since. */
function declaredIn(open: OpenedState, number: number): UseDeclared | null {
  const use = amend(recordOf(open)).entries.find((entry) => entry.number === number);
  return use ? declarationOf(use.event) : null;
}
