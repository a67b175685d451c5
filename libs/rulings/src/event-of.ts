import { isMatchId, MatchReader } from '@adjutant/event';
import { Declined } from '@adjutant/kernel';
import { DisputeReader } from './disputes/dispute-reader.js';

/** Of which event things are. What is not there, or cannot be read, is of none: its own door says why. */
export class EventOf {
  constructor(
    private readonly matches: MatchReader,
    private readonly disputes: DisputeReader,
  ) {}

  async match(id: string | undefined): Promise<string | undefined> {
    if (id === undefined || !isMatchId(id)) return undefined;
    const state = await unlessDeclined(() => this.matches.newest(id));
    return state === undefined || state.status === 'absent' ? undefined : state.event?.id;
  }

  async dispute(id: string | undefined): Promise<string | undefined> {
    if (id === undefined) return undefined;
    const state = await unlessDeclined(() => this.disputes.newest(id));
    return state === undefined || state.status === 'absent' ? undefined : this.match(state.match);
  }
}

async function unlessDeclined<Read>(read: () => Promise<Read>): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
}
