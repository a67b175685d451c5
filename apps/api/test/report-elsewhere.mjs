// Makes a report from its model in a process of its own, straight from the sources: `node … report-elsewhere.mjs AUDIT.json`
// prints the SHA-256 of the file. What depends on the process (the clock, a seed, the time zone) would show.
import { createHash } from 'node:crypto';
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

const { renderAudit } = await import('@adjutant/report');
const audit = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
process.stdout.write(
  createHash('sha256')
    .update(await renderAudit(audit))
    .digest('hex'),
);
