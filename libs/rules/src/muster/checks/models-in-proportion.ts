import { plainName } from '../../pack/name.js';
import { listedUnits, type ListedUnit } from '../listed.js';
import { called, textArg, type RosterCheck } from './check.js';

export const modelsInProportion: RosterCheck = {
  name: 'models-in-proportion',
  of: 'roster',
  says: 'A unit has at most as many special models as its keyword allows: `WORD (1/n)`, or one where no number stands.',
  args: {
    figure: { type: 'string', says: 'The figure that says how many special models the unit has.' },
    keyword: { type: 'string', says: 'The keyword that allows them.' },
  },
  test(roster, args) {
    const [figure, keyword] = [textArg(args, 'figure'), textArg(args, 'keyword')];
    return listedUnits(roster).flatMap((unit) => {
      const has = unit.figures[figure] ?? 0;
      const most = has === 0 ? 0 : allowed(unit, keyword);
      if (has <= most) return [];
      return [
        {
          says: `${called(unit)} has ${has} of ${figure}; it may have ${most}.`,
          facts: { unit: unit.id, figure, has, most, models: unit.models },
        },
      ];
    });
  },
};

/** So many for each n models, rounded down; a unit whose smallest size is below n is left to the judge with one. */
function allowed(unit: ListedUnit, keyword: string): number {
  const own = unit.keywords.find((one) => plainName(one.replace(/\(.*\)/, '')) === plainName(keyword));
  if (own === undefined) return 0;
  const [, part, whole] = /\((\d+)\s*\/\s*(\d+)\)/.exec(own) ?? [];
  if (part === undefined || whole === undefined) return 1;
  if (unit.models === null) return Number.POSITIVE_INFINITY;
  const full = Number(part) * Math.floor(unit.models / Number(whole));
  return full === 0 && (unit.sheet.models ?? Number(whole)) < Number(whole) ? Number(part) : full;
}
