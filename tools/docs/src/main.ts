import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { pages } from './pages.js';

const PARSERS: { readonly [extension: string]: string } = { '.json': 'json', '.ts': 'typescript' };
const root = join(import.meta.dirname, '../../..');
// An app is nothing to import from; what it says of itself is read from what was built.
const relay = (await import(pathToFileURL(join(root, 'apps/relay/dist/reference.js')).href)) as {
  referencePages(): { readonly [path: string]: string };
};
for (const [path, text] of Object.entries({ ...pages(root), ...relay.referencePages() })) {
  const file = join(root, path);
  const parser = PARSERS[extname(path)] ?? 'markdown';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser }));
  console.log(path);
}
