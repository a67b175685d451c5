import { sameClock, SIDES, turnNumber, type Clock, type Side } from '../clock/sequence.js';
import { samePeriod } from '../judge/periods.js';
import type { Period } from '../pack/entry.js';
import type { FigureForm, Unspent, Whose } from '../pack/figure.js';
import { toldFigure, type Destroyed, type DrawnObjective, type RecordedFact, type Unit } from '../table/table.js';
import { factsWithin, valueIn } from './facts.js';
import { alike, fieldsMatch, sidesOf } from './sides.js';
import { unspent } from './unspent.js';
import { holds, resting, type Bench, type Worked } from './worked.js';

type CountForm = Extract<FigureForm, { readonly count: string }>;
type HighestForm = Extract<FigureForm, { readonly highest: string }>;
type TotalForm = Extract<FigureForm, { readonly total: string }>;
type FactsMeant = Pick<TotalForm, 'fields' | 'where' | 'by' | 'since' | 'lifted' | 'within' | 'turnsAgo'>;

const SPANS: { readonly [period in Period]: string } = {
  activation: ' this activation',
  step: ' this step',
  phase: ' this phase',
  turn: ' this turn',
  'battle-round': ' this battle round',
  battle: '',
};

interface Span {
  readonly within?: Period;
  readonly turnsAgo?: number;
}

const spanText = (within: Period | undefined): string => SPANS[within ?? 'battle'];

export function countOf(bench: Bench, figure: CountForm): Worked {
  const { scene } = bench;
  switch (figure.count) {
    case 'facts':
      return counted(factsMeant(bench, figure.fact, figure), `${figure.fact} recorded${spanOf(figure)}`);
    case 'units':
      return counted(unitsThere(bench, figure), 'units');
    case 'destroyed':
      return counted(destroyedUnits(bench, figure), `units destroyed${spanOf(figure)}`);
    case 'held':
    case 'achieved':
    case 'discarded':
      return counted(objectivesThat(bench, figure), `objectives ${figure.count}${spanText(figure.within)}`);
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

export function totalOf(bench: Bench, figure: TotalForm): Worked {
  const found = factsMeant(bench, figure.total, figure);
  const numbers = found.map((one) => valueIn(one, figure.field)).filter((one) => typeof one === 'number');
  const value = numbers.reduce((sum, one) => sum + one, 0);
  const says = `${value} (${figure.field} of ${figure.total} recorded${spanOf(figure)})`;
  return resting(
    { value, says },
    found.map((one) => one.number),
  );
}

function factsMeant(
  bench: Bench,
  kind: string,
  { fields, where, by, since, lifted, ...span }: FactsMeant,
): RecordedFact[] {
  const { scene } = bench;
  const writers = by === undefined ? SIDES : sidesOf(by, scene.player);
  const after = since === undefined ? -1 : (factsWithin(scene, since, undefined).at(-1)?.order ?? -1);
  return factsWithin(scene, kind, undefined).filter(
    (one) =>
      isWithin(bench, one.at, span) &&
      one.order > after &&
      !isLifted(scene.table.facts, one, lifted) &&
      writers.includes(one.player) &&
      fieldsMatch(one.data, fields, scene.player, scene.fact?.data) &&
      holds(bench, where, rolesIn(one.data)),
  );
}

/** Whether something later about the same thing has ended it. */
function isLifted(facts: readonly RecordedFact[], one: RecordedFact, lifted: FactsMeant['lifted']): boolean {
  if (lifted === undefined) return false;
  const about = (fact: RecordedFact): unknown => valueIn(fact, lifted.same);
  return facts.some(
    (other) => other.order > one.order && lifted.fact.includes(other.fact) && alike(about(other), about(one)),
  );
}

type ObjectivesForm = Extract<CountForm, { readonly count: 'held' | 'achieved' | 'discarded' }>;

function objectivesThat(bench: Bench, { count, of, where, within }: ObjectivesForm): DrawnObjective[] {
  const { scene } = bench;
  const sides: readonly Side[] = sidesOf(of, scene.player);
  const fits = (one: DrawnObjective): boolean =>
    where === undefined || bench.weigh({ ...scene, held: one }, where).answer === 'met';
  return scene.table.objectives.filter((one) => {
    const { left } = one;
    if (count === 'held') return sides.includes(one.player) && !left && one.bonusOf === undefined && fits(one);
    const then = left?.how === count && samePeriod(within ?? 'battle', left.at, scene.table.clock);
    return then && sides.includes(left.by) && fits(one);
  });
}

export function highestOf(bench: Bench, figure: HighestForm): Worked {
  const units = figure.among === 'units' ? unitsThere(bench, figure) : destroyedUnits(bench, figure);
  const value = Math.max(0, ...units.map((unit) => toldFigure(unit, figure.highest) ?? 0));
  return { value, says: `${value} (highest ${figure.highest})` };
}

/** What was written down, and what was destroyed, rests on the entries that say so. */
function counted(found: readonly (Numbered | Unit)[], what: string): Worked {
  return resting(
    { value: found.length, says: `${found.length} (${what})` },
    found.map((one) => ('number' in one ? one.number : one.destroyed?.entry)),
  );
}

interface Numbered {
  readonly number: number;
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

/** Whether two went at the same moment: written down by one entry, at one place. */
function togetherWith(one: Destroyed | undefined, other: Destroyed): boolean {
  return one?.number === other.number && sameClock(one.at, other.at);
}

/** Whether a place is in a period of the battle, or in the turn so many turns before the one under way. */
function isWithin({ scene }: Bench, at: Clock | null, { within, turnsAgo }: Span): boolean {
  const { clock, firstTurn } = scene.table;
  if (turnsAgo === undefined) return samePeriod(within ?? 'battle', at, clock);
  const turnOf = (place: Clock | null): number => turnNumber(scene.pack.sequence, place, firstTurn);
  return at !== null && at.turn !== null && turnOf(at) === turnOf(clock) - turnsAgo;
}

function spanOf({ within, turnsAgo }: Span): string {
  if (turnsAgo === undefined) return spanText(within);
  return turnsAgo === 1 ? ' in the turn before' : ` ${turnsAgo} turns ago`;
}

type DestroyedMeant = Pick<HighestForm, 'of' | 'where' | 'within' | 'steps' | 'first'> &
  Span & { readonly unspent?: Unspent };

/** Units that were destroyed within a period, during some steps where these are named; seen from their owner's side. */
function destroyedUnits(bench: Bench, { of, where, steps, first, unspent: by, ...span }: DestroyedMeant): Unit[] {
  const { table, player } = bench.scene;
  const sides: readonly Side[] = sidesOf(of, player);
  const meant = table.destructions.filter((one) => {
    const unit = table.units[one.unit];
    return (
      unit !== undefined &&
      (!first || togetherWith(table.destructions[0], one)) &&
      sides.includes(unit.owner) &&
      isWithin(bench, one.at, span) &&
      (steps === undefined || steps.includes(one.at?.step ?? '')) &&
      holds(bench, where, { $unit: unit.id, $by: one.by ?? '' })
    );
  });
  return (by ? unspent(bench.scene, meant, by) : meant).flatMap((one) => table.units[one.unit] ?? []);
}
