import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../src/settings.js';
import { besides, Counting } from './on-the-way.js';
import { grenade, run, started, toShooting } from './running.js';

interface Stretch {
  readonly name: string;
  readonly files: RegExp;
  /** What it is today: it may only shrink. Left out where it is told and not held. */
  readonly most?: number;
  readonly wanted?: number;
}

/** What follows the log by itself, in the same process: it is no part of the way. */
const AFTERWARDS: Stretch = {
  name: 'afterwards: followers of the log, lists, live pages, what the event keeps',
  files:
    /^apps\/api\/src\/(live|tail|readmodels|health|integrity|sealing)\/|^libs\/event\/src\/(board|following|book|tournaments)\/|^libs\/(lists|rulings|sealing|integrity|dispute|health)\/|^libs\/store\/src\/(subscriptions|commit-signal|lift|checkpoint|wakeful|newest-held)|^libs\/store\/src\/sqlite\/(log-reader|foreign-commits|handed-on|checkpoints)|^libs\/match\/src\/streams|^libs\/contexts\/src\/tables\//,
};

/** The way of a use of a stratagem, in stretches; a file belongs to the first that it fits. */
const STRETCHES: readonly Stretch[] = [
  AFTERWARDS,
  { name: 'edge', files: /^apps\/api\/|^libs\/event\/src\/envelopes\//, most: 20, wanted: 8 },
  { name: 'description of the message', files: /^libs\/kernel\/src\/schema\//, most: 7 },
  {
    name: 'who may',
    files: /^libs\/(access|people)\/|^libs\/event\/src\/(impartial|matches\/match-id)|^libs\/match\/src\/side/,
    most: 8,
  },
  {
    name: 'loop of reading, deciding and appending',
    files: /^libs\/event\/|^libs\/store\/src\/(record|keeping|newest|state-cache|one-at-a-time)\.ts$/,
    most: 7,
    wanted: 5,
  },
  { name: 'fold', files: /^libs\/match\/src\/state\//, most: 7, wanted: 5 },
  { name: 'decision in libs/rules', files: /^libs\/rules\// },
  { name: 'decision outside libs/rules', files: /^libs\/(match|kernel)\//, most: 20, wanted: 5 },
  // The hash stands in a file of its own: a build for pages takes another in its place. So do the commands of a stream, which are
  // shared and not copied, and the names of its types (0096), and what ids and hashes of events are worked out from (0101).
  { name: 'append', files: /^libs\/(store|seal)\//, most: 19, wanted: 5 },
  { name: 'effects in the answer', files: /^libs\/views\//, most: 3 },
];

/** What the suites hold every recorded event to. */
const OF_TESTS: ReadonlySet<string> = new Set(['libs/kernel/src/unlike.ts']);

const MOST_LINES = 250;
const linesOf = (file: string): number => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;

describe('the way of a use of a stratagem through the code', () => {
  let files: readonly string[];

  beforeAll(async () => {
    const server = await run();
    const ready = async (match: string): Promise<object> => {
      await server.send(match, ...started());
      await server.send(match, toShooting());
      return grenade(server, match);
    };
    const counting = new Counting();
    try {
      // What is done once, such as reading a description, is no part of every way.
      expect((await server.send('first', await ready('first'))).status).toBe(200);
      const uses = { counted: await ready('counted'), again: await ready('again') };
      await counting.begin();
      const idle = await counting.during(() => server.get('/api/health'));
      const ways: (readonly string[])[] = [];
      for (const [match, use] of Object.entries(uses)) {
        const ran = await counting.during(async () => expect((await server.send(match, use)).status).toBe(200));
        ways.push(besides(ran, idle));
      }
      // What works in the background may fall into one of the two.
      const [once = [], again = []] = ways;
      const both = once.filter((file) => again.includes(file));
      files = both.filter((file) => !file.endsWith('.spec.ts') && !OF_TESTS.has(file));
    } finally {
      await counting.end();
      await server.close();
    }
  });

  test('is so many files long, in each of its stretches', () => {
    const placed = Map.groupBy(files, (file) => STRETCHES.find((stretch) => stretch.files.test(file)));
    expect(placed.get(undefined) ?? []).toEqual([]);
    const told = STRETCHES.map((stretch) => ({ ...stretch, on: placed.get(stretch) ?? [] }));
    const lines = told.map(
      ({ name, on, wanted }) => `${name}: ${on.length}${wanted === undefined ? '' : ` (wanted at most ${wanted})`}`,
    );
    console.info(
      `files on the way of UseStratagem: ${files.length - (placed.get(AFTERWARDS) ?? []).length}\n${lines.join('\n')}`,
    );
    for (const { name, on, most } of told)
      expect([name, most !== undefined && on.length > most ? on : []]).toEqual([name, []]);
    expect(told.find(({ name }) => name === 'edge')?.on).toContain('apps/api/src/commands/record.handler.ts');
    expect(told.find(({ name }) => name === 'append')?.on).toContain('libs/store/src/sqlite/group-commit.ts');
  });

  test(`goes through no file of more than ${MOST_LINES} lines`, () => {
    const way = files.filter((file) => !AFTERWARDS.files.test(file));
    const long = way.map((file) => [file, linesOf(file)] as const).filter(([, lines]) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });
});
