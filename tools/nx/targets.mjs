// What every package can be asked for with `nx <target> <package>`: said once here, not in the package.json of each. A package
// that does something in a way of its own says so under "scripts" there, and that is what counts.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const JEST = 'node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js';
/** The packs are data in libs/ and a program in tools/: two projects cannot have one name. */
const JEST_NAMES = { 'tools/packs': 'packs-tools' };

const run = (command, cwd) => ({ executor: 'nx:run-commands', options: { command, cwd } });

/** The targets of a package, by its folder. */
export function targetsOf(folder, workspace) {
  const { scripts = {} } = JSON.parse(readFileSync(join(workspace, folder, 'package.json'), 'utf8'));
  const usual = {
    lint: run(`eslint ${folder}`, '.'),
    typecheck: run('node tools/setup/typecheck.mjs', '.'),
    test: run(`${JEST} --selectProjects ${JEST_NAMES[folder] ?? basename(folder)}`, '.'),
    ...(existsSync(join(workspace, folder, 'src')) && { build: run('node ../../tools/setup/build.mjs', folder) }),
  };
  return Object.fromEntries(Object.entries(usual).filter(([name]) => scripts[name] === undefined));
}

export const createNodesV2 = [
  '{libs,apps,tools}/*/package.json',
  (files, _, { workspaceRoot }) =>
    files.map((file) => {
      const folder = dirname(file);
      return [file, { projects: { [folder]: { root: folder, targets: targetsOf(folder, workspaceRoot) } } }];
    }),
];
