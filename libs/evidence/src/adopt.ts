import { disputeOf, type EvidenceAdded } from '@adjutant/dispute';
import { BEGINNING, type EventStore, type Tables } from '@adjutant/store';
import { idOf } from './evidence-bindings.js';
import type { EvidenceSchema } from './evidence-table.js';

const PAGE = 1_000;
const DONE = 'log';

/**
 * Binds the files that records of earlier builds speak of to their disputes, once: these builds kept no note of where a file
 * was sent to. Only what stands in a record is bound.
 */
export async function adoptFormerEvidence(
  tables: Tables<EvidenceSchema>,
  store: EventStore,
  at: number,
): Promise<void> {
  const { kysely } = tables;
  if (await kysely.selectFrom('adopted').select('id').where('id', '=', DONE).executeTakeFirst()) return;
  for (let after = BEGINNING; ;) {
    const page = await store.readLinks(after, PAGE);
    for (const { stream, type, revision } of page) {
      const dispute = type === 'EvidenceAdded' ? disputeOf(stream) : undefined;
      const [added] = dispute === undefined ? [] : await store.read(stream, revision);
      if (dispute === undefined || !added) continue;
      const { hash, bytes } = (added.event as EvidenceAdded).data;
      const row = { id: idOf({ dispute, hash }), dispute, hash, bytes, who: 'staff', brought: 0, attached: 1, at };
      await kysely
        .insertInto('bound')
        .values(row)
        .onConflict((there) => there.doNothing())
        .execute();
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.position;
  }
  await kysely
    .insertInto('adopted')
    .values({ id: DONE })
    .onConflict((there) => there.doNothing())
    .execute();
}
