import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from './lint.js';

/** The sources somewhere else, as a clone has them, with the packages of this one: what is written there touches nothing here. */
export class CopyOfWorkspace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));

  constructor() {
    const files = run(root, 'git', ['ls-files', '-co', '--exclude-standard']).said.split('\n').filter(Boolean);
    for (const file of files.filter((one) => existsSync(join(root, one)))) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    this.#link();
    this.run('git', 'init', '-q');
    this.keep();
  }

  /** What stands there now is what the next changes are held against. */
  keep(): void {
    this.run('git', 'add', '-A');
    this.run('git', '-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'as it stands');
  }

  /** Files that are new, and those that were there and have changed. */
  changes(): readonly string[] {
    const { said } = this.run('git', 'status', '--short', '-uall');
    return said.split('\n').flatMap((line) => (line === '' ? [] : line.slice(3)));
  }

  run(command: string, ...args: readonly string[]): { readonly status: number; readonly said: string } {
    return run(this.folder, command, args);
  }

  /** Runs a script of a package, or of this workspace, with the Node that comes with the packages. */
  node(...args: readonly string[]): { readonly status: number; readonly said: string } {
    return this.run(process.execPath, ...args);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Packages from outside are those of here; our own are those of the copy. */
  #link(): void {
    const [from, to] = [join(root, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '@adjutant'), { recursive: true });
    for (const name of readdirSync(from).filter((one) => one !== '@adjutant'))
      symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(from, '@adjutant')))
      symlinkSync(
        join(this.folder, relative(root, realpathSync(join(from, '@adjutant', name)))),
        join(to, '@adjutant', name),
      );
  }
}

function run(cwd: string, command: string, args: readonly string[]) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', CI: 'true' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { status: status ?? 1, said: `${stdout}${stderr}` };
}
