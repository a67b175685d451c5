import { useState } from 'react';

interface Asked {
  readonly of: string;
  readonly portions: number;
}

/**
 * So much of a long list as is looked at: two thousand tables at once are slow to draw, and nobody reads them. `of`: what the list
 * is of; whoever looks for something else begins with the first portion.
 */
export function usePortion<One>(all: readonly One[], size: number, of = '') {
  const [asked, ask] = useState<Asked>({ of, portions: 1 });
  const portions = asked.of === of ? asked.portions : 1;
  const shown = all.slice(0, portions * size);
  return { shown, left: all.length - shown.length, more: () => ask({ of, portions: portions + 1 }) };
}
