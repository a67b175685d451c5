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
import { advance, at, command, listAt, started, type Running } from './running.js';
import { eventually, two, type Two } from './two.js';

let event: Two;
beforeAll(async () => {
  event = await two({ sealEveryMs: 60 });
});
afterAll(() => event.close());

async function keyOf(server: Running): Promise<VerifierKey> {
  return readVerifierKey(String((await server.get('/api/seal/key')).body['key'])) as VerifierKey;
}

/** Every checkpoint that an instance has signed, checked with its key. */
async function checkpointsOf(server: Running): Promise<readonly Checkpoint[]> {
  const key = await keyOf(server);
  const { body } = await server.get('/api/seal/checkpoints?limit=1000');
  return listAt(body, 'checkpoints').map(({ note }) => {
    const opened = openNote(String(note), key);
    expect(opened.ok).toBe(true);
    return readCheckpoint(opened.ok ? opened.text : '') as Checkpoint;
  });
}

const sealedUpTo = async (server: Running, size: number): Promise<void> => {
  const newest = async () => (await checkpointsOf(server))[0]?.size ?? -1;
  await eventually(newest, (signed) => signed >= size);
};

test('checkpoints of two instances over one log are consistent with one another, both ways', async () => {
  const play = async (server: Running, match: string): Promise<void> => {
    await server.send(match, ...started());
    for (let turn = 0; turn < 25; turn += 1) await server.send(match, advance());
  };
  await Promise.all([play(event.one, 'a'), play(event.other, 'b'), play(event.one, 'c'), play(event.other, 'a')]);
  const { length } = await event.one.store.readLinks('', 10_000);
  await Promise.all(event.both.map((server) => sealedUpTo(server, length)));

  const [ones, others] = await Promise.all([checkpointsOf(event.one), checkpointsOf(event.other)]);
  expect([ones.length > 2, others.length > 2]).toEqual([true, true]);
  const directions = [
    [ones, others, event.other],
    [others, ones, event.one],
  ] as const;
  for (const [earlier, later, prover] of directions) {
    const newest = later[0] as Checkpoint;
    for (const before of earlier) {
      const { body } = await prover.get(`/api/seal/consistency?from=${before.size}&to=${newest.size}`);
      const proof = (body['proof'] as string[]).map((hash) => hashFromHex(hash) as Hash);
      const claim = { from: before.size, to: newest.size, before: before.root, after: newest.root, proof };
      expect(verifyConsistency(claim)).toBe(true);
      const growth = String(at((await prover.get(`/api/seal/checkpoint?from=${before.size}`)).body, 'text'));
      expect(verifyGrowth(before, growth, await keyOf(prover))).toMatchObject({ ok: true });
    }
  }
});

test('a bundle that one has made holds against the checkpoint of the other', async () => {
  await event.one.send('evidence', ...started());
  await event.other.send('evidence', command('GainCommandPoints', { player: 'A', amount: 1, what: 'A gift' }));
  for (const [maker, other] of [event.both, event.both.toReversed()] as const) {
    const bundle = Buffer.from(String((await maker?.get('/api/matches/evidence/bundle'))?.body['text']));
    const verdict = verifyBundle(bundle, String((await other?.get('/api/seal/key'))?.body['key']));
    expect(verdict).toMatchObject({ sound: true });
    const made = verdict.sound ? verdict.bundle.checkpoint : undefined;
    await sealedUpTo(other as Running, made?.size ?? 0);
    const growth = String((await other?.get(`/api/seal/checkpoint?from=${made?.size}`))?.body['text']);
    expect(verifyGrowth(made as Checkpoint, growth, await keyOf(other as Running))).toMatchObject({ ok: true });
  }
});

test('both find the log whole after that; the one that came second says that it has nothing of what was signed before', async () => {
  const standings = await Promise.all(event.both.map(async (server) => (await server.get('/api/seal')).body));
  const [second, ...more] = standings.filter(({ ok }) => ok !== true);
  expect(more).toEqual([]);
  expect(second).toEqual({
    ok: false,
    says: expect.stringMatching(/This is also how a second instance starts/) as string,
  });
  for (const server of event.both) expect((await server.store.verifyAll()).intact).toBe(true);
});
