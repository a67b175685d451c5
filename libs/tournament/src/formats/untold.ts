import { figuresRanked } from '../standing/criteria.js';
import type { Preset } from '../standing/preset.js';
import { near } from '../standing/rational.js';
import { Reckoning } from '../standing/reckoning.js';
import type { Standings } from '../standing/standings.js';
import { factsOf, type EventFile } from './event-file.js';

/** Figures that an order ranks by, and that no table tells nor any table of margins gives: byes alone would bring some. */
export function untoldIn(event: EventFile, { criteria, conversion }: Preset, { after }: Standings): readonly string[] {
  if (after === 0) return [];
  const told = new Set([
    ...event.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ seats }) => seats.flatMap((seat) => Object.keys(seat.figures))),
    ),
    ...(event.figures ?? []).map(({ figure }) => figure),
    ...(conversion === undefined ? [] : [conversion.to]),
  ]);
  const ranked = criteria.flatMap(figuresRanked);
  return [...new Set(ranked)]
    .filter((figure) => !told.has(figure))
    .map(
      (figure) =>
        `The order ranks by ${figure}, which no table tells: only a bye brings any, where the order gives some.`,
    );
}

/** Tables of closed rounds whose margin stands in no line of the order: whoever looks at the sums alone sees nothing of it. */
export function beyondMargins(event: EventFile, preset: Preset, { after }: Standings): readonly string[] {
  const { conversion } = preset;
  if (conversion === undefined) return [];
  const { from, to } = conversion;
  const reckoning = new Reckoning(factsOf(event), preset, after);
  return event.players.flatMap(({ id }) =>
    reckoning.lines(id).flatMap((line) => {
      const margin = reckoning.withoutLine(line, to);
      if (margin === undefined || line.kind !== 'table' || line.seat === 'B') return [];
      return [
        `Round ${line.round}, table ${line.table}: no line of the margins has ${Math.abs(near(margin))} ${from}, so that it brings no ${to} to either.`,
      ];
    }),
  );
}
