import type { TournamentCommand } from '@adjutant/tournament';
import type { Chance } from './chance.js';
import type { Sent } from './installation.js';
import { sha256 } from './parts.js';

interface Asked {
  readonly command: TournamentCommand;
  readonly role: Sent['role'];
}

/** An event is drafted for four players at least, whoever stays away. */
const LEAST = 8;
const ONCE_IN = 12;

/** The morning of an event: lists are brought and locked, whoever comes is checked in, and who did not come is swept out. */
export function arrivalsOf(
  players: readonly string[],
  chance: Chance,
  { noShows }: { readonly noShows: boolean },
): readonly Asked[] {
  const away = new Set(players.slice(LEAST).filter(() => noShows && chance.onceIn(ONCE_IN)));
  const arrives = players.flatMap((player): readonly Asked[] => [
    ...(chance.onceIn(ONCE_IN) ? [] : [brings(player)]),
    ...(away.has(player) ? [] : [organizer({ type: 'CheckIn', data: { player } })]),
  ]);
  return [...arrives, organizer({ type: 'LockLists', data: {} }), organizer({ type: 'SweepNoShows', data: {} })];
}

const organizer = (command: TournamentCommand): Asked => ({ command, role: 'organizer' });
const brings = (player: string): Asked => ({
  command: { type: 'SubmitList', data: { player, digest: sha256(`the list of ${player}`), check: 'legal' } },
  role: 'scorekeeper',
});
