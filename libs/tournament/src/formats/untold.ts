import { figuresRanked } from '../standing/criteria.js';
import type { Preset } from '../standing/preset.js';
import type { Standings } from '../standing/standings.js';
import type { EventFile } from './event-file.js';

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
