import { eventsIn, keptOf, matchFileOf, otherFates, shelfFor, SHELVED } from './earlier-builds/reading.js';
import { leftOutOf } from './earlier-builds/saying.js';

/** Each entry of each match is left out once, in both readings: half a minute and more, and so beside the services. */
describe.each(SHELVED)('what $name has left behind', ({ place, matches }) => {
  const shelf = shelfFor(place, matches);

  test.each(matches)('%s: without any one entry the same others fall', async (match) => {
    const { attempts, leftOut } = keptOf(place, match);
    const account = { events: await eventsIn(matchFileOf(place, match)), attempts };
    expect(leftOut.flatMap((kept, entry) => otherFates(entry, kept, leftOutOf(shelf, account, entry)))).toEqual([]);
  });
});
