import { tableMatch, type RoundState } from '@adjutant/tournament';
import { rulesAnew } from './disputing.js';
import { Broken, holds } from './broken.js';
import { STANDS_AFTER, type Hall } from './hall.js';
import { penaltyIn } from './penalties.js';
import { correctionOf } from './reports.js';

/** A round is closed as soon as it may be. */
export async function closes(hall: Hall, round: number): Promise<void> {
  // The clock of a machine may have been put back: what is unconfirmed is waited for until it has stood long enough there.
  for (let waited = 0; waited < 50; waited += 1) {
    const { status } = await hall.latest();
    if (status === 'closed') return;
    hall.clock.goesOn(STANDS_AFTER * 60);
    await hall.follows(Infinity);
    await hall.asks({ type: 'CloseRound', data: { round } }, 'organizer', ['round/undecided']);
  }
  throw new Broken('a round comes to its end', `round ${round}`);
}

type Table = RoundState['tables'][number];

const matchOf = ({ id }: Hall, round: number, { table, publication }: Table): string =>
  tableMatch(id, round, publication, table);

/** A ruling about a table of a round that is closed, as its match is told of it. */
async function rules(hall: Hall, round: number, table: Table, name: string): Promise<void> {
  const match = matchOf(hall, round, table);
  await hall.delivers(correctionOf({ match, chance: hall.of(`${name} ${match}`), told: hall.told }, name));
}

/** One result of a closed round was wrong, now and then. `name`: on which occasion. */
export async function corrects(hall: Hall, round: number, name: string): Promise<void> {
  const { tables } = await hall.latest();
  if (tables.length === 0 || !hall.happens('corrections', 2)) return;
  const table = hall.of(`${name} ${round}`).pick(tables);
  if (hall.happens('disputes', 2)) await rulesAnew(hall, matchOf(hall, round, table), name);
  else await rules(hall, round, table, name);
}

/** A draw sends nobody on in a bracket: a judge decides who does. */
export async function settles(hall: Hall, round: number): Promise<void> {
  for (const table of (await hall.latest()).tables)
    if (table.result?.said.A.outcome === 'draw') await rules(hall, round, table, 'settles');
}

/** Whoever came after a round was out is given a result of it. */
export async function assigns(hall: Hall, round: number): Promise<void> {
  const { entries } = await hall.event();
  const missed = Object.values(entries).filter(({ status, from }) => status === 'entered' && from > round);
  for (const { id: player } of missed) {
    if (!hall.happens('assigned-results', 2)) continue;
    const result = hall.of(`assigned ${player}`).pick(['win', 'draw', 'loss'] as const);
    const data = { round, player, result, because: 'the train was late', sure: true };
    await hall.asks({ type: 'AssignResult', data });
    hall.told.assigned({ round, player, result });
  }
}

/** A penalty for somebody who played in this round; one in three is taken back, and leaves nothing behind. */
export async function penalises(hall: Hall, round: number): Promise<void> {
  const { tables } = await hall.latest();
  if (tables.length === 0 || !hall.happens('penalties', 2)) return;
  const before = JSON.stringify((await hall.ranked()).rows);
  const given = penaltyIn(await hall.latest(), hall.of(`penalty ${round}`));
  await hall.asks({ type: 'TellEffect', data: given }, 'system');
  hall.told.penalised(given);
  if (!hall.of(`rescinded ${round}`).onceIn(3)) return;
  await hall.asks({ type: 'LiftEffect', data: { ruling: given.ruling } }, 'system');
  hall.told.rescinded(given.ruling);
  const after = JSON.stringify((await hall.ranked()).rows);
  holds('what is rescinded leaves nothing behind', after === before, () => `${given.ruling} in round ${round}`);
}
