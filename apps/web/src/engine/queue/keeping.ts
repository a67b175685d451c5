import type { Keeping } from './item.js';
import { KeptInDatabase } from './kept-in-database.js';
import { KeptSafely } from './kept-safely.js';

export function keptHere(memory: Keeping): Keeping {
  const database = new KeptInDatabase();
  return new KeptSafely(memory, () => Promise.resolve(database));
}
