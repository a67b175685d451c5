import type { Roster } from '@adjutant/rules';

/** A list of one's own, kept in this browser and nowhere else. */
export interface KeptList {
  readonly name: string;
  /** The pack that it is for. */
  readonly pack: string;
  readonly keptAt: string;
  readonly roster: Roster;
}

/** What of the browser's storage is needed. */
export type Places = Pick<Storage, 'getItem' | 'setItem'>;

const LISTS = 'adjutant/own-lists';
const MOST_LISTS = 30;

/** The lists for a pack, the newest first. */
export function keptLists(places: Places, pack: string): readonly KeptList[] {
  return allLists(places).filter((one) => one.pack === pack);
}

/** Keeps a list in place of the one of the same name; false where this browser keeps nothing. */
export function keepList(places: Places, list: KeptList): boolean {
  const others = allLists(places).filter((one) => !isSame(one, list));
  return put(places, LISTS, [list, ...others].slice(0, MOST_LISTS));
}

export function forgetList(places: Places, list: KeptList): boolean {
  return put(
    places,
    LISTS,
    allLists(places).filter((one) => !isSame(one, list)),
  );
}

const isSame = (one: KeptList, other: KeptList): boolean => one.pack === other.pack && one.name === other.name;
const isText = (value: unknown): value is string => typeof value === 'string';

function allLists(places: Places): readonly KeptList[] {
  const kept = parsed(places, LISTS);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

function isKept(value: unknown): value is KeptList {
  if (typeof value !== 'object' || value === null) return false;
  const { name, pack, keptAt, roster } = value as { readonly [member in keyof KeptList]?: unknown };
  if (![name, pack, keptAt].every(isText) || typeof roster !== 'object' || roster === null) return false;
  const { faction, units } = roster as { readonly [member in keyof Roster]?: unknown };
  return isText(faction) && Array.isArray(units);
}

/** What another release or another page has left there may be anything. */
function parsed(places: Places, place: string): unknown {
  try {
    return JSON.parse(places.getItem(place) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** A browser may be full, or keep nothing at all: whoever asked for it is told. */
function put(places: Places, place: string, value: object): boolean {
  try {
    places.setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
