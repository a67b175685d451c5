import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folder, run, started, type Running } from './running.js';
import { eventually } from './two.js';

const data = folder();
const kept = join(folder(), 'seal.db');
const MISSING =
  /there is a key, but there was none of its checkpoints at \d{4}.*This is also how a second instance starts/;

afterAll(() => rmSync(data, { recursive: true, force: true }));

async function standing(server: Running): Promise<readonly unknown[]> {
  const ready = await server.get('/api/health/ready');
  const { checks } = ready.body as {
    readonly checks: { readonly seal: { readonly ok: boolean } };
  };
  const { ok, says } = (await server.get('/api/seal')).body;
  expect(checks.seal.ok).toBe(ok);
  return [ready.status, ok, says];
}

/** Until the whole log has been looked through and something is signed: then the standing is what it stays. */
async function sealed(server: Running): Promise<void> {
  const looked = async (): Promise<boolean> => {
    const { checks } = (await server.get('/api/health/ready')).body as {
      readonly checks: { readonly record: { readonly says: string }; readonly seal: { readonly says: string } };
    };
    return /recomputed/.test(checks.record.says) && !/nothing is signed/.test(checks.seal.says);
  };
  await eventually(looked, Boolean);
  await eventually(
    async () => (await server.get('/api/seal/checkpoint')).status,
    (status) => status === 200,
  );
}

test('a key without its checkpoints is told and not called whole, at each start, until they are there again', async () => {
  const first = await run({ data, keep: true, sealEveryMs: 60 });
  await first.send('m', ...started());
  await sealed(first);
  expect(await standing(first)).toEqual([200, true, expect.stringMatching(/events sealed/)]);
  await first.close();
  copyFileSync(join(data, 'seal.db'), kept);
  for (const end of ['', '-wal', '-shm']) rmSync(join(data, `seal.db${end}`), { force: true });
  for (const time of ['the first', 'the second']) {
    const without = await run({ data, keep: true, sealEveryMs: 60 });
    // It signs all the same: a second instance has to.
    await sealed(without);
    expect([time, ...(await standing(without))]).toEqual([time, 200, false, expect.stringMatching(MISSING)]);
    await without.close();
  }
  for (const end of ['-wal', '-shm']) rmSync(join(data, `seal.db${end}`), { force: true });
  copyFileSync(kept, join(data, 'seal.db'));
  const again = await run({ data, keep: true, sealEveryMs: 60 });
  await sealed(again);
  expect(await standing(again)).toEqual([200, true, expect.stringMatching(/events sealed/)]);
  await again.close();
});
