import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchStream } from '@adjutant/match';
import { Shelf } from '@adjutant/rules';
import { writeMatchFile, type EventStore } from '@adjutant/store';
import { PACK } from '@adjutant/testing/given';
import { tableMatch } from '@adjutant/tournament';
import { EVENT, Instance, openStoreAt, published, wins } from '../tournaments/testing/hall.js';
import { takeInMatch } from './take-in.js';

/** A file names its rules by their digest. */
const RULES = new Shelf([{ ...PACK, digest: 'a'.repeat(64) }]);
const MATCH = tableMatch(EVENT, 1, 1, 1);

let folder: string;
let there: EventStore, here: EventStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjutant-taking-in-'));
  [there, here] = [openStoreAt(join(folder, 'there.db')), openStoreAt(join(folder, 'here.db'))];
});
afterEach(async () => {
  await Promise.all([there.close(), here.close()]);
  await rm(folder, { recursive: true });
});

/** The match of a table of an event, as it is exported where it was played. */
async function played(): Promise<string> {
  const server = new Instance(there, RULES);
  await published(server);
  await server.settleAll();
  await server.play(MATCH, wins('B'));
  return (await writeMatchFile(there, matchStream(MATCH))) ?? '';
}

const takesIn = (store: EventStore, text: string) => {
  const actor = { id: 'sam', role: 'scorekeeper' } as const;
  return takeInMatch({ store, shelf: RULES }, { text, actor, trusted: [] });
};

describe('the match of a table of an event, as a file', () => {
  it('is taken in where its event is not', async () => {
    expect(await takesIn(here, await played())).toMatchObject({ outcome: 'recorded', id: MATCH, revision: 1 });
  });

  it('is refused where its event is and opens the match itself, and nothing is written', async () => {
    const text = await played();
    const settings = { name: 'Autumn flight', rounds: 2, checkIn: false, seedCommitment: 'x' };
    await new Instance(here).command({ type: 'SetUpTournament', data: settings });
    const before = await here.head();
    await expect(takesIn(here, text)).rejects.toMatchObject({
      code: 'match-file/event-here',
      message: expect.stringMatching(/table 1 of round 1 of event autumn-flight, which is here/) as string,
      members: { facts: { match: MATCH, event: EVENT, round: 1, table: 1 } },
    });
    expect(await here.head()).toBe(before);
  });

  it('is known where it was played, and once it has gone on there it is another record', async () => {
    const text = await played();
    expect(await takesIn(there, text)).toMatchObject({ outcome: 'already', id: MATCH, revision: 1 });
    await new Instance(there, RULES).play(MATCH, { type: 'VoidMatch', data: { because: 'Opened twice.' } });
    await expect(takesIn(there, text)).rejects.toMatchObject({ code: 'match-file/other-record' });
  });
});
