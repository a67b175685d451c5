import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** How often one thing was tried, and what came of it: `{ what: 'events edited offline', outcome: 'named', times: 200 }`. */
export interface Tallied {
  readonly what: string;
  readonly outcome: string;
  readonly times: number;
}

/** Writes down what a suite has tried; `npm run test:attacks` prints the sums. Outside of it nothing is kept. */
export function tally(what: string, outcome: string, times = 1): void {
  const file = process.env['ADJUTANT_TEST_TALLY'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what, outcome, times } satisfies Tallied)}\n`);
}

/** What was tallied in a file, with the same things added up, in the order in which they came. */
export function talliedIn(file: string): readonly Tallied[] {
  if (!existsSync(file)) return [];
  const sums = new Map<string, Tallied>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const one = JSON.parse(line) as Tallied;
    const key = JSON.stringify([one.what, one.outcome]);
    sums.set(key, { ...one, times: one.times + (sums.get(key)?.times ?? 0) });
  }
  return [...sums.values()];
}

/** One line a thing that was tried. */
export function tallyInWords(tallied: readonly Tallied[]): string {
  if (tallied.length === 0) return 'Tried: nothing was counted.';
  return ['Tried:', ...tallied.map(({ what, outcome, times }) => `  ${what}: ${times} ${outcome}`)].join('\n');
}
