import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { pages } from './pages.js';

const root = join(import.meta.dirname, '../../..');
for (const [path, text] of Object.entries(pages(root))) {
  const file = join(root, path);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
  console.log(path);
}
