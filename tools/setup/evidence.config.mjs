import { join } from 'node:path';
import { common } from './jest-common.mjs';

// Runs what writes the evidence of a build, once; see apps/api/test/earlier-builds/README.md.
export default {
  ...common,
  rootDir: join(import.meta.dirname, '..', '..'),
  roots: ['<rootDir>/apps/api/test/earlier-builds'],
  testMatch: ['**/make-evidence.ts'],
  testTimeout: 900_000,
};
