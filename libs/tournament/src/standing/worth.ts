import type { Outcome } from '../facts.js';
import { convert, readTable } from './conversion.js';
import type { Preset } from './preset.js';
import { exactly, minus, shown } from './rational.js';

/** What a table comes to of which nothing but the totals of both are known. */
export interface Worth {
  readonly outcome: { readonly A: Outcome; readonly B: Outcome };
  /** What the preset makes of the margin, by the name of the figure; not there where it converts no victory points. */
  readonly converted?: { readonly figure: string; readonly A: string; readonly B: string };
}

/** Who has more has won, whatever the margin brings: a preset keeps the two apart. */
export function worthOfTotals({ conversion }: Pick<Preset, 'conversion'>, { A, B }: { A: number; B: number }): Worth {
  const outcome =
    A === B
      ? ({ A: 'draw', B: 'draw' } as const)
      : A > B
        ? ({ A: 'win', B: 'loss' } as const)
        : ({ A: 'loss', B: 'win' } as const);
  if (conversion?.from !== 'vp') return { outcome };
  const read = readTable(conversion.table, conversion.upperIncluded);
  if (!read.ok) return { outcome };
  const got = convert(read.bands, minus(exactly(A), exactly(B)), conversion.upperIncluded === true);
  if (got === undefined) return { outcome };
  return { outcome, converted: { figure: conversion.to, A: shown(got.own), B: shown(got.other) } };
}
