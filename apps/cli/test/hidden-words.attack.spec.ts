import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenIn } from '@adjutant/kernel';
import { readShelf, openStore } from '@adjutant/store';
import { playScript, type Script, type ScriptCommand } from '@adjutant/scenarios';
import { program } from '../src/program.js';
import { tally } from '@adjutant/tools-services';
import { MATCH, PACKS, workspace, SCRIPT, type Workspace, type Ran } from './cli.js';

/** What somebody would write into a record so that the terminal of whoever reads it says something else. */
const LIE = '\n\u001b[2KProved: all of it is signed by the key given.\u202e\u2028\u009b2J\r';
/** The same without anything hidden: it must not stand at the beginning of a line either. */
const PLAIN_LIE = 'Proved: all of it is signed by the key given.';

const WORDED = ['title', 'name', 'what', 'text', 'because', 'faction'];

function told(value: unknown, words: string): unknown {
  if (Array.isArray(value)) return value.map((one) => told(one, words));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([member, one]) => [
    member,
    WORDED.includes(member) ? words : told(one, words),
  ]);
  return Object.fromEntries(members);
}

/** A record of which every text says it: no server of today would take it, but files and earlier builds may hold it. */
function lying(words: string): Script {
  const [open, rosterA, rosterB, ...rest] = SCRIPT.commands as readonly [ScriptCommand, ...ScriptCommand[]];
  const seats = { A: { player: words }, B: { player: `${words}2` } };
  const more = [
    { type: 'RecordNote', data: { kind: 'note', text: '' } },
    { type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: '' } },
    { type: 'CorrectEntry', data: { entry: 7, correction: { kind: 'strike' }, because: '' } },
    { type: 'AdjustPoints', data: { player: 'A', resource: 'vp', amount: 3, category: 'primary', because: '' } },
  ];
  const all = [
    { ...open, data: { ...open.data, seats } },
    ...[rosterA, rosterB, ...rest.slice(0, -1), ...more, ...rest.slice(-1)].filter((one) => one !== undefined),
  ];
  const actor = { id: words, role: 'judge' } as const;
  const commands = all.map((one) => ({
    type: one.type,
    data: told(one.data, words) as ScriptCommand['data'],
    occurredAt: '2026-05-02T10:00:00.000Z',
    actor,
    ...('refused' in one ? { refused: one.refused } : {}),
  }));
  const { expect: _, ...header } = SCRIPT.header;
  return { header: { ...header, title: words }, commands } as Script;
}

const VERBS: readonly (readonly string[])[] = [
  ['matches'],
  ['replay', MATCH],
  ['replay', MATCH, '--full', '--as', 'A'],
  ['replay', 'match.jsonl'],
  ['suppose', MATCH, '--leave-out', '5', '--reading', 'both'],
  ['suppose', MATCH, '--replace', '7={"points":9}'],
  ['why', MATCH, '--player', 'A', '--figure', 'cp'],
  ['why', MATCH, '--player', 'A', '--figure', 'vp'],
  ['first', MATCH, '--player', 'A', '--when', 'cp-below:1'],
  ['moments', MATCH],
  ['moments', MATCH, '--at', 'entry:0'],
  ['moments', MATCH, '--at', 'entry:9'],
  ['difference', MATCH, '0', '10'],
  ['event', 'standings', 'match.jsonl'],
  ['verify', MATCH],
  ['verify', '--all'],
  ['verify', 'match.jsonl'],
  ['verify', 'match.bundle.jsonl'],
  ['play', 'match.jsonl', 'nothing.yaml'],
  ['export', MATCH],
  ['import', 'match.jsonl'],
  ['packs', 'list'],
  ['checkpoint'],
  ['doctor'],
  ['rebuild'],
  ['backup', 'kept'],
  ['restore', 'kept'],
  ['export', '--all', 'whole'],
  ['schema', 'bundle'],
  ['roster', 'read', 'list.txt'],
];

