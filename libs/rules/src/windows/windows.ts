import type { Clock } from '../clock/sequence.js';
import { samePeriod } from '../judge/periods.js';
import type { Action, Pack, Window } from '../pack/pack.js';
import { openFor } from '../table/open.js';
import type { Open, Table } from '../table/table.js';

/** What opens a window: which one, by which unit, on which others, from which entry of the record. */
export interface Opening {
  readonly number: number;
  readonly window: string;
  readonly unit: string;
  readonly targets: readonly string[];
  readonly dice?: readonly number[];
  readonly facts?: Open['facts'];
}

/** Opens a window. A unit does one thing at a time: its earlier window of the same kind is over. */
export function openWindow(table: Table, { number, window, unit, targets, facts = {} }: Opening): Table {
  const player = table.units[unit]?.owner;
  if (player === undefined) return table;
  const others = table.open.filter((one) => one.window !== window || one.unit !== unit);
  const opened: Open = { number, window, unit, targets, player, stage: null, at: table.clock, facts, rolled: null };
  return { ...table, open: [...others, opened] };
}

/** The window moves on to a stage. */
export function stageWindow(table: Table, window: string, unit: string | undefined, stage: string): Table {
  const open = openFor(table, window, unit);
  if (!open) return table;
  return { ...table, open: table.open.map((one) => (one === open ? { ...one, stage } : one)) };
}

export function closeWindow(table: Table, window: string, unit: string | undefined): Table {
  const open = openFor(table, window, unit);
  return open ? { ...table, open: table.open.filter((one) => one !== open) } : table;
}

/** What an action of a unit does to the windows: opens one, moves one on, closes one. One that no pack knows does nothing. */
export function followAction(table: Table, action: Action | undefined, opening: Omit<Opening, 'window'>): Table {
  if (!action) return table;
  const ended = action.closes === undefined ? undefined : openFor(table, action.closes, opening.unit);
  let next = table;
  if (action.closes !== undefined) next = closeWindow(next, action.closes, opening.unit);
  if (action.opens !== undefined) next = openWindow(next, { ...takingPart(opening, ended), window: action.opens });
  if (action.in !== undefined && action.stage !== undefined)
    next = stageWindow(next, action.in, opening.unit, action.stage);
  return rollIn(next, action, opening);
}

/** What follows something that has ended is about those who took part in it, unless others are named. */
function takingPart(opening: Omit<Opening, 'window'>, ended: Open | undefined): Omit<Opening, 'window'> {
  if (!ended || opening.targets.length > 0) return opening;
  return { ...opening, unit: ended.unit, targets: ended.targets };
}

/** Dice that go with a step lie on the table until the next step of the same window. */
function rollIn(table: Table, action: Action, { unit, dice = [] }: Omit<Opening, 'window'>): Table {
  const window = action.in ?? action.opens;
  const open = window === undefined ? undefined : openFor(table, window, unit);
  if (!open) return table;
  const rolled = action.dice ? dice : null;
  return { ...table, open: table.open.map((one) => (one === open ? { ...one, rolled } : one)) };
}

/** What is left open is over when the battle moves on beyond what the window lasts for. */
export function lapsed(pack: Pack, table: Table, to: Clock): Table {
  if (table.open.length === 0) return table;
  const open = table.open.filter((one) => samePeriod(windowNamed(pack, one.window)?.lasts ?? 'activation', one.at, to));
  return open.length === table.open.length ? table : { ...table, open };
}

export function windowNamed(pack: Pack, id: string): Window | undefined {
  return pack.windows?.find((one) => one.id === id);
}

/** How far a stage lies in its window: -1 before the first. */
export function stageIndex(pack: Pack, window: string, stage: string | null): number {
  return stage === null ? -1 : (windowNamed(pack, window)?.stages ?? []).indexOf(stage);
}
