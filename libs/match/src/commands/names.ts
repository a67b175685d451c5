import { didYouMean } from '@adjutant/kernel';
import { grantsOf, joinedOf, sameName, type ClaimUse, type Pack, type Table, type Unit } from '@adjutant/rules';
import type { UseAsked } from '../commands.js';
import type { OpenedState } from '../state/state.js';
import { no, type MatchDecision } from './context.js';

export function hasUnit(table: Table, id: string): boolean {
  return Object.hasOwn(table.units, id);
}

/**
 * Whether an id names nothing of ours but a member of every object (`constructor`, `toString`): looked up as a unit it
 * would be found, so it must not get into the record.
 */
export function isNobody(table: Table, id: string): boolean {
  return id in table.units && !hasUnit(table, id);
}

/** The id of the unit that is meant: by its id, or by a name that only one unit has, of all or of those that live. */
export function unitMeant(table: Table, word: string, fits: (unit: Unit) => boolean = () => true): string {
  if (hasUnit(table, word)) return word;
  const called = calledLike(table, word).filter(fits);
  const living = called.filter((unit) => !unit.destroyed);
  const [only] = called.length === 1 ? called : living.length === 1 ? living : [];
  return only?.id ?? word;
}

function calledLike(table: Table, word: string): readonly Unit[] {
  return Object.values(table.units).filter((unit) => sameName(unit.name, word));
}

/** Nobody has the unit that is named, or several have the name. */
export function noUnit(table: Table, word: string): MatchDecision {
  const ids = calledLike(table, word).map((unit) => unit.id);
  if (ids.length > 1) {
    const message = `${ids.length} units are called ${word}: ${ids.join(', ')}. Name the one that is meant by its id.`;
    return no('unit/unknown', message, { unit: word, known: ids });
  }
  const known = Object.values(table.units).flatMap(({ id, name }) => [id, name]);
  return no('unit/unknown', `No roster has a unit ${word}${didYouMean(word, known) || '.'}`, { unit: word });
}

/** What is claimed, each by whoever bears it. */
export function claimsMeant(
  pack: Pack,
  state: Pick<OpenedState, 'table'>,
  asked: Pick<UseAsked, 'player' | 'roles' | 'claims'>,
): readonly ClaimUse[] {
  return (asked.claims ?? []).map((claim) => resolveClaim(pack, state, asked, claim));
}

/** Finds who bears the ability claimed; one that nobody bears stays as it was said, and is refused with that. */
function resolveClaim(
  pack: Pack,
  state: Pick<OpenedState, 'table'>,
  { player, roles }: Pick<UseAsked, 'player' | 'roles'>,
  claim: string | { readonly ability: string; readonly bearer?: string },
): ClaimUse {
  const asked =
    typeof claim === 'string' || claim.bearer === undefined
      ? { ability: typeof claim === 'string' ? claim : claim.ability }
      : { ability: claim.ability, bearer: unitMeant(state.table, claim.bearer, ({ owner }) => owner === player) };
  const bearers = Object.values(state.table.units)
    .filter((unit) => unit.owner === player && ('bearer' in asked ? unit.id === asked.bearer : true))
    .flatMap((unit) => grantsOf(pack, state.table, unit).map((borne) => ({ unit, borne })))
    .filter(({ borne }) => borne.id === asked.ability || sameName(borne.name, asked.ability));
  // Of several bearers the one that the use is on, since most abilities reach only their bearer.
  const target = roles?.['target'];
  const best =
    bearers.find(({ unit }) => target !== undefined && joinedOf(unit).includes(target)) ??
    bearers.find(({ unit }) => !unit.destroyed) ??
    bearers[0];
  return best
    ? { ability: best.borne.id, bearer: best.unit.id }
    : { ability: asked.ability, bearer: ('bearer' in asked ? asked.bearer : undefined) ?? '' };
}
