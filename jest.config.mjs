import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { shared } from './tools/setup/jest-common.mjs';

// One run, one summary: every project of the workspace is a jest project of its own (`nx test match` runs one).
const project = (displayName, folder) => ({
  ...shared,
  displayName,
  rootDir: import.meta.dirname,
  roots: [`<rootDir>/${folder}`],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.(browser|services|attack)\\.spec\\.ts$'],
});

// A library or an app that is added is tested without being named here.
const named = (folder) => readdirSync(join(import.meta.dirname, folder), { withFileTypes: true });
const inside = (folder) => named(folder).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const libs = inside('libs');
const apps = inside('apps');
const tools = ['bundle', 'fence', 'packs-tools', 'docs', 'services', 'mutants', 'simulate'];

const folders = [
  ...libs.map((name) => [name, `libs/${name}`]),
  ...apps.map((name) => [name, `apps/${name}`]),
  ...tools.map((name) => [name, `tools/${name === 'packs-tools' ? 'packs' : name}`]),
];

export default {
  maxWorkers: 2,
  // What a spec leaves open fails that spec; what takes a worker long to end is the load of the machine.
  workerGracefulExitTimeout: 30_000,
  // A machine under load is slow, not wrong: no test measures time by how long it takes.
  testTimeout: 240_000,
  passWithNoTests: true,
  projects: folders
    .filter(([, folder]) => existsSync(join(import.meta.dirname, folder)))
    .map(([name, folder]) => project(name, folder)),
};
