import { is, type Static } from '@adjutant/kernel';
import { BoardLine } from './board-line.js';

const MINUTE = 60_000;

/** A match in which nothing has happened for so long has been left behind. */
export const BOARD_FORGETS_MS = 12 * 60 * MINUTE;
/** So long a match is shown that has not begun, or is over. */
export const BOARD_LINGERS_MS = 30 * MINUTE;

type Shown = Pick<BoardLine, 'status' | 'voided' | 'lastAt'>;

/** Whether a match is live: what is being played, and for a while what is about to be and what is over. */
export function isOnBoard({ status, voided, lastAt }: Shown, now: number): boolean {
  return !voided && now - lastAt < (status === 'running' ? BOARD_FORGETS_MS : BOARD_LINGERS_MS);
}

/** Newest activity first; of two at the same moment each keeps its place. */
export function inBoardOrder(one: Pick<BoardLine, 'lastAt' | 'match'>, other: typeof one): number {
  return other.lastAt - one.lastAt || (one.match < other.match ? -1 : 1);
}

const runsBehind = is.anyWhole({
  says: 'By how many seconds everything here runs behind the tables; 0 where it does not.',
});
const now = is.anyWhole({
  says: 'The moment that is told of, in milliseconds since 1970: pages set the clocks of matches by it.',
});

export const BoardAnswer = is.object(
  {
    now,
    delay: runsBehind,
    matches: is.many(BoardLine),
    count: is.anyWhole({ says: 'How many live matches there are on all pages.' }),
    reading: is.yes({ says: 'Whether the server is still reading its record: then live matches may be missing.' }),
    next: is.orNull(is.anyText(), { says: 'Hand it back as `after` for the next page; null on the last one.' }),
  },
  { name: 'BoardAnswer' },
);
export type BoardAnswer = Static<typeof BoardAnswer>;

export const BoardMatchAnswer = is.object({ now, delay: runsBehind, line: BoardLine }, { name: 'BoardMatchAnswer' });
export type BoardMatchAnswer = Static<typeof BoardMatchAnswer>;

/** What a stream of the board brings: every match that has changed since the frame before. */
export interface BoardNews {
  readonly now: number;
  readonly lines: readonly BoardLine[];
}
