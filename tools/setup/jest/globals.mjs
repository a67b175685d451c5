// What `@jest/globals` is while a spec runs: bindings that the runtime sets anew for each spec.
export let jest, expect, test, it, describe, beforeAll, beforeEach, afterAll, afterEach;

export function enter(globals) {
  ({ jest, expect, test, it, describe, beforeAll, beforeEach, afterAll, afterEach } = globals);
}
