import { join } from 'node:path';
import { MATCH, PACKS, workspace, record, SCRIPT, textOf, type Document } from './cli.js';

describe('judging a match', () => {
  const at = workspace();
  const script = at.file('match.jsonl', textOf(SCRIPT));
  beforeAll(() => record(at));

  it('lists the matches of the store', async () => {
    const { exit, json } = await at.cli('matches', '--json');
    expect(exit).toBe(0);
    expect(json).toMatchObject([
      { id: MATCH, status: 'finished', winner: 'A', cp: { A: 0, B: 1 }, vp: { A: 5, B: 0 }, entries: 9 },
    ]);
    expect((await at.cli('matches')).out).toMatch(
      /finished: A wins 5:0, by concession +VP 5:0 +CP 0:1 +9 entries +A short match/,
    );
  });

  it('replays a match step by step, with findings, ledger lines and balances', async () => {
    const { exit, json } = await at.cli('replay', MATCH, '--from', '6', '--to', '7', '--json');
    expect(exit).toBe(0);
    const [document] = json as readonly [Document & { steps: Document[] }];
    expect(document).toMatchObject({
      match: MATCH,
      entries: 9,
      steps: [{ number: 6, type: 'StratagemUsed' }, { number: 7 }],
    });
    expect(document.steps[0]).toMatchObject({
      balances: { cp: { A: 0, B: 1 } },
      lines: [{ player: 'A', account: 'cp', credited: -1, balance: 0 }],
    });
    const findings = document.steps[0]?.['findings'] as Document[];
    expect(new Set(findings.map(({ footing }) => footing))).toEqual(new Set(['record', 'attest']));
  });

  it('replays a script and people read it', async () => {
    const { exit, out } = await at.cli('replay', script, '--from', '6', '--to', '6');
    expect(exit).toBe(0);
    expect(out).toMatch(/^ +6 {2}A uses Grenade on Squad A1 \(A1\) against Squad B1 \(B1\)\. {2}\[R1\.A\.Shooting\]\n/);
    expect(out).toMatch(/\? attest /);
    expect(out).toMatch(/\+ record: \d+ other checks met/);
    expect(out).toMatch(/A cp -1 for core\/grenade; balance 0\n +CP 0:1, VP 0:0\n$/);
    expect((await at.cli('replay', script, '--from', '6', '--to', '6', '--full')).out).toMatch(/\+ record timing: /);
  });

  it('says what the match waited for, what lay on the table at the end, and how it ended', async () => {
    const match = join(PACKS, 'opr', 'matches', 'round-4-concession.jsonl');
    const { exit, out } = await at.cli('replay', match);
    expect(exit).toBe(0);
    expect(out).toMatch(/\n +waits for [AB] to answer [A-Z].* of [AB]: .*\(pays to stop it, 2 CP; lets it happen\)\n/);
    expect(out).toMatch(/\nOn the table then\n +Match: Play style: \w+/);
    expect(out).toMatch(/\n +A: Doctrine: \w+ Doctrine\n/);
    expect(out).toMatch(/\n[AB] wins \d+:\d+, by concession\n$/);
    expect((await at.cli('replay', match, '--to', '20')).out).not.toContain(' wins ');
  });

  it.each([
    ['the store', MATCH],
    ['a script', script],
  ])('supposes that an entry of %s had not happened, in both readings', async (_, named) => {
    const { exit, json } = await at.cli('suppose', named, '--leave-out', '6', '--reading', 'both', '--json');
    expect(exit).toBe(0);
    const [corrected, executed] = json as readonly [Document, Document];
    expect(corrected).toMatchObject({
      reading: 'corrected',
      divergence: { first: 6 },
      outcome: { A: { cp: 1, vp: 5 } },
    });
    expect(executed).toMatchObject({ reading: 're-executed', outcome: { A: { cp: 0, vp: 5 } } });
    const verdicts = (told: Document): unknown[] =>
      (told['story'] as Document[]).map(({ place: where, verdict }) => [where, verdict]);
    expect(verdicts(corrected)).toEqual(
      expect.arrayContaining([
        [6, 'struck'],
        [6.5, 'now-legal'],
      ]),
    );
  });

  it('tells people where the two records part', async () => {
    const { out } = await at.cli('suppose', MATCH, '--leave-out', '6');
    expect(out).toMatch(/ {2}6 {2}struck +A uses Grenade/);
    expect(out).toMatch(/6\.5 {2}now-legal A asked for UseStratagem core\/grenade/);
    expect(out).toMatch(/In the end: CP 1:1, VP 5:0\.\n$/);
    expect((await at.cli('suppose', MATCH, '--replace', '7={}')).out).toMatch(/nothing would be different/);
  });

  it('supposes other points, another order, another answer and another release', async () => {
    const replaced = await at.cli('suppose', MATCH, '--replace', '7={"points":9}', '--json');
    expect(replaced.json).toMatchObject([
      { outcome: { A: { vp: 9 } }, supposals: [{ replace: { entry: 7, data: { points: 9 } } }] },
    ]);
    const redated = await at.cli('suppose', MATCH, '--redate', '7<6', '--json');
    expect(redated.json[0]).toMatchObject({ supposals: [{ redate: { entry: 7, before: 6 } }] });
    const answered = await at.cli('suppose', MATCH, '--answer', '6:enemy-within-8-visible-unengaged=no', '--json');
    expect(answered.json[0]).toMatchObject({
      supposals: [{ reanswer: { entry: 6, answers: { 'enemy-within-8-visible-unengaged': 'no' } } }],
    });
    const released = await at.cli('suppose', MATCH, '--release', '2024-10', '--json');
    expect(released.exit).toBe(0);
  });

  it.each([
    [['suppose', MATCH], /Say what is supposed/],
    [['suppose', MATCH, '--leave-out', '99'], /there is no entry 99; the record ends with entry 8/],
    [['suppose', MATCH, '--leave-out', 'x'], /--leave-out "x" cannot be read: write it as the number of an entry/],
    [['suppose', MATCH, '--replace', '6:{}'], /--replace "6:\{\}" cannot be read/],
    [['suppose', MATCH, '--replace', '6={x}'], /with valid JSON/],
    [['suppose', MATCH, '--answer', '5=yes'], /--answer "5=yes" cannot be read/],
    [['suppose', MATCH, '--redate', '6>5'], /--redate "6>5" cannot be read/],
    [['suppose', MATCH, '--answer', '6:enemy-within-8-inches=no'], /does not ask enemy-within-8-inches\. It asks: /],
    [['suppose', MATCH, '--replace', '7={"points":"many"}'], /VictoryPointsScored cannot have this points/],
    [['suppose', MATCH, '--release', '1999'], /There is no release 1999 of wh40k-10e\. Installed: /],
    [['suppose', MATCH, '--leave-out', '6', '--reading', 'mine'], /Allowed choices are corrected, re-executed, both/],
    [['replay', MATCH, '--from', '-1'], /'-1' is invalid\. It must be the number of an entry/],
    [['replay', 'no-such-match'], /There is no file and no match no-such-match/],
    [['replay', 'no-such.jsonl'], /no-such\.jsonl does not exist/],
    [['replay'], /missing required argument 'match'/],
  ])('refuses %j in a sentence', async (argv, reason) => {
    const { exit, out, err } = await at.cli(...argv, '--json');
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(reason);
    expect(err).not.toMatch(/^ +at /m);
  });
});
