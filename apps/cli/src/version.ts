import { readFileSync } from 'node:fs';

/** What the package of the command line says; beside `src` and `dist` alike. */
export function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}
