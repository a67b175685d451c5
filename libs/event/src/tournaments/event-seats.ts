import type { SeatOfMatch } from '@adjutant/access';
import { SIDES } from '@adjutant/rules';
import { tableMatch, tableWith, type OpenedTournament } from '@adjutant/tournament';
import { assertCounts } from '../matches/counting.js';
import type { MatchReader } from '../matches/match-reader.js';
import { declined } from '../refusals.js';
import type { TournamentReader } from './tournament-reader.js';

/** Where players of events sit now. */
export class EventSeats {
  constructor(
    private readonly tournaments: TournamentReader,
    private readonly matches: MatchReader,
  ) {}

  /** The seat of a player in the newest publication; throws with the reason, and the page of the event, where they have none. */
  async seatOf(event: string, player: string): Promise<SeatOfMatch> {
    const { state } = await this.tournaments.seen(event);
    const none = (says: string) =>
      declined('conflict', 'tournament/no-table', says, { facts: { event, player, page: pageOf(event) } });
    const at = tableOf(state, player);
    if ('none' in at) throw none(at.none);
    const match = tableMatch(event, at.round, at.publication, at.table);
    const where = `Round ${at.round}, table ${at.table}`;
    if (!(await this.matches.exists(match)))
      throw none(`${where}: its match is not open yet. Open the link again in a moment.`);
    const opened = await this.matches.state(match);
    assertCounts(opened, match);
    // Who sits there is said by the match: seats may have been put right in it.
    const side = SIDES.find((one) => opened.seats[one].player === player);
    if (side === undefined) throw none(`${where}: others sit there now. Ask whoever runs the event.`);
    return { match, side };
  }

  /** Everybody who plays, or those who are named. */
  async players(event: string, named?: readonly string[]): Promise<readonly string[]> {
    const { state } = await this.tournaments.seen(event);
    if (state.status === 'ended') throw declined('ruled-out', 'tournament/ended', OVER, { facts: { event } });
    const playing = Object.values(state.entries).filter(({ status }) => status === 'entered' || status === 'waiting');
    const asked = named ?? playing.map(({ id }) => id);
    const strangers = asked.filter((player) => !playing.some(({ id }) => id === player));
    if (strangers.length === 0) return [...new Set(asked)];
    const says = `Not part of the event: ${strangers.join(', ')}. Look at the list of entries.`;
    throw declined('ruled-out', 'entrant/unknown', says, { facts: { players: strangers } });
  }
}

const OVER = 'The event has ended, and with it the links of its players.';
const pageOf = (event: string): string => `/tournaments/${encodeURIComponent(event)}/me`;

interface At {
  readonly round: number;
  readonly table: number;
  readonly publication: number;
}

function tableOf(state: OpenedTournament, player: string): At | { readonly none: string } {
  if (state.status === 'ended') return { none: OVER };
  const status = state.entries[player]?.status;
  if (status === 'waiting') return { none: 'You are on the waiting list of the event.' };
  const round = state.rounds.findLast(({ publication }) => publication > 0);
  // Whoever leaves during a round still plays and reports its table.
  if (status !== 'entered' && (round?.status !== 'published' || tableWith(round, player) === undefined))
    return { none: 'You have left the event. Ask whoever runs it if that is wrong.' };
  if (round === undefined) return { none: 'No round is published yet. Open the link again as soon as one is.' };
  const { number } = round;
  const table = tableWith(round, player);
  if (table) return { round: number, table: table.table, publication: table.publication };
  const bye = round.byes.some((one) => one.player === player);
  return { none: bye ? `You have a bye in round ${number}.` : `You are not part of round ${number}.` };
}
