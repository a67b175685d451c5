import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disputeStream } from '@adjutant/dispute';
import { matchStream } from '@adjutant/match';
import {
  entriesOf,
  healthOf,
  judging,
  mend,
  playing,
  poison,
  recordedIds,
  rowOf,
  startApiServer,
  until,
  watchMatch,
  type ApiServer,
  type Errand,
  type LogRow,
  type Poison,
} from '../src/faults/index.js';

interface Case {
  readonly how: Poison;
  /** Which readers stop there; all others go on. The record is at fault and nothing is signed over it, whatever it is. */
  readonly readers: readonly string[];
  readonly about: 'match' | 'ruling';
}

const CASES: readonly Case[] = [
  { how: 'its data is cut off', readers: ['live', 'readModels'], about: 'match' },
  { how: 'its schema version is none that is known', readers: ['live', 'readModels'], about: 'match' },
  { how: 'its data is cut off', readers: ['live', 'readModels', 'rulings', 'tables'], about: 'ruling' },
  { how: 'its hash is cut off', readers: ['live', 'rulings', 'tables'], about: 'match' },
];

const OPENED = 6;
const ENV = { ADJUTANT_SEAL_SECONDS: '1', ADJUTANT_CHECK_SECONDS: '2' };
const root = mkdtempSync(join(tmpdir(), 'adjutant-poison-'));
const data = join(root, 'data');
const file = join(data, 'adjutant.db');
/** One for each case: a match that gets its next entry, or its ruling, damaged. */
const tables = CASES.map(() => playing(OPENED + 1));
const judges = CASES.map(() => judging());
const bystander = playing(400);
const told: string[] = [];
let rows: readonly LogRow[];
let server: ApiServer;

/** What the next command of each errand leaves in the log, from a server on a copy of it. */
async function recordedElsewhere(): Promise<readonly LogRow[]> {
  const copy = join(root, 'copy');
  cpSync(data, copy, { recursive: true });
  const other = await startApiServer(copy, ENV);
  for (const { errand } of [...tables, ...judges]) await errand.next(other.url);
  await other.stop();
  const log = join(copy, 'adjutant.db');
  return CASES.map(({ about }, index) =>
    about === 'match'
      ? rowOf(log, matchStream(tables[index]?.match ?? ''), OPENED)
      : rowOf(log, disputeStream(judges[index]?.dispute ?? ''), 2),
  );
}

async function upTo(errand: Errand, acknowledged: number): Promise<void> {
  while (errand.acknowledged.size < acknowledged) expect((await errand.next(server.url)).status).toBe(200);
}

beforeAll(async () => {
  mkdirSync(data);
  server = await startApiServer(data, ENV);
  await Promise.all([
    ...tables.map(({ errand }) => upTo(errand, OPENED)),
    ...judges.map(({ errand }) => upTo(errand, errand.steps.length - 1)),
    upTo(bystander.errand, OPENED),
  ]);
  await server.stop();
  rows = await recordedElsewhere();
  server = await startApiServer(data, ENV);
  await until('everything works', async () => (await healthOf(server.url)).ok);
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
  process.stdout.write(`Poisoned events: ${told.join('; ')}.\n`);
});

it.each(CASES.map((one, index) => [one.about, one.how, one, index] as const))(
  'an event of a %s: %s',
  async (about, how, { readers }, index) => {
    const stops = [...readers, 'record', 'seal'].sort();
    const row = rows[index] as LogRow;
    const viewer = await watchMatch(server.url, bystander.match);
    const position = poison(file, row, how);
    await until(`${stops.join(' and ')} stop`, async () => (await stopped()).length >= stops.length);

    // Commands and single matches go on, wherever readers have stopped.
    const already = bystander.errand.acknowledged.size;
    await upTo(bystander.errand, already + 20);
    expect(await recordedIds(server.url, bystander.match)).toEqual(bystander.errand.wants(bystander.path));
    expect((await fetch(`${server.url}/api/matches`)).status).toBe(200);

    // Each of them says where, and none has gone on behind anybody's back.
    const { ok, checks } = await healthOf(server.url);
    expect(ok).toBe(false);
    expect([await stopped(), checks]).toEqual([stops, checks]);
    const revision = Number(row.columns['revision']);
    for (const reader of stops) {
      expect(checks[reader]?.says).toContain(row.stream);
      expect(checks[reader]?.says).toMatch(new RegExp(`\\b(event|entry|revision) ${revision}\\b`));
    }
    if (stops.includes('live')) {
      expect(checks['live']?.says).toContain(`position ${String(position).padStart(16, '0')}`);
      expect(await viewer.seen()).toEqual([]);
    }

    mend(file, position, row);
    await until('every reader goes on by itself', async () => (await healthOf(server.url)).ok, 40_000);
    await expectNothingSkipped(about, index);
    expect(await viewer.entries(20)).toEqual(Array.from({ length: 20 }, (_, at) => already + at));
    viewer.leave();
    told.push(
      `${about}, ${how}: ${stops.join(', ')} stopped at position ${position} and went on from there once it was mended`,
    );
  },
);

async function stopped(): Promise<readonly string[]> {
  const { checks } = await healthOf(server.url);
  return Object.keys(checks)
    .filter((name) => !checks[name]?.ok)
    .sort();
}

async function expectNothingSkipped(about: 'match' | 'ruling', index: number): Promise<void> {
  const match = (about === 'match' ? tables : judges)[index]?.match as string;
  const entries = await entriesOf(server.url, match);
  if (about === 'match') expect(entries).toHaveLength(OPENED + 1);
  else {
    await until('the ruling is carried into its match', async () =>
      (await entriesOf(server.url, match)).some(({ type }) => type === 'RulingApplied'),
    );
  }
  const listed = (await (await fetch(`${server.url}/api/matches?limit=200`)).json()) as {
    readonly matches: readonly { readonly id: string; readonly entries: number }[];
  };
  for (const one of [match, bystander.match]) {
    const found = listed.matches.find(({ id }) => id === one);
    expect(found?.entries).toBe((await entriesOf(server.url, one)).length);
  }
  expect((await healthOf(server.url)).checks['seal']?.says).toMatch(/^[1-9]\d* events sealed/);
}
