import type { Envelope } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { EventsAnswer } from '@adjutant/store';
import type { EnvelopesAnswer, Viewer } from '@adjutant/views';

export type Recorded = EventsAnswer['events'][number];

/** The server cannot be reached, or not now. */
export class Offline extends Error {}

/** The server knows nothing of it. */
export class Absent extends Error {}

const NOT_NOW = [429, 502, 503, 504];
/** A line that hangs is none: what is here goes on without it. */
const LONGEST_MS = 8_000;

/** What an engine reads of a match. */
export interface Served {
  pack(digest: string): Promise<Pack>;
  /** What whoever looks has sealed, and of nobody else. */
  envelopes(): Promise<readonly Envelope[]>;
  events(from: number): Promise<readonly Recorded[]>;
  /** By how much the clock of the server is ahead, in milliseconds, as far as it has answered; before that, as it was known last. */
  ahead: number;
}

export function servedBy(match: string, viewer: Viewer): Served {
  const root = `/api/matches/${encodeURIComponent(match)}`;
  const read = async <Answer>(path: string): Promise<Answer> => {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal }).catch(unreached);
    if (NOT_NOW.includes(response.status)) throw new Offline(`${path} was answered with status ${response.status}`);
    if (response.status === 404) throw new Absent(`${path} is not there`);
    if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
    const date = Date.parse(response.headers.get('date') ?? '');
    // What the browser has kept says when it was kept.
    if (!Number.isNaN(date) && path.startsWith(root)) served.ahead = date - Date.now();
    // What breaks off, or is a page of somebody in between, is no answer of our server.
    return (await response.json().catch(unreached)) as Answer;
  };
  const served: Served = {
    pack: (digest) => read<Pack>(`/api/packs/pinned/${digest}`),
    envelopes: async () => (await read<EnvelopesAnswer>(`${root}/envelopes?viewer=${viewer}`)).envelopes,
    events: async (from) => {
      const events: Recorded[] = [];
      for (let next: number | null = from; next !== null;) {
        const page: EventsAnswer = await read<EventsAnswer>(`${root}/events?from=${next}`);
        events.push(...page.events);
        next = page.next;
      }
      return events;
    },
    ahead: 0,
  };
  return served;
}

function unreached(error: unknown): never {
  throw new Offline(String(error));
}
