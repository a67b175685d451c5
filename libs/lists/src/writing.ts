import type { Engine } from '@adjutant/store';

/** One statement takes this many rows: enough to save the trips, few enough for the parameters that an engine takes. */
const AT_ONCE = 500;

/** The same where there is a pause before each part. To a file there are no trips: few rows are soon written. */
export const BETWEEN_PAUSES = { sqlite: 16, postgres: AT_ONCE } as const satisfies Record<Engine, number>;

/** What is awaited between parts of some work: others get a turn where it has taken long. */
export type Pause = () => Promise<void> | undefined;

/** The rows in parts of a size that one statement takes; none where there are none. */
export function inParts<Row>(rows: readonly Row[], most = AT_ONCE): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  for (let from = 0; from < rows.length; from += most) parts.push(rows.slice(from, from + most));
  return parts;
}
