import type { Reason } from '@adjutant/kernel';
import {
  openFor,
  reasonsAgainstConditions,
  stageIndex,
  windowNamed,
  type ActDeclared,
  type Pack,
  type Table,
  idInWords,
} from '@adjutant/rules';
import { reason } from '../refusals.js';

/** What speaks against an action where the table stands: fallen targets, windows that are not open, its own conditions. */
export function reasonsAgainstPlace(pack: Pack, table: Table, declared: ActDeclared): Reason[] {
  return [
    ...fallenTargets(pack, table, declared),
    ...outOfPlace(pack, table, declared),
    ...barred(pack, table, declared),
  ];
}

/** Nothing new begins against a unit that is gone; what is under way may still end. */
function fallenTargets(pack: Pack, table: Table, { act, targets = [] }: ActDeclared): Reason[] {
  if (pack.actions.find((one) => one.id === act)?.opens === undefined) return [];
  return targets.flatMap((id) => {
    const { name = id, destroyed } = table.units[id] ?? {};
    if (!destroyed) return [];
    const message = `${name} (${id}) is destroyed since entry ${destroyed.entry}.`;
    return [reason('unit/destroyed', message, { unit: id, entry: destroyed.entry })];
  });
}

/** What the conditions of the action say against it, seen from the owner of the unit. */
function barred(pack: Pack, table: Table, { unit, act, targets = [] }: ActDeclared): Reason[] {
  const known = pack.actions.find((one) => one.id === act);
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
function outOfPlace(pack: Pack, table: Table, { unit, act }: ActDeclared): Reason[] {
  const known = pack.actions.find((one) => one.id === act);
  const window = known?.in ?? known?.closes;
  if (!known || window === undefined || known.opens === window) return [];
  const open = openFor(table, window, unit);
  const name = windowNamed(pack, window)?.name ?? window;
  const facts = { unit, action: act, window };
  if (!open) return [reason('window/not-open', `${unit} takes part in no ${name} that is open.`, facts)];
  if (known.stage === undefined) return [];
  const passed = stageIndex(pack, window, open.stage) >= stageIndex(pack, window, known.stage);
  const message = `This ${name} has come to: ${idInWords(open.stage ?? 'its start')}; it is past ${idInWords(known.stage)}.`;
  return passed ? [reason('window/stage-passed', message, { ...facts, stage: open.stage })] : [];
}
