import type { ListedMatch } from '@adjutant/views';
import { namedInRow } from '../common/elsewhere.js';

export const STATUS_WORDS: { readonly [status in ListedMatch['status']]: string } = {
  opened: 'Opened',
  running: 'Running',
  finished: 'Finished',
  confirmed: 'Confirmed',
};

/** What a row says of its match: before anything else, that nobody can go by its record. */
export function statusOf({ status, fault }: Pick<ListedMatch, 'status' | 'fault'>): string {
  return fault === undefined ? STATUS_WORDS[status] : 'Not what was recorded';
}

export type StatusFilter = 'all' | 'live' | 'ended';

export type Named = (player: string) => string;

/** Every word of the question has to stand somewhere in the title, the players, the pack or the status. */
export function matching(
  matches: readonly ListedMatch[],
  question: string,
  status: StatusFilter,
  named: Named = (player) => player,
): readonly ListedMatch[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  return matches.filter((match) => {
    const ended = match.status === 'finished' || match.status === 'confirmed';
    if (status !== 'all' && ended !== (status === 'ended')) return false;
    const { players } = match;
    const called = namedInRow(named, match);
    const people = [players.A, players.B, called(players.A), called(players.B)];
    const text = [match.title, ...people, match.pack, match.release, STATUS_WORDS[match.status]]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Matches that are being played stand first, as a judge who walks in looks for those; otherwise the newest do. */
export function inOrder(matches: readonly ListedMatch[]): readonly ListedMatch[] {
  const rank = (match: ListedMatch): number => ['running', 'opened', 'finished', 'confirmed'].indexOf(match.status);
  return [...matches].sort((one, other) => rank(one) - rank(other));
}
