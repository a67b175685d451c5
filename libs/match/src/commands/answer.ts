import { didYouMean, recorded, type Refusal } from '@adjutant/kernel';
import {
  answerOption,
  answerRule,
  reasonsFrom,
  weighAnswer,
  type Answering,
  type PendingAnswer,
} from '@adjutant/rules';
import type { AnswerUse, MatchCommand } from '../commands.js';
import { packOf } from '../state/apply.js';
import type { MatchState, Running } from '../state/state.js';
import { answersNothing } from './asked.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';
import { isNobody } from './names.js';
import { refuse } from '../refusals.js';

/** The answer that the match waits for, oldest first. */
function pendingIn({ table }: Running, number?: number): PendingAnswer | undefined {
  return table.answers.find((one) => number === undefined || one.number === number);
}

/** Whoever has to answer a use pays or lets it happen. */
export function answerUse({ data }: AnswerUse, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const pending = pendingIn(running, data.entry);
    if (!pending) return no('answer/none-pending', 'No use waits for an answer.', { entry: data.entry ?? null });
    const rule = pack.entries[pending.entry];
    const option = answerOption(rule, data.option);
    if (!rule || !option) {
      const known = (answerRule(rule)?.options ?? []).map((one) => one.id);
      const near = didYouMean(data.option, known) || '.';
      return no('answer/unknown-option', `Answer with one of: ${known.join(', ')}${near}`, {
        option: data.option,
        known,
      });
    }
    if (data.player !== pending.by)
      return no('answer/not-yours', `${pending.by} answers ${rule.name}, not ${data.player}.`, { by: pending.by });
    const { roles = {}, answers = {} } = data;
    const nobody = Object.values(roles).find((id) => isNobody(running.table, id));
    if (nobody !== undefined) return no('unit/unknown', `No roster has a unit ${nobody}.`, { unit: nobody });
    const unasked = answersNothing(pack, running.table, answers);
    if (unasked) return unasked;
    const answering: Answering = { player: data.player, option, roles, answers };
    const reasons = reasonsFrom(weighAnswer(pack, running.table, pending, answering), option.name, running.settings);
    return holding(reasons, running, data, context, (overridden) =>
      recorded({
        type: 'UseAnswered',
        data: { entry: pending.number, player: data.player, option: option.id, roles, answers, ...overridden },
      }),
    );
  });
}

/** What goes on while an answer is awaited: answering, and what judges and results need. */
const GOES_ON: ReadonlySet<MatchCommand['type']> = new Set([
  'AnswerUse',
  'AnswerQuestion',
  'ContestAnswer',
  'CorrectEntry',
  'RewindMatch',
  'ApplyRuling',
  'ReverseRuling',
  'AdjustPoints',
  'DecideResult',
  'ConcedeMatch',
  'FinishMatch',
  'RecordNote',
  'DeclareRunning',
  'OpenMatch',
  'SubmitRoster',
  'AskTakeBack',
  'AgreeTakeBack',
  'DeclineTakeBack',
]);

/** Why a command has to wait for an answer, or is recorded with that flag where the match only advises; null when it need not. */
export function answerFirst(command: MatchCommand, state: MatchState, { shelf }: Context): Refusal | null {
  if (state.status !== 'running' || GOES_ON.has(command.type)) return null;
  const pending = pendingIn(state);
  if (!pending) return null;
  const message = `${pending.by} has to answer ${packOf(shelf, state).entries[pending.entry]?.name ?? pending.entry} of ${pending.player} (entry ${pending.number}) first.`;
  return refuse('answer/pending', message, { entry: pending.number, by: pending.by });
}
