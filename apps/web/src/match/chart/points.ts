import type { RoundPoint, Scoreboard } from '@adjutant/views';

/** The chart as far as the moment has come: whole rounds before it, and its own round as it stood. `undefined`: all of it. */
export function pointsUpTo(chart: readonly RoundPoint[], moment: Scoreboard | null | undefined): readonly RoundPoint[] {
  if (moment === undefined) return chart;
  const round = moment?.clock?.round ?? 0;
  if (moment === null || round === 0) return [];
  return [...chart.filter((point) => point.round < round), { round, cp: moment.cp, vp: moment.vp }];
}
