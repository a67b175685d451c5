import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import {
  hashFromHex,
  openNote,
  readCheckpoint,
  readVerifierKey,
  verifyBundle,
  verifyConsistency,
  verifyGrowth,
  type Checkpoint,
  type Hash,
  type VerifierKey,
} from '@adjutant/seal';
import Database from 'better-sqlite3';
import { call, contested, JO, rules, sendTo } from './judges.js';
import { advance, at, command, folder, listAt, open, run, started, type Running } from './running.js';
import { until } from './until.js';

const texts = (answer: { readonly body: unknown }): string => String(at(answer.body, 'text'));

async function keyOf(server: Running): Promise<VerifierKey> {
  const { body } = await server.get('/api/seal/key');
  return readVerifierKey(String(body['key'])) as VerifierKey;
}

async function checkpointOf(server: Running): Promise<Checkpoint> {
  const opened = openNote(texts(await server.get('/api/seal/checkpoint')), await keyOf(server));
  return readCheckpoint(opened.ok ? opened.text : '') as Checkpoint;
}

/** Waits, as somebody who looks again and again, until the log has been signed up to this size. */
async function signedUpTo(server: Running, size: number): Promise<Checkpoint> {
  let checkpoint = await checkpointOf(server);
  await until(async () => (checkpoint = await checkpointOf(server)).size >= size);
  if (checkpoint.size >= size) return checkpoint;
  throw new Error(`nothing was signed up to ${size}: ${JSON.stringify((await server.get('/api/seal')).body)}`);
}

const ready = async (server: Running): Promise<unknown> =>
  at((await server.get('/api/health/ready')).body, 'checks', 'seal');

describe('a server that seals its log', () => {
  let server: Running;
  beforeAll(async () => {
    server = await run({ origin: 'judges.example/open', sealEveryMs: 100 });
  });
  afterAll(() => server.close());

  it('signs a log without events when it first starts, under the name it was given', async () => {
    expect(await checkpointOf(server)).toMatchObject({ origin: 'judges.example/open', size: 0 });
    const { body } = await server.get('/api/seal/key');
    expect(body).toMatchObject({
      origin: 'judges.example/open',
      key: expect.stringMatching(/^judges\.example\/open\+/) as string,
    });
    expect(await ready(server)).toMatchObject({ ok: true });
  });

  it('goes on from nothing when it is started once more before anything was recorded', async () => {
    const data = folder();
    for (const keep of [true, true, false]) {
      const again = await run({ data, keep, sealEveryMs: 100 });
      expect(await checkpointOf(again)).toMatchObject({ size: 0 });
      expect(await ready(again)).toMatchObject({ ok: true });
      await again.close();
    }
  });

  it('keeps its key where only its owner reads it', () => {
    expect(statSync(join(server.settings.data, 'seal-key')).mode & 0o777).toBe(0o600);
  });

  it('signs what is recorded, and each checkpoint continues the ones before', async () => {
    const first = await checkpointOf(server);
    await server.send('one', ...started());
    const second = await signedUpTo(server, 4);
    await server.send('one', advance(), advance());
    const third = await signedUpTo(server, second.size + 1);
    for (const [from, to] of [
      [first, second],
      [second, third],
      [first, third],
    ] as const) {
      const { body } = await server.get(`/api/seal/consistency?from=${from.size}&to=${to.size}`);
      const proof = (body['proof'] as string[]).map((hash) => hashFromHex(hash) as Hash);
      expect(verifyConsistency({ from: from.size, to: to.size, before: from.root, after: to.root, proof })).toBe(true);
    }
    const growth = texts(await server.get(`/api/seal/checkpoint?from=${second.size}`));
    expect(verifyGrowth(second, growth, await keyOf(server))).toMatchObject({ ok: true });
    const { body } = await server.get('/api/seal/checkpoints?limit=2');
    expect(listAt(body, 'checkpoints')).toHaveLength(2);
    const rest = await server.get(`/api/seal/checkpoints?before=${String(body['next'])}`);
    expect(listAt(rest.body, 'checkpoints').at(-1)).toMatchObject({ size: 0 });
    expect(rest.body['next']).toBeNull();
  });

  it('hands out bundles that prove themselves, with all that was recorded just now', async () => {
    await server.send('two', open('Another'));
    await server.send('one', advance());
    const { status, headers, body } = await server.get('/api/matches/one/bundle');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="A test - ann vs bob - \d{4}-\d\d-\d\d\.bundle\.jsonl"$/),
    ]);
    const verdict = verifyBundle(
      Buffer.from(String(body['text'])),
      (await server.get('/api/seal/key')).body['key'] as string,
    );
    const events = await server.store.readOriginal('match-one');
    expect(verdict).toMatchObject({
      sound: true,
      bundle: {
        header: { match: 'one', events: events.length },
        manifest: { streams: [{ stream: 'match-one', events: events.length, head: events.at(-1)?.meta.hash }] },
      },
    });
  });

  it.each([
    ['/api/matches/none/bundle', 404, 'match/unknown'],
    ['/api/matches/a%20b/bundle', 404, 'match/unknown'],
    ['/api/seal/consistency?from=1&to=100000', 404, 'seal/unknown-size'],
    ['/api/seal/checkpoint?from=100000', 404, 'seal/unknown-size'],
    ['/api/seal/consistency', 400, 'request/invalid'],
    ['/api/seal/consistency?from=2&to=1', 400, 'request/invalid'],
    ['/api/seal/checkpoints?limit=0', 400, 'request/invalid'],
  ])('answers %s with %i %s', async (path, status, code) => {
    expect(await server.get(path)).toMatchObject({ status, body: { code } });
  });
});

