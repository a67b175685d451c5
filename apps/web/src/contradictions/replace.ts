import type { Item } from '../engine/queue/item.js';
import type { SendQueue } from '../engine/queue/queue.js';

type Queue = Pick<SendQueue, 'add' | 'dismiss' | 'entries'>;

/**
 * Something else is said in the place of what was refused: it is kept before that is given up. What waits and names its entry names that
 * of the new one from there on; what it says itself stays as it was pressed.
 */
export async function replace(id: string, item: Item, by: Queue): Promise<void> {
  await by.add(item);
  for (const { item: other, standing } of by.entries()) {
    const { forecast = [] } = other;
    if (standing.is !== 'here' || !forecast.some(({ of }) => of === id)) continue;
    await by.add({ ...other, forecast: forecast.map((one) => (one.of === id ? { ...one, of: item.id } : one)) });
  }
  await by.dismiss(id);
}
