import { join } from 'node:path';
import { SWC } from './jest/swc.mjs';

/** How every test of the workspace is run; where it stands and what it is called is for each project to say. */
export const common = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@adjutant/source', 'node', 'default'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // Jest reads `exports` alike for import and require, but pg requires its parts: they come as CommonJS.
    '^pg-pool$': '<rootDir>/node_modules/pg-pool/index.js',
    '^pg-protocol$': '<rootDir>/node_modules/pg-protocol/dist/index.js',
    '^pg-connection-string$': '<rootDir>/node_modules/pg-connection-string/index.js',
    '^libphonenumber-js/max$': '<rootDir>/tools/setup/no-phone-numbers.mjs',
  },
  transform: { '^.+\\.tsx?$': ['@swc/jest', SWC] },
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/'],
};

const part = (name) => join(import.meta.dirname, 'jest', name);

/** The same, with modules loaded once a worker process: what does not say otherwise runs so. */
export const shared = { ...common, runtime: part('runtime.mjs'), testEnvironment: part('environment.mjs') };
