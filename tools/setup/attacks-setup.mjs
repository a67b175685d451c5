import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the suites write down how much they tried. */
export default function prepareTally() {
  process.env.ADJUTANT_TEST_TALLY = join(mkdtempSync(join(tmpdir(), 'adjutant-tally-')), 'tally.jsonl');
}
