import type { Shelf } from '@adjutant/rules';
import { median, type Round } from './measure.js';

/** What every figure is given. */
export interface Bench {
  readonly quick: boolean;
  readonly rounds: number;
  readonly shelf: Shelf;
  /** A new, empty folder that is removed at the end of the run. */
  folder(): string;
  /** A log of a million events (fewer with `--quick`), built when first asked for. */
  bigLog(): Promise<BigLog>;
  says(sentence: string): void;
}

export interface BigLog {
  readonly folder: string;
  readonly events: number;
  readonly matches: number;
}

export interface Aim {
  readonly says: string;
  readonly met: boolean;
}

/** One line of the report. */
export interface Outcome {
  readonly name: string;
  /** Ours to beside, one for each round; none where there is nothing to measure against. */
  readonly ratios: readonly number[];
  readonly ours: string;
  readonly beside: string;
  readonly aims: readonly Aim[];
}

export interface Figure {
  readonly name: string;
  readonly title: string;
  measure(bench: Bench): Promise<readonly Outcome[]>;
}

/** A correctness check that failed: the one thing that ends a run with an error. */
export class WrongResult extends Error {
  override readonly name = 'WrongResult';
}

export function assertSame(what: string, actual: unknown, expected: unknown): void {
  if (actual === expected) return;
  throw new WrongResult(`${what}: expected ${String(expected)}, found ${String(actual)}`);
}

export function ratiosOf(rounds: readonly Round[]): readonly number[] {
  return rounds.map(({ ours, beside }) => ours / beside);
}

/** An aim for the median of the rounds' ratios. */
export function atLeast(limit: number, rounds: readonly Round[]): Aim {
  return { says: `at least ${limit}`, met: median(ratiosOf(rounds)) >= limit };
}

/** The same the other way round: what is to be little. */
export function atMost(limit: number, rounds: readonly Round[]): Aim {
  return { says: `at most ${limit} times`, met: median(ratiosOf(rounds)) <= limit };
}

export function rate(values: readonly number[], what: string): string {
  return `${whole(median(values))} ${what}/s`;
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}
