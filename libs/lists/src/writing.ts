/** One statement takes this many rows: enough to save the trips, few enough for the parameters that an engine takes. */
const AT_ONCE = 500;

/** The rows in parts of a size that one statement takes; none where there are none. */
export function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) parts.push(rows.slice(from, from + AT_ONCE));
  return parts;
}
