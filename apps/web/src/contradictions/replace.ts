import type { Item } from '../engine/queue/item.js';
import { queue } from '../engine/queue/queues.js';

/** Something else is said in the place of what was refused: it is kept before that is given up. */
export async function replace(
  id: string,
  item: Item,
  by: Pick<typeof queue, 'add' | 'dismiss'> = queue,
): Promise<void> {
  await by.add(item);
  await by.dismiss(id);
}
