// The pages in a real browser, against the server as it is built. `npm run test:browser` builds nothing: run `npm run build`
// before it, as `.ci/run` does.
const swc = [
  '@swc/jest',
  {
    jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  },
];

export default {
  displayName: 'browser',
  rootDir: import.meta.dirname,
  testMatch: ['**/*.browser.spec.ts'],
  testEnvironment: 'node',
  testTimeout: 240_000,
  maxWorkers: 2,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': swc },
};
