import { opponentOf, SIDES, stepOf, type Clock, type Side, type Slots } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import type { Table, Unit } from '../table/table.js';
import { lapsed } from '../windows/windows.js';

/** How the players alternate in a step; undefined where they do not. */
export function slotsOf(pack: Pack, clock: Clock | null): Slots | undefined {
  return clock ? stepOf(pack.sequence, clock.step)?.slots : undefined;
}

/** Why a unit cannot take a slot now; null when it can. Whose slot it is does not matter here. */
export function unfitForSlot(
  pack: Pack,
  table: Table,
  unit: Unit,
): 'unit/destroyed' | 'unit/not-there' | 'slot/unit-had-it' | null {
  const { clock } = table;
  const slots = slotsOf(pack, clock);
  if (!slots || !clock) return 'unit/not-there';
  if (unit.destroyed) return 'unit/destroyed';
  const from = slots.from.find((one) => one.location === unit.location);
  if (!from || clock.round < (from.fromRound ?? 0)) return 'unit/not-there';
  const had = slots.of === 'activation' && table.taken.some((one) => one.unit === unit.id && sameStep(one.at, clock));
  return had ? 'slot/unit-had-it' : null;
}

function sameStep(one: Clock, other: Clock): boolean {
  return one.round === other.round && one.step === other.step;
}

/** Units of a player that may still take a slot in this step. */
export function unitsLeft(pack: Pack, table: Table, side: Side): readonly Unit[] {
  return Object.values(table.units).filter((unit) => unit.owner === side && unfitForSlot(pack, table, unit) === null);
}

/** The player, or the other one where that player has no unit left; null when nobody has. */
function onTurn(pack: Pack, table: Table, wanted: Side): Side | null {
  return [wanted, opponentOf(wanted)].find((side) => unitsLeft(pack, table, side).length > 0) ?? null;
}

/** Begins the slots of a step that alternates; any other step is left alone. */
export function openSlots(pack: Pack, table: Table, first: Side): Table {
  const { clock } = table;
  if (!clock || !slotsOf(pack, clock)) return table.slot === null ? table : { ...table, slot: null };
  return slotAt(pack, table, { ...clock, turn: onTurn(pack, table, first), slot: clock.slot ?? 1 });
}

/** The slot that follows one of this player: the other one's, as long as there is a unit for it. */
export function nextSlot(pack: Pack, table: Table, after: Side): Table {
  const { clock } = table;
  if (!clock || !slotsOf(pack, clock)) return table;
  return slotAt(pack, table, { ...clock, turn: onTurn(pack, table, opponentOf(after)), slot: (clock.slot ?? 0) + 1 });
}

/** The record goes on at a later slot; those between were not written down. */
export function jumpToSlot(pack: Pack, table: Table, to: Clock): Table {
  return slotAt(pack, table, to.turn ? to : { ...to, turn: onTurn(pack, table, table.firstTurn) });
}

/** What units did before is of no rule's concern in a new slot. */
function slotAt(pack: Pack, table: Table, clock: Clock): Table {
  const moved = lapsed(pack, table, clock);
  return { ...moved, clock, slot: { unit: null, settled: false }, acts: moved.acts.length === 0 ? moved.acts : [] };
}

/** A unit is named for the slot under way. One that was off the table comes on. */
export function takeSlot(pack: Pack, table: Table, id: string, number: number): Table {
  const unit = table.units[id];
  const { clock } = table;
  if (!unit || !clock || !slotsOf(pack, clock)) return table;
  const taken = [...table.taken, { number, unit: id, player: unit.owner, at: clock }];
  const units = { ...table.units, [id]: { ...unit, location: 'battlefield' } };
  return { ...table, units, taken, slot: { unit: id, settled: table.slot?.settled ?? false } };
}

/** The slot is over: after a unit of one player it is the other's turn. */
export function endSlot(pack: Pack, table: Table): Table {
  const unit = table.slot?.unit;
  const last = (unit ? table.units[unit]?.owner : undefined) ?? table.clock?.turn;
  return last ? nextSlot(pack, table, last) : table;
}

/** The slot goes to the other player, once. */
export function handSlot(table: Table, to: Side): Table {
  const { clock, slot } = table;
  if (!clock || !slot) return table;
  return { ...table, clock: { ...clock, turn: to }, slot: { ...slot, settled: true } };
}

/** Armies that are put on the table in a step of their own do not stand on it before that, and while it begins. */
export function awaitPlacement(pack: Pack, table: Table): Table {
  const placement = pack.sequence.setUp?.find((step) => step.slots?.of === 'placement');
  const [waiting] = placement?.slots?.from ?? [];
  if (!waiting || (table.clock !== null && table.clock.step !== placement?.id)) return table;
  const units = Object.entries(table.units).map(([id, unit]): [string, Unit] => [
    id,
    unit.location === 'battlefield' ? { ...unit, location: waiting.location } : unit,
  ]);
  return { ...table, units: Object.fromEntries(units) };
}

/** Leaving a step in which units are placed says that all of them have been. */
export function allPlaced(pack: Pack, table: Table): Table {
  const slots = slotsOf(pack, table.clock);
  if (slots?.of !== 'placement') return table;
  const left = new Set(SIDES.flatMap((side) => unitsLeft(pack, table, side).map((unit) => unit.id)));
  if (left.size === 0) return table;
  const units = Object.entries(table.units).map(([id, unit]): [string, Unit] => [
    id,
    left.has(id) ? { ...unit, location: 'battlefield' } : unit,
  ]);
  return { ...table, units: Object.fromEntries(units) };
}
