import { LIMITS } from '../limits.js';
import { Unreadable } from '../refused.js';
import { folded } from './folded.js';

/** A line that is not empty. */
export interface Line {
  /** Counted from 1, in the text as it was pasted. */
  readonly number: number;
  readonly indent: number;
  /** The mark that it begins with; empty where it has none. */
  readonly bullet: string;
  /** Without the mark and the spaces around. */
  readonly text: string;
  /** With the mark. */
  readonly whole: string;
  /** Whether an empty line stands before it. */
  readonly apart: boolean;
}

/** Marks that begin an item without a space behind them, and those that are also parts of words. */
const PLAIN = '•◦▪·‣∙○●';
const SPACED = '*-–—';

/** The lines of a text that are not empty, after a look at how many and how long they are. */
export function linesIn(text: string): readonly Line[] {
  if (text.length > LIMITS.text)
    throw new Unreadable(
      'list/too-long',
      `The text has ${text.length} characters; a list has at most ${LIMITS.text}.`,
      {
        characters: text.length,
        most: LIMITS.text,
      },
    );
  const all = folded(text).split('\n');
  if (all.length > LIMITS.lines)
    throw new Unreadable('list/too-long', `The text has ${all.length} lines; a list has at most ${LIMITS.lines}.`, {
      lines: all.length,
      most: LIMITS.lines,
    });
  const long = all.findIndex((line) => line.length > LIMITS.line);
  if (long >= 0)
    throw new Unreadable('list/too-long', `Line ${long + 1} has more than ${LIMITS.line} characters: break it up.`, {
      line: long + 1,
      most: LIMITS.line,
    });
  return all.flatMap((raw, index) => {
    const whole = raw.trim();
    if (whole === '') return [];
    const apart = index > 0 && all[index - 1]?.trim() === '';
    return [{ number: index + 1, indent: raw.length - raw.trimStart().length, apart, whole, ...marked(whole) }];
  });
}

function marked(whole: string): { readonly bullet: string; readonly text: string } {
  const first = whole.charAt(0);
  const isMark = PLAIN.includes(first) || (SPACED.includes(first) && whole.charAt(1) === ' ');
  return isMark && whole.length > 1 ? { bullet: first, text: whole.slice(1).trim() } : { bullet: '', text: whole };
}

/**
 * How deep each line of a unit stands: by its mark first, by its indent where there is but one mark, since pasting takes
 * indents away. A line without a mark goes on where the one above it stands.
 */
export function levelsOf(lines: readonly Line[]): readonly number[] {
  const marks = [...new Set(lines.map(({ bullet }) => bullet).filter((bullet) => bullet !== ''))];
  const marked = lines.filter(({ bullet }) => bullet !== '');
  const indents = [...new Set((marks.length > 0 ? marked : lines).map(({ indent }) => indent))].sort((a, b) => a - b);
  let above = 0;
  return lines.map(({ bullet, indent }) => {
    if (marks.length > 1) return bullet === '' ? above : (above = marks.indexOf(bullet));
    if (marks.length === 1 && bullet === '') return above;
    return (above = Math.max(0, indents.indexOf(indent)));
  });
}
