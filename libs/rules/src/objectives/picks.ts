import type { Side } from '../clock/sequence.js';
import { chosenBy } from '../awards/active.js';
import type { Entry } from '../pack/entry.js';
import { sameName } from '../pack/name.js';
import type { Pack } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import type { Table } from '../table/table.js';
import { hold, isInMode } from './draw.js';

export type Roles = { readonly [role: string]: string };

const CARD = /^card-\d+$/;

/** In which roles a choice of this entry names the cards that are held from then on; none, where it picks none. */
export function rolesOfPicks(entry: Entry | undefined): readonly string[] {
  return Array.from({ length: entry?.hand?.picks ?? 0 }, (_, index) => `card-${index + 1}`);
}

/** Cards that may be picked with it, by name. */
export function cardsToPick(pack: Pack, table: Table, side: Side, entry: Entry): readonly Entry[] {
  const modes = [entry.id, ...chosenBy(pack, table, side)];
  return Object.values(pack.entries).filter(
    (one) => one.kind === entry.hand?.kind && one.card !== undefined && isInMode(one, modes),
  );
}

/** The same with cards by their ids, whatever they were called. */
export function picksById(pack: Pack, entry: Entry | undefined, roles: Roles): Roles {
  if (rolesOfPicks(entry).length === 0) return roles;
  const cards = Object.values(pack.entries).filter(({ kind }) => kind === entry?.hand?.kind);
  const meant = (called: string): string =>
    (cards.find(({ id }) => id === called) ?? cards.find(({ name }) => sameName(name, called)))?.id ?? called;
  return Object.fromEntries(Object.entries(roles).map(([role, called]) => [role, meant(called)]));
}

/** What stands against what was picked. */
export interface AgainstPicks {
  readonly code: RulesCode;
  readonly says: string;
  readonly role: string;
}

/** Why these cards cannot be picked: too few, too many, one twice, or one that is not for this. */
export function againstPicks(
  pack: Pack,
  table: Table,
  side: Side,
  entry: Entry,
  roles: Roles,
): readonly AgainstPicks[] {
  // What says nothing of hands takes no cards, and other roles than those of cards name something else.
  if (!entry.hand) return [];
  const wanted = rolesOfPicks(entry);
  const open = cardsToPick(pack, table, side, entry).map(({ id }) => id);
  const more = Object.keys(roles).filter((role) => !wanted.includes(role) && (wanted.length > 0 || CARD.test(role)));
  return [
    ...wanted.flatMap((role, index) => againstPick(pack, roles, wanted.slice(0, index), role, open)),
    ...more.map((role): AgainstPicks => ({
      code: 'card/too-many-picked',
      says: `${entry.name} takes ${taken(wanted)}; ${roles[role] ?? ''} is one too many.`,
      role,
    })),
  ];
}

const taken = (wanted: readonly string[]): string =>
  wanted.length === 0 ? 'no cards' : `${wanted.length} cards (${wanted.join(', ')})`;

function againstPick(
  pack: Pack,
  roles: Roles,
  earlier: readonly string[],
  role: string,
  open: readonly string[],
): AgainstPicks[] {
  const card = roles[role];
  const against = (code: RulesCode, says: string): AgainstPicks[] => [{ code, says, role }];
  if (card === undefined) return against('card/not-picked', `Pick ${role}.`);
  const entry = Object.hasOwn(pack.entries, card) ? pack.entries[card] : undefined;
  if (!entry?.card) return against('card/unknown', `There is no card ${card} to pick.`);
  if (!open.includes(card)) return against('card/wrong-mode', `${entry.name} is no card for this: pick another one.`);
  const isTwice = earlier.some((one) => roles[one] === card);
  return isTwice ? against('card/picked-twice', `${entry.name} is picked twice: pick two different cards.`) : [];
}

/** What a choice of this entry puts into the hand of whoever chose it. */
export function holdPicks(
  pack: Pack,
  table: Table,
  player: Side,
  { option, roles }: { readonly option: string; readonly roles: Roles },
  number: number,
): Table {
  const picked = rolesOfPicks(pack.entries[option]).flatMap((role) => roles[role] ?? []);
  return hold(pack, table, player, picked, number);
}
