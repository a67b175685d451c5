import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openNote, readVerifierKey, newKeys, type VerifierKey } from '@adjutant/seal';
import { packsIn, startApiServer, tally, type ApiServer } from '@adjutant/tools-services';
import Database from 'better-sqlite3';
import { PACKS, workspace, type Ran } from './cli.js';

const at = workspace();
const packs = packsIn(at.folder);
const MAIN = join(PACKS, '..', '..', 'apps', 'cli', 'dist', 'main.js');
const HOW_TO = join(PACKS, '..', '..', 'docs', 'how-to', 'witness-a-log.md');

let server: ApiServer;
let key: string;
let verifier: VerifierKey;

const start = async (data: string): Promise<void> => {
  server = await startApiServer(join(at.folder, data), { ADJUTANT_PACKS: packs, ADJUTANT_SEAL_SECONDS: '1' });
};

const look = (keep: string, ...more: readonly string[]): Promise<Ran> =>
  at.cli('checkpoint', '--watch', server.url, '--key', key, '--keep', keep, '--once', '--patience', '1', ...more);

/** So many matches are opened, an event each; resolves when all of them are signed. */
async function record(matches: number): Promise<number> {
  for (let count = 0; count < matches; count += 1) {
    const seats = { A: { player: 'p-1' }, B: { player: 'p-2' } };
    const settings = { enforcement: 'strict', attestations: 'open', rosters: 'as-declared' };
    const response = await fetch(`${server.url}/api/matches/${randomUUID()}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ commandId: randomUUID(), type: 'OpenMatch' },
        data: { title: 'x', pack: { id: 'wh40k-10e' }, seats, settings },
      }),
    });
    expect(response.status).toBe(200);
  }
  return signedUp();
}

async function sizeNow(): Promise<number> {
  const response = await fetch(`${server.url}/api/seal/checkpoint`);
  return response.ok ? Number((await response.text()).split('\n')[1]) : -1;
}

async function events(data: string): Promise<number> {
  const database = new Database(join(at.folder, data, 'adjutant.db'), { readonly: true });
  const count = database.prepare('SELECT count(*) FROM events').pluck().get() as number;
  database.close();
  return count;
}

let data = 'data';

async function signedUp(): Promise<number> {
  const all = await events(data);
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await sizeNow()) === all) return all;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing was signed over ${all} events: ${await (await fetch(`${server.url}/api/seal`)).text()}`);
}

/** What a conviction keeps: two notes, each signed with the real key. */
function notesIn(keep: string): readonly string[] {
  const folder = join(at.folder, keep);
  const name = readdirSync(folder).find((one) => /^(convicted|shrunk)-/.test(one)) ?? 'none';
  const notes = ['kept.txt', 'answered.txt'].map((file) => readFileSync(join(folder, name, file), 'utf8'));
  for (const note of notes) expect(openNote(note, verifier).ok).toBe(true);
  expect(notes[0]).not.toBe(notes[1]);
  expect(readFileSync(join(folder, name, 'account.txt'), 'utf8')).toMatch(
    /Both carry the signature of .*Seen by this/s,
  );
  return notes;
}

/** The witness that has seen everything so far, once more for another ending. */
function asItWas(keep: string): string {
  cpSync(join(at.folder, 'seen'), join(at.folder, keep), { recursive: true });
  return keep;
}

/** The same, as it was after its first look. */
function asItBegan(keep: string): string {
  mkdirSync(join(at.folder, keep));
  const first = readdirSync(join(at.folder, 'seen')).sort()[0] as string;
  cpSync(join(at.folder, 'seen', first), join(at.folder, keep, first));
  return keep;
}

beforeAll(async () => {
  await start(data);
  key = ((await (await fetch(`${server.url}/api/seal/key`)).json()) as { readonly key: string }).key;
  verifier = readVerifierKey(key) as VerifierKey;
});

at.endsFirst(() => server.stop());

describe('an honest log', () => {
  it('is kept at the first look, and each time that it has grown, also after a restart', async () => {
    const first = await record(3);
    expect(await look('seen')).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^First look: \S+ holds 3 events/) as string,
    });
    expect(await look('seen')).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^Nothing new: 3 events/) as string,
    });
    expect((await at.cli('backup', 'backup')).exit).toBe(0);
    await record(4);
    const grown = await look('seen', '--json');
    expect([grown.exit, grown.json]).toEqual([
      0,
      [{ outcome: 'grown', size: first + 4, signedAt: expect.any(String) as string }],
    ]);
    await server.stop();
    await start(data);
    await record(2);
    expect(await look('seen')).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^Grown: from 7 to 9 events/) as string,
    });
    expect(readdirSync(join(at.folder, 'seen'))).toHaveLength(3);
    tally('honest logs watched', 'never convicted', 5);
  });

  it('is watched with the commands of the how-to', async () => {
    const blocks = [...readFileSync(HOW_TO, 'utf8').matchAll(/```sh\n([^`]*)```/g)].map(([, text = '']) => text.trim());
    expect(blocks).toHaveLength(3);
    const match = (await (await fetch(`${server.url}/api/matches`)).json()) as {
      readonly matches: readonly { id: string }[];
    };
    await at.cli('export', match.matches[0]?.id ?? '', '--bundle', 'final.bundle.jsonl');
    for (const block of blocks) {
      const words = block
        .split(' ')
        .slice(1)
        .map((word) => word.replace('https://judges.example.org', server.url));
      const argv = words.map((word) => (word.startsWith('judges.example.org/') ? key : word));
      const last = argv.at(-1) ?? '';
      if (last.startsWith('open-2026/'))
        argv[argv.length - 1] = join('open-2026', readdirSync(join(at.folder, 'open-2026'))[0] ?? '');
      const ran = await at.cli(...argv, ...(argv.includes('--every') ? ['--once'] : []));
      expect([argv, ran.exit, ran.err]).toEqual([argv, 0, ran.err]);
    }
    expect(readdirSync(join(at.folder, 'witness'))).toHaveLength(1);
  });

  it('convicts nobody where it is away, answers nonsense, or is another log', async () => {
    const other = newKeys('someone.example/else', Buffer.alloc(32, 3)).verifier;
    const elsewhere = await at.cli('checkpoint', '--watch', server.url, '--key', other, '--keep', 'other', '--once');
    expect(elsewhere).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/is not the log of this key: .*Nothing follows/) as string,
    });
    const [gone, nowhere] = await serving(() => undefined);
    await new Promise((resolve) => gone.close(resolve));
    const away = await at.cli('checkpoint', '--watch', nowhere, '--key', key, '--keep', 'seen', '--once');
    expect(away).toMatchObject({
      exit: 3,
      err: expect.stringMatching(/cannot be held to anything: nobody answers there/) as string,
    });
    const growth = await (await fetch(`${server.url}/api/seal/checkpoint?from=3`)).text();
    const endless = (response: ServerResponse): void => {
      response.writeHead(200);
      while (response.write('old 1\n'.repeat(10_000)) && response.writableLength < 2_000_000);
      response.end('x'.repeat(2_000_000));
    };
    const answers: ((response: ServerResponse) => unknown)[] = [
      (response) => response.end('<html>sign in to our wireless network</html>'),
      (response) => response.end(''),
      (response) => response.writeHead(500).end('\u001b[2J'),
      (response) => response.writeHead(503).end(JSON.stringify({ code: 'seal/not-working' })),
      (response) => response.end(growth.replace(/^old 3/, 'old 2')),
      (response) => response.end(growth.slice(0, -20)),
      (response) => response.end(growth.replace(/signed 2/, 'signed 1')),
      (response) => response.destroy(),
      endless,
    ];
    for (const answer of answers) {
      const [fake, url] = await serving(answer);
      const ran = await at.cli(
        'checkpoint',
        '--watch',
        url,
        '--key',
        key,
        '--keep',
        asItBegan(`fake-${randomUUID()}`),
        '--once',
        '--patience',
        '0',
      );
      fake.close();
      fake.closeAllConnections();
      expect([ran.exit, ran.err]).toEqual([3, expect.stringMatching(/cannot be held to anything: .*Nothing follows/)]);
      expect(ran.err).not.toContain('\u001b');
      tally('answers that are none of the log', 'convicted nobody');
    }
  });

  it.each([
    [['--watch', 'ftp://x', '--key', 'k'], /no address of a server|--key/],
    [['--watch', 'http://127.0.0.1:1'], /--key is missing/],
    [['--watch', 'http://127.0.0.1:1', '--key', 'a+b+c'], /no verifier key/],
    [['--watch', 'http://127.0.0.1:1', '--from', '3'], /--from does not/],
    [['--once'], /go with --watch/],
  ])('refuses %j', async (argv, says) => {
    expect(await at.cli('checkpoint', ...argv)).toMatchObject({ exit: 2, err: expect.stringMatching(says) as string });
  });
});

async function serving(answer: (response: ServerResponse) => unknown): Promise<readonly [Server, string]> {
  const fake = createServer((_, response) => void answer(response));
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  return [fake, `http://127.0.0.1:${(fake.address() as AddressInfo).port}`];
}

describe('a log whose keeper has the key', () => {
  it('that was cut off and signed anew is convicted, with both notes', async () => {
    await server.stop();
    cpSync(join(at.folder, data), join(at.folder, 'honest'), { recursive: true });
    const database = new Database(join(at.folder, data, 'adjutant.db'));
    database.exec(
      'DELETE FROM events WHERE position > 6; DELETE FROM streams WHERE id NOT IN (SELECT stream_id FROM events)',
    );
    database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(join(at.folder, data, `seal.db${end}`), { force: true });
    await start(data);
    expect(await signedUp()).toBe(6);
    const keep = asItWas('cut');
    const ran = await look(keep);
    expect([ran.exit, ran.out]).toEqual([
      1,
      expect.stringMatching(/^CONVICTED: \S+ signed 6 events after it had signed 9/),
    ]);
    expect(notesIn(keep).map((note) => note.split('\n')[1])).toEqual(['9', '6']);
    expect(await look(keep)).toMatchObject({ exit: 1, out: expect.stringMatching(/^CONVICTED before/) as string });
    tally('logs cut off, rewritten or put back', 'convicted with both notes');
  });

  it('that was rewritten is convicted, at the same size and beyond', async () => {
    const same = asItWas('two-heads');
    await record(3);
    const heads = await look(same, '--json');
    expect([heads.exit, heads.json]).toMatchObject([1, [{ outcome: 'convicted', why: 'two-heads', size: 9 }]]);
    expect(notesIn(same).map((note) => note.split('\n')[1])).toEqual(['9', '9']);
    await record(2);
    const beyond = asItWas('beyond');
    const rewritten = await look(beyond);
    expect([rewritten.exit, rewritten.out]).toEqual([
      1,
      expect.stringMatching(/a record of 11 events that does not continue the 9/),
    ]);
    notesIn(beyond);
    tally('logs cut off, rewritten or put back', 'convicted with both notes', 2);
  });

  it('that was put back from a backup is told, and convicted once it signs again', async () => {
    await server.stop();
    renameSync(join(at.folder, data), join(at.folder, 'rewritten'));
    data = 'put-back';
    expect((await at.cliWith({ ADJUTANT_DATA: data }, 'restore', 'backup')).exit).toBe(0);
    await start(data);
    const shrunk = asItWas('shrunk');
    const told = await look(shrunk);
    expect([told.exit, told.out]).toEqual([
      1,
      expect.stringMatching(/^SHRUNK: \S+ answers with 3 events, though it had signed 9/),
    ]);
    notesIn(shrunk);
    await record(1);
    const again = await look(shrunk);
    expect([again.exit, again.out]).toEqual([
      1,
      expect.stringMatching(/^CONVICTED: \S+ signed 4 events after it had signed 9/),
    ]);
    tally('logs cut off, rewritten or put back', 'convicted with both notes', 2);
  });

  it('is watched until then, also while its server is away', async () => {
    await server.stop();
    data = 'honest';
    await start(data);
    mkdirSync(join(at.folder, 'looped'));
    const port = new URL(server.url).port;
    const argv = [
      'checkpoint',
      '--watch',
      server.url,
      '--key',
      key,
      '--keep',
      'looped',
      '--every',
      '1',
      '--patience',
      '0',
    ];
    const child = spawn(process.execPath, [MAIN, ...argv], { cwd: at.folder });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const says = async (words: RegExp): Promise<void> => {
      for (let tries = 0; tries < 200 && !words.test(said); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(said).toMatch(words);
    };
    try {
      await says(/First look: \S+ holds 9 events/);
      await server.stop();
      await says(/nobody answers there.*it is asked again/);
      server = await startApiServer(join(at.folder, 'rewritten'), { ADJUTANT_PACKS: packs, PORT: port });
      expect(await ended).toBe(1);
      expect(said).toMatch(/CONVICTED/);
      notesIn('looped');
      tally('logs cut off, rewritten or put back', 'convicted with both notes');
    } finally {
      child.kill('SIGKILL');
    }
  });
});
