import type { Citation, JsonObject } from '@adjutant/kernel';
import type { Pack } from '../../pack/pack.js';
import type { Army, Unit } from '../../table/table.js';
import { plainName } from '../../pack/name.js';
import { groupOf, listedUnits, membersOf, type ListedUnit } from '../listed.js';
import type { Roster, RosterGroup } from '../roster.js';

/** Something about an army that is not as it has to be. */
export interface Fault {
  /** As one sentence. */
  readonly says: string;
  readonly facts: JsonObject;
  /** In place of those of the rule that lists the check, where it asks several things. */
  readonly code?: string;
  readonly cites?: readonly Citation[];
  /**
   * Nothing against the army: what was not checked. `unknown`: the pack does not know what the roster names, or the
   * roster does not agree with itself, which a reader of the record has to know; `unstated`: the roster leaves out what would be checked.
   */
  readonly open?: 'unknown' | 'unstated';
}

/** A number for each range of limits: the first row that reaches up to the limit counts. */
export interface Row {
  readonly upTo: number;
  readonly most: number;
}

export interface CheckArgument {
  readonly type: 'string' | 'strings' | 'number' | 'numbers' | 'rows' | 'yes';
  readonly says: string;
  readonly optional?: boolean;
}

export interface CheckArguments {
  readonly [argument: string]: unknown;
}

interface Check {
  readonly name: string;
  readonly says: string;
  readonly args: { readonly [argument: string]: CheckArgument };
}

/** How the argument of checks on several detachments is explained. */
export const EACH_PICKED =
  'Where the picks begin with the first detachment and hold another one, they are all of them: readers of lists write them so.';

/** A question to a roster. Where the roster does not say what it would need, the question stays open: no fault. */
export interface RosterCheck extends Check {
  readonly of: 'roster';
  test(roster: Roster, args: CheckArguments, pack: Pack): readonly Fault[];
}

/** A question to the units of a player as they stand when the battle starts. */
export interface DeploymentCheck extends Check {
  readonly of: 'deployment';
  test(units: readonly Unit[], args: CheckArguments, army?: Army | null): readonly Fault[];
}

export type ArmyCheck = RosterCheck | DeploymentCheck;

/** Arguments were checked against the check's own list when the pack was loaded. */
export function textArg(args: CheckArguments, name: string): string {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}

export function textsArg(args: CheckArguments, name: string): readonly string[] {
  const value = args[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export function numberArg(args: CheckArguments, name: string): number | undefined {
  const value = args[name];
  return typeof value === 'number' ? value : undefined;
}

export function isAsked(args: CheckArguments, name: string): boolean {
  return args[name] === true;
}

/** Numbers by their names, as `{ "Strike Force": 2000 }`. */
export function numbersArg(args: CheckArguments, name: string): readonly (readonly [string, number])[] {
  const value = args[name];
  return Object.entries(typeof value === 'object' && value !== null ? (value as { [name: string]: number }) : {});
}

export function rowsArg(args: CheckArguments, name: string): readonly Row[] {
  const rows = args[name];
  return Array.isArray(rows) ? (rows as readonly Row[]) : [];
}

/** The number under `most`, or the one that `byLimit` has for the limit of the roster; nothing above its last row. */
export function mostFor(
  { limit }: Roster,
  args: CheckArguments,
  [most, byLimit] = ['most', 'byLimit'],
): number | undefined {
  const row = limit === undefined ? undefined : rowsArg(args, byLimit).find(({ upTo }) => limit <= upTo);
  return row?.most ?? numberArg(args, most);
}

export function groupsOf(roster: Roster, kind: string): readonly RosterGroup[] {
  return (roster.groups ?? []).filter((group) => group.kind === kind);
}

/** Units of a group in the order in which it names them, its leader first. */
export function unitsOf(roster: Roster, group: RosterGroup): readonly ListedUnit[] {
  return membersOf(group).flatMap((id) => listedUnits(roster).find((unit) => unit.id === id) ?? []);
}

/** Units that stand in no group of these kinds. */
export function unitsOutside(roster: Roster, kinds: readonly string[]): readonly ListedUnit[] {
  return listedUnits(roster).filter((unit) => !kinds.includes(groupOf(roster, unit.id)?.kind ?? ''));
}

export function withTrait(units: readonly ListedUnit[], trait: string): readonly ListedUnit[] {
  return units.filter((unit) => unit.traits.includes(trait));
}

export function called(unit: ListedUnit): string {
  return unit.name === unit.id ? unit.name : `${unit.name} (${unit.id})`;
}

/** A group as a person would point at it: by its name, its leader, or its place. */
export function groupText(roster: Roster, group: RosterGroup): string {
  if (group.name !== undefined) return `${group.kind} ${group.name}`;
  const leader = listedUnits(roster).find((unit) => unit.id === group.leader);
  return leader
    ? `${group.kind} of ${called(leader)}`
    : `${group.kind} ${groupsOf(roster, group.kind).indexOf(group) + 1}`;
}

/** Whether a word is the name, the datasheet or a keyword of a unit. */
export function fitsUnit(unit: ListedUnit, word: string): boolean {
  const plain = plainName(word);
  return [unit.name, unit.datasheet, ...unit.keywords, ...(unit.factions ?? [])].some(
    (one) => plainName(one) === plain,
  );
}

/** Like `fitsUnit`, but only by name. */
export function isCalled(unit: ListedUnit, name: string): boolean {
  return [unit.name, unit.datasheet].some((one) => plainName(one) === plainName(name));
}
