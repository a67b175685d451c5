import { recorded, type Reason } from '@adjutant/kernel';
import { clockText, slotsOf, unfitForSlot, type Pack, type Side, type Slots } from '@adjutant/rules';
import type { ActivateUnit, EndActivation, PlaceUnit } from '../commands.js';
import type { MatchState, Running } from '../state/state.js';
import { awaitedDice } from './waiting-dice.js';
import { holding, no, whileRunning, type Context, type MatchDecision } from './context.js';
import { hasUnit, noUnit } from './names.js';
import type { MatchCode } from '../refusals.js';

/** A unit is named for the slot under way: from here to the end of its activation it is the one that acts. */
export function activateUnit({ data }: ActivateUnit, state: MatchState, context: Context): MatchDecision {
  return inSlot('activation', data.unit, state, context, (running, pack) =>
    holding(againstUnit(pack, running, data), running, data, context, (overridden) =>
      recorded({ type: 'UnitActivated', data: { unit: data.unit, ...overridden } }),
    ),
  );
}

/** A unit is put on the table; the slot is over with that. */
export function placeUnit({ data }: PlaceUnit, state: MatchState, context: Context): MatchDecision {
  return inSlot('placement', data.unit, state, context, (running, pack) =>
    holding(againstUnit(pack, running, data), running, data, context, (overridden) =>
      recorded({ type: 'UnitPlaced', data: { unit: data.unit, ...overridden } }),
    ),
  );
}

export function endActivation({ data }: EndActivation, state: MatchState, context: Context): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { clock, slot } = running.table;
    if (slotsOf(pack, clock)?.of !== 'activation' || !slot?.unit)
      return no('slot/nobody-activated', 'No unit is activated, so that no activation can end.');
    const owner = running.table.units[slot.unit]?.owner;
    const reasons: Reason[] = [
      ...awaitedDice(pack, running.table),
      ...(data.player && data.player !== owner
        ? [reason('slot/not-your-turn', `${owner ?? 'Nobody'} has activated ${slot.unit}.`, { player: data.player })]
        : []),
    ];
    return holding(reasons, running, data, context, (overridden) =>
      recorded({ type: 'ActivationEnded', data: { unit: slot.unit ?? '', ...overridden } }),
    );
  });
}

function inSlot(
  of: Slots['of'],
  unit: string,
  state: MatchState,
  context: Context,
  decide: (running: Running, pack: Pack) => MatchDecision,
): MatchDecision {
  return whileRunning(context, state, (running, pack) => {
    const { clock } = running.table;
    if (!hasUnit(running.table, unit)) return noUnit(running.table, unit);
    if (clock && slotsOf(pack, clock)?.of === of) return decide(running, pack);
    const here = clock ? clockText(pack.sequence, clock) : 'before the battle';
    return no('slot/wrong-step', `No ${of} takes place now: it is ${here}.`, { now: here });
  });
}

const UNFIT = {
  'unit/destroyed': 'is destroyed',
  'unit/not-there': 'is not where a unit has to be to be named now',
  'slot/unit-had-it': 'was activated in this round already',
} as const;

/** What stands against naming this unit for the slot. */
function againstUnit(
  pack: Pack,
  { table }: Running,
  asked: { readonly unit: string; readonly player?: Side },
): Reason[] {
  const unit = table.units[asked.unit];
  const turn = table.clock?.turn ?? null;
  if (!unit) return [];
  const player = asked.player ?? unit.owner;
  const unfit = unfitForSlot(pack, table, unit);
  const facts = { unit: unit.id, owner: unit.owner, turn };
  return [
    ...(turn === player
      ? []
      : [reason('slot/not-your-turn', `It is ${turn ?? 'nobody'}’s turn to name a unit.`, facts)]),
    ...(unit.owner === player
      ? []
      : [reason('unit/not-own', `${unit.name} (${unit.id}) belongs to ${unit.owner}.`, facts)]),
    ...(table.slot?.unit
      ? [reason('slot/taken', `${table.slot.unit} is named already; its activation has to end first.`, facts)]
      : []),
    ...(unfit ? [reason(unfit, `${unit.name} (${unit.id}) ${UNFIT[unfit]}.`, facts)] : []),
  ];
}

function reason(code: MatchCode, message: string, facts: Reason['facts']): Reason {
  return { code, message, facts, cites: [] };
}
