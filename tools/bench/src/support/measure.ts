/** Seconds that some work takes. */
export async function seconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/**
 * Milliseconds of the processor that some work takes, with the compiler and the collector that it sets to work: what else the machine
 * does changes less of them than of those by the clock.
 */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Both sides of one round: what is measured, and what it is measured against. */
export interface Round {
  readonly ours: number;
  readonly beside: number;
}

/** A B A B: both sides share whatever else the machine is doing. The first round only warms up and is not counted. */
export async function interleave(
  rounds: number,
  ours: (round: number) => Promise<number> | number,
  beside: (round: number) => Promise<number> | number,
): Promise<readonly Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = await ours(round);
    const other = await beside(round);
    if (round > 0) measured.push({ ours: one, beside: other });
  }
  return measured;
}

/** The same for more than two sides: of each round, what each of them came to. */
export async function inTurns<Results extends readonly unknown[]>(
  rounds: number,
  sides: { readonly [Side in keyof Results]: (round: number) => Promise<Results[Side]> },
): Promise<readonly Results[]> {
  const measured: Results[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const results: unknown[] = [];
    for (const side of sides) results.push(await side(round));
    if (round > 0) measured.push(results as unknown as Results);
  }
  return measured;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Linear between the two nearest values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
