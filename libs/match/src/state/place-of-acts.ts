import type { Reason } from '@adjutant/kernel';
import {
  actionNamed,
  openFor,
  reasonsAgainstConditions,
  stageIndex,
  windowNamed,
  type Action,
  type ActDeclared,
  type Pack,
  type Table,
  idInWords,
} from '@adjutant/rules';
import { reason } from '../refusals.js';

/** What speaks against an action where the table stands: fallen targets, windows that are not open, its own conditions. */
export function reasonsAgainstPlace(pack: Pack, table: Table, declared: ActDeclared): Reason[] {
  const action = actionNamed(pack, declared.act);
  if (!action) return [];
  return [
    ...fallenTargets(table, action, declared),
    ...outOfPlace(pack, table, action, declared),
    ...barred(pack, table, action, declared),
  ];
}

/** Nothing new begins against a unit that is gone; what is under way may still end. */
function fallenTargets(table: Table, { opens }: Action, { targets = [] }: ActDeclared): Reason[] {
  if (opens === undefined) return [];
  return targets.flatMap((id) => {
    const { name = id, destroyed } = table.units[id] ?? {};
    if (!destroyed) return [];
    const message = `${name} (${id}) is destroyed since entry ${destroyed.entry}.`;
    return [reason('unit/destroyed', message, { unit: id, entry: destroyed.entry })];
  });
}

/** What the conditions of the action say against it, seen from the owner of the unit. */
function barred(pack: Pack, table: Table, action: Action, { unit, targets = [] }: ActDeclared): Reason[] {
  const owner = table.units[unit]?.owner;
  if (!action.conditions || !owner) return [];
  const [target] = targets;
  const roles = { unit, ...(target === undefined ? {} : { target }) };
  return reasonsAgainstConditions(pack, table, {
    ...action,
    kind: 'unit',
    conditions: action.conditions,
    player: owner,
    roles,
  });
}

/** Why a step of something cannot come now: nothing of the kind is under way, or it is past that step. */
function outOfPlace(pack: Pack, table: Table, action: Action, { unit, act }: ActDeclared): Reason[] {
  const window = action.in ?? action.closes;
  if (window === undefined || action.opens === window) return [];
  const open = openFor(table, window, unit);
  const name = windowNamed(pack, window)?.name ?? window;
  const facts = { unit, action: act, window };
  if (!open) return [reason('window/not-open', `${unit} takes part in no ${name} that is open.`, facts)];
  if (action.stage === undefined) return [];
  const passed = stageIndex(pack, window, open.stage) >= stageIndex(pack, window, action.stage);
  const message = `This ${name} has come to: ${idInWords(open.stage ?? 'its start')}; it is past ${idInWords(action.stage)}.`;
  return passed ? [reason('window/stage-passed', message, { ...facts, stage: open.stage })] : [];
}
