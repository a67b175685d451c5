import { KeptSigned } from '../carried/kept-signed.js';
import type { Keeping } from './item.js';
import { KeptInDatabase } from './kept-in-database.js';
import { KeptSafely } from './kept-safely.js';

export function keptHere(memory: Keeping): Keeping {
  const database = new KeptInDatabase();
  const safely = new KeptSafely(memory, () => Promise.resolve(database));
  return new KeptSigned(safely, () => import('../carried/signing.js'));
}