describe('the bundle of a match that was argued about', () => {
  it('holds the dispute, the ruling, and what became of it', async () => {
    const server = await run();
    await contested(server, 'm');
    await sendTo(server, 'd', call('m', { entry: 6 }));
    await sendTo(server, 'd', command('ClaimCall', {}, JO));
    await sendTo(server, 'd', rules([{ kind: 'strike', entries: [6] }]));
    // The liaison has carried it out once the dispute says so.
    await server.get('/api/disputes/d');
    const verdict = verifyBundle(Buffer.from(texts(await server.get('/api/matches/m/bundle'))));
    if (!verdict.sound) throw new Error(verdict.fault.says);
    const { events, manifest } = verdict.bundle;
    expect(manifest.streams.map(({ stream }) => stream)).toEqual(['match-m', 'dispute-d']);
    const told = events.slice(-7).map(({ stream, type }) => `${stream} ${type}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'dispute-d JudgeCalled',
        'dispute-d RulingGiven',
        'match-m RulingApplied',
        'match-m EntryCorrected',
        'dispute-d RulingCarriedOut',
      ]),
    );
    expect(events.map(({ leaf }) => leaf)).toEqual([...events.keys()]);
    await server.close();
  });
});

describe('when a battle round or a match ends', () => {
  it('the log is signed at once, however seldom it is otherwise', async () => {
    const server = await run({ sealEveryMs: 3_600_000 });
    await server.send('one', ...started());
    await signedUpTo(server, 0);
    await server.send('one', advance({}), command('AdvancePhase', { to: { round: 1, turn: 'B', step: 'fight' } }));
    const quiet = await checkpointOf(server);
    await server.send('one', command('AdvancePhase', { to: { round: 2, turn: 'A', step: 'command' } }));
    const { length } = await server.store.readOriginal('match-one');
    expect(quiet.size).toBeLessThan(length);
    expect((await signedUpTo(server, length)).size).toBe(length);
    await server.send('one', command('ConcedeMatch', { player: 'A' }));
    expect((await signedUpTo(server, length + 1)).size).toBe(length + 1);
    await server.close();
  });
});

describe('a server that starts again', () => {
  it('goes on with its key and its tree, and has signed everything when it stopped', async () => {
    const data = folder();
    const first = await run({ data, keep: true, sealEveryMs: 3_600_000 });
    await first.send('one', ...started());
    const key = await keyOf(first);
    await first.close();
    const second = await run({ data });
    const checkpoint = await checkpointOf(second);
    expect([(await keyOf(second)).id, checkpoint.size]).toEqual([key.id, 4]);
    await second.send('one', advance());
    expect((await signedUpTo(second, 5)).size).toBeGreaterThan(4);
    await second.close();
  });

  it('does not go on under another name', async () => {
    const data = folder();
    await (await run({ data, keep: true, origin: 'one.example' })).close();
    const server = await run({ data, origin: 'other.example' });
    expect(await ready(server)).toMatchObject({
      ok: false,
      says: expect.stringMatching(/a log keeps its name/) as string,
    });
    expect(await server.get('/api/seal/checkpoint')).toMatchObject({ status: 503, body: { code: 'seal/not-working' } });
    await server.send('one', open());
    await server.close();
  });

  it('does not go on with a new key where the old one is gone', async () => {
    const data = folder();
    await (await run({ data, keep: true })).close();
    rmSync(join(data, 'seal-key'));
    const server = await run({ data });
    expect(await ready(server)).toMatchObject({
      ok: false,
      says: expect.stringMatching(/put the former key back/) as string,
    });
    await server.close();
  });

  it('takes all commands while its seal is damaged, and says so', async () => {
    const data = folder();
    mkdirSync(join(data, 'seal.db'));
    const server = await run({ data });
    expect(await ready(server)).toMatchObject({ ok: false, says: expect.stringMatching(/cannot be used/) as string });
    expect((await server.send('one', ...started())).status).toBe(200);
    expect(await server.get('/api/matches/one/bundle')).toMatchObject({ status: 503 });
    await server.close();
  });
});

/** Works every hash after a change out again, as somebody would who knows how this program does it. */
function rewritten(file: string, change: (database: Database.Database) => void): void {
  const database = new Database(file);
  change(database);
  database.close();
}

describe('a log that is not what was sealed', () => {
  let data: string;
  let key: VerifierKey;
  let kept: Checkpoint;
  let bundle: string;
  beforeEach(async () => {
    data = folder();
    const server = await run({ data, keep: true });
    await server.send('one', ...started());
    await server.send('two', open());
    await server.send('one', advance(), advance());
    bundle = texts(await server.get('/api/matches/one/bundle'));
    kept = await checkpointOf(server);
    key = await keyOf(server);
    await server.close();
  });
  const log = (): string => join(data, 'log.db');

  /** A match that its row knows more of than the log holds is refused under a code of its own. */
  const EITHER = expect.stringMatching(/^(seal\/log-differs|match\/tampered)$/) as string;
  const refused = async (server: Running, says: RegExp, code = EITHER): Promise<void> => {
    const found = { ok: false, says: expect.stringMatching(says) as string };
    await server.get('/api/seal/checkpoint');
    expect(await ready(server)).toMatchObject(found);
    // Other tables can record.
    expect((await server.get('/api/health/ready')).status).toBe(200);
    expect((await server.get('/api/health')).body).toMatchObject({ ok: false, ready: true });
    expect((await server.get('/api/seal')).body).toMatchObject(found);
    expect(await server.get('/api/matches/one/bundle')).toMatchObject({
      status: 409,
      body: { code },
    });
    // What was signed stays what was signed, and nothing is signed on top of it.
    await server.send('three', open());
    await after(200);
    expect(await checkpointOf(server)).toEqual(kept);
  };

  it('because it was cut off at its newest end, which no chain shows, is told', async () => {
    rewritten(log(), (database) =>
      database.exec('DELETE FROM events WHERE position = (SELECT max(position) FROM events)'),
    );
    const server = await run({ data });
    expect((await server.get('/api/matches/one/verify')).body).toMatchObject({ intact: true });
    await refused(server, /log has 6 events, but 7 were sealed; a checkpoint was signed over 7 at /);
    await server.close();
  });

  it('because it was cut off and something else was recorded since, is told', async () => {
    rewritten(log(), (database) => database.exec('DELETE FROM events WHERE position > 5'));
    rmSync(join(data, 'seal.db-wal'), { force: true });
    const elsewhere = folder();
    rewritten(log(), (database) => void database.pragma('wal_checkpoint(TRUNCATE)'));
    const other = await run({ data: elsewhere, store: `sqlite:${log()}`, keep: true });
    await other.send('one', advance(), advance(), advance());
    await other.close();
    const server = await run({ data });
    await refused(
      server,
      /at event 5 \(entry 4 of match-one\): it is not the event that was sealed here/,
      'match/tampered',
    );
    await server.close();
  });

  it('because an event was changed with all hashes made to fit, is told', async () => {
    rewritten(log(), (database) => {
      const hash = createHash('sha256').update('anything').digest();
      database.prepare('UPDATE events SET hash = ? WHERE position = 3').run(hash);
    });
    const server = await run({ data });
    await refused(server, /at event 2 \(entry 2 of match-one\)/, 'match/tampered');
    await server.close();
  });

  it('and a tree that was made to fit it does not lead to what was signed', async () => {
    rewritten(log(), (database) => database.exec('DELETE FROM events WHERE position > 5'));
    rewritten(join(data, 'seal.db'), (database) =>
      database.exec("DELETE FROM tiles; UPDATE log SET size = 0, position = '', before = ''; DELETE FROM disputes"),
    );
    const server = await run({ data });
    await refused(server, /the tree holds 0 events, but a checkpoint was signed over 7 at /);
    await server.close();
  });

  it('where even the checkpoints were taken away, whoever holds an old one finds out', async () => {
    rewritten(log(), (database) => database.exec('DELETE FROM events WHERE position > 5'));
    for (const end of ['', '-wal', '-shm']) rmSync(join(data, `seal.db${end}`), { force: true });
    const server = await run({ data, sealEveryMs: 50 });
    await server.send('one', advance(), advance(), advance(), advance());
    await signedUpTo(server, 9);
    const verdict = verifyBundle(Buffer.from(bundle));
    const { checkpoint } = (verdict as Extract<typeof verdict, { sound: true }>).bundle;
    const growth = texts(await server.get(`/api/seal/checkpoint?from=${checkpoint.size}`));
    expect(verifyGrowth(checkpoint, growth, key)).toMatchObject({
      ok: false,
      says: expect.stringMatching(/it was rolled back or rewritten/) as string,
    });
    await server.close();
  });

  it('is signed again once it has been put back', async () => {
    const whole = readFileSync(log());
    rewritten(log(), (database) => database.exec('DELETE FROM events WHERE position = 7'));
    await (await run({ data, keep: true })).close();
    rmSync(`${log()}-wal`, { force: true });
    rmSync(`${log()}-shm`, { force: true });
    writeFileSync(log(), whole);
    const server = await run({ data, sealEveryMs: 50 });
    await server.send('one', advance());
    expect((await signedUpTo(server, 8)).size).toBeGreaterThan(7);
    expect(await ready(server)).toMatchObject({ ok: true });
    await server.close();
  });
});
