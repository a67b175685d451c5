import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Root of the repository, from `tools/bench/dist/support`. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const PACKS = join(ROOT, 'libs', 'packs');
export const SERVER = join(ROOT, 'apps', 'api', 'dist', 'main.js');
/** Where the server has its log carried over. */
export const CHECKPOINT_THREAD = pathToFileURL(join(ROOT, 'apps', 'api', 'dist', 'apart', 'checkpoint-thread.js'));
export const BARE_SERVER = join(ROOT, 'tools', 'bench', 'dist', 'bare-server.js');
export const COMMAND_LINE = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
export const DOUBLE = join(ROOT, 'libs', 'store', 'dist', 'kurrent-double', 'main.js');
export const RELAY = join(ROOT, 'apps', 'relay', 'dist', 'main.js');
export const PROJECTOR = join(ROOT, 'apps', 'projector', 'dist', 'main.js');
