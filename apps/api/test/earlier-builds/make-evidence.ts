import { loadSamples as samplesOf } from '../load-samples.js';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { matchStream, type MatchEvent } from '@adjutant/match';
import type { Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { at, folder, listAt, run, SHELF, type Running } from '../running.js';
import { sayingOf } from './saying.js';
import { countsOf } from './counting.js';
import { NIGHT_SHELF, tellNight } from './stories/night.js';
import { tellRunning } from './stories/running-match.js';
import { tellStories } from './stories/stories.js';

const BUILD = process.env['BUILD'] ?? '';

/** Writes down what this build makes and says. Nothing reads it but the specs, and nothing ever writes it again. */
test('evidence of this build is written', async () => {
  expect(BUILD).toMatch(/^[0-9a-f]{7,}$/);
  const place = join(import.meta.dirname, BUILD);
  mkdirSync(place);
  await writeServer(join(place, 'samples'), SHELF, loadSamples);
  await writeServer(join(place, 'sealed'), NIGHT_SHELF, tellNight);
  const data = await writeServer(join(place, 'stories'), SHELF, tellStories);
  keepFolder(data, join(place, 'stories', 'installation'));
  const { data: running, kept } = await tellRunning();
  keepFolder(running, join(place, 'running', 'installation'));
  writeFileSync(join(place, 'running', 'kept.json'), `${JSON.stringify(kept, null, 2)}\n`);
});

async function loadSamples(server: Running): Promise<void> {
  const { body } = await samplesOf(server);
  expect(listAt(body, 'samples').filter((one) => one['stopped'] !== undefined)).toEqual([]);
}

/** One server with its key, and of each match in it the bundle, the match file and what is said of it. */
async function writeServer(place: string, shelf: Shelf, tell: (server: Running) => Promise<void>): Promise<string> {
  const data = folder();
  const server = await run({ shelf, data, keep: true });
  try {
    await tell(server);
    mkdirSync(place);
    writeFileSync(join(place, 'key.txt'), `${String(at((await server.get('/api/seal/key')).body, 'key'))}\n`);
    write(join(place, 'counts.json.gz'), JSON.stringify(await countsOf(server)));
    for (const match of await everyMatch(server)) {
      write(join(place, `${match}.bundle.jsonl.gz`), await textAt(server, `/api/matches/${match}/bundle`));
      write(join(place, `${match}.match.jsonl.gz`), await textAt(server, `/api/matches/${match}/export`));
      const events = (await server.store.readBare(matchStream(match))).map(({ event }) => event as MatchEvent);
      const { body } = await server.get(`/api/matches/${match}/attempts`);
      const attempts = listAt(body, 'attempts').map(({ after, command, occasion }) => ({ after, command, occasion }));
      const account = { events, attempts: attempts as unknown as Attempt[] };
      const links = await linksOf(server, match, events.length);
      write(join(place, `${match}.says.json.gz`), JSON.stringify({ ...sayingOf(shelf, match, account), links }));
    }
  } finally {
    await server.close();
  }
  return data;
}

async function everyMatch(server: Running): Promise<readonly string[]> {
  const { body } = await server.get('/api/matches?limit=200');
  return listAt(body, 'matches').map(({ id }) => String(id));
}

/** Permanent links, as people keep them: to the last entry, and about twenty before it. */
async function linksOf(server: Running, match: string, count: number): Promise<readonly string[]> {
  const step = Math.max(1, Math.ceil(count / 20));
  const links: string[] = [];
  for (let entry = count - 1; entry >= 0; entry -= step) {
    const { status, body } = await server.get(`/api/matches/${match}/moments/${entry}`);
    expect(status).toBe(200);
    links.push(String(at(body, 'link')));
  }
  return links.reverse();
}

async function textAt(server: Running, path: string): Promise<string> {
  const response = await fetch(`${server.url}${path}`);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${text}`);
  return text;
}

function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, gzipSync(text, { level: 9 }));
}

/** The files of an installation that has shut down, each by itself. */
function keepFolder(data: string, place: string): void {
  for (const name of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const path = join(name.parentPath, name.name);
    write(join(place, `${path.slice(data.length + 1)}.gz`), readFileSync(path));
  }
  rmSync(data, { recursive: true, force: true });
}
