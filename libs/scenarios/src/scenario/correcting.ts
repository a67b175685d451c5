import type { Json } from '@adjutant/kernel';
import { recordOf, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { answersOf } from './answering.js';
import type { ScenarioStep } from './step.js';
import { by } from './who.js';

/** Number of the record's entry that a step made, for steps that speak of earlier ones. */
export type EntryOfStep = (step: number, type?: MatchEvent['type']) => number;

/** What answers, contests or corrects an entry; null where the step does none of it. */
export function rulingCommand(state: MatchState, step: ScenarioStep, entryOf: EntryOfStep): MatchCommand | null {
  const because =
    typeof step.because === 'string' && step.then !== 'refused' && step.then !== 'rejected'
      ? step.because
      : (step.say ?? 'ruled');
  if (step.answer) {
    const { question, is } = step.answer;
    return {
      type: 'AnswerQuestion',
      data: { entry: entryOf(step.answer.step), question, answer: is === true || is === 'yes' ? 'yes' : 'no' },
    };
  }
  if (step.contest)
    return {
      type: 'ContestAnswer',
      data: {
        entry: entryOf(step.contest.step),
        question: step.contest.question,
        player: by(step),
        because: step.contest.because,
      },
    };
  if (step.strike !== undefined)
    return { type: 'CorrectEntry', data: { entry: entryOf(step.strike), correction: { kind: 'strike' }, because } };
  if (step.rewind !== undefined) return { type: 'RewindMatch', data: { to: entryOf(step.rewind), because } };
  if (!step.correct) return null;
  return correctionCommand(state, step.correct, entryOf, because);
}

function correctionCommand(
  state: MatchState,
  correct: NonNullable<ScenarioStep['correct']>,
  entryOf: EntryOfStep,
  because: string,
): MatchCommand {
  // Dice that came with a use are the entry after it.
  if (correct.die !== undefined)
    return {
      type: 'CorrectEntry',
      data: {
        entry: entryOf(correct.step, 'RollRecorded'),
        correction: { kind: 'amend', data: { dice: [correct.die] } },
        because,
      },
    };
  const entry = entryOf(correct.step);
  if (correct.answers)
    return {
      type: 'CorrectEntry',
      data: { entry, correction: { kind: 'answer', answers: answersOf(correct.answers) }, because },
    };
  if (correct.before !== undefined)
    return {
      type: 'CorrectEntry',
      data: { entry, correction: { kind: 'redate', before: entryOf(correct.before) }, because },
    };
  const data = correct.says ? factCorrected(state, entry, correct.says) : (correct.data ?? {});
  return { type: 'CorrectEntry', data: { entry, correction: { kind: 'amend', data }, because } };
}

/** The fact as it was written down, with some of it said otherwise. */
function factCorrected(
  state: MatchState,
  entry: number,
  says: { readonly [field: string]: Json },
): { readonly [member: string]: Json } {
  const event = recordOf(state).find((one) => one.number === entry)?.event;
  if (event?.type !== 'FactRecorded') throw new Error(`Entry ${entry} is no fact.`);
  return { data: { ...(event.data.data as { readonly [field: string]: Json }), ...says } };
}
