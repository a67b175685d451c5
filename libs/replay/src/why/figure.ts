import type { Side } from '@adjutant/rules';

/** A number that somebody may ask about: a balance, victory points (of one category or of all), or what a use cost. */
export type WhyFigure =
  | { readonly of: 'balance'; readonly resource: string }
  | { readonly of: 'vp'; readonly category: string | null }
  | { readonly of: 'price'; readonly entry: number };

export interface Question {
  readonly player: Side;
  readonly figure: WhyFigure;
}

/** `cp`, `vp`, `vp:primary` or `price:12`; null where it is none of these. */
export function readFigure(text: string): WhyFigure | null {
  const [, kind = '', rest] = /^([a-z][a-z0-9-]*)(?::([A-Za-z0-9-]{1,60}))?$/.exec(text) ?? [];
  if (kind === 'vp') return { of: 'vp', category: rest ?? null };
  if (kind === 'price')
    return rest !== undefined && /^\d{1,9}$/.test(rest) ? { of: 'price', entry: Number(rest) } : null;
  return kind !== '' && rest === undefined ? { of: 'balance', resource: kind } : null;
}
