import { existsSync } from 'node:fs';
import { join } from 'node:path';

// One run, one summary: every project of the workspace is a jest project of its own (`nx test match` runs one).
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
      keepClassNames: true,
    },
    module: { type: 'es6' },
  },
];

const project = (displayName, folder) => ({
  displayName,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${folder}`],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.browser\\.spec\\.ts$'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@adjutant/source', 'node', 'import', 'default'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^libphonenumber-js/max$': '<rootDir>/tools/setup/no-phone-numbers.mjs',
  },
  transform: { '^.+\\.tsx?$': swc },
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/'],
});

const libs = [
  'kernel',
  'rules',
  'match',
  'replay',
  'views',
  'seal',
  'dispute',
  'store',
  'testing',
  'packs',
  'policies',
];
const apps = ['api', 'cli', 'web'];
const tools = ['fence', 'packs-tools', 'docs'];

const folders = [
  ...libs.map((name) => [name, `libs/${name}`]),
  ...apps.map((name) => [name, `apps/${name}`]),
  ...tools.map((name) => [name, `tools/${name === 'packs-tools' ? 'packs' : name}`]),
];

export default {
  maxWorkers: 2,
  // A machine under load is slow, not wrong: no test measures time by how long it takes.
  testTimeout: 60_000,
  passWithNoTests: true,
  projects: folders
    .filter(([, folder]) => existsSync(join(import.meta.dirname, folder)))
    .map(([name, folder]) => project(name, folder)),
};
