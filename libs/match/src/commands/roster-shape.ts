import { PERIODS, membersOf, type Roster } from '@adjutant/rules';
import { isMap, isText, listOf, mapOf, maybe, oneOf, whole, type Check } from './shapes.js';

const texts = listOf(isText);

/** An object with these members and no other that matters. */
const having =
  (members: { readonly [member: string]: Check }): Check =>
  (value) =>
    isMap(value) && Object.entries(members).every(([member, check]) => check(value[member]));

const either =
  (one: Check, other: Check): Check =>
  (value) =>
    one(value) || other(value);

const isYes: Check = (value) => typeof value === 'boolean';
const isClaim = having({ names: texts, kinds: texts, reach: isText, lifts: maybe(texts) });
const isAbility = either(
  isText,
  having({
    id: isText,
    name: isText,
    kind: maybe(isText),
    keywords: maybe(texts),
    figures: maybe(mapOf(whole(0))),
    claim: maybe(isClaim),
  }),
);
const isSheet = having({ perRound: whole(0), recipients: texts });
const isEnhancement = either(
  isText,
  having({ name: isText, table: isText, eligible: maybe(texts), extra: maybe(isYes), points: maybe(whole(0)) }),
);

const PROFILE: { readonly [member: string]: Check } = {
  keywords: maybe(texts),
  factions: maybe(texts),
  role: maybe(isText),
  figures: maybe(mapOf(whole(0))),
  points: maybe(whole(0)),
  models: maybe(whole(0)),
};

const isUnit = having({
  ...PROFILE,
  id: isText,
  name: isText,
  datasheet: maybe(isText),
  traits: maybe(texts),
  wargear: maybe(texts),
  enhancements: maybe(listOf(isEnhancement)),
  abilities: maybe(listOf(isAbility)),
  orders: maybe(isSheet),
  leads: maybe(isText),
  location: maybe(isText),
});

const isOption = either(isText, having({ of: isText, most: maybe(whole(0)), least: maybe(whole(0)) }));
const isDatasheet = having({ ...PROFILE, options: maybe(listOf(isOption)), joins: maybe(texts) });

const isGroup = having({
  kind: isText,
  name: maybe(isText),
  leader: maybe(isText),
  units: texts,
  points: maybe(whole(0)),
  factions: maybe(texts),
});

const isPick = having({
  kind: isText,
  name: isText,
  factions: maybe(texts),
  points: maybe(whole(0)),
  teaches: maybe(listOf(isAbility)),
});

const isTiming = having({
  phases: listOf(having({ phase: isText, turn: oneOf('own', 'opponent', 'either') })),
  window: maybe(isText),
});
const isStratagem = having({
  id: maybe(isText),
  name: isText,
  costs: mapOf(whole(0)),
  timing: maybe(isTiming),
  limits: maybe(listOf(having({ times: whole(1), per: oneOf(...PERIODS), scope: maybe(oneOf('army', 'unit')) }))),
});

const hasMembers = having({
  faction: isText,
  detachment: maybe(isText),
  points: maybe(whole(0)),
  limit: maybe(whole(0)),
  reserved: maybe(whole(0)),
  auxiliary: maybe(whole(0)),
  units: listOf(isUnit),
  groups: maybe(listOf(isGroup)),
  picks: maybe(listOf(isPick)),
  stratagems: maybe(listOf(isStratagem)),
  enhancementPoints: maybe(oneOf('included', 'apart')),
  asWritten: maybe(texts),
  datasheets: maybe(mapOf(isDatasheet)),
});

export function isRoster(value: unknown): value is Roster {
  return hasMembers(value) && stranger(value as Roster) === undefined;
}

/** A unit that is led, or stands in a group, and that the roster does not have. */
export function stranger(roster: Roster): string | undefined {
  const ids = new Set(roster.units.map((unit) => unit.id));
  const led = roster.units.flatMap((unit) => unit.leads ?? []);
  const grouped = (roster.groups ?? []).flatMap(membersOf);
  return [...led, ...grouped].find((id) => !ids.has(id));
}
