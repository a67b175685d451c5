import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { workspace } from './cli.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'api', 'test', 'earlier-builds');
const BUNDLE = '.bundle.jsonl.gz';

/** Every bundle that a server of an earlier build made, with the key of that server. */
const BUNDLES = readdirSync(FOLDER)
  .filter((name) => /^[0-9a-f]{7,}$/.test(name))
  .flatMap((build) => readdirSync(join(FOLDER, build)).map((server) => join(FOLDER, build, server)))
  .filter((folder) => existsSync(join(folder, 'key.txt')))
  .flatMap((folder) => {
    const key = readFileSync(join(folder, 'key.txt'), 'utf8').trim();
    const files = readdirSync(folder).filter((file) => file.endsWith(BUNDLE));
    return files.map((file) => ({ name: file.slice(0, -BUNDLE.length), key, bytes: readFileSync(join(folder, file)) }));
  });

describe('a bundle of an earlier build', () => {
  const at = workspace();

  it('is there', () => {
    expect(BUNDLES.length).toBeGreaterThanOrEqual(50);
  });

  it.each(BUNDLES)('is intact with the key of its server: $name', async ({ name, key, bytes }) => {
    const file = at.file(`${name}.jsonl`, gunzipSync(bytes));
    const { exit, out } = await at.cli('verify', file, '--key', key);
    expect([exit, out.split(':')[0]]).toEqual([0, `INTACT ${file}`]);
  });
});
