import type { Item } from '../queue/item.js';

/** What may tell of a hand. */
const OF_HANDS: readonly string[] = ['DrawObjective', 'DiscardObjective', 'UseStratagem', 'UseAbility'];

/** Whether an item holds what the other player must not know: nobody carries that. Where it was not looked at, what may is taken to. */
export function isSecret({ command, secret }: Pick<Item, 'command' | 'secret'>): boolean {
  return secret ?? OF_HANDS.includes(command.type);
}
