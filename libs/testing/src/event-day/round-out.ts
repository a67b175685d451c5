import type { Shelf } from '@adjutant/rules';
import type { TournamentCommand } from '@adjutant/tournament';
import { EventDay } from './event-day.js';
import { sha256 } from './sha256.js';

type SetUp = Extract<TournamentCommand, { readonly type: 'SetUpTournament' }>['data'];

/** An event of these players whose first round is out, with its matches open. It plans two rounds, unless more is said. */
export function roundOut(shelf: Shelf, pack: string, players: readonly string[], more: Partial<SetUp> = {}): EventDay {
  const day = new EventDay(shelf, pack);
  const settings = { name: 'n', rounds: 2, checkIn: false, seedCommitment: sha256('x') };
  day.asks({ type: 'SetUpTournament', data: { ...settings, ...more } });
  for (const player of players) day.asks({ type: 'EnterPlayer', data: { player } });
  day.asks({ type: 'DraftRound', data: { round: 1 } }).asks({ type: 'PublishRound', data: { round: 1 } });
  return day.follows();
}
