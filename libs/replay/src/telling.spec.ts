import fc from 'fast-check';
import { changesEarlierEntries, type MatchEvent, type OpenedState, walkMatch } from '@adjutant/match';
import { removedLines, type RemovedLine } from './index.js';
import { amid, begun, playedOut, RULED, seeded, SHELF } from '@adjutant/testing/given';

/** Every line as it was written, by telling the whole record again with each correction. */
function slowly(events: readonly MatchEvent[], { struck, fallen }: OpenedState): RemovedLine[] {
  return [...walkMatch(SHELF, events)].flatMap(({ number: entry, event, lines }) => {
    if (changesEarlierEntries(event)) return [];
    return lines.flatMap((line): RemovedLine[] => {
      const gone = [entry, line.number];
      const out = gone.map((number) => (struck.includes(number) ? 'struck' : fallen[number] ? 'fallen' : null));
      const mark = out[0] ?? out[1] ?? null;
      return mark === null ? [] : [{ entry, line, mark }];
    });
  });
}

test('lines that were taken out are those that were written, whatever is played and ruled', () => {
  const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
  fc.assert(
    fc.property(start, RULED, (from, commands) => {
      const { events, state } = playedOut(from, commands);
      expect(removedLines(SHELF, events, state)).toEqual(slowly(events, state as OpenedState));
    }),
    seeded(200),
  );
});
