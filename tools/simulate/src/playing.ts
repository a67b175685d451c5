import { tableMatch } from '@adjutant/tournament';
import type { Hall } from './hall.js';
import { disputeOver } from './disputing.js';
import { reportsOf } from './reports.js';

export function enters(hall: Hall, player: string): Promise<unknown> {
  return hall.asks({ type: 'EnterPlayer', data: { player } });
}

export async function comesLate(hall: Hall, player: string): Promise<void> {
  await enters(hall, player);
  await hall.asks({ type: 'CheckIn', data: { player } });
}

/** Two tables change their second players. */
export async function swaps(hall: Hall, round: number, type: 'EditDraft' | 'ChangePublished'): Promise<void> {
  const [one, other] = (await hall.latest()).tables;
  if (!one || !other) return;
  const tables = [
    { table: one.table, A: one.A, B: other.B },
    { table: other.table, A: other.A, B: one.B },
  ];
  await hall.asks({ type, data: { round, tables, because: 'brothers' } });
}

interface Playing {
  readonly round: number;
  /** The category of points in which this game counts most. */
  readonly category: string;
  /** Whether somebody may still enter. */
  readonly letsIn: boolean;
}

/** Everybody plays and reports: what is sent about one table keeps its order, and comes between that of the others. */
export async function playsRound(hall: Hall, playing: Playing): Promise<void> {
  const { round, category } = playing;
  const { tables } = await hall.latest();
  const waiting = tables.map(({ table, publication }) => {
    const match = tableMatch(hall.id, round, publication, table);
    const course = {
      noShow: hall.happens('no-shows', 15),
      unconfirmed: hall.happens('unconfirmed', 10),
      corrected: hall.happens('corrections', 10),
    };
    const reports = reportsOf({ match, chance: hall.of(match), category, told: hall.told }, course);
    return [...reports, ...(hall.happens('disputes', 10) ? disputeOver(match) : [])];
  });
  const order = hall.of(`order ${round}`);
  const every = Math.max(5, Math.floor(tables.length / 2));
  for (let sent = 1, left = waiting.filter((one) => one.length > 0); left.length > 0; sent += 1) {
    const table = order.pick(left);
    const next = table.shift();
    if (next) await hall.delivers(next);
    if (table.length === 0) left = left.filter((one) => one !== table);
    if (sent % every === 0) await meanwhile(hall, playing);
  }
}

/** An event goes on with so many at least. */
const FEW = 6;

/** What else goes on in a hall while a round is played. */
async function meanwhile(hall: Hall, { round, letsIn }: Playing): Promise<void> {
  if (hall.happens('drops', 12)) {
    const playing = Object.values((await hall.event()).entries).filter(({ status }) => status === 'entered');
    const { id } = hall.ofNext('drop').pick(playing);
    if (playing.length > FEW) await hall.asks({ type: 'DropPlayer', data: { player: id } });
  }
  if (letsIn && hall.happens('late-entries', 20)) await comesLate(hall, hall.lateComer(round));
  await hall.follows(hall.happens('stops', 3) ? 1 : Infinity);
}
