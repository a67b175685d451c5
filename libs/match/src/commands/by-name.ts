import type { FactData, Pack, Side, Table } from '@adjutant/rules';
import type { MatchCommand } from '../commands.js';
import type { MatchState } from '../state/state.js';
import { unitMeant } from './names.js';

/** Where commands name units: a member holds one, or a list of them, or one for each role. Uses look at their roles themselves. */
const UNITS_OF: { readonly [type in MatchCommand['type']]?: readonly string[] } = {
  ActivateUnit: ['unit'],
  PlaceUnit: ['unit'],
  RecordUnitDestroyed: ['unit', 'by'],
  RecordUnitsDestroyed: ['units', 'by'],
  RecordUnitReturned: ['unit'],
  RecordBattleShock: ['unit'],
  RecordUnitAction: ['unit', 'targets'],
  IssueOrder: ['issuer', 'recipient'],
  Choose: ['roles'],
  AnswerUse: ['roles'],
};

/** The command with the ids of units that it calls by a name that only one has: the record knows units by their ids. */
export function withUnitsByName<Command extends MatchCommand>(command: Command, state: MatchState): Command {
  const members = UNITS_OF[command.type];
  if (!members || state.status === 'absent') return command;
  const { table } = state;
  const named = Object.entries(command.data)
    .filter(([member]) => members.includes(member))
    .map(([member, value]) => [member, meant(table, value)] as const);
  return { ...command, data: { ...command.data, ...Object.fromEntries(named) } };
}

function meant(table: Table, value: unknown, fits: (owner: Side) => boolean = () => true): unknown {
  if (typeof value === 'string') return unitMeant(table, value, ({ owner }) => fits(owner));
  if (Array.isArray(value)) return value.map((one) => meant(table, one, fits));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([role, one]) => [role, meant(table, one, fits)]));
}

const IN_FACTS: ReadonlySet<unknown> = new Set(['own-unit', 'enemy-unit', 'unit']);

/** What a fact says, with the ids of the units in it. */
export function factWithUnits(pack: Pack, table: Table, fact: string, data: FactData, by: Side): FactData {
  const { fields = {} } = pack.facts && Object.hasOwn(pack.facts, fact) ? (pack.facts[fact] ?? {}) : {};
  const named = Object.entries(data).map(([field, value]) => {
    const is = Object.hasOwn(fields, field) ? fields[field]?.is : undefined;
    if (!IN_FACTS.has(is)) return [field, value] as const;
    const fits = (owner: Side) => is === 'unit' || (owner === by) === (is === 'own-unit');
    return [field, meant(table, value, fits)] as const;
  });
  return Object.fromEntries(named) as FactData;
}
