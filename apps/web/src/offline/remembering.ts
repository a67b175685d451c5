import type { Me } from '@adjutant/access';
import type { Json } from '@adjutant/kernel';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { dropAll, withRecords, writeRecords, type RecordDatabase } from '../engine/kept/database.js';
import { whoActs } from '../engine/queue/carrying.js';
import { forgetLinks } from './forget-links.js';

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
  let here: { readonly who: string; readonly of: Json | undefined } | null = null;
  const keep = (): void => {
    const me = client.getQueryData<Me>(['me']);
    const known = client.getQueryState<Json>(['people']);
    if (me === undefined) return;
    const who = whoActs(me);
    if (here?.who !== who) here = { who, of: here === null ? undefined : known?.data };
    // What was told to whoever was here before is not for them.
    const isForThem = known?.isInvalidated === false && known.data !== here.of;
    last = last.then(() => keepThem(me, isForThem ? known.data : undefined));
  };
  keep();
  return client.getQueryCache().subscribe((news) => {
    if (news.type !== 'updated' || news.action.type !== 'success') return;
    if (OF_PERSON.includes(news.query.queryHash)) keep();
  });
}

/** Whoever signs out here leaves nothing of what they have read; what was pressed waits in another place. */
export function forget(): Promise<void> {
  forgetLinks();
  return withRecords(async (db) => {
    await forgetThem(db);
    await db.delete('here', '/access/me');
  }).catch(() => undefined);
}

/** Whatever goes wrong there, the server says it again. */
function keepThem(me: Me, people: Json | undefined): Promise<void> {
  return writeRecords(async (db) => {
    const before = await known(db);
    if (before !== undefined && isExpired(before, me)) return;
    if (before === undefined || isNobody(me) || whoActs(before) !== whoActs(me)) await forgetThem(db);
    await db.put('here', me as unknown as Json, '/access/me');
    // Whoever runs an event knows everybody: that stays at the server.
    if (people !== undefined && (me.seat !== null || me.mode === 'single-user'))
      await db.put('here', people, '/people');
  }).catch(() => undefined);
}

const known = async (db: RecordDatabase): Promise<Me | undefined> =>
  (await db.get('here', '/access/me')) as unknown as Me | undefined;

const isNobody = (me: Me): boolean => me.mode === 'staffed' && me.person === null;

/**
 * A seat that nobody has used for some hours is closed at the server, and is still the seat of whoever holds the phone: what they have
 * read stays, and without a line they go on, until they scan its code again.
 */
function isExpired(before: Me, me: Me): boolean {
  return isNobody(me) && me.takenBack !== true && before.seat !== null;
}

/** A phone that somebody else holds now, or nobody, forgets what the one before has read: the server tells them again. */
async function forgetThem(db: RecordDatabase): Promise<void> {
  const before = await known(db);
  if (before !== undefined) await dropAll(db, [whoActs(before)]);
  await db.delete('here', '/people');
}
