import type { Roster } from '@adjutant/rules';
import { isMap, isText, listOf, maybe, whole, type Check } from './shapes.js';

const texts = listOf(isText);

const isClaim: Check = (value) =>
  isMap(value) &&
  texts(value['names']) &&
  texts(value['kinds']) &&
  isText(value['reach']) &&
  maybe(texts)(value['lifts']);

const isAbility: Check = (value) =>
  isText(value) || (isMap(value) && isText(value['id']) && isText(value['name']) && maybe(isClaim)(value['claim']));

const isSheet: Check = (value) => isMap(value) && whole(0)(value['perRound']) && texts(value['recipients']);

const UNIT: { readonly [member: string]: Check } = {
  id: isText,
  name: isText,
  keywords: maybe(texts),
  wargear: maybe(texts),
  models: maybe(whole(0)),
  enhancements: maybe(texts),
  abilities: maybe(listOf(isAbility)),
  orders: maybe(isSheet),
  leads: maybe(isText),
  location: maybe(isText),
};

const isUnit: Check = (value) => isMap(value) && Object.entries(UNIT).every(([member, check]) => check(value[member]));

export function isRoster(value: unknown): value is Roster {
  if (!isMap(value) || !isText(value['faction']) || !isText(value['detachment'])) return false;
  return (
    maybe(whole(0))(value['points']) &&
    listOf(isUnit)(value['units']) &&
    stranger(value as unknown as Roster) === undefined
  );
}

/** A unit that leads one which the roster does not have. */
export function stranger(roster: Roster): string | undefined {
  const ids = new Set(roster.units.map((unit) => unit.id));
  return roster.units.find((unit) => unit.leads !== undefined && !ids.has(unit.leads))?.leads;
}
