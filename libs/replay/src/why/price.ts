import { declarationOf, packOf } from '@adjutant/match';
import { answerOption, judge, type Price, type Shelf } from '@adjutant/rules';
import type { Passage } from '../telling.js';
import type { PricePart } from './parts.js';

/** What a use, or the answer to one, cost on the state on which it fell; null for what costs nothing by its nature. */
export function priceOfPassage(shelf: Shelf, { entered, before }: Passage): Price | null {
  if (before.status === 'absent') return null;
  const { event } = entered;
  const pack = packOf(shelf, before);
  if (event.type === 'UseAnswered') {
    const pending = before.table.answers.find((one) => one.number === event.data.entry);
    const option = pending && answerOption(pack.entries[pending.entry], event.data.option);
    const [[resource, printed] = ['cp', 0]] = Object.entries(option?.costs ?? {});
    return option ? { resource, printed, changes: [], due: printed, findings: [] } : null;
  }
  const use = declarationOf(event);
  const rule = use && pack.entries[use.entry];
  return use && rule?.costs ? judge(pack, before.table, rule, use).price : null;
}

/** A price in parts that add up to it. */
export function partsOfPrice({ printed, changes, due }: Price, passage: Passage): PricePart[] {
  const floor = due - changes.reduce((sum, one) => sum + one.delta, printed);
  return [
    { of: 'printed', amount: printed, passage },
    ...changes.map((change): PricePart => ({ of: 'change', amount: change.delta, change, passage })),
    ...(floor === 0 ? [] : [{ of: 'floor', amount: floor, passage } as const]),
  ];
}
