import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { growthOf } from './little-memory.js';

const MB = 1_000_000;

describe('the heap', () => {
  it.each([256, 544, 599])('of %s MB, as on a machine of 1 GB, grows by a fifth beyond what is in use', (size) => {
    expect(growthOf(size * MB)).toBe(20);
  });

  it.each([600, 2_096, 4_144])('of %s MB grows as V8 likes best', (size) => {
    expect(growthOf(size * MB)).toBeUndefined();
  });
});

it('is told so in words that the V8 of this Node knows: what it does not know it names, and goes on', () => {
  const file = pathToFileURL(join(import.meta.dirname, 'little-memory.ts')).href;
  const code = `import { growSparingly } from ${JSON.stringify(file)}; growSparingly();`;
  const options = ['--max-old-space-size=512', '--no-warnings', '--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
