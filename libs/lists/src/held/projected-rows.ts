import type { Shelf } from '@adjutant/rules';
import { withMethods, type EventStore, type Tables } from '@adjutant/store';
import type { Rows } from '../rows.js';
import { rowsIn, tellersOf } from '../rows.js';
import type { ListSchema } from '../schema.js';
import type { Group, RowChanges } from '../teller.js';
import { streamOf, type Listed } from './listed-streams.js';

const WITHOUT_PAUSE = (): undefined => undefined;
const NOTHING_WRITTEN = () => Promise.resolve(new Map<string, number>());

/** Works out from the log what the rows of a version should say about one match or dispute, whatever stands there. */
export async function projectedAnew(
  tables: Tables<ListSchema>,
  version: number,
  { store, shelf }: { readonly store: EventStore; readonly shelf: Shelf },
  of: Listed,
  key: string,
): Promise<readonly RowChanges[]> {
  const stream = streamOf(of, key);
  const [first, ...others] = await store.read(stream);
  if (!first) return [];
  const { revision, position, event } = others.at(-1) ?? first;
  const events = [{ stream, revision, position, event }];
  const group: Group = { key, place: await store.numberOf(first.position), events };
  const tellers = tellersOf(asIfEmpty(rowsIn(tables, version)), store, shelf);
  const heard = tellers.filter((teller) => teller.keyOf(stream) !== undefined);
  return Promise.all(heard.map((teller) => teller.tell([group], WITHOUT_PAUSE)));
}

function asIfEmpty(rows: Rows): Rows {
  const empty = Object.entries(rows).map(([name, one]: [string, object]) => {
    return [name, withMethods<object>(one, { revisionsOf: NOTHING_WRITTEN } as object)] as const;
  });
  return Object.fromEntries(empty) as unknown as Rows;
}
