import type { BroughtList, ReaderName } from './reading.js';

type Refusal = Extract<BroughtList, { readonly ok: false }>['refusal'];

/** A refusal as a player reads it: programs by their names, and not by the ids that a command line takes. */
export function unreadText({ code, message, facts }: Refusal, readers: readonly ReaderName[]): string {
  if (code !== 'list/unknown') return message;
  const likely = Array.isArray(facts?.['likely']) ? facts['likely'] : [];
  const names = readers.filter(({ id }) => likely.includes(id)).map(({ name }) => name);
  if (names.length > 0)
    return `This could be of several programs (${names.join(', ')}): choose below which one wrote it.`;
  return 'No program that is known writes like this: choose below which one wrote it, or write one unit a line, as “10 Shock Troops”.';
}

export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

const MOST_LINES = 6;
const LONGEST = 80;

/** How the text begins, with the numbers of its lines. */
export function firstLines(text: string): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  // No more of it is cut up than is shown, however long it is.
  for (const [index, line] of text
    .slice(0, 4_000)
    .split(/\r\n?|\n/)
    .entries()) {
    const shown = line.trim();
    if (shown !== '')
      lines.push({ number: index + 1, text: shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown });
    if (lines.length === MOST_LINES) break;
  }
  return lines;
}
