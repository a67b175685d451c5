import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@adjutant/store';
import {
  DiskFaults,
  healthOf,
  playing,
  recordedIds,
  startApiServer,
  until,
  watchMatch,
  type Answered,
  type ApiServer,
  type Fault,
  type Playing,
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
  const players = Array.from({ length: PLAYERS }, () => playing(COMMANDS));
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

  async function play({ errand }: Playing, upTo: number): Promise<void> {
    while (errand.acknowledged.size < upTo) expect((await errand.next(server.url)).status).toBe(200);
  }

  /** Nothing that was acknowledged is missing, nothing that was refused is there, nothing is there twice. */
  async function assertRecord({ match, path, errand }: Playing): Promise<void> {
    expect(await recordedIds(server.url, match)).toEqual(errand.wants(path));
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
    const [watched] = players as [Playing];
    const viewer = await watchMatch(server.url, watched.match);
    const known = watched.errand.wants(watched.path).length;
    const refused: Answered[] = [];
    let reads = 0;
    disk.start(fault);
    const end = performance.now() + TROUBLE_MS;
    await Promise.all(
      players.map(async (player) => {
        while (performance.now() < end) {
          refused.push(await player.errand.next(server.url));
          expect(await get(`/api/matches/${player.match}`)).toBe(200);
          expect(await get('/api/matches')).toBe(200);
          expect((await player.errand.repeat(server.url)).body['outcome']).toBe('already');
          reads += 3;
        }
      }),
    );
    const late = await watchMatch(server.url, watched.match, -1);
    expect(await late.entries(known)).toEqual(Array.from({ length: known }, (_, revision) => revision));
    for (const { status, retryAfter, body } of refused) {
      expect([status, retryAfter, body['code']]).toEqual([503, '2', CODES[fault]]);
    }
    const { ok, checks } = await healthOf(server.url);
    expect(ok).toBe(false);
    expect(checks['store']?.says).toMatch(/^readable, but nothing can be recorded: writing has failed/);
    for (const player of players) await assertRecord(player);
    const { failedWrites, failedSyncs } = disk.counts();
    expect(fault === 'full' ? failedWrites : failedSyncs).toBeGreaterThan(PLAYERS);

    disk.heal();
    await until('everything works again', async () => (await healthOf(server.url)).ok);
    await Promise.all(players.map((player) => play(player, COMMANDS)));
    for (const player of players) await assertRecord(player);
    const fresh = watched.errand.wants(watched.path).length - known;
    expect(await viewer.entries(fresh)).toEqual(Array.from({ length: fresh }, (_, more) => known + more));
    viewer.leave();
    late.leave();
    told.push(
      `${failedWrites} writes and ${failedSyncs} syncs failed, ${refused.length} commands refused with 503`,
      `${reads} reads meanwhile, ${PLAYERS * COMMANDS} commands acknowledged before and after, none missing or doubled`,
    );
  });

  it('takes nothing for recorded that it refused, when it is killed in the middle of it', async () => {
    const others = Array.from({ length: PLAYERS }, () => playing(COMMANDS));
    await Promise.all(others.map((player) => play(player, 10)));
    disk.start(fault);
    const refused = await Promise.all(others.map(({ errand }) => errand.next(server.url)));
    expect(refused.map(({ status }) => status)).toEqual(Array(PLAYERS).fill(503));
    await server.kill();
    disk.heal();
    server = await startApiServer(data, { ...disk.environment, ADJUTANT_SEAL_SECONDS: '1' });
    for (const player of [...players, ...others]) await assertRecord(player);
    await Promise.all(others.map((player) => play(player, COMMANDS)));
    for (const player of others) await assertRecord(player);
    const again = others.flatMap(({ errand }) => [...errand.acknowledged.values()].filter((one) => one.sentBefore > 0));
    expect(again).toEqual(Array(PLAYERS).fill(expect.objectContaining({ outcome: 'recorded' })));
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
    await until('everything works again', async () => (await healthOf(server.url)).ok);
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
});
