import {
  corrected,
  impactOf,
  presetNamed,
  RECORD_AND_PATH,
  standingsOf,
  type EventFacts,
  type Preset,
} from '@adjutant/tournament';
import { assertSame, ms, WrongResult, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { growth } from '../support/growth.js';
import { median, processorTime } from '../support/measure.js';
import { eventOf, ROUNDS_PLAYED } from '../support/played-event.js';

const SIZES = [512, 2_048, 4_500] as const;
const IMPACT_ROUND = ROUNDS_PLAYED - 1;

export const standings: Figure = {
  name: 'standings',
  title: `standings after ${ROUNDS_PLAYED} rounds, beside writing their lines out, and the impact of a result that is corrected after round ${IMPACT_ROUND}, beside two standings`,
  async measure(bench) {
    const preset = presetNamed('gw');
    if (!preset) throw new WrongResult('there is no preset gw');
    const all = SIZES.map((players) => measured(bench, players, preset));
    const [, small, large] = all as [Measured, Measured, Measured];
    const grows = (of: string, what: 'ranking' | 'weighing'): Outcome =>
      growth(of, { players: small.players, took: small[what] }, { players: large.players, took: large[what] });
    return [
      ...all.flatMap(({ outcomes }) => outcomes),
      grows('standings', 'ranking'),
      grows('the impact of a correction', 'weighing'),
    ];
  },
};

interface Measured {
  readonly players: number;
  /** Milliseconds of processor time. */
  readonly ranking: number;
  readonly weighing: number;
  readonly outcomes: readonly Outcome[];
}

function measured({ rounds }: Bench, players: number, preset: Preset): Measured {
  const facts = eventOf(players);
  const ranking = medianTime(rounds, () => assertRanked(facts, preset));
  const weighing = medianTime(rounds, () => weighs(facts, preset));
  const lines = standingsOf(facts, preset).rows;
  const writing = medianTime(rounds, () => JSON.stringify(lines));
  const outcome = (name: string, took: number, [what, beside]: readonly [string, number]): Outcome => ({
    ...{ name: `${name} ${players} players`, ratios: [took / beside], aims: [] },
    ours: `${ms(took)} of processor time`,
    beside: `${ms(beside)} for ${what}`,
  });
  const outcomes = [
    outcome('standings of', ranking, ['writing their lines, with all arithmetic, as JSON', writing]),
    outcome('impact among', weighing, ['two standings', 2 * ranking]),
  ];
  return { players, ranking, weighing, outcomes };
}

/** The median of so many times, in milliseconds of the processor; the first only warms up. */
function medianTime(times: number, work: () => void): number {
  const took = Array.from({ length: times + 1 }, () => processorTime(work));
  return median(took.slice(1));
}

function assertRanked(facts: EventFacts, preset: Preset): void {
  const { rows } = standingsOf(facts, preset);
  assertSame('players in the standings', new Set(rows.map(({ player }) => player)).size, facts.entrants.length);
}

function weighs(facts: EventFacts, preset: Preset): void {
  const other = corrected(facts, { round: IMPACT_ROUND, table: 1, result: 'draw', figures: {} });
  if (!other.ok) throw new WrongResult(other.says);
  const { lines } = impactOf(facts, other.facts, { rules: RECORD_AND_PATH, preset, round: IMPACT_ROUND });
  assertSame('whether lines change', lines.length > 0, true);
}
