import { existsSync } from 'node:fs';
import { whyTooOld } from './node-version.js';
import { keepCompiled } from './compile-cache.js';
import { growSparingly } from './little-memory.js';
import { BUNDLE } from './places.js';
import { tellWrittenLines } from './written-lines.js';

/** What a process has, and each of its threads for itself. */
export function begin(): void {
  keepCompiled();
  tellWrittenLines();
}

/**
 * Begins every process of an installation. It is read by whatever Node is there, so it and what it imports use nothing that an
 * old one lacks; what was written for a newer one is loaded when it is known that this one can read it.
 */
export async function launch(app: string, loadFileByFile: () => Promise<unknown>): Promise<void> {
  const tooOld = whyTooOld(process.versions.node);
  if (tooOld !== undefined) {
    process.stderr.write(`${tooOld}\n`);
    process.exitCode = 2;
    return;
  }
  begin();
  growSparingly();
  // Whoever builds a part takes this mark away from the bundle, which holds that part as it was before.
  if (existsSync(new URL('made', BUNDLE))) await import(new URL(`${app}.js`, BUNDLE).href);
  else await loadFileByFile();
}
