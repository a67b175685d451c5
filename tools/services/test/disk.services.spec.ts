import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@adjutant/store';
import {
  DiskFaults,
  healthOf,
  Player,
  recordedIds,
  startApiServer,
  until,
  watchMatch,
  type Answered,
  type ApiServer,
  type Fault,
} from '../src/faults/index.js';

const PLAYERS = 8;
const COMMANDS = 30;
const TROUBLE_MS = 2_500;

const CODES: { readonly [fault in Fault]: string } = {
  full: 'store/disk-full',
  fsync: 'store/disk-failing',
  'fsync-drop': 'store/disk-failing',
};

describe.each(['full', 'fsync', 'fsync-drop'] as const)('a disk in trouble (%s)', (fault) => {
  const root = mkdtempSync(join(tmpdir(), 'adjutant-disk-'));
  const data = join(root, 'data');
  const players = Array.from({ length: PLAYERS }, () => new Player(COMMANDS));
  const told: string[] = [];
  let disk: DiskFaults;
  let server: ApiServer;

  beforeAll(async () => {
    mkdirSync(data);
    disk = await DiskFaults.over(data, root);
    server = await startApiServer(data, { ...disk.environment, ADJUTANT_SEAL_SECONDS: '1' });
    await Promise.all(players.map((player) => play(player, 10)));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
    process.stdout.write(`Disk, ${fault}: ${told.join('; ')}.\n`);
  });

  async function play(player: Player, upTo: number): Promise<void> {
    while (player.acknowledged.size < upTo) expect((await player.next(server.url)).status).toBe(200);
  }

  /** Nothing that was acknowledged is missing, nothing that was refused is there, nothing is there twice. */
  async function assertRecord(player: Player): Promise<void> {
    const wanted = player.wants().flatMap(([id, events]) => Array<string>(events).fill(id));
    expect(await recordedIds(server.url, player.match)).toEqual(wanted);
  }

  async function get(path: string): Promise<number> {
    return (await fetch(`${server.url}${path}`)).status;
  }

  const put = (path: string, body: object): Promise<Response> =>
    fetch(`${server.url}${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('refuses every command while it lasts, reads on, says so, and goes on by itself', async () => {
    const [watched] = players as [Player];
    const viewer = await watchMatch(server.url, watched.match);
    const refused: Answered[] = [];
    let reads = 0;
    disk.start(fault);
    const end = performance.now() + TROUBLE_MS;
    await Promise.all(
      players.map(async (player) => {
        while (performance.now() < end) {
          refused.push(await player.next(server.url));
          expect(await get(`/api/matches/${player.match}`)).toBe(200);
          expect(await get('/api/matches')).toBe(200);
          expect((await player.repeat(server.url)).body['outcome']).toBe('already');
          reads += 3;
        }
      }),
    );
    const late = await watchMatch(server.url, watched.match, -1);
    expect((await late.entries(watched.wants().length)).length).toBeGreaterThan(0);
    for (const { status, retryAfter, body } of refused) {
      expect([status, retryAfter, body['code']]).toEqual([503, '2', CODES[fault]]);
    }
    const { ready, checks } = await healthOf(server.url);
    expect(ready).toBe(false);
    expect(checks['store']?.says).toMatch(/^readable, but nothing can be recorded: writing has failed/);
    for (const player of players) await assertRecord(player);
    const { failedWrites, failedSyncs } = disk.counts();
    expect(fault === 'full' ? failedWrites : failedSyncs).toBeGreaterThan(PLAYERS);

    disk.heal();
    await until('everything works again', async () => (await healthOf(server.url)).ready);
    await Promise.all(players.map((player) => play(player, COMMANDS)));
    for (const player of players) await assertRecord(player);
    expect(await viewer.revisions(await lastRevision(watched))).toEqual(await allRevisions(watched));
    viewer.leave();
    late.leave();
    told.push(
      `${failedWrites} writes and ${failedSyncs} syncs failed, ${refused.length} commands refused with 503`,
      `${reads} reads meanwhile, ${PLAYERS * COMMANDS} commands acknowledged before and after, none missing or doubled`,
    );
  });

  it('takes nothing for recorded that it refused, when it is killed in the middle of it', async () => {
    const others = Array.from({ length: PLAYERS }, () => new Player(COMMANDS));
    await Promise.all(others.map((player) => play(player, 10)));
    disk.start(fault);
    const refused = await Promise.all(others.map((player) => player.next(server.url)));
    expect(refused.map(({ status }) => status)).toEqual(Array(PLAYERS).fill(503));
    await server.kill();
    disk.heal();
    server = await startApiServer(data, { ...disk.environment, ADJUTANT_SEAL_SECONDS: '1' });
    for (const player of [...players, ...others]) await assertRecord(player);
    await Promise.all(others.map((player) => play(player, COMMANDS)));
    for (const player of others) await assertRecord(player);
    expect([...others.flatMap((one) => [...one.acknowledged.values()])].filter((one) => one.sentBefore > 0)).toEqual(
      Array(PLAYERS).fill(expect.objectContaining({ outcome: 'recorded' })),
    );
    told.push(`killed with ${PLAYERS} refused commands: 0 of them in the log afterwards`);
  });

  it('refuses what is kept beside the log as well, and keeps it afterwards', async () => {
    const ann = { name: 'Ann Example' };
    disk.start(fault);
    const policy = await put('/api/event', { name: 'An open' });
    const person = await put('/api/people/ann', ann);
    disk.heal();
    if (fault === 'full') expect([policy.status, person.status]).toEqual([503, 503]);
    if (fault === 'full')
      expect([policy, person].map(({ headers }) => headers.has('retry-after'))).toEqual([true, true]);
    expect([policy, person].filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    await until('everything works again', async () => (await healthOf(server.url)).ready);
    expect((await put('/api/people/ann', ann)).status).toBeLessThan(300);
    expect(await (await fetch(`${server.url}/api/people/ann`)).json()).toMatchObject(ann);
  });

  it('leaves a log whose every chain is whole', async () => {
    await server.stop();
    const store = openStore(`sqlite:${join(data, 'adjutant.db')}`);
    const report = await store.verifyAll();
    await store.close();
    expect(report).toMatchObject({ intact: true });
    told.push(`${report.intact ? report.events : 0} events in whole chains`);
  });

  async function lastRevision(player: Player): Promise<number> {
    return (await recordedIds(server.url, player.match)).length - 1;
  }

  /** What a viewer gets who has seen everything before the trouble began. */
  async function allRevisions(player: Player): Promise<readonly number[]> {
    const last = await lastRevision(player);
    const first = player
      .wants()
      .slice(0, 10)
      .reduce((sum, [, events]) => sum + events, 0);
    return Array.from({ length: last + 1 - first }, (_, index) => first + index);
  }
});
