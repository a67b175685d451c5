import { reasonsAgainstPlace } from '@adjutant/match';
import type { Action, Side } from '@adjutant/rules';
import { obstaclesIn, type Laid } from './sitting.js';
import { standing, type Candidate, type Tap } from './tap.js';

type Thrown = Action & { readonly dice: NonNullable<Action['dice']> };

/** No table has more room for dice of one throw. */
const MOST_DICE = 60;

/** What units do with dice: these are said with it, for whom it is open now. */
export function rolledActs(at: Laid, player: Side): readonly Tap[] {
  const units = Object.values(at.table.units).filter(({ owner, destroyed }) => owner === player && !destroyed);
  const thrown = at.pack.actions.filter((one): one is Thrown => one.dice !== undefined);
  return thrown.map(({ id, name, dice: { count, sides } }): Tap => {
    const tried = units.map((unit) => ({
      unit,
      reasons: reasonsAgainstPlace(at.pack, at.table, { unit: unit.id, act: id }),
    }));
    const isOpen = tried.some(({ reasons }) => reasons.length === 0);
    const from = tried.map(({ unit, reasons: [first] }): Candidate => {
      const named = { id: unit.id, name: unit.name };
      return first === undefined ? { ...named, open: true } : { ...named, open: false, says: first.message };
    });
    const more = count === undefined ? { more: MOST_DICE - 1 } : {};
    return {
      id: `act ${player} ${id}`,
      kind: 'unit',
      player,
      name: `A unit ${name}`,
      says: 'What a unit did, with the dice of it.',
      ...standing(isOpen ? [] : obstaclesIn({ reasons: tried[0]?.reasons.slice(0, 1) ?? [] })),
      type: 'RecordUnitAction',
      data: { action: id },
      asks: isOpen
        ? [
            { what: 'pick', into: ['unit'], says: 'Which unit?', from },
            { what: 'dice', into: ['dice'], says: 'The dice', count: count ?? 1, sides, ...more },
          ]
        : [],
    };
  });
}
