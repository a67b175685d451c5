import type { Asks, NamesKnown } from '@adjutant/rosters';
import type { Roster, RosterUnit, Side } from '@adjutant/rules';
import { meant, sheetOf, type Draft } from './draft.js';

/** What somebody changes of an army or a unit by hand; null takes a number away. */
export interface ArmyChange {
  readonly faction?: string;
  readonly detachment?: string;
  readonly points?: number | null;
  readonly limit?: number | null;
}
/** What a total that differs from its units stands at: what the list says, or what they add up to. */
export function withTotal(draft: Draft, total: 'as-written' | number): Draft {
  if (total !== 'as-written') return withArmy(draft, { points: total });
  return { ...draft, roster: { ...draft.roster, pointsAsWritten: true } };
}

export interface UnitChange {
  /** All that it is named as from now on; null for nothing. */
  readonly traits?: readonly string[] | null;
  /** Where it starts; null for the battlefield. */
  readonly location?: string | null;
  readonly name?: string;
  readonly models?: number | null;
  readonly points?: number | null;
}

/** With null members taken away: a roster leaves out what it does not say. */
function without<Of extends object>(of: object): Of {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as Of;
}

/** The army with another faction, detachment or number; nobody is asked any more about a name that was written over. */
export function withArmy(draft: Draft, change: ArmyChange): Draft {
  const detachment = change.detachment === '' ? { detachment: null } : {};
  // A total that is written over is another one.
  const total = 'points' in change ? { pointsAsWritten: null } : {};
  const roster = without<Roster>({ ...draft.roster, ...change, ...detachment, ...total });
  return { ...draft, roster, asks: draft.asks.filter(({ sort }) => !(sort in change)) };
}

export function withUnit(draft: Draft, id: string, change: UnitChange): Draft {
  const units = draft.roster.units.map((unit) => (unit.id === id ? without<RosterUnit>({ ...unit, ...change }) : unit));
  return standing({ ...draft, roster: { ...draft.roster, units } });
}

/** A unit that the list lacks, to be named. Its id was nobody's before. */
export function withOneMore(draft: Draft, side: Side): Draft {
  const numbers = draft.roster.units.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0));
  const unit: RosterUnit = { id: `${side}${Math.max(0, ...numbers) + 1}`, name: '' };
  return { ...draft, roster: { ...draft.roster, units: [...draft.roster.units, unit] } };
}

/** Without a unit: nobody leads it or stands with it any more. */
export function withoutUnit(draft: Draft, gone: string): Draft {
  const units = draft.roster.units
    .filter(({ id }) => id !== gone)
    .map((unit) => (unit.leads === gone ? without<RosterUnit>({ ...unit, leads: null }) : unit));
  const groups = draft.roster.groups
    ?.map((group) => ({
      ...(group.leader === gone ? without<typeof group>({ ...group, leader: null }) : group),
      units: group.units.filter((id) => id !== gone),
    }))
    .filter((group) => group.units.length > 0 || group.leader !== undefined);
  return standing({ ...draft, roster: { ...draft.roster, units, ...(groups === undefined ? {} : { groups }) } });
}

/** Nobody is asked about a name of a unit that has gone. */
function standing(draft: Draft): Draft {
  const sheets = new Set(draft.roster.units.map(sheetOf));
  return { ...draft, asks: draft.asks.filter(({ sort, written }) => sort !== 'unit' || sheets.has(written)) };
}

export function withKeywords(draft: Draft, sheet: string, typed: string): Draft {
  return { ...draft, keywords: new Map([...draft.keywords, [sheet, typed]]) };
}

const LONGEST_NAME = 100;

/** A name is meant as it stands, although the pack knows one that is like it. */
export function asWritten(draft: Draft, ask: Asks): Draft {
  const names = new Set([...(draft.roster.asWritten ?? []), ask.written]);
  const said = ask.near.length > 0 && ask.written.length <= LONGEST_NAME ? { asWritten: [...names] } : {};
  return { ...draft, roster: { ...draft.roster, ...said }, asks: draft.asks.filter((one) => one !== ask) };
}

/** A name is that one of the pack. */
export function confirmed(draft: Draft, ask: Asks, name: string, known: NamesKnown): Draft {
  return {
    ...draft,
    roster: renamed(draft.roster, ask, name, known),
    asks: draft.asks.filter((one) => one !== ask),
  };
}

function renamed(roster: Roster, { sort, written }: Asks, name: string, known: NamesKnown): Roster {
  const of = (unit: RosterUnit): RosterUnit => (sort === 'unit' ? unitAs(unit, written, name) : unit);
  if (sort === 'faction') return { ...roster, faction: name };
  if (sort === 'detachment') return { ...roster, detachment: meant(known, sort, name) };
  if (sort === 'unit') return { ...roster, units: roster.units.map(of) };
  const bonus = meant(known, sort, name);
  const isIt = (one: string | { readonly name: string }): boolean =>
    (typeof one === 'string' ? one : one.name) === written;
  const bearing = (unit: RosterUnit): RosterUnit => {
    if (!unit.enhancements?.some(isIt)) return unit;
    return { ...unit, enhancements: unit.enhancements.map((one) => (isIt(one) ? bonus : one)) };
  };
  return { ...roster, units: roster.units.map(bearing) };
}

function unitAs(unit: RosterUnit, written: string, name: string): RosterUnit {
  if (sheetOf(unit) !== written) return unit;
  return unit.datasheet === undefined ? { ...unit, name } : { ...unit, datasheet: name };
}
