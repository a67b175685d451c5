import { already, recorded } from '@adjutant/kernel';
import type { Unit } from '@adjutant/rules';
import type { RecordBattleShock, RecordUnitAction, RecordUnitDestroyed, RecordUnitReturned } from '../commands.js';
import type { MatchState, Running } from '../state/state.js';
import { no, whileRunning, type Context, type MatchDecision } from './context.js';
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
      const targets = data.targets ? { targets: data.targets } : {};
      return recorded({ type: 'UnitActed', data: { unit: data.unit, act: data.action, ...targets } });
    }),
  );
}
