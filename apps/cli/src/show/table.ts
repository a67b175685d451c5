import { shown } from '@adjutant/kernel';

/** Rows as lines with columns of one width; the last column runs free. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  const shownRows = rows.map((row) => row.map(shown));
  for (const row of shownRows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return shownRows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function costText(costs: { readonly [resource: string]: number } | undefined): string {
  return Object.entries(costs ?? {})
    .map(([resource, points]) => `${points} ${resource.toUpperCase()}`)
    .join(', ');
}

/** `1 step`, `2 steps`. */
export function count(number: number, thing: string): string {
  const plural = /[^aeiou]y$/.test(thing)
    ? `${thing.slice(0, -1)}ies`
    : `${thing}${/(s|x|ch|sh)$/.test(thing) ? 'es' : 's'}`;
  return `${number.toLocaleString('en')} ${number === 1 ? thing : plural}`;
}
