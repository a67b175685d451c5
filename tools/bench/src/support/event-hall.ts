import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { assertSame } from './figure.js';
import type { Session, Staffed } from './staffed.js';

/** A session may send 1,000 commands in a minute, and a list holds 500. */
const IN_A_LIST = 450;
const PACK = 'wh40k-10e';
/** Tables that sit down at once. */
const AT_ONCE = 10;
const AGAIN_MS = 200;
const PATIENCE_MS = 300_000;

/** A little less than what a session may change in a minute. */
const OF_ONE_SESSION = 250;
const FIRST_WINS = { outcome: { A: 'win', B: 'loss' }, ground: 'judge', because: 'as on the slip' };

interface Result {
  readonly sure: string;
  readonly said: { readonly A: Figures; readonly B: Figures };
}
interface Figures {
  readonly figures: { readonly vp: number };
}

/** A table of the round, as everybody reads it. */
export interface HallTable {
  readonly table: number;
  readonly match: string;
  readonly A: string;
  readonly B: string;
  readonly result: Result | null;
}

export interface EventHall {
  readonly path: string;
  /** Both phones of each table, A first, each signed in by the link of its player. */
  readonly pairs: readonly (readonly [Session, Session])[];
  /** The event as it is now: how many entries it has, and its tables. */
  reads(): Promise<{ readonly revision: number; readonly tables: readonly HallTable[] }>;
  close(): void;
}

/** An event whose first round is published, with so many tables: every match is open, and everybody sits down by their link. */
export async function eventHall(staffed: Staffed, tables: number): Promise<EventHall> {
  const { organizer, path } = await enteredEvent(staffed, tables * 2);
  for (const type of ['DraftRound', 'PublishRound']) await sends(organizer, path, [{ type, data: { round: 1 } }]);
  const reads = () => readsFrom(organizer, path);
  const { tables: published } = await reads();
  assertSame('tables of the round', published.length, tables);
  const last = published.at(-1)?.match ?? '';
  await soon('the matches are not opened', async () => (await organizer.get(`/api/matches/${last}`)).status === 200);
  const pairs = await sitDown(staffed, organizer, { path, tables: published });
  const close = (): void => [organizer, ...pairs.flat()].forEach((one) => one.close());
  return { path, pairs, reads, close };
}

/** An event of which so many rounds are played and closed: the first of each table wins by the word of an organizer. */
export async function decidedEvent(staffed: Staffed, players: number, rounds: number): ReturnType<typeof enteredEvent> {
  const { organizer, path } = await enteredEvent(staffed, players);
  for (let round = 1; round <= rounds; round += 1) {
    for (const type of ['DraftRound', 'PublishRound']) await sends(organizer, path, [{ type, data: { round } }]);
    const { tables } = await readsFrom(organizer, path, round);
    const last = tables.at(-1)?.match ?? '';
    await soon('the matches are not opened', async () => (await organizer.get(`/api/matches/${last}`)).status === 200);
    for (let from = 0; from < tables.length; from += OF_ONE_SESSION) {
      const decides = await staffed.organizer();
      for (const { match } of tables.slice(from, from + OF_ONE_SESSION))
        await sends(decides, `/api/matches/${match}`, [{ type: 'DecideResult', data: FIRST_WINS }]);
      decides.close();
    }
    const isKnown = async () => (await readsFrom(organizer, path, round)).tables.every(({ result }) => result !== null);
    await soon('the event is not told of every result', isKnown);
    await sends(organizer, path, [{ type: 'CloseRound', data: { round } }]);
  }
  return { organizer, path };
}

/** An event that so many players have entered, and nothing is drafted in. */
export async function enteredEvent(
  staffed: Staffed,
  many: number,
): Promise<{ readonly organizer: Session; readonly path: string }> {
  const path = `/api/tournaments/${randomUUID()}`;
  const organizer = await staffed.organizer();
  const players = Array.from({ length: many }, (_, at) => `player-${at}`);
  const plan = { name: 'The storm', rounds: 5, checkIn: false, pack: { id: PACK } };
  await sends(organizer, path, [{ type: 'SetUpTournament', data: plan }]);
  for (let from = 0; from < players.length; from += IN_A_LIST) {
    const another = await staffed.organizer();
    const some = players.slice(from, from + IN_A_LIST);
    await sends(
      another,
      path,
      some.map((player) => ({ type: 'EnterPlayer', data: { player } })),
    );
    another.close();
  }
  return { organizer, path };
}

async function sends(session: Session, path: string, commands: readonly object[]): Promise<void> {
  const list = commands.map((command) => ({ commandId: randomUUID(), ...command }));
  const { status, body } = await session.post(`${path}/commands`, list.length === 1 ? list[0] : list);
  assertSame(`answer to commands of an event (${body.slice(0, 300)})`, status, 200);
}

async function readsFrom(session: Session, path: string, round = 1): ReturnType<EventHall['reads']> {
  const { status, body } = await session.get(path);
  assertSame(`answer to a look at an event (${body.slice(0, 300)})`, status, 200);
  const { revision, rounds } = JSON.parse(body) as {
    readonly revision: number;
    readonly rounds: readonly { readonly tables: readonly HallTable[] }[];
  };
  return { revision, tables: rounds[round - 1]?.tables ?? [] };
}

async function sitDown(
  staffed: Staffed,
  organizer: Session,
  { path, tables }: { readonly path: string; readonly tables: readonly HallTable[] },
): Promise<EventHall['pairs']> {
  const issued = await organizer.post(`${path}/links`, {});
  const { links } = JSON.parse(issued.body) as {
    readonly links: readonly { readonly player: string; readonly link: string }[];
  };
  const linkOf = new Map(links.map(({ player, link }) => [player, link]));
  const pairs: (readonly [Session, Session])[] = [];
  const sits = (player: string) => staffed.ofEvent(linkOf.get(player) ?? '');
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const some = tables.slice(from, from + AT_ONCE);
    pairs.push(...(await Promise.all(some.map(async ({ A, B }) => [await sits(A), await sits(B)] as const))));
  }
  return pairs;
}

/** What comes soon, on a machine under load a good while later. */
export async function soon(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const until = performance.now() + PATIENCE_MS; !(await isSo()); await pause(AGAIN_MS))
    if (performance.now() > until) throw new Error(otherwise);
}
