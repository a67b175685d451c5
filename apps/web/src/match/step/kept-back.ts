import type { LedgerLine } from '@adjutant/rules';

const CUT_BY: { readonly [cut in NonNullable<LedgerLine['cut']>]: string } = {
  award: 'award',
  card: 'card',
  round: 'battle round',
  game: 'category',
  total: 'score sheet',
};

/** What a cap, or an empty account, kept back of a line, and which cap, where the record names it; by the words of the report. */
export function keptBack({ due, capped, cut }: Pick<LedgerLine, 'due' | 'capped' | 'cut'>): string {
  const by = cut === undefined ? '' : ` by the cap of the ${CUT_BY[cut]}`;
  return `${Math.abs(capped)} of ${Math.abs(due)} kept back${by}`;
}
