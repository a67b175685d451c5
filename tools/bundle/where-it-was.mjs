import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const THREAD = /new URL\(\s*'(\.{1,2}\/[^']+\.js)'\s*,\s*import\.meta\.url\s*\)/g;

const BEGIN = (root) => join(root, 'libs', 'health', 'dist', 'launch', 'index.js');
const THREAD_ID = /^\0started as a thread:/;
const STARTED = '\0started as a thread:';

/** The file of which something was made that is started as a thread. */
export function threadIn(id) {
  return id?.startsWith(STARTED) ? id.slice(STARTED.length) : undefined;
}

/**
 * A file that asks where it is finds what lies beside it as before: it is told where it was. A file that is started as a thread of
 * its own, which is named as `new URL('./thread.js', import.meta.url)`, becomes one of the bundle, and begins as a process does.
 */
export function whereItWas(root, out) {
  const address = (place) => `new URL(${JSON.stringify(relative(out, place).split(sep).join('/'))}, import.meta.url)`;
  const path = (place) => `process.getBuiltinModule('node:url').fileURLToPath(${address(place)})`;
  return {
    name: 'where-it-was',
    resolveId: { filter: { id: THREAD_ID }, handler: (id) => id },
    load: {
      filter: { id: THREAD_ID },
      handler: (id) =>
        `import { begin } from ${JSON.stringify(BEGIN(root))};\nbegin();\nawait import(${JSON.stringify(id.slice(STARTED.length))});\n`,
    },
    transform: {
      filter: { code: /\bimport\.meta\.(url|dirname|filename)\b/ },
      handler(code, id) {
        const own = id.startsWith(root + sep) && !id.includes(`${sep}node_modules${sep}`);
        const started = (whole, beside) => {
          const file = join(dirname(id), beside);
          if (!own || !existsSync(file)) return whole;
          const fileName = relative(root, file)
            .split(sep)
            .filter((one) => one !== 'dist')
            .join('-');
          this.emitFile({ type: 'chunk', id: STARTED + file, fileName });
          return `new URL('./${fileName}', IMPORT_META_URL)`;
        };
        const moved = code
          .replace(THREAD, started)
          .replace(/\bimport\.meta\.url\b/g, `${address(id)}.href`)
          .replace(/\bimport\.meta\.filename\b/g, path(id))
          .replace(/\bimport\.meta\.dirname\b/g, path(dirname(id)))
          .replaceAll('IMPORT_META_URL', 'import.meta.url');
        return { code: moved, map: null };
      },
    },
  };
}
