import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCH_FILE_SCHEMA, openStore } from '@adjutant/store';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { MATCH, workspace, record, SCRIPT, textOf } from './cli.js';

describe('exporting and importing', () => {
  const here = workspace();
  const there = workspace();
  const read = (name: string): string => readFileSync(join(here.folder, name), 'utf8');
  beforeAll(async () => {
    await record(here);
    await here.cli('export', MATCH, '--out', 'match.jsonl');
  });

  it('writes lines that fit the published schema', async () => {
    const { exit, out, err } = await here.cli('export', MATCH);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toBe(read('match.jsonl'));
    const fits = new Ajv2020().compile(MATCH_FILE_SCHEMA);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => !fits(line))).toEqual([]);
  });

  it('gives the same hashes elsewhere, and the same file', async () => {
    const file = there.file('match.jsonl', read('match.jsonl'));
    const { exit, json } = await there.cli('import', file, '--json');
    expect([exit, json]).toMatchObject([0, [{ match: MATCH, outcome: 'restored', events: 9 }]]);
    expect((await there.cli('export', MATCH)).out).toBe(read('match.jsonl'));
    expect((await there.cli('import', file)).out).toMatch(/was there already/);
    expect((await there.cli('verify', MATCH, '--json')).json).toMatchObject([
      { intact: true, events: 9, head: json[0]?.['head'] },
    ]);
    expect((await there.cli('play', file, '--json')).json).toMatchObject([{ ok: true, steps: 9 }]);
    expect((await there.cli('replay', file, '--json')).json[0]).toMatchObject({ match: MATCH, entries: 9 });
  });

  const other = workspace();

  it('imports nothing where another record stands', async () => {
    await record(other);
    const store = openStore(other.store);
    const context = {
      commandId: 'z',
      actor: { id: 'x', role: 'judge' as const },
      occurredAt: 'now',
      recordedAt: 'now',
      payloadHash: 'x',
    };
    await store.append(`match-${MATCH}`, 8, [{ type: 'ResultConfirmed', data: { player: 'A' } }], context);
    await store.close();
    const { exit, err } = await other.cli('import', other.file('match.jsonl', read('match.jsonl')));
    expect(exit).toBe(1);
    expect(err).toMatch(/holds another record of match .*, with 10 entries\. Nothing was imported/);
  });

  it('imports nothing that is broken, and nothing that nobody here could read', async () => {
    const broken = there.file('broken.jsonl', read('match.jsonl').replace('"points":5', '"points":6'));
    expect(await there.cli('import', broken)).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringMatching(/line 9 of the file: its content does not match its hash/) as string,
    });
    const foreign = there.file(
      'foreign.jsonl',
      read('match.jsonl').replaceAll(/"digest":"[0-9a-f]{64}"/g, `"digest":"${'0'.repeat(64)}"`),
    );
    expect(await there.cli('import', foreign)).toMatchObject({
      exit: 3,
      err: expect.stringMatching(/which is not installed here/) as string,
    });
  });

  it('says where a file cannot be written, and which match there is not', async () => {
    expect(await here.cli('export', MATCH, '--out', 'no/such/folder.jsonl')).toMatchObject({
      exit: 2,
      err: expect.stringMatching(/folder\.jsonl does not exist/) as string,
    });
    expect(await here.cli('export', 'nothing')).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringMatching(/no match nothing/) as string,
    });
  });

  it('reads a store that is in use', async () => {
    const store = openStore(here.store);
    const answers = await Promise.all([
      here.cli('export', MATCH),
      here.cli('matches', '--json'),
      here.cli('verify', '--all', '--json'),
    ]);
    await store.close();
    expect(answers.map(({ exit }) => exit)).toEqual([0, 0, 0]);
  });
});

describe('verifying', () => {
  const at = workspace();
  beforeAll(async () => {
    await record(at);
    await at.cli('export', MATCH, '--out', 'match.jsonl');
  });
  const text = (): string => readFileSync(join(at.folder, 'match.jsonl'), 'utf8');

  it('says in words what is proved, and what is not', async () => {
    const { exit, out } = await at.cli('verify', 'match.jsonl');
    expect(exit).toBe(0);
    expect(out).toMatch(
      /^Nobody knows who made match\.jsonl \(.*\); in itself it is INTACT: 9 entries\.\nHead: [0-9a-f]{64}\nAgrees in itself: .*\nNot proved: /,
    );
    expect((await at.cli('verify', MATCH)).out).toMatch(/^INTACT 7d3b.*: 9 entries/);
    expect((await at.cli('verify', '--all')).out).toMatch(/^INTACT store: 10 entries, every chain unbroken/);
  });

  it.each([
    ['data', (file: string) => Buffer.from(file.replace('"points":5', '"points":6')), { line: 9, entry: 7 }],
    [
      'metadata',
      (file: string) => Buffer.from(file.replace('"role":"scorekeeper"', '"role":"judge"')),
      { line: 2, entry: 0 },
    ],
    ['JSON', (file: string) => Buffer.from(file.replace('"revision":3,', '"revision":3;')), { line: 5 }],
    [
      'UTF-8',
      (file: string) =>
        Buffer.concat([
          Buffer.from(file.slice(0, file.indexOf('"revision":1') + 3)),
          Buffer.from([0xff]),
          Buffer.from(file.slice(file.indexOf('"revision":1') + 4)),
        ]),
      { line: 3 },
    ],
    ['the end', (file: string) => Buffer.from(file.split('\n').slice(0, -2).join('\n')), { line: 1 }],
  ])('names the line of a file whose %s was changed', async (_, change, expected) => {
    const name = at.file('changed.jsonl', change(text()));
    const { exit, json } = await at.cli('verify', name, '--json');
    expect(exit).toBe(1);
    expect(json).toMatchObject([{ what: name, intact: false, ...expected }]);
    const people = await at.cli('verify', name);
    expect(people.out).toMatch(new RegExp(`^BROKEN changed\\.jsonl, line ${expected.line}`));
  });

  it('names the entry of a match in the store that was changed', async () => {
    const { default: Database } = await import('better-sqlite3');
    const database = new Database(at.store.replace('sqlite:', ''));
    database.exec(`UPDATE events SET data = replace(data, '"points":5', '"points":7') WHERE data LIKE '%"points":5%'`);
    database.close();
    expect((await at.cli('verify', MATCH, '--json')).json).toMatchObject([{ intact: false, entry: 7 }]);
    const { exit, json } = await at.cli('verify', '--all', '--json');
    expect([exit, json]).toMatchObject([1, [{ intact: false, stream: `match-${MATCH}`, entry: 7 }]]);
  });

  it('wants to be told what', async () => {
    expect(await at.cli('verify')).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringMatching(/Name a match or a file, or say --all/) as string,
    });
    expect(await at.cli('verify', at.file('script.jsonl', textOf(SCRIPT)))).toMatchObject({
      exit: 1,
      out: expect.stringMatching(/adjutant must be "match"/) as string,
    });
  });
});
