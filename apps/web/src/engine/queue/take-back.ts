import type { SendQueue } from './queue.js';

/** Whoever pressed it takes it back before it is sent; what is on its way stays. */
export async function takeBack(id: string, by: Pick<SendQueue, 'isGoing' | 'dismiss'>): Promise<void> {
  if (!by.isGoing(id)) await by.dismiss(id);
}
