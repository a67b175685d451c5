import { phone, type Phone } from './devices-of-players.js';
import { listAt, started, type Answer } from './running.js';
import { staffed, type Person, type StaffedServer } from './staffed.js';

export const PLACE = { round: 1, turn: 'A', step: 'command' };

export const keyAt = (person: Person, match: string, key: string): Promise<Answer> =>
  person.ask('PUT', `/api/matches/${match}/keys/${key}`, {});
export const bring = (person: Person, match: string, run: object): Promise<Answer> =>
  person.ask('POST', `/api/matches/${match}/runs`, run);
export const outcomes = ({ body }: Answer): unknown => listAt({ body }, 'body').map(({ outcome }) => outcome);
export const points = (amount: number, player = 'A') => ({ player, amount, what: 'x' });

/** Matches of a server, to which phones sit down whose presses somebody may bring. */
class RunTables {
  #count = 0;
  #staffed: { readonly event: StaffedServer; readonly sam: Person } | undefined;

  async open(): Promise<void> {
    const event = await staffed();
    this.#staffed = { event, sam: await event.hire('Sam', 'scorekeeper') };
  }

  get event(): StaffedServer {
    return this.#there.event;
  }

  get sam(): Person {
    return this.#there.sam;
  }

  get #there() {
    if (this.#staffed === undefined) throw new Error('the server is not open yet');
    return this.#staffed;
  }

  async opened(): Promise<string> {
    const match = `m${++this.#count}`;
    expect((await this.sam.send(match, ...started())).status).toBe(200);
    return match;
  }

  /** A match with a phone that sits at A, and knows its key there. */
  async atTable(): Promise<{ match: string; ann: Awaited<ReturnType<StaffedServer['seatAt']>>; its: Phone }> {
    const match = await this.opened();
    const ann = await this.event.seatAt(match, 'A');
    const its = phone(match);
    expect((await keyAt(ann, match, its.key)).status).toBe(200);
    return { match, ann, its };
  }
}

/** The same for the tests of a file. */
export function runTables(): RunTables {
  const tables = new RunTables();
  beforeAll(() => tables.open());
  afterAll(() => tables.event.server.close());
  return tables;
}
