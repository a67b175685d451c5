// Reads what `adjutant play … --json` prints, one line a file, and says how many scenarios went as expected.
//   … | node tools/setup/count-scenarios.mjs FILE…
// The files are named so that one which was passed over in silence is missed here.
import { text } from 'node:stream/consumers';

const files = process.argv.slice(2);
const lines = (await text(process.stdin)).split('\n').filter((line) => line.trim() !== '');

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return { file: '(not JSON)', ok: false, mismatches: [line.slice(0, 200)] };
  }
}

const played = lines.map(parse);
const failed = played.filter(({ ok }) => ok !== true);
for (const { file, scenario, mismatches = [] } of failed) {
  console.error(`not as expected: ${file}${scenario ? ` (${scenario})` : ''}`);
  for (const mismatch of mismatches) {
    console.error(`    ${typeof mismatch === 'string' ? mismatch : JSON.stringify(mismatch)}`);
  }
}
const seen = new Set(played.map(({ file }) => file));
const silent = files.filter((file) => !seen.has(file));
for (const file of silent) console.error(`no answer for: ${file}`);
console.log(`scenarios: ${played.length - failed.length} of ${Math.max(played.length, files.length)} ok`);
if (played.length === 0 || failed.length > 0 || silent.length > 0) process.exit(1);
