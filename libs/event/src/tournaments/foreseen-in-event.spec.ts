import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { impactAsked, tableMatch } from '@adjutant/tournament';
import { resultForeseen } from './foreseen-in-event.js';
import { EVENT, Instance, openStoreAt, published, wins } from './testing/hall.js';

const MATCH = tableMatch(EVENT, 1, 1, 1);
const [FIRST, SECOND] = ['dispute-1', 'dispute-2'];

let folder: string;
let server: Instance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-foreseen-'));
  server = new Instance(openStoreAt(join(folder, 'log.db')));
  await published(server);
  await server.settleAll();
  for (const { id } of await server.live()) await server.play(id, wins('A'));
  await server.settleAll();
});
afterEach(async () => {
  await server.store.close();
  await rm(folder, { recursive: true });
});

const disputes = async (dispute: string): Promise<void> => {
  const data = { round: 1, table: 1, publication: 1, dispute, open: true };
  expect(await server.command({ type: 'TellDispute', data }, 'system')).toBe('recorded');
};
const closes = async (): Promise<void> => {
  expect(await server.command({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
};

/** What a ruling that leaves the result as it is would change. */
async function upheld(settles: string) {
  const [state, match] = [await server.state(), await server.match(MATCH)];
  const foreseen = { match: { id: MATCH, before: match, after: match }, settles, penalties: [] };
  return { state, result: resultForeseen(EVENT, state, foreseen) };
}

test('a result that is upheld lets a table count that was outside of standings because of its dispute', async () => {
  await disputes(FIRST);
  await closes();
  const { state, result } = await upheld(FIRST);
  expect(result).toMatchObject({ round: 1, table: 1, settles: FIRST });
  const impact = result && impactAsked(state, result, 's', { nameOf: (id) => id });
  const ann = impact && 'lines' in impact ? impact.lines.find(({ player }) => player === 'ann') : undefined;
  expect(ann?.after?.place).toBe(1);
  expect(ann?.before?.place).not.toBe(1);
});

test('it changes nothing where another dispute still holds the table back', async () => {
  await disputes(FIRST);
  await disputes(SECOND);
  await closes();
  expect((await upheld(FIRST)).result).toBeUndefined();
});

test('it changes nothing where the table counted all along', async () => {
  await closes();
  await disputes(FIRST);
  expect((await upheld(FIRST)).result).toBeUndefined();
});
