import { already, recorded, type Reason } from '@adjutant/kernel';
import { openFor, reasonsAgainstConditions, stageIndex, windowNamed, type Pack, type Unit } from '@adjutant/rules';
import type {
  RecordBattleShock,
  RecordUnitAction,
  RecordUnitDestroyed,
  RecordUnitReturned,
  RecordUnitsDestroyed,
} from '../commands.js';
import type { MatchState, Running } from '../state/state.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';
import { hasUnit } from './names.js';

function withUnit(state: Running, id: string, decide: (unit: Unit) => MatchDecision): MatchDecision {
  const unit = hasUnit(state.table, id) ? state.table.units[id] : undefined;
  return unit ? decide(unit) : no('unit/unknown', `No roster has a unit ${id}.`, { unit: id });
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
    withUnit(running, data.unit, (unit) => (unit.destroyed ? already : recorded({ type: 'UnitDestroyed', data }))),
  );
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
  return whileRunning(context, state, (running) =>
    withLivingUnit(running, data.unit, () => {
      const wrong = (data.dice ?? []).some((die) => !Number.isInteger(die) || die < 1 || die > 6);
      if (wrong) return no('roll/dice-invalid', 'A die shows 1 to 6.', { dice: [...(data.dice ?? [])] });
      return recorded({ type: 'BattleShockRecorded', data });
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
      if (stranger !== undefined) return no('unit/unknown', `No roster has a unit ${stranger}.`, { unit: stranger });
      const wrong = wrongDice(pack, data);
      if (wrong) return wrong;
      const { unit, action: act, targets, dice } = data;
      const given = { ...(targets ? { targets } : {}), ...(dice ? { dice } : {}) };
      const reasons = [
        ...fallenTargets(pack, running, data),
        ...outOfPlace(pack, running, data),
        ...barred(pack, running, data),
      ];
      return holding(reasons, running, data, context, (overridden) =>
        recorded({ type: 'UnitActed', data: { unit, act, ...given, ...overridden } }),
      );
    }),
  );
}

function wrongDice(pack: Pack, { action, dice }: RecordUnitAction['data']): MatchDecision | null {
  if (!dice) return null;
  const { count = dice.length, sides = 6 } = pack.actions.find((one) => one.id === action)?.dice ?? {};
  const fit = dice.length === count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides);
  if (fit) return null;
  return no('roll/dice-invalid', `${action} goes with ${count} D${sides}; got ${dice.join(', ') || 'none'}.`, {
    count,
    sides,
    dice: [...dice],
  });
}

/** Nothing new begins against a unit that is gone; what is under way may still end. */
function fallenTargets(pack: Pack, { table }: Running, { action, targets = [] }: RecordUnitAction['data']): Reason[] {
  if (pack.actions.find((one) => one.id === action)?.opens === undefined) return [];
  return targets.flatMap((id) => {
    const { name = id, destroyed } = table.units[id] ?? {};
    if (!destroyed) return [];
    const message = `${name} (${id}) is destroyed since entry ${destroyed.entry}.`;
    return [{ code: 'unit/destroyed', message, facts: { unit: id, entry: destroyed.entry }, cites: [] }];
  });
}

/** What the conditions of the action say against it, seen from the owner of the unit. */
function barred(pack: Pack, { table }: Running, { unit, action, targets = [] }: RecordUnitAction['data']): Reason[] {
  const known = pack.actions.find((one) => one.id === action);
  const owner = table.units[unit]?.owner;
  if (!known || !owner) return [];
  const [target] = targets;
  const roles = { unit, ...(target === undefined ? {} : { target }) };
  return reasonsAgainstConditions(pack, table, {
    ...known,
    kind: 'unit',
    conditions: known.conditions,
    player: owner,
    roles,
  });
}

/** Why a step of something cannot come now: nothing of the kind is under way, or it is past that step. */
function outOfPlace(pack: Pack, { table }: Running, { unit, action }: RecordUnitAction['data']): Reason[] {
  const known = pack.actions.find((one) => one.id === action);
  const window = known?.in ?? known?.closes;
  if (!known || window === undefined || known.opens === window) return [];
  const open = openFor(table, window, unit);
  const name = windowNamed(pack, window)?.name ?? window;
  const facts = { unit, action, window };
  if (!open)
    return [{ code: 'window/not-open', message: `${unit} takes part in no ${name} that is open.`, facts, cites: [] }];
  if (known.stage === undefined) return [];
  const passed = stageIndex(pack, window, open.stage) >= stageIndex(pack, window, known.stage);
  const message = `This ${name} has come to: ${open.stage ?? 'its start'}; it is past ${known.stage}.`;
  return passed ? [{ code: 'window/stage-passed', message, facts: { ...facts, stage: open.stage }, cites: [] }] : [];
}
