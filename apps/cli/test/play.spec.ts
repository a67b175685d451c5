import { join } from 'node:path';
import { workspace, SCRIPT, textOf } from './cli.js';

const SCENARIO = `scenario: A Stratagem cannot be used without enough CP
pack: wh40k-10e
units:
  A2: { name: Line Squad, keywords: [INFANTRY, GRENADES] }
  B2: { name: Line Squad, keywords: [INFANTRY, GRENADES] }
start: { at: R1.A.Shooting, cp: { A: 0, B: 1 } }
steps:
  - { by: A, uses: Grenade, on: A2, against: B2, then: refused, because: INSUFFICIENT_CP, cp: { A: 0, B: 1 } }
  - { by: B, uses: Go To Ground, on: B2, then: accepted, cp: { A: 0, B: 0 } }
`;
const WRONG = SCENARIO.replace('cp: { A: 0, B: 0 } }', 'cp: { A: 0, B: 9 } }');

describe('play', () => {
  const at = workspace();
  const elsewhere = workspace();
  const good = at.file('good.yaml', SCENARIO);
  const wrong = at.file('wrong.yaml', WRONG);
  const script = at.file('match.jsonl', textOf(SCRIPT));

  it('answers one document a file, with the file exactly as it was given', async () => {
    const { exit, out, err, json } = await at.cli('play', good, `./${script}`, '--json');
    expect([exit, err]).toEqual([0, '']);
    expect(json).toEqual([
      { file: good, scenario: 'A Stratagem cannot be used without enough CP', ok: true, steps: 2, mismatches: [] },
      { file: `./${script}`, scenario: 'A short match', ok: true, steps: 9, mismatches: [] },
    ]);
    expect(out.split('\n')).toHaveLength(3);
  });

  it('fails when a step is not as expected', async () => {
    const { exit, json } = await at.cli('play', wrong, good, '--json');
    expect(exit).toBe(1);
    expect(json).toMatchObject([
      { ok: false, mismatches: [{ step: 2, what: 'cp', expected: { A: 0, B: 9 }, got: { A: 0, B: 0 } }] },
      { ok: true },
    ]);
  });

  it('says the sentence of a step that came out differently, and what a misspelt word was meant to be', async () => {
    const told = at.file('told.yaml', WRONG.replace('{ by: B,', '{ say: B goes to ground, by: B,'));
    expect((await at.cli('play', told)).out).toContain(
      '     step 2 (B goes to ground): cp: expected {"A":0,"B":9}, got {"A":0,"B":0}\n',
    );
    expect((await at.cli('play', told, '--json')).json).toMatchObject([{ mismatches: [{ say: 'B goes to ground' }] }]);
    const misspelt = at.file('misspelt.yaml', SCENARIO.replace('INSUFFICIENT_CP', 'INSUFICIENT_CP'));
    const { exit, out } = await at.cli('play', misspelt);
    expect([exit, out]).toEqual([1, expect.stringContaining('did you mean INSUFFICIENT_CP?, got INSUFICIENT_CP')]);
  });

  it('tells a person the same, with a total', async () => {
    const { exit, out } = await at.cli('play', wrong, good);
    expect(exit).toBe(1);
    expect(out).toBe(
      [
        'FAIL wrong.yaml  2 steps',
        '     step 2: cp: expected {"A":0,"B":9}, got {"A":0,"B":0}',
        'ok   good.yaml  2 steps',
        '2 files, 4 steps: 1 not as expected.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['does not exist', 'none.yaml', undefined, 'none.yaml does not exist'],
    ['is a folder', '.', undefined, '. is a folder: name the files in it'],
    ['is no text', 'bytes.yaml', Buffer.from('a: b\n\xff', 'latin1'), 'bytes.yaml is not UTF-8 text in line 2'],
    ['is no YAML', 'broken.yaml', 'a: [b', /^line 1: This is not valid YAML/],
    [
      'is no scenario',
      'other.yaml',
      'scenario: x\npack: wh40k-10e\nstepps: []\nsteps: [{ finish: time }]',
      /^line 3: "stepps" is not known here; did you mean "steps"/,
    ],
    [
      'is of a pack that is not there',
      'pack.yaml',
      'scenario: x\npack: chess\nsteps: [{ finish: time }]',
      /pack chess, which is not installed/,
    ],
    ['is no script', 'lines.jsonl', '{"a":1}', /^line 1: This is no header/],
    ['is a broken script', 'script.jsonl', '{"adjutant":"script"}\n', /^line 1: /],
    [
      'is a broken match',
      'match-file.jsonl',
      '{"adjutant":"match"}\n',
      /^line 1: This is no header of a match file: version is missing/,
    ],
  ])('says of a file that %s what is wrong, and goes on', async (_, name, text, reason) => {
    if (text !== undefined) at.file(name, text);
    const { exit, json, err } = await at.cli('play', name, good, '--json');
    expect([exit, err]).toEqual([2, '']);
    const got = typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string);
    expect(json[0]).toMatchObject({ file: name, ok: false, steps: 0 });
    expect((json[0]?.['mismatches'] as object[])[0]).toMatchObject({ step: 0, what: 'file', got });
    expect(json[1]).toMatchObject({ ok: true });
  });

  it('starts paths where the person stands when npm has gone elsewhere', async () => {
    const asked = { npm_lifecycle_event: 'adjutant', INIT_CWD: at.folder };
    expect((await elsewhere.cliWith(asked, 'play', good)).exit).toBe(0);
    expect((await elsewhere.cli('play', join(at.folder, good))).exit).toBe(0);
  });

  it('needs packs that load', async () => {
    const { exit, out, err } = await at.cliWith({ ADJUTANT_PACKS: at.folder }, 'play', good, '--json');
    expect([exit, err]).toEqual([2, '']);
    expect(out).toMatch(/not installed/);
    const none = await at.cliWith({ ADJUTANT_PACKS: '/nowhere' }, 'play', good);
    expect([none.exit, none.out]).toEqual([2, '']);
    expect(none.err).toBe(
      'adjutant: ADJUTANT_PACKS is /nowhere, which is not a folder: name the folder that holds the packs.\n',
    );
  });
});
