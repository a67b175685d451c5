import { SIDES, UNKNOWN, type Pack, type Shelf, type Table } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { packOf } from '../state/apply.js';
import { foldMatch } from '../state/fold.js';
import type { MatchState } from '../state/state.js';
import { isSealedChoice } from './hiding.js';

function picksSealed(pack: Pack): readonly string[] {
  return Object.keys(pack.choices ?? {}).filter((id) => isSealedChoice(pack, id));
}

/** Whether players still pick in secret: the battle has not begun, and the pack has choices that are sealed. */
export function picksInSecret(pack: Pack, { clock }: Table): boolean {
  return clock === null && picksSealed(pack).length > 0;
}

/** Whether a record can hold anything that is sealed and not shown; asked before every entry of it is looked at. */
export function mayHaveSealed(pack: Pack, { objectives }: Table): boolean {
  return objectives.length > 0 || picksSealed(pack).length > 0;
}

/** The entries whose picks are still sealed though everybody has picked, or the battle has begun: they are shown now. */
export function picksToShow(pack: Pack, { choices, clock }: Table): ReadonlySet<number> {
  const shown = picksSealed(pack).flatMap((id) => {
    const made = choices.filter(({ choice }) => choice === id);
    const all = clock !== null || SIDES.every((side) => made.some(({ player }) => player === side));
    return all ? made.filter(({ option }) => option === UNKNOWN) : [];
  });
  return new Set(shown.map(({ number }) => number));
}

/** Whether events bring sealed picks to light. */
export function opensPicks(shelf: Shelf, before: MatchState, events: readonly MatchEvent[]): boolean {
  const after = foldMatch(shelf, events, before);
  return after.status !== 'absent' && picksToShow(packOf(shelf, after), after.table).size > 0;
}
