import { already, recorded } from '@adjutant/kernel';
import {
  actionNamed,
  BATTLE_SHOCK_TEST,
  markersOf,
  reasonsAgainstAct,
  type Pack,
  type Table,
  type Unit,
} from '@adjutant/rules';
import type {
  RecordBattleShock,
  RecordUnitAction,
  RecordUnitDestroyed,
  RecordUnitReturned,
  RecordUnitsDestroyed,
} from '../commands.js';
import { reasonsAgainstPlace } from '../state/place-of-acts.js';
import type { MatchState, Running } from '../state/state.js';
import { answersNothing } from './asked.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';
import { hasUnit, noUnit } from './names.js';

function withUnit(state: Running, id: string, decide: (unit: Unit) => MatchDecision): MatchDecision {
  const unit = hasUnit(state.table, id) ? state.table.units[id] : undefined;
  return unit ? decide(unit) : noUnit(state.table, id);
}

function withLivingUnit(state: Running, id: string, decide: (unit: Unit) => MatchDecision): MatchDecision {
  return withUnit(state, id, (unit) =>
    unit.destroyed
      ? no('unit/destroyed', `${unit.name} (${id}) is destroyed since entry ${unit.destroyed.entry}.`, {
          unit: id,
          entry: unit.destroyed.entry,
        })
      : decide(unit),
  );
}

export function recordUnitDestroyed({ data }: RecordUnitDestroyed, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running) =>
    withUnit(running, data.unit, ({ name, destroyed }) => {
      if (!destroyed) return recorded({ type: 'UnitDestroyed', data });
      const by = running.table.destructions.find(({ number }) => number === destroyed.entry)?.by ?? undefined;
      // Who says less than is recorded says nothing else.
      return data.by === undefined || data.by === by
        ? already
        : otherwiseDestroyed(running, { unit: data.unit, name, entry: destroyed.entry, by });
    }),
  );
}

interface Gone {
  readonly unit: string;
  readonly name: string;
  readonly entry: number;
  readonly by: string | undefined;
}

/** What is told of it a second time would be lost: it is destroyed once, and its entry is put right where that was wrong. */
function otherwiseDestroyed({ table }: Running, { unit, name, entry, by }: Gone): MatchDecision {
  const whom = by === undefined ? 'and the entry names nobody' : `by ${table.units[by]?.name ?? by} (${by})`;
  const message = `${name} (${unit}) is destroyed since entry ${entry}, ${whom}: correct that entry where it is wrong.`;
  return no('unit/destroyed', message, { unit, entry });
}

/** All of them, or none: a unit that is gone already cannot go once more with others. */
export function recordUnitsDestroyed(
  { data }: RecordUnitsDestroyed,
  state: MatchState,
  context: Context,
): MatchDecision {
  return whileRunning(context, state, (running) => {
    const [first, ...rest] = data.units;
    if (first === undefined) return no('unit/unknown', 'Name the units that are destroyed.');
    const twice = rest.find((id, index) => [first, ...rest.slice(0, index)].includes(id));
    if (twice !== undefined) return no('unit/destroyed', `${twice} is named twice.`, { unit: twice });
    return data.units.reduceRight(
      (decide: () => MatchDecision, id) => () => withLivingUnit(running, id, decide),
      (): MatchDecision => recorded({ type: 'UnitsDestroyed', data }),
    )();
  });
}

export function recordUnitReturned({ data }: RecordUnitReturned, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running) =>
    withUnit(running, data.unit, (unit) => {
      if (!unit.destroyed)
        return no('unit/not-destroyed', `${unit.name} (${data.unit}) is not destroyed.`, { unit: data.unit });
      if (running.table.units[data.as])
        return no('unit/id-taken', `There is already a unit ${data.as}.`, { unit: data.as });
      const { as, location = 'reserves', what } = data;
      return recorded({ type: 'UnitReturned', data: { unit: data.unit, as, location, what } });
    }),
  );
}

export function recordBattleShock({ data }: RecordBattleShock, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) =>
    withLivingUnit(running, data.unit, () => {
      const { unit, result, dice, answers, override } = data;
      const unasked = answersNothing(pack, running.table, answers);
      if (unasked) return unasked;
      const wrong = (dice ?? []).some((die) => !Number.isInteger(die) || die < 1 || die > 6);
      if (wrong) return no('roll/dice-invalid', 'A die shows 1 to 6.', { dice: [...(dice ?? [])] });
      const given = { ...(dice ? { dice } : {}), ...(answers ? { answers } : {}) };
      const reasons = reasonsAgainstAct(pack, running.table, { unit, act: BATTLE_SHOCK_TEST, ...given });
      return holding(reasons, running, { ...(override ? { override } : {}) }, context, (overridden) =>
        recorded({ type: 'BattleShockRecorded', data: { unit, result, ...given, ...overridden } }),
      );
    }),
  );
}

export function recordUnitAction({ data }: RecordUnitAction, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) =>
    withLivingUnit(running, data.unit, () => {
      const known = pack.actions.map((action) => action.id);
      if (!known.includes(data.action))
        return no('unit/unknown-action', `${data.action} is no action of ${pack.name}. Actions: ${known.join(', ')}.`, {
          known,
        });
      const stranger = (data.targets ?? []).find((id) => !hasUnit(running.table, id));
      if (stranger !== undefined) return noUnit(running.table, stranger);
      const wrong =
        wrongPlace(pack, running.table, data) ??
        wrongDice(pack, data) ??
        answersNothing(pack, running.table, data.answers);
      if (wrong) return wrong;
      const { unit, action: act, targets, place, dice, answers } = data;
      const given = {
        ...{ ...(targets ? { targets } : {}), ...(place === undefined ? {} : { place }) },
        ...{ ...(dice ? { dice } : {}), ...(answers ? { answers } : {}) },
      };
      const reasons = [
        ...reasonsAgainstPlace(pack, running.table, { unit, act, ...given }),
        ...reasonsAgainstAct(pack, running.table, { unit, act, ...given }),
      ];
      return holding(reasons, running, data, context, (overridden) =>
        recorded({ type: 'UnitActed', data: { unit, act, ...given, ...overridden } }),
      );
    }),
  );
}

/** A place for what is done nowhere in particular, or a marker that is not on the table. */
function wrongPlace(pack: Pack, table: Table, { action, place }: RecordUnitAction['data']): MatchDecision | null {
  if (place === undefined) return null;
  const at = actionNamed(pack, action)?.place;
  if (at === undefined)
    return no('unit/no-place', `${action} is done nowhere in particular: leave ${place} out.`, { place });
  const known = markersOf(pack, table);
  if (at === 'words' || known.includes(place)) return null;
  const message = `There is no marker ${place} on the table; there are: ${known.join(', ') || 'none'}.`;
  return no('fact/unknown-marker', message, { place, known: [...known] });
}

function wrongDice(pack: Pack, { action, dice }: RecordUnitAction['data']): MatchDecision | null {
  if (!dice) return null;
  const { count = dice.length, sides = 6 } = actionNamed(pack, action)?.dice ?? {};
  const fit =
    dice.length > 0 && dice.length === count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides);
  if (fit) return null;
  const wanted = count === 0 ? `at least one D${sides}` : `${count} D${sides}`;
  return no('roll/dice-invalid', `${action} goes with ${wanted}; got ${dice.join(', ') || 'none'}.`, {
    count,
    sides,
    dice: [...dice],
  });
}
