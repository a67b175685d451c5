// The fences of the workspace. Who may import whom stands in tools/fence/arrows.mjs, what a pure library may not touch in
// tools/fence/world.mjs; the specs beside them prove with this very file that each fence bites.
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { IMPURE, nxConstraints, PURE, TESTS } from './tools/fence/arrows.mjs';
import { projectNames } from './tools/fence/graph.mjs';
import fence from './tools/fence/plugin.mjs';
import {
  DEFAULTS_SYNTAX,
  JEST_SYNTAX,
  PRIVATE_SYNTAX,
  PURE_GLOBALS,
  PURE_SYNTAX,
  TERMINAL_SYNTAX,
} from './tools/fence/world.mjs';

const SOURCES = ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'];
const PURE_SOURCES = PURE.map((root) => `${root}/**/*.{ts,tsx,mts,js,mjs}`);

// Where promises live. Reading the types takes seconds, so the rest of the workspace, which has none, is spared it.
const ASYNC_SOURCES = [...IMPURE.map((root) => `${root}/**/*.ts`), 'apps/{api,cli}/**/*.ts'];

const projects = await projectNames();

// Specs of the libraries tell their stories with libs/testing, which knows all the libraries: no circle of sources.
const ignoredCircularDependencies = projects
  .filter((name) => name !== '@adjutant/testing')
  .map((name) => [name, '@adjutant/testing']);

const boundaries = (spec) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      depConstraints: nxConstraints({ spec }),
      ignoredCircularDependencies,
      allow: [],
      // What a server loads late, its tests load at once.
      ...(spec ? { checkDynamicDependenciesExceptions: ['@adjutant/report'] } : {}),
    },
  ],
});

const sizes = {
  'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
  'max-lines': ['error', { max: 400 }],
  'fence/roomy': ['warn', { max: 300 }],
};

const anySize = { 'max-lines-per-function': 'off', 'max-lines': 'off', 'fence/roomy': 'off' };

export default defineConfig(
  { ignores: ['**/dist', '**/coverage', '**/.nx', '**/node_modules', 'data', 'test-results'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { files: SOURCES, extends: [tseslint.configs.recommended], plugins: { '@nx': nx, fence } },
  {
    files: SOURCES,
    rules: {
      ...boundaries(false),
      ...sizes,
      'fence/answers': 'error',
      'fence/arrows': 'error',
      'fence/no-directives': 'error',
      complexity: ['error', 15],
      'max-depth': ['error', 4],
      'max-params': ['error', 5],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...DEFAULTS_SYNTAX] },
  },
  { files: ['{libs,apps}/**/*.{ts,tsx}', 'tools/*/src/**/*.ts'], rules: { 'fence/known-imports': 'error' } },
  {
    files: ['{libs,apps}/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'libs/testing/**', '**/testing/**'],
    rules: { 'fence/catalogued-codes': 'error' },
  },
  // What begins every process takes what was bundled, where it was; no source is named by what it computes.
  { files: ['libs/health/src/launch/index.ts'], rules: { 'fence/known-imports': 'off' } },
  // The reference tells of an app, which exports nothing: it asks what was built.
  { files: ['tools/docs/src/main.ts'], rules: { 'fence/known-imports': 'off' } },
  {
    files: PURE_SOURCES,
    rules: { 'no-restricted-globals': ['error', PURE_GLOBALS], 'no-restricted-syntax': ['error', ...PURE_SYNTAX] },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PRIVATE_SYNTAX] },
  },
  {
    files: IMPURE.map((root) => `${root}/src/**/*.ts`),
    ignores: ['libs/store/src/{private-files,sqlite-file,pack-folder}.ts', 'libs/store/src/kurrent-double/**'],
    rules: { 'no-restricted-syntax': ['error', ...DEFAULTS_SYNTAX, ...PRIVATE_SYNTAX] },
  },
  {
    files: ['apps/cli/src/**/*.ts'],
    ignores: ['apps/cli/src/io.ts'],
    rules: { 'no-restricted-syntax': ['error', ...TERMINAL_SYNTAX] },
  },
  {
    files: TESTS,
    rules: {
      ...boundaries(true),
      ...anySize,
      'no-restricted-globals': 'off',
      'no-restricted-syntax': ['error', ...JEST_SYNTAX],
    },
  },
  {
    files: ASYNC_SOURCES,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  prettier,
);
