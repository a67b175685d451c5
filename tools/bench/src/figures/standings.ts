import {
  corrected,
  impactOf,
  presetNamed,
  RECORD_AND_PATH,
  standingsOf,
  type EventFacts,
  type Preset,
} from '@adjutant/tournament';
import { assertSame, ms, WrongResult, type Figure, type Outcome } from '../support/figure.js';
import { median } from '../support/measure.js';
import { eventOf, ROUNDS_PLAYED } from '../support/played-event.js';

const SIZES = [512, 2_048, 4_500] as const;
const IMPACT_ROUND = ROUNDS_PLAYED - 1;

export const standings: Figure = {
  name: 'standings',
  title: `standings after ${ROUNDS_PLAYED} rounds, and the impact of a result that is corrected after round ${IMPACT_ROUND}`,
  async measure(bench) {
    const preset = presetNamed('gw');
    if (!preset) throw new WrongResult('there is no preset gw');
    return SIZES.flatMap((players): readonly Outcome[] => {
      const facts = eventOf(players);
      const ranking = processorTime(bench.rounds, () => assertRanked(facts, preset));
      const weighing = processorTime(bench.rounds, () => weighs(facts, preset));
      return [
        outcome(`standings of ${players} players`, ranking, `${facts.entrants.length} lines with their arithmetic`),
        { ...outcome(`impact among ${players} players`, weighing, 'two standings'), ratios: [weighing / ranking] },
      ];
    });
  },
};

const outcome = (name: string, took: number, beside: string): Outcome => ({
  ...{ name, beside, ratios: [], aims: [] },
  ours: `${ms(took)} of processor time`,
});

/** The median of so many times; the first only warms up. */
function processorTime(times: number, work: () => void): number {
  const took = Array.from({ length: times + 1 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
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
