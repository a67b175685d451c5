// Runs before `npm start`, `npm test` and the like, with Node built-ins only: installs when node_modules is missing or
// older than the lock file, then builds what is stale when asked. That is what makes the two commands enough.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const quiet = process.argv.includes('--quiet');

function run(command, args, options = {}) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  if (result.status === 0) return;
  if (options.stdio) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  process.exit(result.status ?? 1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Adjutant needs Node.js 20.19 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

// The runtime itself comes with the packages, so the stamp names the platform and the lock file only.
const stamp = join(root, 'node_modules', '.bootstrap');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing the packages that Adjutant needs (npm ci) …');
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  run(npm[0], [...npm[1], 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
if (process.argv.includes('build')) {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  run(node, [nx, 'run-many', '-t', 'build', '--output-style=static'], quiet ? { stdio: 'pipe', encoding: 'utf8' } : {});
}
