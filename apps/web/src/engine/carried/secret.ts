import type { MatchCommand } from '@adjutant/match';
import type { Item } from '../queue/item.js';

/** What may tell of a hand, or of a pick, where that is sealed. */
const OF_HANDS: readonly string[] = [
  'Choose',
  'DrawObjective',
  'DiscardObjective',
  'UseStratagem',
  'UseAbility',
  'AdoptSituation',
];

/** Whether an item holds what the other player must not know: nobody carries that. Where it was not looked at, what may is taken to. */
export function isSecret({ command, secret }: Pick<Item, 'command' | 'secret'>): boolean {
  return secret ?? OF_HANDS.includes(command.type);
}

/** Tells which of some commands tell of a sealed hand; null where this device cannot say. */
export type AsksSecret = (commands: readonly MatchCommand[]) => Promise<readonly boolean[] | null>;

/** What was pressed before the match was told here is looked at now. */
export async function lookedAt(items: readonly Item[], asks: AsksSecret): Promise<readonly Item[]> {
  const unknown = items.filter((item) => item.secret === undefined && isSecret(item));
  const told = unknown.length === 0 ? [] : ((await asks(unknown.map(({ command }) => command))) ?? []);
  return items.map((item) => ({ ...item, secret: item.secret ?? told[unknown.indexOf(item)] }));
}
