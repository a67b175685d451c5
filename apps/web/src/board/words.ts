import type { BoardLine } from '@adjutant/views';
import type { Known } from './feed.js';
import type { Shown } from './address.js';

const SECONDS_IN_WORDS = 120;

/** How well the board knows what is played; nothing where it does, and as soon as it can. */
export function behindWords({ lostSince, delay, reading, read }: Known): string | null {
  if (lostSince !== null) {
    const since = new Date(lostSince).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    return read
      ? `No connection since ${since}: what is shown may be older.`
      : 'The server does not answer. This page goes on trying.';
  }
  if (reading) return 'Still reading the record: matches may be missing.';
  return delay === 0 ? null : `Shown ${lengthOf(delay)} later than it is played.`;
}

function lengthOf(seconds: number): string {
  if (seconds <= SECONDS_IN_WORDS) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}

/** Where a match is, in words that are read from afar. */
export function whereWords({ status, round, rounds, turn, step, sides, result }: BoardLine): string {
  if (result !== null) return result;
  if (status === 'opened' || round === null || round === 0) return 'Before the battle';
  const whose = turn === null ? '' : ` · ${sides[turn].name}`;
  return `Round ${round} of ${rounds}${whose}${step === null ? '' : ` · ${step}`}`;
}

/** The round alone, where there is little room. */
export function roundWords({ status, round, rounds, result }: BoardLine): string {
  if (result !== null) return status === 'confirmed' ? 'Final, confirmed' : 'Final';
  return status === 'opened' || round === null || round === 0 ? 'Before the battle' : `Round ${round} of ${rounds}`;
}

/** Said on a picture where there is nothing to show: whoever runs the stream opens it before the match is there. */
export const NO_MATCH_YET = 'No match yet';

/** What the tab of a browser, or the list of sources of a stream, calls it. */
export function titleOf(shown: Shown, { lines }: Known): string {
  if (shown.is === 'board') return 'Live matches · Adjutant';
  const called = lines.get(shown.match)?.title ?? NO_MATCH_YET;
  return `${shown.is === 'match' ? 'Board' : 'Overlay'}: ${called} · Adjutant`;
}
