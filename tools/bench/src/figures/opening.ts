import { randomUUID } from 'node:crypto';
import { CHANCE, MatchRecorder } from '@adjutant/event';
import { noTracing } from '@adjutant/health';
import { matchStream } from '@adjutant/match';
import { heldStore, newestRead, noBook, withMethods, type EventStore } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { appendAll } from '../support/appending.js';
import { assertSame, ms, ratiosOf, type Figure } from '../support/figure.js';
import { interleave, median, seconds } from '../support/measure.js';
import { recorderIn } from '../support/recording.js';
import { worksFor } from '../support/works.js';

const EVENTS = 1_000;
const ROUNDS = 9;

export const opening: Figure = {
  name: 'opening',
  title: `a match of ${EVENTS} events that nobody has in memory is taken up, beside reading it once`,
  async measure(bench) {
    const { store } = recorderIn(bench, bench.folder());
    const stream = matchStream(randomUUID());
    const works = worksFor(longMatch(bench.shelf, EVENTS + 100).slice(0, EVENTS), [stream], EVENTS);
    await appendAll(store, works, 1, 0);
    const counted = countingReads(store, stream);
    const recorder = new MatchRecorder(heldStore(counted.store, noBook), bench.shelf, CHANCE, noTracing);
    const takesUp = async (): Promise<void> => {
      recorder.states.evict(stream);
      assertSame('the last revision', (await newestRead(recorder, stream)).revision, EVENTS - 1);
    };
    await takesUp();
    const passes = counted.passes();
    const rounds = await interleave(
      ROUNDS,
      () => seconds(takesUp),
      () => seconds(async () => assertSame('events that are read', (await store.read(stream)).length, EVENTS)),
    );
    await store.close();
    const [ours, beside] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.beside))];
    return [
      {
        name: `taking up a match of ${EVENTS} events`,
        ratios: ratiosOf(rounds),
        ours: `${ms(ours * 1_000)}, its stream read ${passes} times`,
        beside: `${ms(beside * 1_000)} for reading it with its chain`,
        aims: [{ says: 'its stream is read once', met: passes === 1 }],
      },
    ];
  },
};

/** How often a whole stream is read, whichever way of the store that is. */
function countingReads(store: EventStore, watched: string) {
  let passes = 0;
  const counts = <Method extends 'read' | 'readBare' | 'readOriginal' | 'verifyChain' | 'readVerified'>(
    method: Method,
  ) => {
    const own = store[method].bind(store) as (stream: string, from?: number, limit?: number) => unknown;
    const counting = (stream: string, from = 0, limit?: number): unknown => {
      if (stream === watched && from === 0 && limit === undefined) passes += 1;
      return own(stream, from, limit);
    };
    return { [method]: counting } as unknown as Pick<EventStore, Method>;
  };
  const methods = { ...counts('read'), ...counts('readBare'), ...counts('readOriginal') };
  const verifying = { ...counts('verifyChain'), ...counts('readVerified') };
  return { store: withMethods(store, { ...methods, ...verifying }), passes: () => passes };
}
