import { signed, UNBEGUN, type Press } from '@adjutant/runs';
import { authorOf } from '../queue/carrying.js';
import type { Item } from '../queue/item.js';
import { withCarried, type DeviceKey, type SignedHere } from './database.js';
import type { KeyKnown } from './runs-api.js';
import { newKey, signText } from './ed25519.js';

function freshKey(person: string, match: string): DeviceKey {
  return { person, match, ...newKey(), end: UNBEGUN, known: false };
}

/** The key of whoever presses here at a match; made where there is none. */
export function keyOf(person: string, match: string): Promise<DeviceKey> {
  const fresh = freshKey(person, match);
  return withCarried(async (db) => {
    const change = db.transaction('keys', 'readwrite', { durability: 'strict' });
    const held = await change.store.get([person, match]);
    if (held === undefined) await change.store.put(fresh, [person, match]);
    await change.done;
    return held ?? fresh;
  });
}

/** Every key of this device. */
export function keysHere(): Promise<readonly DeviceKey[]> {
  return withCarried((db) => db.getAll('keys'));
}

/** The server knows the key, as that of whoever has sat down by this link. That others sign there is told once. */
export function markKnown(of: DeviceKey, { note, others }: KeyKnown, sitting?: string): Promise<void> {
  const isNew = of.note === undefined && others.length > 0;
  const also = { ...(isNew ? { others } : {}), ...(sitting === undefined ? {} : { sitting }) };
  return change(of, (held) => ({ ...held, known: true, note, ...also }));
}

/** Somebody has read that others sign there. */
export function readOfOthers(of: DeviceKey): Promise<void> {
  return change(of, ({ others: _, ...held }) => held);
}

function change({ person, match, key }: DeviceKey, into: (held: DeviceKey) => DeviceKey): Promise<void> {
  return withCarried(async (db) => {
    const changing = db.transaction('keys', 'readwrite');
    const held = await changing.store.get([person, match]);
    if (held?.key === key) await changing.store.put(into(held), [person, match]);
    await changing.done;
  });
}

/**
 * Signs what was pressed, once, with its place in the chain of its key. Where the chain has come to is read and written in one
 * transaction: two tabs do not fork it.
 */
export function signHere(item: Item, bare = false): Promise<void> {
  const { match, id } = item;
  const person = authorOf(item);
  const fresh = freshKey(person, match);
  return withCarried(async (db) => {
    const change = db.transaction(['keys', 'presses'], 'readwrite', { durability: 'strict' });
    const [keys, presses] = [change.objectStore('keys'), change.objectStore('presses')];
    if ((await presses.getKey(id)) === undefined) {
      const held = (await keys.get([person, match])) ?? fresh;
      const next = signedBy(held, bare ? withoutHand(item) : item);
      const signed = bare ? { ...next.signed, bare } : next.signed;
      await Promise.all([keys.put(next.key, [person, match]), presses.put(signed)]);
    }
    await change.done;
  });
}

function signedBy(held: DeviceKey, item: Item): { readonly key: DeviceKey; readonly signed: SignedHere } {
  const { person, match, key, secret } = held;
  const { press, end } = signed({ match, key, sign: (text) => signText(text, secret) }, pressOf(item), held.end);
  return { key: { ...held, end }, signed: { id: item.id, person, match, key, press } };
}

/** That something was pressed, and not what of a sealed hand. */
function withoutHand(item: Item): Item {
  const { type, data } = item.command;
  const { player } = data as { readonly player?: unknown };
  return { ...item, command: { type, data: { player } } as unknown as Item['command'] };
}

/** As its own device sends it, and as it comes out of a file: what is not there has no member. */
function pressOf({ id, command, at, occurredAt, place, basedOn, distinctFrom, forecast }: Item): Press {
  const { type, data } = JSON.parse(JSON.stringify(command)) as { readonly type: string; readonly data: Press['data'] };
  const apart = distinctFrom === undefined ? {} : { distinctFrom: [...distinctFrom] };
  const named = forecast === undefined ? {} : { forecast: [...forecast] };
  return { id, type, data, at: occurredAt ?? at, place, basedOn: basedOn ?? -1, ...apart, ...named };
}

/** The server has answered, or whoever pressed it has dropped it: it is not carried any more. */
export function notCarried(id: string): Promise<void> {
  return withCarried((db) => db.delete('presses', id));
}

/** What was signed here at a match and has no answer yet. */
export function signedAt(match: string): Promise<readonly SignedHere[]> {
  return withCarried((db) => db.getAllFromIndex('presses', 'match', match));
}
