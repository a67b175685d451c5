// Tests run in the world of their worker process, so that what one spec has loaded the next one has. What a spec changes in
// that world is put back after it, and a spec that leaves something open fails: a worker that nothing holds ends by itself.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** So long a connection or a process that was ended may need to be gone, on a machine under load. */
const LONGEST_MS = 30_000;
/** Where the processor's time of each spec is written, for `npm run test:slowest`. */
const COSTS = process.env['ADJUTANT_TEST_COSTS'];

// They are opened by whoever asks for them first, and stay open: that is no spec's doing.
void [process.stdout, process.stderr, process.stdin];

export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #before = { env: { ...process.env }, exit: process.exit, limit: Error.stackTraceLimit };
  #world = { console: globalThis.console, fetch: globalThis.fetch };
  #open = process.getActiveResourcesInfo();
  #cpu = process.cpuUsage();

  constructor({ projectConfig: config }, { testPath }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.testPath = testPath;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    const { env, exit, limit } = this.#before;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    Object.assign(process, { exit });
    Object.assign(globalThis, this.#world);
    Error.stackTraceLimit = limit;
    const { user, system } = process.cpuUsage(this.#cpu);
    if (COSTS)
      appendFileSync(COSTS, `${JSON.stringify({ spec: this.testPath, ms: Math.round((user + system) / 1_000) })}\n`);
    await this.#nothingLeft();
  }

  async #nothingLeft() {
    const began = performance.now();
    while (this.#left().length > 0) {
      if (performance.now() - began > LONGEST_MS) throw new Error(`This spec leaves open: ${this.#left().join(', ')}`);
      await pause(10);
    }
  }

  #left() {
    const left = process.getActiveResourcesInfo();
    for (const one of this.#open) if (left.includes(one)) left.splice(left.indexOf(one), 1);
    return left;
  }

  getVmContext() {
    return null;
  }
}
