import { whyTooOld } from './node-version.js';
import { keepCompiled } from './compile-cache.js';

/**
 * Begins every process of an installation. It is read by whatever Node is there, so it and what it imports use nothing that an
 * old one lacks; what was written for a newer one is loaded when it is known that this one can read it.
 */
export async function launch(load: () => Promise<unknown>): Promise<void> {
  const tooOld = whyTooOld(process.versions.node);
  if (tooOld !== undefined) {
    process.stderr.write(`${tooOld}\n`);
    process.exitCode = 2;
    return;
  }
  keepCompiled();
  await load();
}
