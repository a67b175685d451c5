import type { Figure, Outcome } from './figure.js';
import { median } from './measure.js';

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
    lines.push(`    ratio ${short(median(ratios))} (${short(least)} to ${short(most)}, ${ratios.length} rounds)`);
  }
  for (const aim of aims) lines.push(`    aim: ${aim.says}: ${aim.met ? 'met' : 'falls short'}`);
  return lines.join('\n');
}

export function summary(measured: readonly Measured[]): string {
  const aims = measured.flatMap(({ outcomes }) =>
    outcomes.flatMap((outcome) => outcome.aims.map((aim) => ({ outcome, aim }))),
  );
  const short = aims.filter(({ aim }) => !aim.met);
  const names = short.map(({ outcome, aim }) => `  falls short: ${outcome.name} (${aim.says})`);
  return [`\n${aims.length - short.length} of ${aims.length} aims met.`, ...names].join('\n');
}

function short(ratio: number): string {
  return ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2);
}
