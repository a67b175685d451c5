// `npm run photographs -- --to DIR [--roles organizer,nobody]` takes every page in every role, at the widths of a phone, a tablet
// and a desk, light and dark, and lays them out on sheets, so that somebody can look at all of them after a change of the parts.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// The sources beside this are read as they are: Node leaves out their types.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL !== undefined) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});

const { values } = parseArgs({ options: { to: { type: 'string' }, roles: { type: 'string' } } });
if (values.to === undefined) {
  console.error('Say where they go: npm run photographs -- --to DIR [--roles organizer,judge,…]');
  process.exit(2);
}
const { photographAll } = await import('./photograph-all.ts');
await photographAll(values.to, values.roles?.split(','));
