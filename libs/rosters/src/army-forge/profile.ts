import { numberIn } from '../reading/words.js';

export interface Rule {
  readonly name: string;
  readonly rating?: string | number | undefined;
}

/** Rules of a unit: each is a keyword, and a figure as well where it has a number. */
export function profileOf(rules: readonly Rule[]): {
  readonly keywords: readonly string[];
  readonly figures: { readonly [figure: string]: number };
} {
  const named = rules.filter(({ name }) => name !== '' && name.length <= 100);
  const figures = named.flatMap(({ name, rating }) => {
    const number = rating === undefined ? undefined : numberIn(String(rating));
    return number === undefined ? [] : [[name.toLowerCase(), number] as const];
  });
  return { keywords: [...new Set(named.map(({ name }) => name))], figures: Object.fromEntries(figures) };
}
