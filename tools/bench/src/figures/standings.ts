import {
  corrected,
  impactOf,
  presetNamed,
  RECORD_AND_PATH,
  standingsOf,
  type EventFacts,
  type Preset,
} from '@adjutant/tournament';
import { assertSame, ms, ratiosOf, WrongResult, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { growth } from '../support/growth.js';
import { inTurns, median, processorTime, type Round } from '../support/measure.js';
import { eventOf, ROUNDS_PLAYED } from '../support/played-event.js';

const SIZES = [512, 2_048, 4_500] as const;
const IMPACT_ROUND = ROUNDS_PLAYED - 1;

export const standings: Figure = {
  name: 'standings',
  title: `standings after ${ROUNDS_PLAYED} rounds, beside writing their lines out, and the impact of a result that is corrected after round ${IMPACT_ROUND}, beside two standings`,
  async measure(bench) {
    const preset = presetNamed('gw');
    if (!preset) throw new WrongResult('there is no preset gw');
    const all: Measured[] = [];
    for (const players of SIZES) all.push(await measured(bench, players, preset));
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

async function measured({ rounds }: Bench, players: number, preset: Preset): Promise<Measured> {
  const facts = eventOf(players);
  const lines = standingsOf(facts, preset).rows;
  const takes = (work: () => void) => () => Promise.resolve(processorTime(work));
  const all = await inTurns<readonly [number, number, number]>(rounds, [
    takes(() => assertRanked(facts, preset)),
    takes(() => weighs(facts, preset)),
    takes(() => JSON.stringify(lines)),
  ]);
  const outcome = (name: string, what: string, pairs: readonly Round[]): Outcome => ({
    ...{ name: `${name} ${players} players`, ratios: ratiosOf(pairs), aims: [] },
    ours: `${ms(median(pairs.map(({ ours }) => ours)))} of processor time`,
    beside: `${ms(median(pairs.map(({ beside }) => beside)))} for ${what}`,
  });
  const outcomes = [
    outcome(
      'standings of',
      'writing their lines, with all arithmetic, as JSON',
      all.map(([ranked, , written]) => ({ ours: ranked, beside: written })),
    ),
    outcome(
      'impact among',
      'two standings',
      all.map(([ranked, weighed]) => ({ ours: weighed, beside: 2 * ranked })),
    ),
  ];
  const [ranking, weighing] = [median(all.map(([ranked]) => ranked)), median(all.map(([, weighed]) => weighed))];
  return { players, ranking, weighing, outcomes };
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
