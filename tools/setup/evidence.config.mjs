import { join } from 'node:path';
import { shared } from './jest-common.mjs';

// Runs what writes the evidence of a build, once, or reads all of it; see apps/api/test/earlier-builds/README.md.
export default {
  ...shared,
  rootDir: join(import.meta.dirname, '..', '..'),
  roots: ['<rootDir>/apps/api/test'],
  testMatch: ['**/make-evidence.ts'],
  testTimeout: 900_000,
};
