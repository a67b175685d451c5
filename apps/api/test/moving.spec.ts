import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  openNote,
  readCheckpoint,
  readVerifierKey,
  verifyBundle,
  verifyGrowth,
  type VerifierKey,
} from '@adjutant/seal';
import { openStore, type EventStore } from '@adjutant/store';
import { startKurrentDouble } from '@adjutant/store/kurrent-double';
import {
  exportInstallation,
  type Imported,
  importInstallation,
  type Manifest,
  type InstallationPlace,
  openAccessTables,
  whyUnfinished,
} from '@adjutant/moving';
import { readSettings } from '../src/settings.js';
import { NIGHT_SHELF } from '@adjutant/testing/given';
import { BOTH_SHELVES, goesOn, NAME, played, shown } from './moving-story.js';
import { folder, run, settingsIn, type Running } from './running.js';

type AccessTables = Awaited<ReturnType<typeof openAccessTables>>;

const SMALL = { events: 5, bytes: 1024 * 1024 };
const silent = (): void => undefined;

const root = folder();
afterAll(() => rmSync(root, { recursive: true, force: true }));
const at = (...names: string[]): string => join(root, ...names);
const texts = (body: unknown): string => String((body as { readonly text: string }).text);

function placeIn(name: string, store?: string): InstallationPlace {
  mkdirSync(at(name), { recursive: true });
  const settings = settingsIn(at(name));
  return { data: settings.data, store: store ?? settings.store };
}

