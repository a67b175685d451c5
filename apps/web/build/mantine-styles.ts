import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAMES = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*?([A-Za-z]+)\.module\.mjs$/;
const { resolve } = createRequire(import.meta.url);

/**
 * Every component of Mantine brings its own styles along, into the part of the page that uses it: none is forgotten, and none is
 * sent for nothing. They stand in the layer `mantine`, so that what the page says itself wins, whichever comes later.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'adjutant:mantine-styles',
    enforce: 'pre',
    transform(code, id) {
      const name = NAMES.exec(id)?.[1];
      if (name === undefined) return null;
      const styles = `@mantine/core/styles/${name}.layer.css`;
      return isThere(styles) ? { code: `import '${styles}';\n${code}`, map: null } : null;
    },
  };
}

function isThere(styles: string): boolean {
  try {
    return existsSync(resolve(styles));
  } catch {
    return false;
  }
}
