import { MATCH, workspace } from './cli.js';
import { reversed, ruled, STRUCK, type Ruled } from './ruled.js';

const lies: readonly (readonly [string, Ruled | null, Ruled, RegExp])[] = [
  [
    'that no judge gave',
    null,
    STRUCK,
    /entry 9 of match-\S+: it carries out ruling 1 of dispute d, which no judge gave/,
  ],
  ['of another judge', { ...STRUCK, judge: 'kim' }, STRUCK, /but not as kim gave it/],
  ['for another reason', { ...STRUCK, because: 'Held.' }, STRUCK, /but not as jo gave it/],
  [
    'with other remedies',
    STRUCK,
    { ...STRUCK, remedies: [{ kind: 'strike', entries: [5] }] },
    /was made of is not what its remedies come to/,
  ],
];

describe('a bundle in which a ruling is carried out', () => {
  const at = workspace();

  it('says so where it is as the judge gave it, and plays it', async () => {
    await ruled(at, STRUCK, STRUCK);
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    const { exit, out } = await at.cli('verify', 'b.jsonl');
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/Ruling carried out at entry 9: by jo, in dispute d: No objective was held\./),
    ]);
    expect(out).toMatch(/A wins 0:0, by concession/);
    expect((await at.cli('verify', 'b.jsonl', '--json')).json).toMatchObject([
      { rulings: [{ entry: 9, dispute: 'd', ruling: '1', judge: 'jo' }], result: { vp: { A: 0 } } },
    ]);
  });
});

describe('a bundle in which a ruling was overturned', () => {
  const at = workspace();

  it('says so', async () => {
    await ruled(at, STRUCK, STRUCK);
    await reversed(at, 9);
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    const { exit, out } = await at.cli('verify', 'b.jsonl');
    expect([exit, out]).toEqual([
      0,
      expect.stringMatching(/at entry 9: by jo, .* Overturned since: nothing of it counts any more\./),
    ]);
    expect((await at.cli('verify', 'b.jsonl', '--json')).json).toMatchObject([
      { rulings: [{ entry: 9, overturned: true }] },
    ]);
  });
});

describe.each(lies)('a bundle that carries out a ruling %s', (_, given, done, says) => {
  const at = workspace();

  it('is told, though the log has signed it', async () => {
    await ruled(at, given, done);
    await at.cli('export', MATCH, '--bundle', 'b.jsonl');
    expect(await at.cli('verify', 'b.jsonl')).toMatchObject({ exit: 1, out: expect.stringMatching(says) as string });
  });
});
