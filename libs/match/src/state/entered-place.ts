import { enterPlace, keptLately, type Booked, type Clock, type Pack, type Table } from '@adjutant/rules';

interface Entered {
  readonly pack: Pack;
  readonly to: Clock;
  readonly number: number;
  readonly booked: Booked;
}

/** Of as many tables as presses of one moment come from, whose questions come between one another. */
const lastFrom = keptLately(16, (_: Table): { entered?: Entered } => ({}));

/**
 * What `enterPlace` comes to. A press that moves the battle asks it three times of one table: how far its way goes, what falls due
 * on it, and when its entry is folded. So what it came to last is kept by the table that was left, for a few tables; nobody can tell
 * whether it was kept.
 */
export function enteredPlace(pack: Pack, table: Table, to: Clock, number: number): Booked {
  const last = lastFrom(table);
  const { entered } = last;
  if (entered && entered.pack === pack && entered.number === number && isSamePlace(entered.to, to))
    return entered.booked;
  const booked = enterPlace(pack, table, to, number);
  last.entered = { pack, to, number, booked };
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
