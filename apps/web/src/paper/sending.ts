import type { Actor } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import { NO_ANSWER, problemOf } from '../api/problem.js';

/** A command with the id under which it is recorded once, however often it is sent. */
export interface Listed {
  readonly commandId: string;
  readonly command: MatchCommand;
  readonly occurredAt: string | undefined;
}

export interface Outcome {
  /** How many stand in the record, from the first on. */
  readonly recorded: number;
  /** What was refused, or never answered; null where all are recorded. */
  readonly problem: Error | null;
}

const DONE: ReadonlySet<unknown> = new Set(['recorded', 'already']);

/** Sends commands as one list: what comes after a line that is refused is not tried. */
export async function sendAll(match: string, lines: readonly Listed[], actor: Actor | undefined): Promise<Outcome> {
  const body = lines.map(({ commandId, command: { type, data }, occurredAt }) => ({
    ...{ commandId, type, data },
    ...(occurredAt === undefined ? {} : { occurredAt }),
    ...(actor === undefined ? {} : { actor }),
  }));
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/commands`, asked).catch(() => null);
  if (answer === null) return { recorded: 0, problem: new Error(NO_ANSWER) };
  const text = await answer.text();
  const answers = listIn(text);
  if (answers === null) return { recorded: 0, problem: problemOf(answer.status, text) };
  const stopped = answers.findIndex(({ outcome }) => !DONE.has(outcome));
  if (stopped < 0) return { recorded: answers.length, problem: null };
  return { recorded: stopped, problem: problemOf(answer.status, JSON.stringify(answers[stopped])) };
}

interface Answered {
  readonly outcome?: unknown;
}

/** A list is answered by a list; what is wrong with the request as a whole is said of it as a whole. */
function listIn(text: string): readonly Answered[] | null {
  if (!text.startsWith('[')) return null;
  return JSON.parse(text) as readonly Answered[];
}
