// Compiles src/ of the package in the current folder into dist/, file by file. Types are checked by `npm run typecheck`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';

const root = join(import.meta.dirname, '..', '..');
const TOOLS = join(root, 'tools');
const from = join(process.cwd(), 'src');
// What was bundled holds this package as it was before (tools/bundle); nobody may start it until it is made again.
if (!process.cwd().startsWith(TOOLS)) rmSync(join(root, 'dist', 'made'), { force: true });
const to = join(process.cwd(), 'dist');
const sources = readdirSync(from, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
  .map((entry) => join(entry.parentPath, entry.name));

rmSync(to, { recursive: true, force: true });
await Promise.all(
  sources.map(async (file) => {
    const { code, map } = await transformFile(file, {
      sourceMaps: true,
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        keepClassNames: true,
        // What is data stays JSON: `import … with { type: 'json' }`.
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    });
    const out = join(to, relative(from, file).replace(/\.ts$/, '.js'));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, `${code}\n//# sourceMappingURL=${out.split('/').at(-1)}.map\n`);
    writeFileSync(`${out}.map`, map);
  }),
);
