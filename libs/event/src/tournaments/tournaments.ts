import { authorize, isOwner, type Acting } from '@adjutant/access';
import type { Role } from '@adjutant/kernel';
import {
  possibleIn,
  shownTournament,
  tournamentLine,
  type Entered,
  type TournamentLine,
  type TournamentView,
} from '@adjutant/tournament';
import { PlayerNames } from './player-names.js';
import { TournamentIds } from './tournament-ids.js';
import { TournamentReader, type StoredTournament } from './tournament-reader.js';

const STAFF: readonly Role[] = ['scorekeeper', 'judge', 'head-judge', 'organizer'];

/** Whether somebody sees what staff of an event see. */
export function isStaff(acting: Acting): boolean {
  return isOwner(acting) || acting.roles.some((role) => STAFF.includes(role));
}

/** What is asked about events, as whoever asks may see it. */
export class Tournaments {
  constructor(
    private readonly ids: TournamentIds,
    private readonly reader: TournamentReader,
    private readonly names: PlayerNames,
  ) {}

  /** Every event of this server, the newest first. */
  async list(): Promise<readonly TournamentLine[]> {
    const lines = await Promise.all(
      (await this.ids.all()).map(async (id) => {
        const { state } = await this.reader.seen(id);
        const [first] = await this.reader.stored(id, 0, 1);
        return tournamentLine(id, state, first?.meta.recordedAt ?? '');
      }),
    );
    return lines.toReversed();
  }

  async view(id: string, acting: Acting): Promise<TournamentView> {
    const { state, revision } = await this.reader.seen(id);
    const record = enteredIn(await this.reader.stored(id));
    const nameOf = await this.names.of(Object.keys(state.entries));
    const staff = isStaff(acting);
    const may = possibleIn(state).filter((type) => authorize(acting, { type }) === null);
    return { ...shownTournament(state, { id, revision, record, nameOf, staff }), may };
  }
}

export function enteredIn(stored: StoredTournament): readonly Entered[] {
  return stored.map(({ event, revision, meta }) => ({ event, revision, at: meta.occurredAt, by: meta.actor }));
}
