import { Reason, shape, type Refusal } from '@adjutant/kernel';
import type { RecordAnswer } from '@adjutant/store';
import { ComparedView, EffectView } from '@adjutant/views';
import { applyDecorators } from '@nestjs/common';
import { Answers } from '../describing/answers.js';
import { eventView, EventView } from '../describing/event-view.js';
import { problem, refusalMembers, type Problem } from '../problems/problem.js';
import { FailedCommand, RefusedCommand, SkippedCommand } from '../problems/problem-schema.js';
import type { Sent } from './envelope.js';

const Warning = shape.named('Warning', shape.closed({ code: shape.text(), message: shape.text() }));

const RecordedCommand = shape.named(
  'RecordedCommand',
  shape.closed({
    outcome: shape.oneOf(['recorded', 'already']),
    revision: shape.whole(),
    events: shape.list(EventView),
    paper: shape.optional(
      shape.says('What the paper says and the record has, where that was declared.', shape.list(ComparedView)),
    ),
    warnings: shape.optional(
      shape.says(
        'What was recorded all the same, and should not be passed over; left out where there is nothing.',
        shape.list(Warning),
      ),
    ),
    effects: shape.optional(
      shape.says(
        'The ledger lines that the command made: due, capped, credited, and the rule of the cap.',
        shape.list(EffectView),
      ),
    ),
    flags: shape.optional(
      shape.says(
        'What speaks against it, where the match only advises: what would have refused it in `strict`.',
        shape.list(Reason),
      ),
    ),
  }),
);

/**
 * What a sender gets for one command. Of a list, `skipped`: it was not tried, because of another command of the list.
 * `failed`: it could not be answered, and its problem says whether it may be recorded.
 */
export const CommandAnswer = shape.either(RecordedCommand, RefusedCommand, FailedCommand, SkippedCommand);
export type CommandAnswer =
  | shape.Static<typeof RecordedCommand>
  | (Problem & { readonly outcome: 'refused'; readonly revision?: number })
  | (Problem & { readonly outcome: 'failed' })
  | shape.Static<typeof SkippedCommand>;

/** What is answered to commands: to one, or to each of a list in its order. */
export function AnswersCommands(): MethodDecorator {
  const each = shape.list(CommandAnswer);
  const inPart = { says: 'Refused; a list is answered by a list, up to what stopped it.' };
  return applyDecorators(
    Answers(shape.either(RecordedCommand, each), { says: 'Recorded, or already so.' }),
    Answers(each, { status: '4XX', ...inPart }),
    Answers(each, { status: '5XX', ...inPart }),
  );
}

/** How a context answers. */
export interface Wording {
  /** What the commands are sent to: `match`. */
  readonly what: string;
  /** Refusals that say something about the request, or about who asks, rather than about the record; 422 for the rest. */
  readonly status: { readonly [code: string]: number };
  /** The code where others wrote first. */
  readonly stale: string;
}

type Asked = Pick<Sent, 'commandId' | 'expectedRevision'>;

export function answerOf(wording: Wording, sent: Asked, answer: RecordAnswer): CommandAnswer {
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

function refusedAs({ status }: Wording, { commandId }: Asked, revision: number, refusal: Refusal): CommandAnswer {
  const members = { ...refusalMembers(refusal), commandId, refusal };
  const answer = problem(status[refusal.code] ?? 422, refusal.code, refusal.message, members);
  return { ...answer, outcome: 'refused', revision };
}

function staleAs(
  { what, stale }: Wording,
  { commandId, expectedRevision: expected = -1 }: Asked,
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
