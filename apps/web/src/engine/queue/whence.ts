import type { Whence } from '@adjutant/match';
import { newId } from '../../common/id.js';
import { Problem } from '../../api/client.js';
import type { Entry, Item } from './item.js';

/** Where it was pressed, as the server is told, so that it is recorded there; nothing of what has no place in the battle. */
export function whenceOf({ place, basedOn, distinctFrom }: Item): Whence | undefined {
  if (place === null) return undefined;
  const known = basedOn === null || basedOn < 0 ? {} : { basedOn };
  return { place, ...known, ...(distinctFrom ? { distinctFrom } : {}) };
}

/** Somebody else has recorded the same. */
export function isTakenForSame({ standing }: Entry): boolean {
  return standing.is === 'refused' && standing.error instanceof Problem && standing.error.code === 'weave/same-act';
}

/** The same once more, said to be something else than the entries that it was taken for. */
export function asAnother({ item, standing }: Entry): Item {
  const facts = standing.is === 'refused' && standing.error instanceof Problem ? standing.error.refusal.facts : {};
  const entries = Array.isArray(facts['entries']) ? facts['entries'].filter((one) => typeof one === 'number') : [];
  return { ...item, id: newId(), shown: true, distinctFrom: [...(item.distinctFrom ?? []), ...entries] };
}
