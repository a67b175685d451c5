import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@adjutant/store';
import { MATCH, workspace, record } from './cli.js';

const LOST = `Nothing can be signed: match ${MATCH}: what A sealed in entry 9 (draw 1 of A) is lost: its envelope is missing.`;

const withLoss = workspace();
const keyAlone = workspace();

test('over a lost envelope the command line signs neither checkpoint nor bundle', async () => {
  const at = withLoss;
  await record(at);
  const store = openStore(at.store);
  const actor = { id: 'x', role: 'judge' as const };
  const context = { commandId: 'c', actor, occurredAt: 'now', recordedAt: 'now', payloadHash: 'x' };
  const drawn = { type: 'ObjectiveDrawn', data: { player: 'A', sealed: 'a'.repeat(64) } };
  await store.append(`match-${MATCH}`, 8, [drawn], context);
  await store.close();
  for (const asked of [['checkpoint'], ['export', MATCH, '--bundle', 'b.jsonl']]) {
    const { exit, out, err } = await at.cli(...asked);
    expect([exit, out]).toEqual([1, '']);
    expect(err).toContain(LOST);
  }
});

test('a key without what it signed proves nothing, and the first line says so', async () => {
  const at = keyAlone;
  await record(at);
  expect((await at.cli('checkpoint')).exit).toBe(0);
  expect((await at.cli('verify', '--all')).out).toMatch(/^INTACT store/);
  const file = (readdirSync(at.folder, { recursive: true }) as string[]).filter((name) => name.includes('seal.db'));
  expect(file).not.toEqual([]);
  for (const name of file) rmSync(join(at.folder, name));
  const { exit, out } = await at.cli('verify', '--all');
  expect(exit).toBe(1);
  expect(out).toMatch(/^NOT PROVED store: there is a key, but there was none of its checkpoints/);
  expect(out).not.toMatch(/Proved:|INTACT/);
  expect(JSON.parse((await at.cli('verify', '--all', '--json')).out)).toMatchObject({ intact: false });
});
