import { ABSENT, foldMatch, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { StorelessMatch, discards, draws, nightfall, NIGHT_SHELF, on, sees } from '@adjutant/testing/given';
import fc from 'fast-check';
import type { Message } from './message.js';
import { SCOPE, storedAs } from './testing/golden.js';
import { matchMessages } from './translate.js';

/** What is sent of a whole record, as it stands in the log. */
function sentOf(events: readonly MatchEvent[]): readonly Message[] {
  let before: MatchState = ABSENT;
  return events.flatMap((event, revision) => {
    const after = foldMatch(NIGHT_SHELF, [event], before);
    const messages = matchMessages(storedAs('match-m-1', revision, event), SCOPE, { before, after });
    before = after;
    return messages;
  });
}

function played(...commands: readonly MatchCommand[]): StorelessMatch {
  const desk = new StorelessMatch(NIGHT_SHELF);
  const came = desk.take(...nightfall('night'), ...commands);
  if (came !== 'recorded') throw new Error(came);
  return desk;
}

const bytes = (messages: readonly Message[]): string => JSON.stringify(messages);

/** Three errands are drawn, and one of them is thrown away at dusk. */
const errands = fc.shuffledSubarray([11, 12, 13, 21, 23, 31, 32], { minLength: 3, maxLength: 3 });
function night([one = 0, two = 0, three = 0]: readonly number[]): StorelessMatch {
  const drawn = [draws('A', one), draws('A', two), draws('A', three)];
  return played(...drawn, on, on, sees('A'), discards('A', three));
}

describe('two matches that differ in what was drawn in secret', () => {
  it('are the same bytes to everybody until it is revealed', () => {
    fc.assert(
      fc.property(errands, errands, (some, others) => {
        fc.pre(some.join() !== others.join());
        const [here, there] = [night(some), night(others)];
        expect(here.envelopes.map(({ holds }) => holds)).not.toEqual(there.envelopes.map(({ holds }) => holds));
        // The log itself differs, by its commitments.
        expect(JSON.stringify(here.events)).not.toBe(JSON.stringify(there.events));
        expect(bytes(sentOf(here.events))).toBe(bytes(sentOf(there.events)));
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('are told apart once it is revealed, and even then not by a commitment or a salt', () => {
    const ended = (some: readonly number[]): StorelessMatch => {
      const desk = night(some);
      desk.take({ type: 'ConcedeMatch', data: { player: 'B' } });
      return desk;
    };
    const seen = ended([12, 13, 21]);
    const sent = bytes(sentOf(seen.events));
    expect(sent).toContain('ObjectiveRevealed');
    expect(sent).toContain('errand/12');
    expect(sent).not.toBe(bytes(sentOf(ended([12, 31, 21]).events)));
    for (const { sealed, salt } of seen.envelopes)
      expect([sent.includes(sealed), sent.includes(salt)]).toEqual([false, false]);
  });
});
