// Jest's runtime, but for how modules are loaded: by Node, once a worker process, and not by Jest, once a spec. A spec of the
// server needs some 3,000 modules; loading them anew for each of a hundred specs was most of what `npm test` did.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { enter } from './globals.mjs';
import { maps } from './loading.mjs';

const require = createRequire(import.meta.url);
const { default: Runtime } = require('jest-runtime');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const seen = new Map();

export default class SharedRuntime extends Runtime {
  /** The builtin modules are those of the process already. */
  installGetBuiltinModule() {}

  async unstable_importModule(path) {
    enter(this.jestGlobals.cjsGlobals(path));
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    const times = seen.get(path) ?? 0;
    seen.set(path, times + 1);
    const address = pathToFileURL(path).href;
    // Watching runs the same file again, and a spec says its tests only while it is evaluated.
    return import(times === 0 ? address : `${address}?again=${times}`);
  }

  requireModule(from, asked) {
    return asked === undefined ? require(from) : createRequire(from)(asked);
  }

  /** Jest's own part of a test run begins afresh with each spec; what that part is made of does not change. */
  requireInternalModule(from, asked) {
    if (asked === undefined && from.endsWith('jestAdapterInit.js')) {
      delete globalThis[HANDLERS];
      delete require.cache[from];
    }
    return this.requireModule(from, asked);
  }

  getSourceMaps() {
    return maps;
  }
}
