// Looks once more, alone, at the few spec files that were red in a run of a whole suite, and writes what came of it into the
// same results. What is red twice has failed. What is green alone is named as unsteady: it says that something in it depends
// on what else the machine does, and is to be mended like any fault (docs/decisions/0079-a-second-look.md).
//   node tools/setup/second-look.mjs SCRIPT RESULTS.json      SCRIPT is test, test:services, test:attacks or test:browser
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { redOf, withSecondLook } from './second-look/results.mjs';

/** More red files than these, of the eighty of the largest suite, are no unsteadiness: the change broke something. */
const MOST = 6;

const [script = '', results = ''] = process.argv.slice(2);

function look() {
  if (!existsSync(results)) return 1;
  const first = JSON.parse(readFileSync(results, 'utf8'));
  const red = redOf(first);
  const said = red.map((file) => relative(process.cwd(), file)).join(', ');
  if (red.length === 0 || red.length > MOST) return 1;
  console.log(`\nRed, and looked at once more alone: ${said}`);
  const again = `${results}.again.json`;
  rmSync(again, { force: true });
  const asked = ['--json', `--outputFile=${again}`, '--runTestsByPath', ...red];
  spawnSync('npm', ['run', '--silent', script, '--', ...asked], { stdio: 'inherit' });
  if (!existsSync(again)) return 1;
  const both = withSecondLook(first, JSON.parse(readFileSync(again, 'utf8')));
  writeFileSync(results, JSON.stringify(both));
  const still = redOf(both);
  const unsteady = red.filter((file) => !still.includes(file)).map((file) => relative(process.cwd(), file));
  if (unsteady.length > 0) console.log(`UNSTEADY: red at first, green alone, to be mended: ${unsteady.join(', ')}`);
  return still.length === 0 ? 0 : 1;
}

process.exit(look());
