import { Reason, is, kindOf, type Refusal, type Refusals, type Static } from '@adjutant/kernel';
import { STORE_REFUSALS, type RecordAnswer } from '@adjutant/store';
import { ComparedView, EffectView } from '@adjutant/views';
import { applyDecorators } from '@nestjs/common';
import { Answers } from '../describing/answers.js';
import { eventView, type EventView } from '@adjutant/store';
import { RecordedEvent } from '../describing/events.js';
import { problem, problemOf, refusalMembers, STATUS, type Problem } from '../problems/problem.js';
import { FailedCommand, RefusedCommand, SkippedCommand } from '../describing/problem-schema.js';
import type { Sent } from './sent.js';
import type { EdgeCode } from '../problems/refusals.js';

const Warning = is.object({ code: is.anyText(), message: is.anyText() }, { name: 'Warning' });

const RecordedCommand = is.object(
  {
    outcome: is.oneOf(['recorded', 'already']),
    revision: is.anyWhole(),
    events: is.many(RecordedEvent),
    paper: is.optional(
      is.many(ComparedView, { says: 'What the paper says and the record has, where that was declared.' }),
    ),
    warnings: is.optional(
      is.many(Warning, {
        says: 'What was recorded all the same, and should not be passed over; left out where there is nothing.',
      }),
    ),
    effects: is.optional(
      is.many(EffectView, {
        says: 'The ledger lines that the command made: due, capped, credited, and the rule of the cap.',
      }),
    ),
    flags: is.optional(
      is.many(Reason, {
        says: 'What speaks against it, where the match only advises: what would have refused it in `strict`.',
      }),
    ),
  },
  { name: 'RecordedCommand' },
);

/**
 * What a sender gets for one command. Of a list, `skipped`: it was not tried, because of another command of the list.
 * `failed`: it could not be answered, and its problem says whether it may be recorded.
 */
export const CommandAnswer = is.either(RecordedCommand, RefusedCommand, FailedCommand, SkippedCommand);
export type CommandAnswer =
  | Static<typeof RecordedCommand>
  | (Problem & { readonly outcome: 'refused'; readonly revision?: number })
  | (Problem & { readonly outcome: 'failed' })
  | Static<typeof SkippedCommand>;

/** What is answered to commands: to one, or to each of a list in its order. */
export function AnswersCommands(): MethodDecorator {
  const each = is.many(CommandAnswer);
  const inPart = { says: 'Refused; a list is answered by a list, up to what stopped it.' };
  return applyDecorators(
    Answers(is.either(RecordedCommand, each), { says: 'Recorded, or already so.' }),
    Answers(each, { status: '4XX', ...inPart }),
    Answers(each, { status: '5XX', ...inPart }),
  );
}

/** How a context answers. */
export interface Wording {
  /** What the commands are sent to: `match`. */
  readonly what: string;
  /** What it refuses with: a code that says something about the request, or about who asks, says why; the rest is 422. */
  readonly refusals: Refusals;
  /** The code where others wrote first. */
  readonly stale: EdgeCode;
}

type CommandKey = Pick<Sent, 'commandId' | 'expectedRevision'>;

export function answerOf(wording: Wording, sent: CommandKey, answer: RecordAnswer): CommandAnswer {
  switch (answer.outcome) {
    case 'recorded': {
      const { outcome, revision, events, flags } = answer;
      return { outcome, revision, events: events.map(eventView), ...(flags ? { flags } : {}) };
    }
    case 'already':
      return { outcome: answer.outcome, revision: answer.revision, events: answer.events.map(eventView) };
    case 'conflict':
      return staleAs(wording, sent, answer.revision, answer.events.map(eventView));
    case 'refused':
      return refusedAs(wording, sent, answer.revision, answer.refusal);
  }
}

export function withWarnings(
  answer: CommandAnswer,
  warnings: readonly { readonly code: string; readonly message: string }[],
): CommandAnswer {
  const stands = answer.outcome === 'recorded' || answer.outcome === 'already';
  return stands && warnings.length > 0 ? { ...answer, warnings } : answer;
}

function refusedAs(
  { refusals }: Wording,
  { commandId }: CommandKey,
  revision: number,
  refusal: Refusal,
): CommandAnswer {
  const members = { ...refusalMembers(refusal), commandId, refusal };
  const { why = 'ruled-out' } = kindOf(refusals, refusal.code) ?? kindOf(STORE_REFUSALS, refusal.code) ?? {};
  const answer = problemOf(STATUS[why], refusal.code, refusal.message, members);
  return { ...answer, outcome: 'refused', revision };
}

function staleAs(
  { what, stale }: Wording,
  { commandId, expectedRevision: expected = -1 }: CommandKey,
  revision: number,
  events: readonly EventView[],
): CommandAnswer {
  const since = events.length === 0 ? '' : ` The ${events.length} event(s) since then are listed here.`;
  const detail = `The ${what} stands at revision ${revision}, not ${expected}.${since} Look at them and decide again.`;
  const facts = { expected, actual: revision };
  const refusal = { code: stale, message: detail, facts, cites: [] };
  const members = { facts, cites: [], reasons: [refusal], commandId, refusal, events };
  return { ...problem(409, stale, detail, members), outcome: 'refused', revision };
}
