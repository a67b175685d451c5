import { enterPlace, type Booked, type Clock, type Pack, type Table } from '@adjutant/rules';

interface Entered {
  readonly pack: Pack;
  readonly to: Clock;
  readonly number: number;
  readonly booked: Booked;
}

const lastFrom = new WeakMap<Table, Entered>();

/**
 * What `enterPlace` comes to. A press that moves the battle asks it three times of one table: how far its way goes, what falls due
 * on it, and when its entry is folded. So what it came to last is kept by the table that was left, for as long as anybody holds
 * that; nobody can tell whether it was kept.
 */
export function enteredPlace(pack: Pack, table: Table, to: Clock, number: number): Booked {
  const known = lastFrom.get(table);
  if (known && known.pack === pack && known.number === number && isSamePlace(known.to, to)) return known.booked;
  const booked = enterPlace(pack, table, to, number);
  lastFrom.set(table, { pack, to, number, booked });
  return booked;
}

/** Member for member, and in the same order: the place becomes part of the table. */
function isSamePlace(one: Clock, other: Clock): boolean {
  if (one === other) return true;
  const members = Object.entries(one);
  const others = Object.entries(other);
  return (
    members.length === others.length &&
    members.every(([name, value], index) => others[index]?.[0] === name && others[index][1] === value)
  );
}
