// The pages in a real browser, against the server as it is built. `npm run test:browser` builds first.
import { join } from 'node:path';
import { shared } from './jest-common.mjs';

export default {
  ...shared,
  testEnvironment: join(import.meta.dirname, 'jest', 'watched-environment.mjs'),
  displayName: 'browser',
  rootDir: join(import.meta.dirname, '..', '..'),
  roots: [join(import.meta.dirname, '..', 'browser')],
  testMatch: ['**/*.browser.spec.ts'],
  testTimeout: 240_000,
  workerGracefulExitTimeout: 30_000,
  maxWorkers: 2,
};
