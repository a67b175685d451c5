import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const THREAD = /new URL\(\s*'(\.{1,2}\/[^']+\.js)'\s*,\s*import\.meta\.url\s*\)/g;

/**
 * A file that asks where it is finds what lies beside it as before: it is told where it was. A file that is started as a thread of
 * its own, which is named as `new URL('./thread.js', import.meta.url)`, becomes one of the bundle.
 */
export function whereItWas(root, out) {
  const address = (path) => `new URL(${JSON.stringify(relative(out, path).split(sep).join('/'))}, import.meta.url)`;
  return {
    name: 'where-it-was',
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
          this.emitFile({ type: 'chunk', id: file, fileName });
          return `new URL('./${fileName}', IMPORT_META_URL)`;
        };
        const moved = code
          .replace(THREAD, started)
          .replace(/\bimport\.meta\.url\b/g, `${address(id)}.href`)
          .replace(/\bimport\.meta\.filename\b/g, `decodeURIComponent(${address(id)}.pathname)`)
          .replace(/\bimport\.meta\.dirname\b/g, `decodeURIComponent(${address(dirname(id))}.pathname)`)
          .replaceAll('IMPORT_META_URL', 'import.meta.url');
        return { code: moved, map: null };
      },
    },
  };
}
