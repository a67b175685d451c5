import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A text, the file in which lint shall believe it stands, and the errors that it must give there. */
export interface Case {
  readonly file: string;
  readonly text: string;
}

interface Message {
  readonly ruleId: string | null;
  readonly severity: 1 | 2;
  readonly message: string;
}

export const root = join(import.meta.dirname, '..', '..');

export const NX = '@nx/enforce-module-boundaries';

/** The messages of each case, from the real configuration of the workspace. */
export function lint(cases: readonly Case[]): Message[][] {
  const script = join(import.meta.dirname, 'lint-texts.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: root,
    input: JSON.stringify(cases),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`lint did not run: ${stderr}`);
  return JSON.parse(stdout.slice(stdout.indexOf('[['))) as Message[][];
}

/** The ids of the rules that a case broke, as errors, each once. */
export function broken(messages: readonly Message[]): (string | null)[] {
  return [...new Set(messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId))].sort();
}

/** Whether Nx knows the package: the libraries of later stages have an arrow before they have a folder. */
export function exists(path: string): boolean {
  return existsSync(join(root, path, 'package.json'));
}

/** Every file below a folder of the workspace, as a path from its root. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/](node_modules|dist)([\\/]|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
