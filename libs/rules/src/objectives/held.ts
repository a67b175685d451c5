import type { Side } from '../clock/sequence.js';
import { inForce } from '../judge/in-force.js';
import type { Entry } from '../pack/entry.js';
import type { HandRules, Objective } from '../pack/objective.js';
import type { Pack } from '../pack/pack.js';
import type { DrawnObjective, Table } from '../table/table.js';

/** Rules for drawing objectives that are in force, with the entry that brings them. */
export interface HandInForce {
  readonly rules: HandRules;
  readonly entry: Entry;
}

/** Those of one player, where players choose how they draw; else those of whoever has some. */
export function handRules(pack: Pack, table: Table, player?: Side): HandInForce | null {
  const found = inForce(pack, table).find(
    ({ entry, side }) => entry.hand !== undefined && (player === undefined || side === null || side === player),
  )?.entry;
  return found?.hand ? { rules: found.hand, entry: found } : null;
}

export function objectiveOf(pack: Pack, one: Pick<DrawnObjective, 'objective'>): Objective | undefined {
  return Object.hasOwn(pack.entries, one.objective) ? pack.entries[one.objective]?.objective : undefined;
}

/** What a player holds, oldest first, what came along with others included. */
export function holdingOf(table: Table, side: Side): readonly DrawnObjective[] {
  return table.objectives.filter((one) => one.player === side && one.left === undefined);
}

/** What a player holds and has to count: what came along with another objective does not. */
export function handOf(table: Table, side: Side): readonly DrawnObjective[] {
  return holdingOf(table, side).filter((one) => one.bonusOf === undefined);
}

/** The objective that came along with this one. */
export function bonusOf(table: Table, one: DrawnObjective): DrawnObjective | undefined {
  return table.objectives.find((other) => other.player === one.player && other.bonusOf === one.objective);
}

/** Whether a player has had it, and it did not go back to those that may come. */
export function hasHad({ objectives }: Table, side: Side, objective: string): boolean {
  return objectives.some((one) => one.player === side && one.objective === objective && one.left?.how !== 'returned');
}

/** Entries that a player has not drawn yet in this battle: each number comes once. What went back may come again. */
export function undrawn(pack: Pack, table: Table, side: Side, kind: string): readonly Entry[] {
  const had = table.objectives.filter((one) => one.player === side && one.left?.how !== 'returned');
  const drawn = new Set(had.map((one) => one.objective));
  return Object.values(pack.entries).filter(
    (entry) => entry.kind === kind && (entry.objective ?? entry.card) !== undefined && !drawn.has(entry.id),
  );
}

/** What a player calls an objective: its id, its name, or its number. */
export function findHeld(pack: Pack, table: Table, side: Side, wanted: string): DrawnObjective | undefined {
  const holding = holdingOf(table, side);
  return (
    holding.find((one) => one.objective === wanted) ??
    holding.find((one) => String(objectiveOf(pack, one)?.number) === wanted) ??
    holding.find((one) => pack.entries[one.objective]?.name === wanted)
  );
}
