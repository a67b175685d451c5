import type { Whence } from '@adjutant/match';
import { newId } from '../../common/id.js';
import { Problem } from '../../api/client.js';
import { toldIn } from './answered.js';
import type { Entry, Item } from './item.js';

/** Where it was pressed, as the server is told, so that it is recorded there; nothing of what has no place in the battle. */
export function whenceOf({ place, basedOn, distinctFrom, forecast }: Item): Whence | undefined {
  if (place === null) return undefined;
  const known = basedOn === null || basedOn < 0 ? {} : { basedOn };
  return { place, ...known, ...(distinctFrom ? { distinctFrom } : {}), ...(forecast ? { forecast } : {}) };
}

/** Somebody else has recorded the same. */
export function isTakenForSame({ standing }: Entry): boolean {
  return standing.is === 'refused' && standing.error instanceof Problem && standing.error.code === 'weave/same-act';
}

/** A judge was told of it, while its seat was taken back. */
export function isTold({ standing }: Entry): boolean {
  return standing.is === 'refused' && toldIn(standing.error) !== undefined;
}

/** Whether the rules allow both: where they allow one only, whoever pressed it is told so by the refusal. */
export function mayBeTwo({ standing }: Entry): boolean {
  const facts = standing.is === 'refused' && standing.error instanceof Problem ? standing.error.refusal.facts : {};
  return facts['mayBeTwo'] !== false;
}

/** The entries of the record that the server has named. */
export function entriesAgainst(standing: Entry['standing']): readonly number[] {
  const facts = standing.is === 'refused' && standing.error instanceof Problem ? standing.error.refusal.facts : {};
  return Array.isArray(facts['entries']) ? facts['entries'].filter((one) => typeof one === 'number') : [];
}

/** The same once more, said to be something else than the entries that it was taken for. */
export function asAnother({ item, standing }: Entry): Item {
  const entries = entriesAgainst(standing);
  return { ...changed(item, item.command), distinctFrom: [...(item.distinctFrom ?? []), ...entries] };
}

/** Something else said at the same place. */
export function changed(item: Item, command: Item['command']): Item {
  const { called: _, ...rest } = item;
  return { ...rest, id: newId(), command, shown: true };
}
