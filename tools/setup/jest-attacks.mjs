// What attackers tried, tried again: malice against the built server and the built commands, on loopback and with no other server.
// `npm run test:attacks` builds first; at the end it prints how much of what was tried (see tools/services/src/tally.ts).
import { join } from 'node:path';
import { shared } from './jest-common.mjs';

const root = join(import.meta.dirname, '..', '..');

export default {
  ...shared,
  displayName: 'attacks',
  rootDir: root,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools/services'],
  testMatch: ['**/*.attack.spec.ts'],
  testTimeout: 600_000,
  globalSetup: '<rootDir>/tools/setup/attacks-setup.mjs',
  globalTeardown: '<rootDir>/tools/setup/attacks-teardown.mjs',
  maxWorkers: 1,
  workerGracefulExitTimeout: 30_000,
};
