import { foldMatch, matchStream } from '@adjutant/match';
import { openMemoryStore } from '@adjutant/store';
import { append, firstEvents, SHELF } from '../contract/logs.js';
import { MatchFolds } from './match-folds.js';

const events = firstEvents(12);
const placed = events.map((event, revision) => ({ revision, event }));
const lent = (count: number) => ({ state: foldMatch(SHELF, events.slice(0, count)), revision: count - 1 });

const foldsWith = (states: ReadonlyMap<string, ReturnType<typeof lent>>): MatchFolds =>
  new MatchFolds(openMemoryStore(), SHELF, { atHand: { look: (stream) => states.get(stream) } });

describe('the folds of the list of matches, where a process takes commands as well', () => {
  it('are those that commands are decided on, as far as these have come', async () => {
    const ahead = lent(10);
    const folds = foldsWith(new Map([[matchStream('m0'), ahead]]));
    const folded = await folds.fold('m0', placed.slice(0, 7), -1);
    expect(folded).toEqual({ match: 'm0', ...ahead });
    expect(folded?.state).toBe(ahead.state);
    // What comes by later is known then.
    if (folded) folds.keep(folded, 0);
    expect(await folds.fold('m0', placed.slice(7, 10), -1)).toBeUndefined();
    expect(await folds.fold('m0', placed.slice(10), -1)).toEqual({ match: 'm0', ...lent(events.length) });
  });

  it('are their own where those are behind, and of a match that nobody sends commands to', async () => {
    const folds = foldsWith(new Map([[matchStream('m0'), lent(3)]]));
    expect(await folds.fold('m0', placed, -1)).toEqual({ match: 'm0', ...lent(events.length) });
    expect(await folds.fold('m1', placed, -1)).toEqual({ match: 'm1', ...lent(events.length) });
  });

  it('are none where the row knows it already', async () => {
    const folds = foldsWith(new Map([[matchStream('m0'), lent(10)]]));
    expect(await folds.fold('m0', placed.slice(5, 8), 8)).toBeUndefined();
  });
});

describe('the folds of the list of matches, of those that the log passes by', () => {
  it('are let go, and read once more where such a match goes on', async () => {
    const store = openMemoryStore();
    await append(store, { stream: matchStream('m0'), events });
    const folds = new MatchFolds(store, SHELF, { mostPassedBy: 100 });
    const keep = (match: string, place: number): void => folds.keep({ match, ...lent(7) }, place);
    const held = (): readonly string[] => ['m0', 'm1', 'm2'].filter((match) => folds.isAtHand(match, []));
    keep('m0', 10);
    keep('m1', 60);
    keep('m2', 110);
    expect(held()).toEqual(['m0', 'm1', 'm2']);
    keep('m1', 111);
    expect(held()).toEqual(['m1', 'm2']);
    expect(await folds.fold('m0', placed.slice(7, 9), 6)).toEqual({ match: 'm0', ...lent(events.length) });
  });

  it('are held as long as it goes on now and then', () => {
    const folds = new MatchFolds(openMemoryStore(), SHELF, { mostPassedBy: 100 });
    for (let place = 0; place < 2_000; place += 90) {
      folds.keep({ match: 'm0', ...lent(7) }, place);
      folds.keep({ match: `other-${place}`, ...lent(7) }, place + 1);
      expect(folds.isAtHand('m0', [])).toBe(true);
    }
    expect(folds.isAtHand('other-0', [])).toBe(false);
  });
});
