import type { Reason, Refusal } from '@adjutant/kernel';
import type { RecordAnswer } from '@adjutant/store';
import type { ComparedView, EffectView } from '@adjutant/views';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { eventView, type EventView } from '../matches/stored-view.js';
import { noteCode } from '../operations/request-watch.js';
import { isNotAllowed } from '../access/refused.js';
import { problem, refusalMembers, type Problem } from '../problems/problem.js';
import type { Sent } from './envelope.js';

/** What a sender gets for one command. `skipped`: an earlier command of the same list was refused. */
export type CommandAnswer =
  | {
      readonly outcome: 'recorded' | 'already';
      readonly revision: number;
      readonly events: readonly EventView[];
      /** What the paper says and the record has, where that was declared. */
      readonly paper?: readonly ComparedView[];
      /** What was recorded all the same, and should not be passed over; left out where there is nothing. */
      readonly warnings?: readonly { readonly code: string; readonly message: string }[];
      /** The ledger lines that the command made: due, capped, credited, and the rule of the cap. */
      readonly effects?: readonly EffectView[];
      /** What speaks against it, where the match only advises: what would have refused it in `strict`. */
      readonly flags?: readonly Reason[];
    }
  | (Problem & { readonly outcome: 'refused'; readonly revision: number })
  | { readonly outcome: 'skipped' };

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

/** Takes commands one after the other. What follows a refused one was meant for a record that has not come about: it is not tried. */
export async function inOrder<Command>(
  commands: readonly Command[],
  take: (command: Command) => Promise<CommandAnswer>,
): Promise<readonly CommandAnswer[]> {
  const answers: CommandAnswer[] = [];
  for (const command of commands) {
    const stopped = answers.at(-1)?.outcome === 'refused' || answers.at(-1)?.outcome === 'skipped';
    answers.push(stopped ? { outcome: 'skipped' } : await takeAfter(answers.at(-1), () => take(command)));
  }
  return answers;
}

/** Who may not send the first command is told that and nothing else; who was heard before is told what came of each. */
async function takeAfter(
  before: CommandAnswer | undefined,
  take: () => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  try {
    return await take();
  } catch (error) {
    if (!before || !('revision' in before) || !isNotAllowed(error)) throw error;
    return { ...error.problem, outcome: 'refused', revision: before.revision };
  }
}

/** A list is answered by a list, one command by its own answer; the status is that of the first refusal. */
export function shown(
  answers: readonly CommandAnswer[],
  request: FastifyRequest,
  reply: FastifyReply,
): CommandAnswer | readonly CommandAnswer[] {
  const { body, url } = request;
  const refused = answers.find((answer) => answer.outcome === 'refused');
  if (refused) {
    noteCode(request, refused.code);
    void reply.status(refused.status);
  }
  if (Array.isArray(body)) return answers;
  if (refused) void reply.type('application/problem+json');
  return refused ? { ...refused, instance: url } : (answers[0] as CommandAnswer);
}
