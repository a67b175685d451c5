import type { Side } from '../clock/sequence.js';
import type { Pack, RoundCap, SheetAtTable } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { dockedOf } from './debts.js';

/** What can keep points back; where two leave the same room, the one that stands first is named. */
export const CUTS = ['award', 'card', 'round', 'game', 'total'] as const;
export type Cut = (typeof CUTS)[number];

/** How many points more something takes. */
export interface Room {
  readonly of: Cut;
  readonly left: number;
}

/** Caps of a category that count where the battle stands: each round anew, and not in the steps that they leave out. */
function roundCaps(
  { categories }: SheetAtTable,
  { clock }: Pick<Table, 'clock'>,
  category: string,
): readonly RoundCap[] {
  const caps = categories.find(({ id }) => id === category)?.caps ?? [];
  return clock === null ? [] : caps.filter(({ exempt = [] }) => !exempt.includes(clock.step));
}

/** What a player was credited in a category in the round under way, as far as its caps count it. */
export function scoredInRound({ clock, inRound }: Table, player: Side, category: string): number {
  return inRound && inRound.round === clock?.round ? (inRound[player][category] ?? 0) : 0;
}

/** Every room that points of a category have to pass, besides those that whoever books them knows of. */
export function roomsFor({ score }: Pack, table: Table, player: Side, category: string): readonly Room[] {
  const soFar = scoredInRound(table, player, category);
  const total = Object.values(table.score[player]).reduce((sum, one) => sum + one, 0) + dockedOf(table, player);
  return [
    ...roundCaps(score, table, category).map(({ amount }): Room => ({ of: 'round', left: amount - soFar })),
    { of: 'game', left: roomUnder(score, table, player, category) },
    { of: 'total', left: (score.cap ?? Infinity) - total },
  ];
}

/** The smallest room; no room is smaller than nothing. */
export function smallest(rooms: readonly Room[]): Room {
  const ordered = [...rooms].sort(
    (one, other) => one.left - other.left || CUTS.indexOf(one.of) - CUTS.indexOf(other.of),
  );
  const [{ of, left }] = ordered as [Room, ...Room[]];
  return { of, left: Math.max(0, left) };
}

/** Whether the lines of a category name what cut them: only where it is capped in more ways than one. */
export function namesItsCut({ score }: Pack, category: string): boolean {
  return score.categories.some(({ id, caps }) => id === category && caps !== undefined);
}

/** Keeps what was credited under the caps of the round, where there are any. */
export function countInRound(pack: Pack, table: Table, player: Side, category: string, credited: number): Table {
  const { clock } = table;
  if (clock === null || roundCaps(pack.score, table, category).length === 0) return table;
  const before = table.inRound?.round === clock.round ? table.inRound : { round: clock.round, A: {}, B: {} };
  const sum = (before[player][category] ?? 0) + credited;
  return { ...table, inRound: { ...before, [player]: { ...before[player], [category]: sum } } };
}

/** How many points more a category takes of a player, under its caps and that of the whole sheet. */
export function roomFor(
  sheet: Pick<SheetAtTable, 'categories' | 'cap'>,
  table: Pick<Table, 'score' | 'docked'>,
  player: Side,
  category: string,
): number {
  const total = Object.values(table.score[player]).reduce((sum, one) => sum + one, 0);
  const ofAll = (sheet.cap ?? Infinity) - total - dockedOf(table, player);
  return Math.min(roomUnder(sheet, table, player, category), ofAll);
}

/** What is left under the cap of a category, and of the one that it counts in; what counts in a category fills it. */
export function roomUnder(
  { categories }: Pick<SheetAtTable, 'categories'>,
  table: Pick<Table, 'score' | 'docked'>,
  player: Side,
  category: string,
): number {
  const found = categories.find(({ id }) => id === category);
  const filled = [category, ...categories.filter(({ within }) => within === category).map(({ id }) => id)]
    .map((id) => (table.score[player][id] ?? 0) + dockedOf(table, player, id))
    .reduce((sum, one) => sum + one, 0);
  const room = (found?.cap ?? Infinity) - filled;
  return found?.within === undefined ? room : Math.min(room, roomUnder({ categories }, table, player, found.within));
}
