import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import type { Lists } from '../lists.js';
import type { RowFault } from './check-rows.js';
import { forgetRows } from './forget-rows.js';
import { projectedAnew } from './projected-rows.js';

/** Writes rows that the log does not bear out anew from the log. For whoever keeps the lists, and nobody beside it. */
export async function setRight(
  lists: Lists,
  store: EventStore,
  shelf: Shelf,
  faults: readonly Pick<RowFault, 'of' | 'key'>[],
): Promise<void> {
  const { tables, versions } = lists;
  const current = await versions.current();
  if (!current) return;
  const told = await Promise.all(
    faults.map(({ of, key }) => projectedAnew(tables, current.version, { store, shelf }, of, key)),
  );
  // All of them at once: a row under a wrong name may stand in the place of another.
  await tables.transaction(async (within) => {
    for (const { of, key } of faults) await forgetRows(within, tables.engine, current.version, of, key);
    for (const one of told.flat()) await one.write(within);
  });
}
