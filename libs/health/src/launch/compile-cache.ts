import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';

/** With what is built, so that whoever may write there may change the code anyway, and a new build begins with an empty one. */
const FOLDER = new URL('../../../../dist/.cache/compiled', import.meta.url);

/** What was compiled for the process before need not be compiled again. A place that cannot be written is passed over in silence. */
export function keepCompiled(): void {
  modules.enableCompileCache(fileURLToPath(FOLDER));
}
