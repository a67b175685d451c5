import type { Envelope } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import type { Viewer } from '@adjutant/views';
import { NIGHT_SHELF, nightfall, StorelessMatch } from '@adjutant/testing/given';
import { Offline, type Recorded, type Served } from '../served.js';

export const SAM = { id: 'a-scorekeeper', role: 'scorekeeper' } as const;

/** A server with a record, that can be away. */
export class Far implements Served {
  ahead = 0;
  away = false;
  readonly desk = new StorelessMatch(NIGHT_SHELF);
  #entries: readonly Recorded[] = [];
  readings = 0;

  constructor(
    mission: 'day' | 'night',
    private readonly viewer: Viewer,
  ) {
    for (const [index, command] of nightfall(mission).entries()) this.take(command, `begun-${index}`);
  }

  /** What came of it. */
  take(command: MatchCommand, commandId: string): string {
    const before = this.desk.events.length;
    const came = this.desk.take(command);
    const fresh = this.desk.events.slice(before).map(({ type, data }, index) => {
      const meta = { actor: SAM, commandId, hash: `h${before + index}` };
      return { revision: before + index, type, data, meta } as unknown as Recorded;
    });
    this.#entries = [...this.#entries, ...fresh];
    return came;
  }

  pack = () => Promise.resolve(NIGHT_SHELF.packs[0] as never);
  envelopes = (): Promise<readonly Envelope[]> =>
    this.away
      ? Promise.reject(new Offline('away'))
      : Promise.resolve(this.desk.envelopes.filter(({ owner }) => owner === this.viewer));
  events = (from: number): Promise<readonly Recorded[]> => {
    this.readings += 1;
    return this.away ? Promise.reject(new Offline('away')) : Promise.resolve(this.#entries.slice(from));
  };
}
