import { is } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';

/** A release as the engine reads it: its layers laid one upon the other, its general rules written into its entries. */
export const FlattenedPack = is.named(
  'FlattenedPack',
  is.anything<Pack>({ says: 'A release as the engine reads it. `GET /api/packs/{id}` shows the same to people.' }),
);
