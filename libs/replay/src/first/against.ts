import { comparedIn, figureAt, type Compared } from '../paper/paper.js';
import type { Telling } from '../telling.js';
import type { FirstAsked } from './asked.js';

/** What a question about the paper holds the record against, in the order of the places; nothing for any other question. */
export function heldAgainst(telling: Telling, { player, when }: FirstAsked): readonly Compared[] {
  if (when.of === 'declared') {
    const { account } = when;
    return comparedIn(telling).filter(
      (one) =>
        one.player === player &&
        (account === null || (one.account === account.account && one.category === account.category)),
    );
  }
  if (when.of !== 'paper') return [];
  return telling.passages.flatMap(({ entered: { number: entry }, after }): Compared[] => {
    const says = when.says.get(entry);
    if (says === undefined) return [];
    const figure = { player, ...when.account };
    return [{ entry, place: entry, ...figure, says, has: figureAt(after, figure) }];
  });
}

/** Where paper and record part, and the last place before at which they still agreed. */
export interface Parting {
  readonly parts: Compared;
  readonly agreed: Compared | null;
}

/** Two accounts that part at one place are told by the first that was declared; those that agree there agree all the same. */
export function partingAt(compared: readonly Compared[], place: number): Parting | null {
  const index = compared.findIndex((one) => one.place === place && one.says !== one.has);
  const parts = compared[index];
  if (!parts) return null;
  const same = (one: Compared): boolean => one.account === parts.account && one.category === parts.category;
  return { parts, agreed: compared.slice(0, index).findLast((one) => same(one) && one.says === one.has) ?? null };
}
