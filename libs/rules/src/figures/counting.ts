import type { Side } from '../clock/sequence.js';
import { samePeriod } from '../judge/periods.js';
import type { Period } from '../pack/entry.js';
import type { FigureForm, Whose } from '../pack/figure.js';
import type { Unit } from '../table/table.js';
import { factsWithin } from './facts.js';
import { fieldsMatch, sidesOf } from './sides.js';
import { holds, type Bench, type Worked } from './worked.js';

type CountForm = Extract<FigureForm, { readonly count: string }>;
type HighestForm = Extract<FigureForm, { readonly highest: string }>;

const SPANS: { readonly [period in Period]: string } = {
  activation: ' this activation',
  phase: ' this phase',
  turn: ' this turn',
  'battle-round': ' this battle round',
  battle: '',
};

const spanText = (within: Period | undefined): string => SPANS[within ?? 'battle'];

export function countOf(bench: Bench, figure: CountForm): Worked {
  const { scene } = bench;
  switch (figure.count) {
    case 'facts': {
      const found = factsWithin(scene, figure.fact, figure.within).filter(
        (one) => fieldsMatch(one.data, figure.fields, scene.player) && holds(bench, figure.where, rolesIn(one.data)),
      );
      return counted(found, `${figure.fact} recorded${spanText(figure.within)}`);
    }
    case 'units':
      return counted(unitsThere(bench, figure), 'units');
    case 'destroyed':
      return counted(destroyedUnits(bench, figure), `units destroyed${spanText(figure.within)}`);
    case 'uses': {
      const sides = sidesOf(figure.of, scene.player);
      const found = scene.table.uses.filter(
        (use) =>
          sides.includes(use.player) &&
          (figure.entry === undefined || use.entry === figure.entry) &&
          samePeriod(figure.within ?? 'battle', use.at, scene.table.clock),
      );
      return counted(found, `uses${spanText(figure.within)}`);
    }
  }
}

export function highestOf(bench: Bench, figure: HighestForm): Worked {
  const units = figure.among === 'units' ? unitsThere(bench, figure) : destroyedUnits(bench, figure);
  const value = Math.max(0, ...units.map((unit) => unit.figures?.[figure.highest] ?? 0));
  return { value, says: `${value} (highest ${figure.highest})` };
}

function counted(found: readonly unknown[], what: string): Worked {
  return { value: found.length, says: `${found.length} (${what})` };
}

/** The texts of a fact are roles for its conditions: ids of units are among them. */
export function rolesIn(data: { readonly [field: string]: unknown }): { readonly [role: string]: string } {
  return Object.fromEntries(Object.entries(data).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

function unitsThere(bench: Bench, { of, where }: { readonly of?: Whose } & Pick<HighestForm, 'where'>): Unit[] {
  const sides: readonly Side[] = sidesOf(of, bench.scene.player);
  return Object.values(bench.scene.table.units).filter(
    (unit) => sides.includes(unit.owner) && !unit.destroyed && holds(bench, where, { $unit: unit.id }),
  );
}

/** Units that were destroyed within a period, during some steps where these are named; seen from their owner's side. */
function destroyedUnits(
  bench: Bench,
  { of, where, within, steps }: Pick<HighestForm, 'of' | 'where' | 'within' | 'steps'>,
): Unit[] {
  const { table, player } = bench.scene;
  const sides: readonly Side[] = sidesOf(of, player);
  return table.destructions.flatMap((one) => {
    const unit = table.units[one.unit];
    const meant =
      unit !== undefined &&
      sides.includes(unit.owner) &&
      samePeriod(within ?? 'battle', one.at, table.clock) &&
      (steps === undefined || steps.includes(one.at?.step ?? '')) &&
      holds(bench, where, { $unit: unit.id, $by: one.by ?? '' });
    return meant ? [unit] : [];
  });
}
