import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKS = /\.(js|css|html|svg|json|txt)$/;
/** Less is not worth a file. */
const LEAST = 700;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** Beside each file of the built page stands the same as brotli and as gzip, as tightly as they go: the server has no work with it. */
export function packed(): Plugin {
  return {
    name: 'adjutant:packed',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter((file) => PACKS.test(file)).map((file) => pack(join(dir, file))));
      },
    },
  };
}

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
