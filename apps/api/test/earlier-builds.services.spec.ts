import { stateAfter } from '@adjutant/replay';
import { differences, eventsIn, keptOf, matchFileOf, otherFates, shelfFor, SHELVED } from './earlier-builds/reading.js';
import { leftOutOf, stateHashOf, statesOf } from './earlier-builds/saying.js';

/** Every state, every link, and every entry left out once in both readings: a minute and more, and so beside the services. */
describe.each(SHELVED)('what $name has left behind', ({ place, matches }) => {
  const shelf = shelfFor(place, matches);

  test.each(matches)('%s: without any one entry the same others fall', async (match) => {
    const { attempts, leftOut } = keptOf(place, match);
    const account = { events: await eventsIn(matchFileOf(place, match)), attempts };
    expect(leftOut.flatMap((kept, entry) => otherFates(entry, kept, leftOutOf(shelf, account, entry)))).toEqual([]);
  });

  test.each(matches)('%s: every entry leads to the state hash that it led to', async (match) => {
    const events = await eventsIn(matchFileOf(place, match));
    expect(differences('the state hash', keptOf(place, match).states, statesOf(shelf, events))).toEqual([]);
  });

  test.each(matches)('%s: every link leads to what it was made for', async (match) => {
    const events = await eventsIn(matchFileOf(place, match));
    const now = keptOf(place, match).links.map((link) => {
      const entry = Number(/entry=(\d+)/.exec(link)?.[1]);
      return link.replace(/state=.*/, `state=${stateHashOf(stateAfter(shelf, events, entry + 1))}`);
    });
    expect(differences('the link', keptOf(place, match).links, now)).toEqual([]);
  });
});
