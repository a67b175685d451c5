import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFaults, startApiServer, tally } from '@adjutant/tools-services';
import Database from 'better-sqlite3';
import { PACKS } from './cli.js';

const ROOT = join(PACKS, '..', '..');
const SERVER = join(ROOT, 'apps', 'api', 'dist', 'main.js');
const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'adjutant-start-'));
const packs = join(folder, 'packs');
const sound = join(folder, 'sound');

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the built server, and ends it as soon as it is ready, if it ever is. Root may read everything: it starts as nobody. */
function start(data: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    ADJUTANT_DATA: data,
    ADJUTANT_PACKS: packs,
    ADJUTANT_ACCESS: 'staffed',
    ...environment,
  };
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'], cwd: folder, ...asNobody });
  let [out, err] = ['', ''];
  let ending: NodeJS.Timeout | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    // What it has to say of its files follows at once.
    if (out.includes('is ready at')) ending ??= setTimeout(() => child.kill('SIGTERM'), 300);
  });
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const late = setTimeout(() => child.kill('SIGKILL'), 150_000);
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(late);
      resolve({ code, out, err });
    }),
  );
}

function given(path: string): void {
  if (process.getuid?.() !== 0) return;
  chownSync(path, NOBODY, NOBODY);
  if (statSync(path).isDirectory()) readdirSync(path).forEach((name) => given(join(path, name)));
}

function copyOf(name: string): string {
  const data = join(folder, name);
  cpSync(sound, data, { recursive: true });
  chmodSync(data, 0o700);
  return data;
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  for (const name of ['schema', 'demo']) cpSync(join(PACKS, name), join(packs, name), { recursive: true });
  const server = await startApiServer(sound, { ADJUTANT_PACKS: packs });
  const decided = await fetch(`${server.url}/api/event`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Open' }),
  });
  expect(decided.status).toBe(200);
  await server.stop();
  // Accounts are kept only where there are any.
  const staffed = await startApiServer(sound, { ADJUTANT_PACKS: packs, ADJUTANT_ACCESS: 'staffed' });
  await staffed.stop();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LETTER = 'Dear judge, this is no database at all, only a letter. '.repeat(40);
const garbage = (file: string): void => {
  for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  writeFileSync(file, LETTER);
};
const asFolder = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  mkdirSync(file);
};
const unreadable = (file: string): void => chmodSync(file, 0o000);
const otherTables = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  const database = new Database(file);
  database.exec('CREATE TABLE checkpoint (kite TEXT); CREATE TABLE staff (kite TEXT); CREATE TABLE people (kite TEXT)');
  database.exec('CREATE TABLE adjutant_schemas (kite TEXT)');
  database.close();
};
const asFile = (file: string): void => {
  rmSync(file, { recursive: true, force: true });
  writeFileSync(file, LETTER);
};

const FATAL: readonly (readonly [file: string, how: string, harm: (file: string) => void, cause: RegExp])[] = [
  ...['adjutant.db', 'liaison.db', 'access.db', 'people.db'].flatMap((file) => [
    [file, 'is garbage', garbage, /not a SQLite (database|file)/] as const,
    [file, 'is a folder', asFolder, /is a folder, and has to be a file/] as const,
    [file, 'may not be read', unreadable, /by the user that this runs as/] as const,
  ]),
  ['liaison.db', 'holds other tables', otherTables, /no such column|has no column/],
  ['access.db', 'holds other tables', otherTables, /is damaged: /],
  ['people.db', 'holds other tables', otherTables, /is damaged: /],
  ['adjutant.db', 'holds other tables', otherTables, /not an event store of Adjutant/],
  ['read-models.db', 'is a folder', asFolder, /is a folder, and has to be a file/],
  ['access-key', 'is garbage', garbage, /holds no key of 32 bytes/],
  ['access-key', 'is a folder', asFolder, /it is a folder, and has to be a file/],
  ['access-key', 'may not be read', unreadable, /may not be read or written by the user that this runs as/],
  ['event.json', 'is garbage', garbage, /it holds no JSON/],
  ['event.json', 'is a folder', asFolder, /it is a folder, and has to be a file/],
  ['evidence', 'is a file', asFile, /it stands where a file is, and has to be a folder/],
];

/** Sealing is no reason not to play: the server starts, and says so. */
const TOLD: typeof FATAL = [
  ['seal.db', 'is garbage', garbage, /seal\.db cannot be used: the file is not a SQLite database/],
  ['seal.db', 'is a folder', asFolder, /seal\.db cannot be used: .* is a folder, and has to be a file/],
  ['seal-key', 'is garbage', garbage, /seal-key holds no key/],
  ['seal-key', 'is a folder', asFolder, /seal-key cannot be used: it is a folder, and has to be a file/],
];

/** Two at once: each takes a second or two. */
async function inPairs<One>(all: readonly One[], work: (one: One, index: number) => Promise<void>): Promise<void> {
  const waiting = [...all.entries()];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one[1], one[0]);
  };
  await Promise.all([next(), next(), next()]);
}

describe('a server that cannot start', () => {
  it('says which file is wrong, and what is wrong with it, in one sentence', async () => {
    await inPairs(FATAL, async ([file, how, harm, cause], index) => {
      const data = copyOf(`fatal-${index}`);
      given(data);
      harm(join(data, file));
      if (how !== 'may not be read') given(data);
      const { code, out, err } = await start(data);
      const sentences = err.trimEnd().split('\n');
      expect([file, how, code, out, sentences]).toEqual([file, how, 1, '', [expect.stringMatching(cause)]]);
      expect(err).toContain(join(data, file));
      expect(err).toMatch(/^Adjutant cannot start: /);
      expect(err).not.toMatch(/\n\s+at /);
      tally('files damaged before the start', 'named with the cause');
      rmSync(data, { recursive: true });
    });
  });

  it('says so of a full disk, with a new place and with an old one', async () => {
    for (const name of ['full-old', 'full-new']) {
      const data = name === 'full-old' ? copyOf(name) : join(folder, name);
      if (!existsSync(data)) mkdirSync(data);
      const beside = join(folder, `${name}-beside`);
      const faults = await DiskFaults.over(data, beside);
      faults.start('full');
      given(data);
      given(beside);
      chmodSync(beside, 0o777);
      const { code, err } = await start(data, faults.environment);
      expect([name, code, err]).toEqual([name, 1, expect.stringMatching(/^Adjutant cannot start: .*full/)]);
      expect(err).toMatch(/full-(old|new)\/[\w.-]+ cannot be (opened|used|written)/);
      expect(err.trimEnd().split('\n')).toHaveLength(1);
      tally('starts on a full disk', 'named with the cause');
    }
  });
});

describe('a server whose seal is not in order', () => {
  it('starts, and says which file it is and why', async () => {
    await inPairs(TOLD, async ([file, how, harm, cause], index) => {
      const data = copyOf(`told-${index}`);
      harm(join(data, file));
      given(data);
      const { code, out, err } = await start(data);
      expect([file, how, code, err]).toEqual([file, how, 0, expect.stringMatching(cause)]);
      expect(out).toMatch(/is ready at/);
      tally('files of the seal damaged before the start', 'named with the cause');
      rmSync(data, { recursive: true });
    });
  });

  it('reads lists again that are garbage, since they are read from the log anyway', async () => {
    const data = copyOf('lists');
    garbage(join(data, 'read-models.db'));
    given(data);
    expect(await start(data)).toMatchObject({ code: 0, err: '' });
  });
});
