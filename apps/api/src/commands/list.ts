import { Breath, InTurn } from '@adjutant/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteCode, noteError } from '../operations/request-watch.js';
import { isNotAllowed, problemIn, ProblemError, type Problem } from '../problems/problem.js';
import { answerTo, type Answerable } from '../problems/trouble.js';
import type { CommandAnswer } from './answer.js';
import { RecordCommand } from './record-command.js';

/** How a context takes what is sent to it. */
export interface Taking<Command> {
  take(command: Command): Promise<CommandAnswer>;
  /**
   * Throws where one of these is not for whoever sends it, on the state that those before it would leave, having told `at`
   * of which.
   */
  rehearse(commands: readonly Command[], at: (index: number) => void): Promise<void>;
}

export interface Taken {
  readonly answers: readonly CommandAnswer[];
  /** What kept one of them from being answered. */
  readonly trouble?: Answerable & { readonly thrown: unknown };
  /** A refusal of one says nothing of the whole. */
  readonly each?: true;
}

/**
 * Takes what was sent, one after the other. Of a list all are allowed or none is taken, each on the state that it would meet;
 * and each is asked again on the state that it does meet, where it is recorded. What follows one that was refused, or could
 * not be answered, was meant for a record that has not come about: it is not tried.
 */
export async function takeAll<Command>(
  commands: readonly Command[],
  taking: Taking<Command>,
  correlationId: string,
): Promise<Taken> {
  const [only, ...more] = commands;
  if (only !== undefined && more.length === 0) return { answers: [await taking.take(only)] };
  await rehearsed(commands, taking);
  const answers: CommandAnswer[] = [];
  const breath = new Breath();
  for (const command of commands) {
    // What stands in the record already is answered without any wait in which others would come in.
    await breath.take();
    try {
      answers.push(await taking.take(command));
    } catch (thrown) {
      // Nothing has been recorded: what is said of the request as a whole is the whole truth.
      if (answers.length === 0) throw noneTaken(thrown, 0, commands.length);
      return stoppedBy(thrown, answers, commands.length, correlationId);
    }
    if (answers.at(-1)?.outcome === 'refused') break;
  }
  return { answers: filled(answers, commands.length) };
}

/** A whole hall may come back at once: what it brings takes turns, and whoever presses at a table goes between. */
const COMING_BACK = new InTurn(16);

/**
 * Takes each of a list for itself, as a device sends what it has kept: what is wrong with one holds up no other. Only where the
 * server can take no more, what follows is not tried.
 */
export function takeEach(
  read: readonly (RecordCommand | Problem)[],
  taking: Pick<Taking<RecordCommand>, 'take'>,
  correlationId: string,
): Promise<Taken> {
  return COMING_BACK.run(() => takeInOrder(read, taking, correlationId));
}

async function takeInOrder(
  read: readonly (RecordCommand | Problem)[],
  { take }: Pick<Taking<RecordCommand>, 'take'>,
  correlationId: string,
): Promise<Taken> {
  const answers: CommandAnswer[] = [];
  const breath = new Breath();
  for (const one of read) {
    await breath.take();
    try {
      answers.push(one instanceof RecordCommand ? await take(one) : { ...one, outcome: 'refused' });
    } catch (thrown) {
      if (!isNotAllowed(thrown)) return stoppedBy(thrown, answers, read.length, correlationId);
      answers.push({ ...answerTo(thrown, correlationId).problem, outcome: 'refused' });
    }
  }
  return { answers, each: true };
}

async function rehearsed<Command>(commands: readonly Command[], { rehearse }: Taking<Command>): Promise<void> {
  let asked = 0;
  try {
    await rehearse(commands, (index) => (asked = index));
  } catch (thrown) {
    throw noneTaken(thrown, asked, commands.length);
  }
}

/** What to throw for a whole list: where somebody may not send one of them, with what became of each. */
function noneTaken(thrown: unknown, index: number, count: number): unknown {
  const problem = isNotAllowed(thrown) ? problemIn(thrown)?.problem : undefined;
  if (!problem) return thrown;
  const before = Array.from({ length: index }, () => SKIPPED);
  const answers = filled([...before, { ...problem, outcome: 'refused' as const }], count);
  return new ProblemError({ ...problem, facts: { ...factsIn(problem), command: index, recorded: 0 }, answers });
}

const SKIPPED = { outcome: 'skipped' } as const;

function filled<Answer>(answers: readonly Answer[], count: number): readonly (Answer | typeof SKIPPED)[] {
  return [...answers, ...Array.from({ length: count - answers.length }, () => SKIPPED)];
}

/** Whoever was heard before is told what came of each. */
function stoppedBy(thrown: unknown, answers: readonly CommandAnswer[], count: number, correlationId: string): Taken {
  const answered = answerTo(thrown, correlationId);
  const last = answers.at(-1);
  if (isNotAllowed(thrown)) {
    const revision = last && 'revision' in last && typeof last.revision === 'number' ? { revision: last.revision } : {};
    return { answers: filled([...answers, { ...answered.problem, outcome: 'refused', ...revision }], count) };
  }
  const recorded = answers.filter(({ outcome }) => outcome !== 'refused').length;
  const failed = {
    ...inList(answered.problem, { recorded, before: answers.length, of: count }),
    outcome: 'failed',
  } as const;
  return { answers: filled([...answers, failed], count), trouble: { ...answered, thrown } };
}

/** What was recorded before the trouble stands, and sent again it is recorded once. */
function inList(
  problem: Problem,
  { recorded, before, of }: { readonly recorded: number; readonly before: number; readonly of: number },
): Problem {
  const says = `${recorded} of the ${of} commands of this list are recorded; the same list may be sent again, and they are not recorded twice. Of number ${before + 1}: ${problem.detail}`;
  return { ...problem, detail: says, facts: { ...factsIn(problem), recorded, of } };
}

function factsIn({ facts }: Problem): object {
  return typeof facts === 'object' && facts !== null ? facts : {};
}

/** A list is answered by a list, one command by its own answer; the status is that of what stopped it. */
export function shown(
  { answers, trouble, each }: Taken,
  request: FastifyRequest,
  reply: FastifyReply,
): CommandAnswer | readonly CommandAnswer[] {
  const { body, url } = request;
  const refused = each ? undefined : answers.find((one) => one.outcome === 'refused');
  const stopped = refused ?? answers.find((one) => one.outcome === 'failed');
  if (stopped) {
    noteCode(request, stopped.code);
    void reply.status(stopped.status);
  }
  if (trouble?.unexpected) noteError(request, trouble.thrown);
  if (trouble?.retryAfterSeconds !== undefined) void reply.header('retry-after', String(trouble.retryAfterSeconds));
  if (each || Array.isArray(body)) return answers;
  if (stopped) void reply.type('application/problem+json');
  return stopped ? { ...stopped, instance: url } : (answers[0] as CommandAnswer);
}
