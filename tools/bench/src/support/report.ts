import type { Figure, Outcome } from './figure.js';
import { median } from './measure.js';

/** Rounds whose ratios are further apart than so many times tell more of what else the machine did than of what is measured. */
const NOISY = 1.5;

export interface Measured {
  readonly figure: string;
  readonly title: string;
  readonly seconds: number;
  readonly outcomes: readonly Outcome[];
}

export function heading(figure: Figure): string {
  return `\n${figure.name} · ${figure.title}`;
}

/** A figure beside its limit, in plain words. */
export function linesOf(outcome: Outcome): string {
  const { name, ratios, ours, beside, aims } = outcome;
  const lines = [`  ${name}: ${ours}${beside === '' ? '' : `, beside ${beside}`}`];
  if (ratios.length > 0) {
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
    const noisy = most > NOISY * least ? '; noisy: the rounds are far apart, do not lean on it' : '';
    lines.push(
      `    ratio ${short(median(ratios))} (${short(least)} to ${short(most)}, ${ratios.length === 1 ? 'one round' : `${ratios.length} rounds`}${noisy})`,
    );
  }
  for (const aim of aims) lines.push(`    aim: ${aim.says}: ${aim.met ? 'met' : 'falls short'}`);
  return lines.join('\n');
}

export function summary(measured: readonly Measured[], failed: readonly string[]): string {
  const aims = measured.flatMap(({ outcomes }) =>
    outcomes.flatMap((outcome) => outcome.aims.map((aim) => ({ outcome, aim }))),
  );
  const short = aims.filter(({ aim }) => !aim.met);
  const names = short.map(({ outcome, aim }) => `  falls short: ${outcome.name} (${aim.says})`);
  const without = failed.map((name) => `  failed, and has no figure: ${name}`);
  return [`\n${aims.length - short.length} of ${aims.length} aims met.`, ...names, ...without].join('\n');
}

function short(ratio: number): string {
  return ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2);
}
