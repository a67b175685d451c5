import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lint.js';

const LINES = 10;
/** So few that every block of ten lines with anything in it has more. */
const TOKENS = 50;

interface BlockAt {
  readonly name: string;
  readonly start: number;
}

interface Report {
  readonly duplicates: readonly { readonly lines: number; readonly firstFile: BlockAt; readonly secondFile: BlockAt }[];
  readonly statistics: { readonly total: { readonly sources: number; readonly lines: number } };
}

/** Blocks that stand twice in the code under some folders: sources and specs, of server, page and tools alike. */
function repeats(...folders: readonly string[]): Report {
  const output = mkdtempSync(join(tmpdir(), 'repeats-'));
  try {
    const size = ['--min-lines', LINES, '--min-tokens', TOKENS, '--max-lines', 100_000, '--max-size', '10mb'];
    const what = ['--format', 'typescript,tsx,javascript,jsx', '--ignore', '**/node_modules/**,**/dist/**'];
    const how = ['--reporters', 'json', '--output', output, '--silent'];
    const jscpd = join(root, 'node_modules', 'jscpd', 'bin', 'jscpd');
    const run = spawnSync(process.execPath, [jscpd, ...[...size, ...what, ...how].map(String), ...folders], {
      cwd: root,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`jscpd failed: ${run.stderr}${run.stdout}`);
    return JSON.parse(readFileSync(join(output, 'jscpd-report.json'), 'utf8')) as Report;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

test(`no block of ${LINES} lines or more stands twice`, () => {
  const { duplicates, statistics } = repeats('libs', 'apps', 'tools');
  const { sources, lines } = statistics.total;
  console.info(
    `blocks of ${LINES} lines or more that stand twice, in ${sources} files of ${lines} lines: ${duplicates.length} (wanted 0)`,
  );
  expect(sources).toBeGreaterThan(2000);
  const told = duplicates.map(
    ({ lines: many, firstFile, secondFile }) =>
      `${many} lines: ${firstFile.name}:${firstFile.start} and ${secondFile.name}:${secondFile.start}`,
  );
  expect(told).toEqual([]);
});

test('one that does is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'twice-'));
  const cases = Array.from(
    { length: LINES },
    (_, index) => `    case ${index}:\n      return many.slice(${index}, 7);`,
  );
  const block = `export function part(of: number, many: string[]): string[] {\n  switch (of) {\n${cases.join('\n')}\n  }\n  return many;\n}\n`;
  try {
    for (const name of ['one', 'other']) writeFileSync(join(folder, `${name}.spec.ts`), `// ${name}\n${block}`);
    expect(repeats(folder).duplicates).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
