import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADA, KIM, recordInDispute } from './disputes.js';
import { recordSmallMatch, SMALL } from './small-match.js';
import { startServer, type Server } from './server.js';

const CLI = join(import.meta.dirname, '..', '..', 'apps', 'cli', 'dist', 'main.js');

let server: Server;
let folder: string;
beforeAll(async () => {
  server = await startServer({ ADJUTANT_ORIGIN: 'judges.example/open' });
  folder = mkdtempSync(join(tmpdir(), 'adjutant-evidence-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const told = (type: string, data: object, actor: Parameters<typeof recordInDispute>[3]): Promise<void> =>
  recordInDispute(server.base, 'd', { type, data }, actor);

const get = async (path: string): Promise<string> => (await fetch(`${server.base}${path}`)).text();

/** Another machine: a folder with the files that it was sent, and neither a store nor a pack. */
async function elsewhere(...argv: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  const env = { PATH: process.env['PATH'] ?? '', ADJUTANT_PACKS: folder, ADJUTANT_DATA: join(folder, 'nothing') };
  const run = promisify(execFile)(process.execPath, [CLI, ...argv], { cwd: folder, env });
  return run.then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, out: stdout }),
  );
}

/** The liaison works beside the requests: whoever waits for it looks again. */
async function carriedOut(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await get('/api/disputes/d')).includes('"carriedOut":true')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(await get('/api/disputes/d'));
}

test('a match with a ruling, as the server is built, is verified by the command line alone', async () => {
  await recordSmallMatch(server.base, 'final');
  await told('CallJudge', { match: 'final', side: 'A', entry: SMALL.grenade, claim: 'Nobody measured.' }, ADA);
  await told('ClaimCall', {}, KIM);
  const remedies = [{ kind: 'strike', entries: [SMALL.grenade] }];
  await told('GiveRuling', { remedies, because: 'It was out of range.' }, KIM);
  await carriedOut();
  const { key } = JSON.parse(await get('/api/seal/key')) as { key: string };
  const bundle = await get('/api/matches/final/bundle');
  writeFileSync(join(folder, 'final.jsonl'), bundle);
  const { code, out } = await elsewhere('verify', 'final.jsonl', '--key', key);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^INTACT final\.jsonl: match final, .* and 1 dispute with 4 events/),
  ]);
  expect(out).toMatch(/Ruling carried out at entry \d+: by kim, in dispute d: It was out of range\./);
  expect(out).toMatch(/Proved: 1 ruling carried out in the match: each as a judge gave it/);

  const size = (
    JSON.parse((await elsewhere('verify', 'final.jsonl', '--json')).out) as { checkpoint: { size: number } }
  ).checkpoint.size;
  await recordSmallMatch(server.base, 'other');
  await get('/api/matches/other/bundle');
  writeFileSync(join(folder, 'newer.txt'), await get(`/api/seal/checkpoint?from=${size}`));
  expect(await elsewhere('verify', 'final.jsonl', '--checkpoint', 'newer.txt')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/had not been rolled back or rewritten by then/) as string,
  });

  writeFileSync(
    join(folder, 'bad.jsonl'),
    bundle.replace('"because":"It was out of range."', '"because":"It was in range."'),
  );
  expect(await elsewhere('verify', 'bad.jsonl')).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /^BROKEN bad\.jsonl, line \d+, entry 2 of dispute-d: its content does not match its hash\./,
    ) as string,
  });
});
