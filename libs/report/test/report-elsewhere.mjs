// Makes a report from its model in a process of its own, straight from the sources: `node … report-elsewhere.mjs AUDIT.json`
// prints the file in base64. What depends on the process (the clock, a seed, the time zone) would show.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith('.') &&
        /\/src\//.test(context.parentURL ?? '') &&
        !context.parentURL?.includes('/node_modules/')
        ? specifier.replace(/\.js$/, '.ts')
        : specifier,
      context,
    ),
});

const { renderAudit } = await import('../src/index.ts');
const audit = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
process.stdout.write(Buffer.from(await renderAudit(audit)).toString('base64'));
