import { partOf, searchable, withNumbers } from '@adjutant/kernel';
import type { MatchSummary } from '@adjutant/views';
import type { Sought } from '../sought.js';

/** Ids that were made up: nobody reads one, and every short word in small letters would be found in some. */
const MADE_UP = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Said = Pick<MatchSummary, 'title' | 'pack' | 'release' | 'players'>;

/** What a match says of itself that somebody might look for, without what anybody is called. */
export function wordsOfMatch({ title, pack, release, players }: Said): string {
  const ids = [players.A, players.B].filter((id) => !MADE_UP.test(id));
  return [searchable([pack, release, ...ids].join(' ')), withNumbers(title)].join(' ');
}

/** Whether a match is found, as the list would find it. */
export function isFound(match: Said, words: readonly Sought[]): boolean {
  return words.every((word) => isFoundByItself(match, [word]) || isAmong(word.people, match));
}

function isAmong(people: readonly string[], { players }: Said): boolean {
  return people.includes(players.A) || people.includes(players.B);
}

/** Whether a match is found by what it says of itself, whoever the ids in its seats may be here. */
export function isFoundByItself(match: Said, words: readonly Sought[]): boolean {
  const said = wordsOfMatch(match);
  return words.every(
    ({ word, packs }) =>
      said.includes(partOf(word)) || packs.includes(match.pack) || word === match.players.A || word === match.players.B,
  );
}
