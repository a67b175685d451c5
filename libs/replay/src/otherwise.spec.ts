import { type MatchEvent, type OpenedState } from '@adjutant/match';
import { suppose, type Account, type Attempt, type Reading, type Supposal, type Supposition } from './index.js';
import { advances, after, amid, by, DEARER_PACK, destroys, SHELF, uses } from '@adjutant/testing/given';

const JUDGE = by('judge');
const told = (account: Account, supposals: readonly Supposal[], reading: Reading = 'corrected') =>
  suppose(SHELF, account, supposals, reading, JUDGE);
const account = (events: readonly MatchEvent[], attempts: readonly Attempt[] = []): Account => ({ events, attempts });
const verdicts = ({ story }: Supposition) => story.slice(4).map((line) => [line.place, line.verdict]);
const cp = ({ outcome }: Supposition) => (outcome as OpenedState).table.balances.A['cp'];

const start = amid(2);
const once = after(start, [uses('Gust', 'A2')]);
const events = after(once, [advances(), uses('Gust', 'A3')]);

describe('what if an entry had been otherwise', () => {
  it('replaces its data', () => {
    const supposed = told(account(events), [{ replace: { entry: 4, data: { entry: 'core/brace' } } }]);
    expect(verdicts(supposed)).toEqual([
      [4, 'falls'],
      [5, 'recorded'],
      [6, 'stands'],
    ]);
    expect(supposed.story[4]?.refusal?.code).toBe('stratagem/wrong-phase');
  });

  it('answers its question otherwise', () => {
    const supposed = told(account(events), [{ reanswer: { entry: 4, answers: { 'within-reach': 'yes' } } }]);
    expect([verdicts(supposed), cp(supposed)]).toEqual([
      [
        [4, 'stands'],
        [5, 'recorded'],
        [6, 'falls'],
      ],
      0,
    ]);
  });

  it('moves it to another place', () => {
    const supposed = told(account(events), [{ redate: { entry: 6, before: 5 } }]);
    expect(verdicts(supposed)).toEqual([
      [4, 'stands'],
      [6, 'falls'],
      [5, 'recorded'],
    ]);
  });

  it('puts a command in between, whatever the reading', () => {
    const insert = { insert: { after: 3, command: destroys('A3') } };
    const supposed = told(account(events), [insert]);
    expect(supposed.story.map((line) => [line.place, line.verdict]).slice(3)).toEqual([
      [3, 'recorded'],
      [3.5, 'inserted'],
      [4, 'stands'],
      [5, 'recorded'],
      [6, 'falls'],
    ]);
    expect(told(account(events), [{ insert: { after: 3, command: destroys('A9') } }]).story[4]).toMatchObject({
      verdict: 'refused',
      refusal: { code: 'unit/unknown' },
    });
  });

  it('judges by another release', () => {
    const { id, release, digest } = DEARER_PACK;
    const supposed = told(account(events), [{ release: { id, release, digest } }]);
    expect([verdicts(supposed), cp(supposed)]).toEqual([
      [
        [4, 'stands'],
        [5, 'recorded'],
        [6, 'falls'],
      ],
      0,
    ]);
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
    const supposed = told(account(events), [
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
