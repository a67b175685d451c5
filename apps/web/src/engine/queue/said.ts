import { humanised } from '../../common/words.js';
import type { Item } from './item.js';

/** What of a command is told to whoever holds the phone: nothing of this is ever sealed. */
const OPEN = ['stratagem', 'category', 'amount', 'points'] as const;

/** What was pressed, in words, and where; of whoever pressed it, and without what is secret in it. */
export function saidOf({ command: { type, data }, where }: Pick<Item, 'command' | 'where'>): string {
  const open = data as { readonly [member in (typeof OPEN)[number]]?: unknown };
  const more = OPEN.map((member) => open[member]).filter((one) => typeof one === 'string' || typeof one === 'number');
  const says = more.length === 0 ? humanised(type) : `${humanised(type)}: ${more.join(', ')}`;
  return where === '' ? says : `${says}, ${where}`;
}
