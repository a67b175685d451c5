import { matchDecider, type MatchEvent, type MatchState } from '@adjutant/match';
import { replay } from '@adjutant/replay';
import { stepView } from '@adjutant/views';
import { longMatch } from '../long-match.js';
import { assertSame, ms, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, median } from '../support/measure.js';

const EVENTS = 1_000;
const ROUNDS = 9;

interface Stored {
  readonly type: string;
  readonly text: string;
}

export const fold: Figure = {
  name: 'fold',
  title: `a match of ${EVENTS} events: parsed and folded, replayed step by step`,
  async measure(bench) {
    const events = longMatch(bench.shelf, EVENTS + 100).slice(0, EVENTS);
    const stored = events.map(({ type, data }): Stored => ({ type, text: JSON.stringify(data) }));
    const parse = (): MatchEvent[] => stored.map(({ type, text }) => ({ type, data: JSON.parse(text) }) as MatchEvent);
    const decider = matchDecider(bench.shelf);
    const parseAndFold = (): void => {
      let state: MatchState = decider.initial;
      for (const { type, text } of stored)
        state = decider.evolve(state, { type, data: JSON.parse(text) } as MatchEvent);
      assertSame('number of the last entry', state.status === 'absent' ? -1 : state.history.last.number, EVENTS - 1);
    };
    const step = (): void => assertSame('steps', replay(bench.shelf, events).steps.length, EVENTS);
    const stepInWords = (): void => {
      const views = replay(bench.shelf, events).steps.map((one) => stepView(bench.shelf, one));
      assertSame('steps in words', views.length, EVENTS);
    };
    const alone = { what: 'JSON.parse alone', work: parse };
    return [
      await compare(bench, { name: 'parse and fold', work: parseAndFold, repeats: 40, most: 2 }, alone),
      await compare(bench, { name: 'replay with findings and ledgers', work: step, repeats: 10, most: 50 }, alone),
      await compare(bench, { name: 'the same, put into words', work: stepInWords, repeats: 5, most: 50 }, alone),
    ];
  },
};

interface Case {
  readonly name: string;
  readonly work: () => unknown;
  readonly repeats: number;
  /** The aim in milliseconds. */
  readonly most: number;
}

async function compare(
  { quick }: Bench,
  { name, work, repeats, most }: Case,
  limit: { readonly what: string; readonly work: () => unknown },
): Promise<Outcome> {
  for (let warm = 0; warm < repeats; warm += 1) work();
  const rounds = await interleave(
    quick ? 5 : ROUNDS,
    () => each(work, repeats),
    () => each(limit.work, repeats),
  );
  const ours = median(rounds.map((round) => round.ours));
  return {
    name: `${name}, ${EVENTS} events`,
    ratios: ratiosOf(rounds),
    ours: ms(ours),
    beside: `${ms(median(rounds.map(({ beside }) => beside)))} for ${limit.what}`,
    aims: [{ says: `at most ${most} ms`, met: ours <= most }],
  };
}

/** Milliseconds of one run, the median of several. */
function each(work: () => unknown, repeats: number): number {
  const times = Array.from({ length: repeats }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times);
}
