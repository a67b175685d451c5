// Adds up what jest wrote with `--json --outputFile`, and ends with the one line that says it all.
//   node tools/setup/count-tests.mjs RESULTS.json…
import { existsSync, readFileSync } from 'node:fs';

/** A suite that broke before its first test counts as one failed test: nothing in it was proved. */
function count(file) {
  if (!existsSync(file)) {
    console.log(`no results: the run that should have written ${file.split('/').at(-1)} did not end`);
    return { passed: 0, failed: 1 };
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = result;
  if (numPendingTests > 0) console.log(`${numPendingTests} tests did not run (${file.split('/').at(-1)})`);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

const counts = process.argv.slice(2).map(count);
const sum = (what) => counts.reduce((total, one) => total + one[what], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0 || sum('passed') === 0) process.exit(1);
