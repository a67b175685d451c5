import { is, leaves, sameJson, stays, type Static } from '@adjutant/kernel';
import { table } from './members.js';
import type { Entry } from './state/state.js';

const groups = is.mapOf(is.names(), 'lists of ids', {
  says: 'What pairing may be asked to avoid, all of it, as opaque ids.',
});
const rating = is.amount({ says: 'For seeds and brackets: higher is better.' });
const kept = is.says('The table that this player keeps.', table);

/** What is asked for: what is left out stays as it is, and null takes it away. */
export const EntryChanges = is.object(
  {
    groups: is.optional(groups),
    rating: is.optional(is.orNull(rating)),
    faction: is.optional(is.orNull(is.name())),
    detachment: is.optional(is.orNull(is.name())),
    barredFromBye: is.optional(is.yes()),
    table: is.optional(is.orNull(kept)),
  },
  { name: 'EntryChanges' },
);
export type EntryChanges = Static<typeof EntryChanges>;

/** What an entry says otherwise, as it is recorded. */
export const EntrySaid = is.object(
  {
    groups: is.optional(stays('a person', groups)),
    rating: is.optional(leaves(rating)),
    faction: is.optional(leaves(is.name(), 'a word')),
    detachment: is.optional(leaves(is.name(), 'a word')),
    barredFromBye: is.optional(leaves(is.yes())),
    table: is.optional(kept),
  },
  { name: 'EntrySaid' },
);

const TAKEN_AWAY = ['rating', 'faction', 'detachment', 'table'] as const;

export const without = is.list(leaves(is.oneOf(TAKEN_AWAY)), { least: 1, most: 4, says: 'What it says no longer.' });

interface Recorded {
  readonly changes: Static<typeof EntrySaid>;
  readonly without?: readonly (typeof TAKEN_AWAY)[number][];
}

export function recordedAs(asked: EntryChanges): Recorded {
  const changes = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
  const gone = TAKEN_AWAY.filter((member) => asked[member] === null);
  return { changes, ...(gone.length === 0 ? {} : { without: gone }) };
}

export function changesOf({ changes, without: gone = [] }: Recorded): EntryChanges {
  return { ...changes, ...Object.fromEntries(gone.map((member) => [member, null])) };
}

type Changeable = Pick<Entry, keyof EntryChanges>;

const MEMBERS = Object.keys(EntryChanges.properties) as readonly (keyof EntryChanges)[];

/** An entry, or whatever else has its members, as it is after the change. */
export function changedEntry<Of extends Changeable>(entry: Of, changes: EntryChanges): Of {
  const members = Object.entries({ ...entry, ...changes });
  return Object.fromEntries(members.filter(([, value]) => value !== null)) as Of;
}

/** What of the changes is not so already. */
export function changesIn(entry: Changeable, changes: EntryChanges): EntryChanges {
  const former = formerOf(entry, changes);
  return only(changes, (member) => !sameJson(former[member], changes[member]));
}

/** What an entry says now of what a change says otherwise: changed by this, it is again as it was. */
export function formerOf(entry: Changeable, changes: EntryChanges): EntryChanges {
  const { groups, rating = null, faction = null, detachment = null, barredFromBye = false, table = null } = entry;
  return only({ groups, rating, faction, detachment, barredFromBye, table }, (member) => changes[member] !== undefined);
}

/** Without those of which nobody but staff is told: they stand in no public list of entries either. */
export function withoutPrivate(said: Recorded): Recorded {
  const { groups: _, rating: __, barredFromBye: ___, ...open } = changesOf(said);
  return recordedAs(open);
}

function only(changes: EntryChanges, isKept: (member: keyof EntryChanges) => boolean): EntryChanges {
  return Object.fromEntries(MEMBERS.filter(isKept).map((member) => [member, changes[member]])) as EntryChanges;
}

/** What an entry comes to say, in a few words. */
export function entryText({ groups, rating, faction, detachment, barredFromBye, table }: EntryChanges): string {
  const words = [
    said('faction', faction),
    said('detachment', detachment),
    said('rating', rating),
    table === undefined ? undefined : table === null ? 'keeps no table' : `keeps table ${table}`,
    barredFromBye === undefined ? undefined : barredFromBye ? 'barred from byes' : 'not barred from byes',
    groups === undefined ? undefined : `kept apart by ${Object.keys(groups).join(' and ') || 'nothing'}`,
  ];
  return words.filter((word) => word !== undefined).join(', ');
}

const said = (what: string, value: string | number | null | undefined): string | undefined =>
  value === undefined ? undefined : value === null ? `no ${what}` : `${what} ${value}`;
