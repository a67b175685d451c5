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
    const read = counted.events();
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
        ours: `${ms(ours * 1_000)}, ${read} events read for it`,
        beside: `${ms(beside * 1_000)} for reading it with its chain`,
        aims: [{ says: 'its stream is read once', met: read === EVENTS }],
      },
    ];
  },
};

/** How many events of a stream are handed out, whichever way of the store and in however many pages that is. */
function countingReads(store: EventStore, watched: string) {
  let events = 0;
  const counts = <Method extends 'read' | 'readBare' | 'readOriginal' | 'verifyChain' | 'readVerified'>(
    method: Method,
  ) => {
    const own = store[method].bind(store) as (stream: string, from?: number, limit?: number) => Promise<HandedOut>;
    const counting = async (stream: string, from = 0, limit?: number): Promise<HandedOut> => {
      const read = await own(stream, from, limit);
      if (stream === watched) events += manyOf(read, from);
      return read;
    };
    return { [method]: counting } as unknown as Pick<EventStore, Method>;
  };
  const methods = { ...counts('read'), ...counts('readBare'), ...counts('readOriginal') };
  const verifying = { ...counts('verifyChain'), ...counts('readVerified') };
  return { store: withMethods(store, { ...methods, ...verifying }), events: () => events };
}

/** Of a chain only how many events stand before its end is told. */
type HandedOut = readonly unknown[] | { readonly events: number | readonly unknown[] };

function manyOf(read: HandedOut, from: number): number {
  if ('length' in read) return read.length;
  return typeof read.events === 'number' ? read.events - from : read.events.length;
}