async function within<Result>(place: InstallationPlace, work: (store: EventStore) => Promise<Result>): Promise<Result> {
  const store = openStore(place.store);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const exported = (place: InstallationPlace, name: string, secrets = true, limits = SMALL): Promise<Manifest> =>
  within(place, (store) =>
    exportInstallation({ place, store, shelf: BOTH_SHELVES }, at(name), { secrets, tell: silent, limits }),
  );

const imported = (place: InstallationPlace, name: string, shelf = BOTH_SHELVES): Promise<Imported> =>
  within(place, (store) => importInstallation({ place, store, shelf }, at(name), silent));

/** Every file with its bytes. */
function bytesOf(name: string): Map<string, string> {
  const files = readdirSync(at(name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files
      .map((one) => join(one.parentPath, one.name))
      .sort()
      .map((path) => [path.slice(at(name).length), readFileSync(path, 'base64')]),
  );
}

const running = (name: string): Promise<Running> => run({ data: at(name), keep: true, shelf: BOTH_SHELVES });

/** What the first house showed, and what was signed there: everything after is held to it. */
let before: {
  readonly shown: unknown;
  readonly bundle: string;
  readonly checkpoint: string;
  readonly key: VerifierKey;
};
let first: Manifest;

beforeAll(async () => {
  mkdirSync(at('old'), { recursive: true });
  const server = await running('old');
  try {
    await played(server);
    const told = await shown(server);
    const bundle = texts((await server.get('/api/matches/argued/bundle')).body);
    const checkpoint = texts((await server.get('/api/seal/checkpoint')).body);
    const key = readVerifierKey(String((await server.get('/api/seal/key')).body['key'])) as VerifierKey;
    before = { shown: told, bundle, checkpoint, key };
  } finally {
    await server.close();
  }
  first = await exported(placeIn('old'), 'export');
});

describe('moving house', () => {
  it('writes a folder that nobody else reads, with what every file adds up to', () => {
    const { log, parts, key } = first;
    expect(log.segments.map(({ file, count }) => [file, count >= 5])).toEqual([
      ...log.segments.slice(0, -1).map((_, index) => [`log/00000${index + 1}.jsonl`, true]),
      [`log/00000${log.segments.length}.jsonl`, expect.any(Boolean)],
    ]);
    expect(log.segments.length).toBeGreaterThan(2);
    expect(log.segments.reduce((sum, { count }) => sum + count, 0)).toBe(log.events);
    expect(parts.map(({ file }) => file.replace(/[0-9a-f]{64}/, 'HASH'))).toEqual([
      'checkpoints.jsonl',
      'envelopes.jsonl',
      'event.json',
      'people.jsonl',
      'accounts.jsonl',
      'evidence-bound.jsonl',
      'seal-key',
      'evidence/HASH',
    ]);
    expect(key).toContain(before.key.name);
    for (const [file] of bytesOf('export'))
      expect([file, statSync(at(`export${file}`)).mode & 0o077]).toEqual([file, 0]);
    expect(statSync(at('export')).mode & 0o077).toBe(0);
  });

  it('leaves keys, people, accounts and evidence out unless told otherwise', async () => {
    await exported(placeIn('old'), 'shared');
    const manifest = await exported(placeIn('old'), 'shared', false);
    expect(manifest.parts.map(({ file }) => file)).toEqual(['checkpoints.jsonl', 'envelopes.jsonl', 'event.json']);
    const files = bytesOf('shared');
    expect([...files.keys()].filter((file) => /seal-key|people|accounts|evidence/.test(file))).toEqual([]);
    for (const [, bytes] of files) expect(Buffer.from(bytes, 'base64').includes(Buffer.from(NAME))).toBe(false);
  });

  it('shows the same in the new place, and goes on there under the same key', async () => {
    const place = placeIn('new');
    const came = await imported(place, 'export');
    expect(came).toMatchObject({ events: first.log.events, envelopes: 2, people: 1, evidence: 1 });
    expect(came.checkpoints).toBeGreaterThan(0);
    const server = await running('new');
    try {
      expect(await shown(server)).toEqual(before.shown);
      await server.send('night', ...goesOn());
      const { body } = await server.get('/api/matches/argued/bundle');
      expect(verifyBundle(Buffer.from(texts(body)), first.key)).toMatchObject({ sound: true });
      const verdict = verifyBundle(Buffer.from(before.bundle), first.key);
      const { checkpoint } = (verdict as Extract<typeof verdict, { sound: true }>).bundle;
      const growth = texts((await server.get(`/api/seal/checkpoint?from=${checkpoint.size}`)).body);
      expect(verifyGrowth(checkpoint, growth, before.key)).toMatchObject({ ok: true });
      const newest = openNote(texts((await server.get('/api/seal/checkpoint')).body), before.key);
      const size = newest.ok ? readCheckpoint(newest.text)?.size : undefined;
      expect(size).toBeGreaterThan(checkpoint.size);
    } finally {
      await server.close();
    }
  });

  it.each([
    ['memory', () => Promise.resolve({ url: 'memory:', stop: () => Promise.resolve() })],
    ['a double of KurrentDB', () => startKurrentDouble()],
  ])('gives the same bytes again after a way there and back over %s', async (name, start) => {
    const engine = await start();
    const [there, back] = [`export from ${name}`, `export back from ${name}`];
    const between = openStore(engine.url);
    try {
      const from = { place: placeIn(name), store: between, shelf: BOTH_SHELVES };
      const came = await importInstallation(from, at('export'), silent);
      expect(came.events).toBe(first.log.events);
      await exportInstallation(from, at(there), { secrets: true, tell: silent, limits: SMALL });
    } finally {
      await between.close();
      await engine.stop();
    }
    await imported(placeIn(`back from ${name}`), there);
    await exported(placeIn(`back from ${name}`), back);
    expect(bytesOf(there)).toEqual(bytesOf('export'));
    expect(bytesOf(back)).toEqual(bytesOf('export'));
  });

  it('shows the same on a double of KurrentDB, and goes on there', async () => {
    const engine = await startKurrentDouble();
    try {
      const place = placeIn('on kurrent', engine.url);
      await imported(place, 'export');
      const server = await run({ data: place.data, store: engine.url, keep: true, shelf: BOTH_SHELVES });
      try {
        expect(await shown(server)).toEqual(before.shown);
        await server.send('night', ...goesOn());
        const { body } = await server.get('/api/matches/argued/bundle');
        expect(verifyBundle(Buffer.from(texts(body)), first.key)).toMatchObject({ sound: true });
      } finally {
        await server.close();
      }
    } finally {
      await engine.stop();
    }
  });

  it('carries the same installation twice without writing anything', async () => {
    const place = placeIn('twice');
    await imported(place, 'export');
    const again = await imported(place, 'export');
    expect(again).toMatchObject({ events: 0, people: 0, accounts: 0, evidence: 0 });
    await exported(place, 'export-twice');
    expect(bytesOf('export-twice')).toEqual(bytesOf('export'));
  });

  it('brings an export up to date: files of the log that are full stay as they are', async () => {
    cpSync(at('old'), at('grown'), { recursive: true });
    cpSync(at('export'), at('export-grown'), { recursive: true });
    const server = await running('grown');
    await server.send('night', ...goesOn()).finally(() => server.close());
    const manifest = await exported(placeIn('grown'), 'export-grown');
    expect(manifest.log.events).toBeGreaterThan(first.log.events);
    const full = first.log.segments.filter(({ count }) => count >= SMALL.events);
    expect(manifest.log.segments.slice(0, full.length)).toEqual(full);
    await exported(placeIn('grown'), 'export-grown-whole');
    expect(bytesOf('export-grown')).toEqual(bytesOf('export-grown-whole'));
    // And so the place that holds the former one.
    const place = placeIn('follows');
    await imported(place, 'export');
    expect(await imported(place, 'export-grown')).toMatchObject({ events: manifest.log.events - first.log.events });
  });

  it('takes along who holds a role in which event, each once, however many there are', async () => {
    cpSync(at('old'), at('held'), { recursive: true });
    const held = ['ann', 'bob'].flatMap((person) =>
      Array.from({ length: 400 }, (_, nth) => ({
        ...{ person, event: `open-${nth}`, roles: '["judge"]', given_at: '2031-05-04T09:00:00.000Z', given_by: 'olga' },
      })),
    );
    const there = async <Result>(name: string, work: (tables: AccessTables) => Promise<Result>): Promise<Result> => {
      const tables = await openAccessTables(placeIn(name));
      return work(tables).finally(() => tables.close());
    };
    await there('held', ({ kysely }) => kysely.insertInto('event_roles').values(held).execute());
    await exported(placeIn('held'), 'export-held');
    expect(await imported(placeIn('holds'), 'export-held')).toMatchObject({ accounts: held.length });
    const came = await there('holds', ({ kysely }) => kysely.selectFrom('event_roles').selectAll().execute());
    const sorted = (rows: readonly { readonly person: string; readonly event: string }[]) =>
      rows.map(({ person, event }) => `${person} ${event}`).sort();
    expect(sorted(came)).toEqual(sorted(held));
    expect(await imported(placeIn('holds'), 'export-held')).toMatchObject({ accounts: 0 });
  });

  it('does not bring back who was erased since', async () => {
    const place = placeIn('erased');
    await imported(place, 'export');
    const server = await running('erased');
    const erased = await fetch(`${server.url}/api/people/ann`, { method: 'DELETE' });
    await server.close();
    expect(erased.status).toBe(200);
    expect(await imported(place, 'export')).toMatchObject({ people: 0 });
    expect(readFileSync(join(place.data, 'people.db')).includes(Buffer.from(NAME))).toBe(false);
  });
});

describe('an import that cannot be', () => {
  it('is told while it is not finished, and no server starts meanwhile', async () => {
    const place = placeIn('stopped');
    const stops = (part: string, done: number): void => {
      if (part === 'events' && done > 0) throw new Error('the power went out');
    };
    const work = within(place, (store) =>
      importInstallation({ place, store, shelf: BOTH_SHELVES }, at('export'), stops),
    );
    await expect(work).rejects.toThrow('the power went out');
    expect(whyUnfinished(place)).toMatch(/was not finished: run the same "adjutant import" again/);
    const mistakes = [expect.stringMatching(/was not finished/)];
    expect(readSettings({ ADJUTANT_DATA: place.data })).toEqual({ ok: false, mistakes });
    await imported(place, 'export');
    expect(readSettings({ ADJUTANT_DATA: place.data })).toMatchObject({ ok: true });
  });

  it('is refused where another installation is, by its key', async () => {
    const server = await run({ data: at('other'), keep: true, shelf: BOTH_SHELVES }).catch(() => undefined);
    await server?.close();
    await expect(imported(placeIn('other'), 'export')).rejects.toThrow(
      /is the key of another installation \(adjutant\.local/,
    );
    await within(placeIn('other'), async (store) => expect(await store.head()).toBe(''));
  });

  it('is refused where another log is, and says where they part', async () => {
    const place = placeIn('foreign');
    await within(place, (store) =>
      store.append('match-x', 'absent', [{ type: 'Noted', data: {} }], {
        ...{ commandId: 'c', actor: { id: 'a', role: 'player' }, payloadHash: 'p' },
        ...{ occurredAt: 'now', recordedAt: 'now' },
      }),
    );
    await expect(imported(place, 'export')).rejects.toMatchObject({ name: 'OtherLog', number: 0 });
    await within(place, async (store) => expect(await store.readLinks('', 9)).toHaveLength(1));
  });

  it('is refused where a pack is missing', async () => {
    const place = placeIn('bare');
    await expect(imported(place, 'export', NIGHT_SHELF)).rejects.toThrow(/packs are not installed here: wh40k-10e@/);
    expect(readdirSync(place.data).filter((name) => name !== 'log.db')).toEqual([]);
  });

  const damages: readonly (readonly [string, string, (text: string) => string, RegExp])[] = [
    ['a changed event', 'log/000001.jsonl', (text) => text.replace('ann', 'bob'), /damaged in log\/000001/],
    ['a file that was cut off', 'log/000002.jsonl', (text) => text.slice(0, -200), /damaged in log\/000002/],
    ['a changed key', 'seal-key', (text) => text.replace('KEY', 'YEK'), /damaged in seal-key/],
    ['a manifest of something else', 'manifest.json', () => '{"adjutant":"match"}', /no manifest of an exported/],
    [
      'a manifest that leads elsewhere',
      'manifest.json',
      (text) => text.replace('"log/000001', '"../log/000001'),
      /no file of such a folder/,
    ],
    ['a file that was taken out of the manifest', 'manifest.json', withoutSegment, /do not make the tree|were signed/],
    [
      'a manifest with another root',
      'manifest.json',
      (text) => text.replace(/"root": "[0-9a-f]{8}/, '"root": "00000000'),
      /do not make the tree/,
    ],
  ];

  it.each(damages)('is refused with %s, before anything is written', async (name, file, change, says) => {
    const copy = `damaged ${name}`;
    cpSync(at('export'), at(copy), { recursive: true });
    writeFileSync(at(copy, file), change(readFileSync(at(copy, file), 'utf8')));
    const place = placeIn(`${copy} here`);
    await expect(imported(place, copy)).rejects.toThrow(says);
    expect(readdirSync(place.data).filter((one) => one !== 'log.db')).toEqual([]);
    await within(place, async (store) => expect(await store.head()).toBe(''));
  });

  it('does not go into a folder of something else, nor into the export of another installation', async () => {
    mkdirSync(at('photos'));
    writeFileSync(at('photos', 'holiday.jpg'), 'x');
    await expect(exported(placeIn('old'), 'photos')).rejects.toThrow(/holds other files than an export/);
    const place = placeIn('someone');
    const server = await running('someone');
    await played(server).finally(() => server.close());
    cpSync(at('export'), at('export-mixed'), { recursive: true });
    await expect(exported(place, 'export-mixed')).rejects.toThrow(/holds an export of another installation/);
  });
});

function withoutSegment(text: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const { log } = manifest;
  const segments = log.segments.slice(0, -1);
  return JSON.stringify({ ...manifest, log: { ...log, segments } });
}
