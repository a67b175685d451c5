import type { Me } from '@adjutant/access';
import type { Json } from '@adjutant/kernel';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { dropAll, withRecords, type RecordDatabase } from '../engine/kept/database.js';
import { whoActs } from '../engine/queue/carrying.js';

/** As pages read them: who is here, and what people are called. */
const OF_PERSON: readonly string[] = [['me'], ['people']].map((key) => hashKey(key));

/** What is kept of answers, by their addresses; of packs, releases that are asked for by name, which never change. */
const REMEMBERED = ['/access/me', '/people', '/packs', '/event'] as const;
export type Remembered = (typeof REMEMBERED)[number] | `/packs/${string}?release=${string}`;

export function isRemembered(path: string): path is Remembered {
  return /^\/packs\/[^/?]+\?release=/.test(path) || REMEMBERED.some((one) => one === path);
}

/** What our server has said last of whoever is here, and of what matches are opened with; null where nothing is kept. */
export function recall<Answer = Json>(path: Remembered): Promise<Answer | null> {
  return withRecords(async (db) => ((await db.get('here', path)) ?? null) as Answer | null).catch(() => null);
}

/** Keeps who is here, and what people are called, as often as the server says so; hands over what ends that. */
export function remember(client: QueryClient): () => void {
  let last = Promise.resolve();
  const keep = (): void => {
    const me = client.getQueryData<Me>(['me']);
    const known = client.getQueryState<Json>(['people']);
    // What was told to whoever was here before is not for them.
    const people = known?.isInvalidated ? undefined : known?.data;
    if (me !== undefined) last = last.then(() => keepThem(me, people));
  };
  keep();
  return client.getQueryCache().subscribe((news) => {
    if (news.type !== 'updated' || news.action.type !== 'success') return;
    if (OF_PERSON.includes(news.query.queryHash)) keep();
  });
}

/** Whatever goes wrong there, the server says it again. */
function keepThem(me: Me, people: Json | undefined): Promise<void> {
  return withRecords(async (db) => {
    await keepToThem(db, me);
    await db.put('here', me as unknown as Json, '/access/me');
    // Whoever runs an event knows everybody: that stays at the server.
    if (people !== undefined && (me.seat !== null || me.mode === 'single-user'))
      await db.put('here', people, '/people');
  }).catch(() => undefined);
}

/** A phone that somebody else holds now, or nobody, forgets what the one before has read: the server tells them again. */
async function keepToThem(db: RecordDatabase, me: Me): Promise<void> {
  const before = (await db.get('here', '/access/me')) as unknown as Me | undefined;
  const isNobody = me.mode === 'staffed' && me.person === null;
  if (before !== undefined && !isNobody && whoActs(before) === whoActs(me)) return;
  if (before !== undefined) await dropAll(db, [whoActs(before)]);
  await db.delete('here', '/people');
}
