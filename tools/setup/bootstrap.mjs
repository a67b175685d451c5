// Runs before `npm start`, `npm test` and the like, with Node built-ins only: installs when node_modules is missing or
// older than the lock file, then builds what is stale when asked. That is what makes the two commands enough.
//   node tools/setup/bootstrap.mjs [build] [--quiet] [--without-web] [--installed]
// `--quiet`: nothing but errors. `--without-web`: the page is not wanted, so that it is neither waited for nor in the way.
// `--installed`: somebody has just run `npm ci`, so note that and do not run it again.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAsLocked } from './installed.mjs';
import { alone, isBuilt, noteBuilt, sourcesNow } from './staleness.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, 'node_modules', '.bootstrap');
const windows = process.platform === 'win32';
const runtime = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const asked = (word) => process.argv.includes(word);

function run(command, args, options = {}) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  if (result.status === 0) return;
  if (result.error) console.error(`${command}: ${result.error.message}`);
  if (options.stdio === 'pipe') process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  process.exit(result.status ?? 1);
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Adjutant needs Node.js 20.19 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

/** The runtime itself comes with the packages, so this names the platform and the lock file only. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(process.platform + process.arch)
    .digest('hex');
}

function note() {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted());
}

function install() {
  console.error('Installing the packages that Adjutant needs (npm ci) …');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : [windows ? 'npm.cmd' : 'npm'];
  // Standard output belongs to the command that we run before, such as `adjutant … --json`.
  run(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  });
  note();
}

/** Nx knows best what to build, but it takes a second to start: it is asked only when a source has changed. */
function buildWhatIsStale(without) {
  if (isBuilt(root, without)) return;
  const sources = sourcesNow(root, without);
  build(without);
  noteBuilt(root, without, sources);
}

function build(without) {
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const options = asked('--quiet') ? { stdio: 'pipe', encoding: 'utf8' } : {};
  const exclude = without.length > 0 ? [`--exclude=${without.join(',')}`] : [];
  run(runtime, [nx, 'run-many', '-t', 'build', '--output-style=static', ...exclude], options);
}

const isNoted = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
/** The runtime comes by a script of its package, which whoever installed by hand may have kept from running. */
const isInstalled = () => isNoted() || (existsSync(runtime) && isAsLocked(root));
const without = asked('--without-web') ? ['apps/web'] : [];
const isReady = () => isInstalled() && (!asked('build') || isBuilt(root, without));

refuseOldNode();
if (asked('--installed') || (!isNoted() && isInstalled())) note();
if (!isReady()) {
  alone(root, () => {
    // Somebody else may have done it while we waited.
    if (!isInstalled()) install();
    if (asked('build')) buildWhatIsStale(without);
  });
}
