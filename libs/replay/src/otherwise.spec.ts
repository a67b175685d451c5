import { suppose } from './index.js';
import {
  account,
  advances,
  after,
  amid,
  cp,
  DEARER_PACK,
  destroys,
  JUDGE,
  SHELF,
  supposing,
  uses,
  verdicts,
} from '@adjutant/testing/given';

const start = amid(2);
const once = after(start, [uses('Gust', 'A2')]);
const events = after(once, [advances(), uses('Gust', 'A3')]);

/** The second use finds nothing left to pay it with. */
const LAST_FALLS = [
  [
    [4, 'stands'],
    [5, 'recorded'],
    [6, 'falls'],
  ],
  0,
];

describe('what if an entry had been otherwise', () => {
  it('replaces its data', () => {
    const supposed = supposing(account(events), [{ replace: { entry: 4, data: { entry: 'core/brace' } } }]);
    expect(verdicts(supposed)).toEqual([
      [4, 'falls'],
      [5, 'recorded'],
      [6, 'stands'],
    ]);
    expect(supposed.story[4]?.refusal?.code).toBe('stratagem/wrong-phase');
  });

  it('answers its question otherwise', () => {
    const supposed = supposing(account(events), [{ reanswer: { entry: 4, answers: { 'within-reach': 'yes' } } }]);
    expect([verdicts(supposed), cp(supposed)]).toEqual(LAST_FALLS);
  });

  it('moves it to another place', () => {
    const supposed = supposing(account(events), [{ redate: { entry: 6, before: 5 } }]);
    expect(verdicts(supposed)).toEqual([
      [4, 'stands'],
      [6, 'falls'],
      [5, 'recorded'],
    ]);
  });

  it('puts a command in between, whatever the reading', () => {
    const insert = { insert: { after: 3, command: destroys('A3') } };
    const supposed = supposing(account(events), [insert]);
    expect(supposed.story.map((line) => [line.place, line.verdict]).slice(3)).toEqual([
      [3, 'recorded'],
      [3.5, 'inserted'],
      [4, 'stands'],
      [5, 'recorded'],
      [6, 'falls'],
    ]);
    expect(supposing(account(events), [{ insert: { after: 3, command: destroys('A9') } }]).story[4]).toMatchObject({
      verdict: 'refused',
      refusal: { code: 'unit/unknown' },
    });
  });

  it('judges by another release', () => {
    const { id, release, digest } = DEARER_PACK;
    const supposed = supposing(account(events), [{ release: { id, release, digest } }]);
    expect([verdicts(supposed), cp(supposed)]).toEqual(LAST_FALLS);
  });

  it('says what a release does not know any more', () => {
    const bare = { ...DEARER_PACK, release: 'bare', digest: 'digest-of-the-bare', entries: {} };
    const shelf = new (SHELF.constructor as typeof import('@adjutant/rules').Shelf)([...SHELF.packs, bare]);
    const supposed = suppose(shelf, account(events), [{ release: bare }], 'corrected', JUDGE);
    expect(supposed.story.flatMap((line) => (line.refusal ? [line.refusal.code] : []))).toEqual([
      'entry/unknown',
      'entry/unknown',
    ]);
  });

  it('takes several suppositions together', () => {
    const supposed = supposing(account(events), [
      { leaveOut: [4] },
      { reanswer: { entry: 6, answers: { 'within-reach': 'yes' } } },
    ]);
    expect([verdicts(supposed), cp(supposed)]).toEqual([
      [
        [4, 'struck'],
        [5, 'recorded'],
        [6, 'stands'],
      ],
      0,
    ]);
  });
});
