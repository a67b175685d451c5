// Suites against real servers: a Kafka broker and a PostgreSQL that are started for them and stopped after them, and our own
// processes, which are killed on purpose. `npm run test:services` builds first; one suite at a time, as they all want the machine.
import { join } from 'node:path';
import { shared } from './jest-common.mjs';

const root = join(import.meta.dirname, '..', '..');

export default {
  ...shared,
  displayName: 'services',
  rootDir: root,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testMatch: ['**/*.services.spec.ts'],
  testTimeout: 600_000,
  globalSetup: '<rootDir>/tools/setup/services-setup.mjs',
  globalTeardown: '<rootDir>/tools/setup/services-teardown.mjs',
  maxWorkers: 1,
  workerGracefulExitTimeout: 30_000,
};
