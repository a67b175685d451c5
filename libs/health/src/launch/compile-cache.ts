import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { BUNDLE } from './places.js';

/**
 * What was compiled for the process before need not be compiled again. It is kept with what is built: whoever may write there may
 * change the code anyway, and a new build begins with none. Where nothing can be written nothing is kept, and nothing is said.
 */
export function keepCompiled(): void {
  modules.enableCompileCache(fileURLToPath(new URL('.cache/compiled', BUNDLE)));
}
