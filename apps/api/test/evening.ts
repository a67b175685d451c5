import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { command, listAt, type Answer, type Body } from './running.js';
import type { judged, Person } from './staffed.js';

const PATIENCE_MS = 60_000;
export const LISTS = { wanted: true, late: 'recorded', shown: 'when-locked' };
export const PLAYERS = ['ann', 'bob', 'cy', 'di'];

/** Invented, and small enough to be counted by hand. */
export const army = (points: number, more = ''): string => `++ Low Tide - Tidewardens (v3.5.1) [GF 750pts] [2 Units] ++

Tide Captain [1] Q3+ D3+ | ${points}pts | Hero, Tough(3)
Pearl Blade (A3, AP(1))

Reef Guard [5] Q4+ D4+ | 90pts | Furious
5x Coral Rifle (24", A1)${more}
`;
/** An event in the evening before it, with a link for each of its players. */
export class Evening {
  readonly id = `open-${randomUUID()}`;
  readonly #links = new Map<string, string>();

  constructor(private readonly here: ReturnType<typeof judged>) {}

  async begins(more: object = {}, entries: readonly object[] = PLAYERS.map((player) => ({ player }))): Promise<this> {
    const pack = { id: 'opr' };
    await this.asks('SetUpTournament', { name: 'The open', rounds: 2, checkIn: false, pack, lists: LISTS, ...more });
    for (const entry of entries) await this.asks('EnterPlayer', entry);
    const { body } = await this.here.event.organizer.ask('POST', `/api/tournaments/${this.id}/links`, {});
    for (const { player, link } of listAt(body, 'links')) this.#links.set(String(player), String(link));
    return this;
  }

  async asks(type: string, data: object, who: Person = this.here.event.organizer): Promise<Body> {
    const { status, body } = await who.ask('POST', `/api/tournaments/${this.id}/commands`, command(type, data));
    if (status !== 200) throw new Error(`${type}: ${JSON.stringify(body)}`);
    await this.here.event.server.from(TableFollower).caughtUp(PATIENCE_MS);
    return body;
  }

  /** Somebody who has opened their own link, whether they have a table now or not. */
  async player(id: string): Promise<Person> {
    const sent = { link: this.#links.get(id) ?? '', anyway: true };
    const { status, body } = await this.here.event.someone().ask('POST', '/api/access/event', sent);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return this.here.event.someone(String(body['token']), id);
  }

  brings(who: Person, player: string, more: object = { text: army(75) }): Promise<Answer> {
    return who.ask('POST', `/api/tournaments/${this.id}/lists`, { player, ...more });
  }

  reads(who: Person, player: string): Promise<Answer> {
    return who.get(`/api/tournaments/${this.id}/lists/${player}`);
  }

  async listOf(player: string): Promise<unknown> {
    const { body } = await this.here.event.someone().get(`/api/tournaments/${this.id}`);
    return listAt(body, 'entries').find((entry) => entry['player'] === player)?.['list'];
  }
}