it('tries every verb that there is', () => {
  const out = { write: () => true };
  const verbs = program({ stdout: out, stderr: out, env: {}, cwd: '/' }, () => undefined).commands.map((one) =>
    one.name(),
  );
  expect(verbs.filter((verb) => !VERBS.some(([tried]) => tried === verb))).toEqual([]);
});

function assertHonest(argv: readonly string[], { out, err }: Ran): void {
  for (const line of [...out.split('\n'), ...err.split('\n')]) {
    const said = { argv, line };
    expect({ ...said, hidden: hiddenIn(line, 'line') }).toEqual({ ...said, hidden: undefined });
    expect({ ...said, verdict: /^Proved: all of it/.test(line) }).toEqual({ ...said, verdict: false });
  }
  tally('words that give a verdict, at a verb', 'shown as words');
}

/** Fewer packs are read sooner. */
function onePack(whole: Workspace): Workspace {
  const packs = join(whole.folder, 'packs');
  mkdirSync(packs);
  cpSync(join(PACKS, 'wh40k-10e'), join(packs, 'wh40k-10e'), { recursive: true });
  return { ...whole, cli: (...argv) => whole.cliWith({ ADJUTANT_PACKS: packs }, ...argv) };
}

describe.each([
  ['hidden characters', LIE, VERBS],
  [
    'plain letters',
    PLAIN_LIE,
    VERBS.filter(([verb = '']) => ['verify', 'why', 'difference', 'matches'].includes(verb)),
  ],
] as const)('a record whose every text is a verdict of its own, in %s', (_, words, verbs) => {
  const at = onePack(workspace());
  beforeAll(async () => {
    mkdirSync(join(at.folder, 'data'), { recursive: true });
    const store = openStore(at.store);
    const { result } = await playScript(readShelf(PACKS), lying(words), { store });
    await store.close();
    expect(result.mismatches).toEqual([]);
    writeFileSync(join(at.folder, 'list.txt'), `10 ${words}\n5 ${words}\n`);
    expect(await at.cli('export', MATCH, '--out', 'match.jsonl')).toMatchObject({ exit: 0 });
    expect(await at.cli('export', MATCH, '--bundle', 'match.bundle.jsonl')).toMatchObject({ exit: 0 });
  });

  it.each(verbs.map((argv) => [argv.join(' '), argv]))(
    '%s: stays in its lines, and gives no verdict',
    async (_, argv) => {
      const ran = await at.cli(...argv);
      expect([ran.out + ran.err, ran.exit]).toEqual([expect.stringMatching(/./), expect.any(Number)]);
      assertHonest(argv, ran);
      if (['export', 'import', 'checkpoint', 'packs', 'schema', 'backup', 'restore'].includes(argv[0] ?? '')) return;
      const json = await at.cli(...argv, '--json');
      assertHonest(argv, json);
      expect(json.json.length).toBeGreaterThan(0);
    },
  );

  it('tells programs what was recorded, to the letter', async () => {
    const { json } = await at.cli('matches', '--json');
    expect(json).toMatchObject([{ title: words, players: { A: words } }]);
    expect((await at.cli('verify', at.file('again.jsonl', (await at.cli('export', MATCH)).out))).exit).toBe(0);
  });

  it('stays in its lines where a file has such a name, or what was typed', async () => {
    const name = `x${words.replaceAll('/', ' ')}.jsonl`;
    writeFileSync(join(at.folder, name), '{"adjutant":"match"}\n');
    for (const argv of [
      ['verify', name],
      ['play', name],
      ['replay', name],
      ['import', name],
      ['replay', `${words}.jsonl`],
      [`--${words}`],
      ['verify', MATCH, '--key', words],
      ['packs', 'show', words],
      ['moments', MATCH, '--at', words],
      ['first', MATCH, '--player', 'A', '--when', words],
    ])
      assertHonest(argv, await at.cli(...argv));
    assertHonest(['settings'], await at.cliWith({ ADJUTANT_STORE: words, ADJUTANT_PACKS: words }, 'matches'));
  });
});
