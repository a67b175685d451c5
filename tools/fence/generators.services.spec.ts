import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CopyOfWorkspace } from './copy-of-workspace.js';

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

/** What is no source that somebody edits for it: tests and their data, and what is written by a command. */
const isBesides = (file: string): boolean =>
  /\.spec\.tsx?$|^apps\/[^/]+\/(test|golden)\/|^libs\/[^/]+\/golden\/|^libs\/testing\//.test(file);

/** Files to touch besides tests. `most` is what it takes today and may only shrink. */
const COUNTED = {
  // One of them since events look at the entries of their matches.
  command: { most: 9, wanted: 8 },
  remedy: { most: 6, wanted: 6 },
  projection: { most: 6, wanted: 6 },
};

let copy: CopyOfWorkspace;
const generate = (generator: string, ...options: readonly string[]) => {
  copy.keep();
  const { status, said } = copy.node(
    'node_modules/nx/dist/bin/nx.js',
    'g',
    `./tools/nx/generators.json:${generator}`,
    ...options,
  );
  return { status, said, files: copy.changes() };
};
const tested = (project: string, pattern: string) =>
  copy.node(...JEST, '--selectProjects', project, '--testPathPatterns', pattern);

function edit(file: string, ...changes: readonly (readonly [string | RegExp, string])[]): void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8');
  const edited = changes.reduce((now, [from, to]) => {
    expect(now).toMatch(from);
    return now.replace(from, to);
  }, text);
  writeFileSync(path, edited);
}

function counted(what: keyof typeof COUNTED, files: readonly string[]): void {
  const sources = files.filter((file) => !isBesides(file));
  const { most, wanted } = COUNTED[what];
  console.info(
    `files to touch for a new ${what}, besides tests: ${sources.length} (wanted at most ${wanted})\n${sources.join('\n')}`,
  );
  expect([what, sources.length > most ? sources : []]).toEqual([what, []]);
}

beforeAll(() => {
  copy = new CopyOfWorkspace();
});
afterAll(() => copy?.remove());

test('a command with its event is red until it is decided, and green by the how-to alone', () => {
  const { status, said, files } = generate(
    ...([
      'command',
      'ClearTable',
      '--event',
      'TableCleared',
      '--stake',
      'none',
      '--says',
      'The table is cleared',
    ] as const),
  );
  expect([status, said]).toEqual([0, expect.stringContaining('docs/how-to/add-a-command.md')]);
  counted('command', files);
  expect(copy.node('node_modules/prettier/bin/prettier.cjs', '--check', ...files)).toMatchObject({ status: 0 });

  const red = tested('match', 'commands/clear-table');
  expect(red.status).toBe(1);
  expect(red.said).toContain('comes to: TableCleared, already, or a refusal.');
  expect(red.said).toContain('write which members of the table');
  expect(red.said).toContain('3 failed, 3 total');

  edit(
    'libs/match/src/commands/clear-table.ts',
    [/^/, `import { recorded } from '@adjutant/kernel';\n`],
    [/\(\) => \{\s*throw new Error\([\s\S]*?\);\s*\}\)/, `() => recorded({ type: 'TableCleared', data }))`],
  );
  edit('libs/match/src/context.ts', [/(decide: clearTable, who: WHO\.deed)/, `$1, again: 'each-counts'`]);
  edit(
    'libs/match/src/commands/clear-table.spec.ts',
    [
      /given\(begun\(\)\)\s*\.when\(asks\)\s*\.thenRefused\('[^']*'\)/,
      `given([]).when(asks).thenRefused('match/not-opened')`,
    ],
    [`'write which members of the table, or none: []'`, ''],
  );
  const green = copy.node(
    ...[...JEST, '--selectProjects', 'match', 'views', 'contexts', 'relay', 'access'],
    ...['--testPathPatterns', 'clear-table|golden|doors|contexts|sentence|amend|stakes|privacy'],
  );
  expect(green.said).toContain('clear-table.spec');
  expect([green.status, green.said.split('\n').filter((line) => line.includes('●'))]).toEqual([0, []]);
  // Players send it for their own side alone, as its row says.
  const atTheDoor = tested('api', 'test/matrix.spec');
  expect([atTheDoor.status, atTheDoor.said.split('\n').filter((line) => line.includes('●'))]).toEqual([0, []]);
});

test('a command that cannot be called so is refused with a sentence, and nothing is written', () => {
  const again = generate(
    ...(['command', 'UseStratagem', '--event', 'StratagemTold', '--stake', 'none', '--says', 'It is told'] as const),
  );
  expect([again.status, again.files]).toEqual([1, []]);
  expect(again.said).toContain('There is UseStratagem already');
});

test('a remedy is red until it is carried out', () => {
  const { status, files } = generate('remedy', 'swap', '--says', 'Swap what was moved');
  expect(status).toBe(0);
  counted('remedy', files);
  const red = tested('match', 'rulings/swap');
  expect(red.said).toContain('Write what swap comes to on');
  expect(red.said).toContain('2 failed, 2 total');
});

test('a list is red until its row is written, and green then', () => {
  const { status, files } = generate('projection', 'slow-games');
  expect(status).toBe(0);
  counted('projection', files);
  const red = tested('lists', 'slow-games');
  expect(red.said).toContain('says in the list slow-games');

  edit('libs/lists/src/slow-games/slow-games-teller.ts', [
    /throw new Error\([\s\S]*?\);/,
    'return { match, says: state.status };',
  ]);
  edit('libs/lists/src/slow-games/slow-games-rows.ts', [
    /summary: \{ readonly match: string \}/,
    'summary: { readonly match: string; readonly says: string }',
  ]);
  edit('libs/lists/src/slow-games/slow-games.spec.ts', ['write what it says of this match', 'running']);
  expect(tested('lists', 'slow-games|check-rows')).toMatchObject({ status: 0 });
});

test('whatever was generated compiles, written or not', () => {
  expect(copy.node('tools/setup/typecheck.mjs')).toMatchObject({ status: 0 });
});

test('an entry stands in a layer of its own, and never in one that is published', () => {
  const [document, section] = ['core-stratagems', 'Ring the Bell'];
  const options = (layer: string, release: string) => [
    ...['wh40k-10e', '--layer', layer, '--release', release, '--date', '2027-03-01', '--id', 'core/ring-the-bell'],
    ...['--phase', 'shooting', '--document', document, '--section', section],
  ];
  const locked = generate('entry', ...options('edition-10e', '2027-03'));
  expect([locked.status, locked.files]).toEqual([1, []]);
  expect(locked.said).toContain('which is published: put the entry into a new layer');
  const again = generate('entry', ...options('errata-2027-03', '2026-11'));
  expect([again.status, again.files]).toEqual([1, []]);
  expect(again.said).toContain('is published and never changes');

  const { status, files } = generate('entry', ...options('errata-2027-03', '2027-03'));
  expect([status, files]).toEqual([
    0,
    [
      'libs/packs/wh40k-10e/releases.json',
      'libs/packs/wh40k-10e/layers/errata-2027-03/entries/core__ring-the-bell.json',
      'libs/packs/wh40k-10e/layers/errata-2027-03/layer.json',
      'libs/packs/wh40k-10e/scenarios/core-ring-the-bell.yaml',
    ],
  ]);
  const red = tested('packs', 'every-file');
  expect(red.said).toContain('core-ring-the-bell');
  expect(red.status).toBe(1);
});
