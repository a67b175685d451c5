import type { Pack, Shelf } from '@adjutant/rules';
import { declarationOf, type UseDeclared } from '../events.js';
import { packOf } from '../state/apply.js';
import { recordOf, type OpenedState } from '../state/state.js';
import { notAskedOf } from './asked.js';
import { no, type MatchDecision } from './context.js';
import { hasUnit, noUnit } from './names.js';

/** Answers and units of a use that are put right as members of it, and not by a correction of their own. */
export function otherwiseAsked(shelf: Shelf, state: OpenedState, entry: number, data: object): MatchDecision | null {
  const { answers, roles } = data as Partial<Pick<UseDeclared, 'answers' | 'roles'>>;
  const event = recordOf(state).find(({ number }) => number === entry)?.event;
  const use = event && declarationOf(event);
  if (!use) return null;
  const stranger = Object.keys(roles ?? {}).find((role) => !isRoleOf(packOf(shelf, state), use, role));
  if (stranger !== undefined)
    return no('entry/unknown-member', `Entry ${entry} has no role ${stranger}.`, { entry, role: stranger });
  const nobody = Object.entries(roles ?? {}).find(
    ([role, id]) => isUnitRole(packOf(shelf, state), use, role) && !hasUnit(state.table, id),
  );
  if (nobody) return noUnit(state.table, nobody[1]);
  return answers === undefined ? null : notAskedOf(shelf, state, entry, answers);
}

function isRoleOf(pack: Pack, use: UseDeclared, role: string): boolean {
  const known = pack.entries[use.entry]?.roles;
  return known === undefined || Object.hasOwn(known, role) || Object.hasOwn(use.roles, role);
}

function isUnitRole(pack: Pack, use: UseDeclared, role: string): boolean {
  const is = pack.entries[use.entry]?.roles?.[role]?.is;
  return is === 'own-unit' || is === 'enemy-unit' || is === 'any-unit';
}
