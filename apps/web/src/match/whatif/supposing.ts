import type { JsonObject } from '@adjutant/kernel';
import type { MatchCommand, MatchEvent } from '@adjutant/match';
import type { Supposal } from '@adjutant/replay';
import type { AttemptView } from '@adjutant/views';

/** Ways to suppose that something was otherwise at an entry. */
export const WAYS = [
  { value: 'leave-out', label: 'had not happened' },
  { value: 'answer', label: 'had been answered otherwise' },
  { value: 'replace', label: 'had said something else' },
  { value: 'redate', label: 'had come before another' },
  { value: 'insert', label: 'had been followed by a command' },
] as const;

export type Way = (typeof WAYS)[number]['value'];

/** What somebody has filled in; only what the way asks for is looked at. */
export interface Filled {
  readonly way: Way;
  readonly question: string;
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly data: string;
  readonly before: number;
  readonly command: string;
}

/** The supposal that was filled in, or what is wrong with it. */
export function supposalOf(entry: number, filled: Filled): Supposal | { readonly wrong: string } {
  switch (filled.way) {
    case 'leave-out':
      return { leaveOut: [entry] };
    case 'answer':
      if (filled.question === '') return { wrong: 'This entry was asked no question.' };
      return { reanswer: { entry, answers: { [filled.question]: filled.answer } } };
    case 'redate':
      return { redate: { entry, before: filled.before } };
    case 'replace': {
      const data = objectIn(filled.data);
      return data ? { replace: { entry, data } } : { wrong: 'What it had said has to be a JSON object.' };
    }
    case 'insert': {
      const command = objectIn(filled.command);
      if (!command || typeof command['type'] !== 'string' || typeof command['data'] !== 'object')
        return { wrong: 'A command is a JSON object with a type and data.' };
      return { insert: { after: entry, command: command as unknown as MatchCommand } };
    }
  }
}

function objectIn(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

/** What the form begins with: the answers, the data and a command that was refused there. */
export function begunWith(event: MatchEvent | undefined, entry: number, attempts: readonly AttemptView[]): Filled {
  const data = event?.data ?? {};
  const questions = questionsOf(event);
  const refused = attempts.find(({ after }) => after === entry)?.command;
  return {
    way: 'leave-out',
    question: questions[0] ?? '',
    answer: 'no',
    data: JSON.stringify(data, null, 2),
    before: Math.max(0, entry - 1),
    command: JSON.stringify(refused ?? { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'a gift' } }),
  };
}

export function questionsOf(event: MatchEvent | undefined): readonly string[] {
  return event && 'answers' in event.data ? Object.keys(event.data.answers) : [];
}
