import { foldAuthored } from '@adjutant/kernel';
import { matchDecider, type MatchEvent } from '@adjutant/match';
import { replay } from '@adjutant/replay';
import { stepView } from '@adjutant/views';
import { longMatch } from '../long-match.js';
import { sampleMatch } from '../sample-match.js';
import { assertSame, atMost, ms, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, median, processorTime } from '../support/measure.js';

const EVENTS = 1_000;
/**
 * Matches as tables play them, which the long one is not: steps, stratagems and scores stand between what units do. In one of them
 * players alternate unit by unit and answer each other's uses.
 */
const SAMPLES = ['opr', 'wh40k-10e'];
const ROUNDS = 9;

interface Stored {
  readonly type: string;
  readonly text: string;
}

export const fold: Figure = {
  name: 'fold',
  title: `a match of ${EVENTS} events: parsed and folded, replayed step by step, by processor time`,
  async measure(bench) {
    const events = longMatch(bench.shelf, EVENTS + 100).slice(0, EVENTS);
    const [parseAndFold, step, stepInWords, alone] = worksOn(bench, events);
    const outcomes = [
      await compare(
        bench,
        { name: 'parse and fold', work: parseAndFold, repeats: 40, most: 2, times: 2, events },
        alone,
      ),
      await compare(
        bench,
        { name: 'replay with findings and ledgers', work: step, repeats: 10, most: 50, times: 3, events },
        alone,
      ),
      await compare(
        bench,
        { name: 'the same, put into words', work: stepInWords, repeats: 5, most: 50, events },
        alone,
      ),
    ];
    for (const pack of SAMPLES) outcomes.push(...(await ofSample(bench, pack)));
    return outcomes;
  },
};

async function ofSample(bench: Bench, pack: string): Promise<readonly Outcome[]> {
  const events = await sampleMatch(bench.shelf, pack);
  const [parseAndFold, , inWords, alone] = worksOn(bench, events);
  // More of it is judged, so each event may take longer than one of the long match.
  const share = events.length / EVENTS;
  const folded = { work: parseAndFold, repeats: 40, most: 10 * share, events };
  const told = { work: inWords, repeats: 10, most: 100 * share, events };
  return [
    await compare(bench, { name: `parse and fold, a match of ${pack}`, ...folded }, alone),
    await compare(bench, { name: `in words, a match of ${pack}`, ...told }, alone),
  ];
}

type Work = () => unknown;

/** Parsing and folding a record, replaying it, the same put into words; and parsing it alone. */
function worksOn({ shelf }: Bench, events: readonly MatchEvent[]): readonly [Work, Work, Work, Alone] {
  const stored = events.map(({ type, data }): Stored => ({ type, text: JSON.stringify(data) }));
  const parse = (): MatchEvent[] => stored.map(({ type, text }) => ({ type, data: JSON.parse(text) }) as MatchEvent);
  const decider = matchDecider(shelf);
  const parseAndFold = (): void => {
    const state = foldAuthored(
      decider,
      parse().map((event) => ({ event })),
      decider.initial,
    );
    const last = state.status === 'absent' ? -1 : state.history.last.number;
    assertSame('number of the last entry', last, events.length - 1);
  };
  const step = (): void => assertSame('steps', replay(shelf, events).steps.length, events.length);
  const stepInWords = (): void => {
    const views = replay(shelf, events).steps.map((one) => stepView(shelf, one));
    assertSame('steps in words', views.length, events.length);
  };
  return [parseAndFold, step, stepInWords, { what: 'JSON.parse alone', work: parse }];
}

interface Alone {
  readonly what: string;
  readonly work: Work;
}

interface Case {
  readonly name: string;
  readonly work: Work;
  readonly events: readonly MatchEvent[];
  readonly repeats: number;
  /** The aim in milliseconds. */
  readonly most: number;
  /** The aim beside parsing alone. */
  readonly times?: number;
}

async function compare(
  { quick }: Bench,
  { name, work, events, repeats, most, times }: Case,
  limit: Alone,
): Promise<Outcome> {
  for (let warm = 0; warm < repeats; warm += 1) work();
  const rounds = await interleave(
    quick ? 5 : ROUNDS,
    () => each(work, repeats),
    () => each(limit.work, repeats),
  );
  const ours = median(rounds.map((round) => round.ours));
  return {
    name: `${name}, ${events.length} events`,
    ratios: ratiosOf(rounds),
    ours: ms(ours),
    beside: `${ms(median(rounds.map(({ beside }) => beside)))} for ${limit.what}`,
    aims: [
      { says: `at most ${most.toFixed(1)} ms`, met: ours <= most },
      ...(times === undefined ? [] : [atMost(times, rounds)]),
    ],
  };
}

/** Milliseconds of the processor for one run of several, with what is left for the collector. */
function each(work: () => unknown, repeats: number): number {
  const all = (): void => {
    for (let run = 0; run < repeats; run += 1) work();
  };
  return processorTime(all) / repeats;
}
