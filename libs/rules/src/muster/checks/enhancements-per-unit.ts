import { hasKeyword } from '../../pack/name.js';
import { taken, type Taken } from '../enhancements.js';
import type { Roster } from '../roster.js';
import { called, isAsked, numberArg, textsArg, type Fault, type RosterCheck } from './check.js';

export const enhancementsPerUnit: RosterCheck = {
  name: 'enhancements-per-unit',
  of: 'roster',
  says: 'A unit has no more enhancements than this, and none where it has one of these keywords.',
  args: {
    most: { type: 'number', says: 'So many on a unit.' },
    barred: { type: 'strings', says: 'Keywords whose units bear none.', optional: true },
    attached: { type: 'yes', says: 'A unit and all that lead it are one.', optional: true },
  },
  test(roster, args, pack) {
    const most = numberArg(args, 'most') ?? 0;
    const keywords = textsArg(args, 'barred');
    const bars = ({ unit }: Taken) => keywords.find((keyword) => hasKeyword(unit.keywords, keyword));
    const whole = ({ unit }: Taken) => (isAsked(args, 'attached') ? ledBy(roster, unit.id) : unit.id);
    return [...Map.groupBy(taken(roster, pack), whole).entries()].flatMap(([unit, borne]) => [
      ...[...Map.groupBy(borne, bars).entries()].flatMap(([bar, those]) =>
        bar === undefined ? [] : barred(bar, those),
      ),
      ...tooMany(
        unit,
        borne.filter((one) => bars(one) === undefined),
        most,
      ),
    ]);
  },
};

/** The unit that it leads, or itself. */
function ledBy({ units }: Roster, id: string): string {
  return units.find((unit) => unit.id === id)?.leads ?? id;
}

function barred(keyword: string, borne: readonly Taken[]): Fault[] {
  return [...Map.groupBy(borne, ({ unit }) => unit).entries()].map(([unit, those]) => ({
    says: `${called(unit)} is ${keyword} and bears no enhancement.`,
    facts: { unit: unit.id, enhancements: those.map(({ name }) => name) },
  }));
}

function tooMany(unit: string, borne: readonly Taken[], most: number): Fault[] {
  if (borne.length <= most) return [];
  const bearers = [...new Set(borne.map((one) => one.unit))].map(called);
  const bear = bearers.length > 1 ? 'are one unit and bear' : 'bears';
  return [
    {
      says: `${bearers.join(' and ')} ${bear} ${borne.length} enhancements; ${most} is allowed.`,
      facts: { unit, enhancements: borne.map(({ name }) => name) },
    },
  ];
}
