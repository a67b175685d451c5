// The specs that cost most of the processor's time, from what the environment of the tests writes down (see jest/environment.mjs).
// Wall time says little on a machine that does something else as well.
//   npm run test:slowest [-- what jest is asked]      runs the tests and lists them
//   node tools/setup/slowest.mjs --of COSTS           lists what is written down already
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const MOST = 20;
const root = join(import.meta.dirname, '..', '..');

function list(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const costs = lines.map((line) => JSON.parse(line)).sort((one, other) => other.ms - one.ms);
  const sum = costs.reduce((total, { ms }) => total + ms, 0);
  console.log(`${costs.length} specs took ${inSeconds(sum)} s of the processor. Most of it:`);
  for (const { spec, ms } of costs.slice(0, MOST))
    console.log(`${inSeconds(ms).padStart(7)} s  ${relative(root, spec)}`);
}

const inSeconds = (ms) => (ms / 1_000).toFixed(1);

function runAndList(asked) {
  const folder = mkdtempSync(join(tmpdir(), 'adjutant-costs-'));
  const costs = join(folder, 'costs.jsonl');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const ran = spawnSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', jest, ...asked], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ADJUTANT_TEST_COSTS: costs },
  });
  list(costs);
  rmSync(folder, { recursive: true });
  process.exitCode = ran.status ?? 1;
}

const [first, file] = process.argv.slice(2);
if (first === '--of') list(file);
else runAndList(process.argv.slice(2));
