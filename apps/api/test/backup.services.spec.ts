import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@adjutant/store';
import { type BackedUp, backUp, type InstallationPlace, restoreBackup, whyUnfinished } from '@adjutant/moving';
import { ROOT } from '../src/settings.js';
import { command, folder, open, roster, SHELF } from './running.js';
import { eventually } from './two.js';

const MAIN = join(ROOT, 'apps', 'api', 'dist', 'main.js');
const MATCHES = 6;
const silent = (): void => undefined;

const root = folder();
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const placeIn = (name: string): InstallationPlace => ({
  data: join(root, name),
  store: `sqlite:${join(root, name, 'adjutant.db')}`,
});

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server as it is run: a process of its own, with the usual settings. */
async function serve(name: string): Promise<Server> {
  const settings = { ADJUTANT_DATA: join(root, name), PORT: '0', ADJUTANT_SEAL_SECONDS: '1' };
  const env = { PATH: process.env['PATH'], ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      children.delete(child);
    },
  };
}

async function send(url: string, match: string, sent: object): Promise<string> {
  const response = await fetch(`${url}/api/matches/${match}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const { outcome } = (await response.json()) as { readonly outcome?: string };
  return outcome ?? String(response.status);
}

/** Sends commands to several matches at once until it is told to stop; remembers what was acknowledged. */
function load(url: string): { readonly acknowledged: Set<string>; stop(): Promise<void> } {
  const acknowledged = new Set<string>();
  let stopped = false;
  const players = Array.from({ length: MATCHES }, async (_, number) => {
    const match = `m-${number}`;
    const story = [open(), roster('A'), roster('B'), command('StartBattle', { firstTurn: 'A' })];
    for (let turn = 0; !stopped; turn += 1) {
      const sent = (story[turn] ??
        command('ScoreVictoryPoints', { player: 'A', category: 'primary', points: 1, what: 'an objective' })) as {
        commandId: string;
      };
      if ((await send(url, match, sent)) === 'recorded') acknowledged.add(sent.commandId);
    }
  });
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await Promise.all(players);
    },
  };
}

async function commandsIn(place: InstallationPlace): Promise<Set<string>> {
  const store = openStore(place.store);
  try {
    expect(await store.verifyAll()).toMatchObject({ intact: true });
    return new Set((await store.readAllOriginal('', 1_000_000)).map(({ meta }) => meta.commandId));
  } finally {
    await store.close();
  }
}

describe('a backup of a server that is being written to', () => {
  let acknowledgedBefore: Set<string>;
  let made: BackedUp;

  beforeAll(async () => {
    mkdirSync(join(root, 'live', 'evidence'), { recursive: true });
    writeFileSync(join(root, 'live', 'evidence', 'a'.repeat(64)), 'a photo');
    writeFileSync(join(root, 'live', 'evidence', '.half'), 'half a pho');
    const server = await serve('live');
    const playing = load(server.url);
    // Nothing is signed before the log has been looked through once.
    await eventually(
      () => fetch(`${server.url}/api/seal/checkpoint`),
      ({ ok }) => ok,
    );
    while (playing.acknowledged.size < 100) await new Promise((resolve) => setTimeout(resolve, 20));
    acknowledgedBefore = new Set(playing.acknowledged);
    // As the command line takes it: by a process beside the server. This one is beside the server, too.
    made = await backUp(placeIn('live'), SHELF, join(root, 'backup'), silent);
    const during = playing.acknowledged.size;
    await playing.stop();
    await server.stop();
    expect(during).toBeGreaterThanOrEqual(acknowledgedBefore.size);
  }, 120_000);

  it('holds all that was acknowledged before it began, whole and as it was signed', async () => {
    expect(made.events).toBeGreaterThanOrEqual(acknowledgedBefore.size);
    expect(made.checkpoints).toBeGreaterThan(0);
    expect(made.files.map(({ file }) => file)).toEqual([
      'adjutant.db',
      'evidence.db',
      `evidence/${'a'.repeat(64)}`,
      'liaison.db',
      'people.db',
      'seal-key',
      'seal.db',
      'tables.db',
    ]);
    for (const { file } of made.files)
      expect([file, statSync(join(root, 'backup', file)).mode & 0o077]).toEqual([file, 0]);
  });

  it('is put back elsewhere, where a server goes on with it', async () => {
    const place = placeIn('restored');
    const put = await restoreBackup(place, SHELF, join(root, 'backup'), silent);
    expect(put).toEqual(made);
    const there = await commandsIn(place);
    const missing = [...acknowledgedBefore].filter((id) => !there.has(id));
    expect(missing).toEqual([]);
    const server = await serve('restored');
    try {
      const sent = command('ScoreVictoryPoints', { player: 'B', category: 'primary', points: 3, what: 'an objective' });
      expect(await send(server.url, 'm-0', sent)).toBe('recorded');
      // Ready is whoever can record; lists and signatures follow.
      await eventually(
        async () => (await (await fetch(`${server.url}/api/health`)).json()) as { readonly ok: boolean },
        ({ ok }) => ok,
      );
      const { matches } = (await (await fetch(`${server.url}/api/matches`)).json()) as { readonly matches: unknown[] };
      expect(matches).toHaveLength(MATCHES);
    } finally {
      await server.stop();
    }
    process.stdout.write(
      `backup under load: ${acknowledgedBefore.size} commands acknowledged before it, ${made.events} events in it, ${missing.length} missing after it was put back\n`,
    );
  });

  it('is not written over, and goes nowhere where something is already', async () => {
    await expect(backUp(placeIn('live'), SHELF, join(root, 'backup'), silent)).rejects.toThrow(/is there already/);
    await expect(restoreBackup(placeIn('live'), SHELF, join(root, 'backup'), silent)).rejects.toThrow(
      /Nothing was restored: .* is there already/,
    );
    const elsewhere = { ...placeIn('empty'), store: placeIn('live').store };
    await expect(restoreBackup(elsewhere, SHELF, join(root, 'backup'), silent)).rejects.toThrow(
      /adjutant\.db is there/,
    );
  });

  it.each([
    ['a file that was changed', (copy: string) => writeFileSync(join(copy, 'seal-key'), 'x'), /damaged in seal-key/],
    [
      'a file that is missing',
      (copy: string) => rmSync(join(copy, 'people.db')),
      /damaged in people\.db: it is missing/,
    ],
    ['no manifest', (copy: string) => rmSync(join(copy, 'backup.json')), /holds no backup/],
  ])('is not put back with %s', async (name, damage, says) => {
    const copy = join(root, `backup with ${name}`);
    cpSync(join(root, 'backup'), copy, { recursive: true });
    damage(copy);
    const place = placeIn(`place for ${name}`);
    await expect(restoreBackup(place, SHELF, copy, silent)).rejects.toThrow(says);
    expect(existsSync(place.data)).toBe(false);
  });

  it('that is not put back to its end keeps every server out, and is put back anew', async () => {
    const place = placeIn('half');
    const stops = (_: string, done: number): void => {
      if (done === 2) throw new Error('the power went out');
    };
    await expect(restoreBackup(place, SHELF, join(root, 'backup'), stops)).rejects.toThrow('the power went out');
    expect(whyUnfinished(place)).toMatch(/is not whole: run the same "adjutant restore" again/);
    await expect(serve('half')).rejects.toThrow(/is not whole/);
    await restoreBackup(place, SHELF, join(root, 'backup'), silent);
    expect(whyUnfinished(place)).toBeUndefined();
    expect((await commandsIn(place)).size).toBe((await commandsIn(placeIn('restored'))).size - 1);
  });

  it('of a log that is broken is none', async () => {
    const place = placeIn('broken');
    cpSync(join(root, 'restored'), place.data, { recursive: true });
    const { default: Database } = await import('better-sqlite3');
    const database = new Database(join(place.data, 'adjutant.db'));
    database.exec("UPDATE events SET actor_id = 'somebody else' WHERE position = 3");
    database.close();
    await expect(backUp(place, SHELF, join(root, 'none'), silent)).rejects.toThrow(/is broken: its content/);
    expect(readdirSync(root).filter((name) => name === 'none')).toEqual([]);
  });
});
