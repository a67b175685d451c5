import type { Table, Unit } from '@adjutant/rules';
import type { Ask, Candidate, Tap } from './tap.js';

/** Units that share a name are told apart wherever they can be pointed at: by a number, and by whose they are. */
export function toldApart({ units }: Table): (tap: Tap) => Tap {
  const called = new Map(doublesAmong(Object.values(units)));
  if (called.size === 0) return (tap) => tap;
  const candidate = (one: Candidate): Candidate => {
    const apart = units[one.id]?.name === one.name ? called.get(one.id) : undefined;
    return apart === undefined ? one : { ...one, ...apart };
  };
  const asked = (ask: Ask): Ask => ('from' in ask ? { ...ask, from: ask.from.map(candidate) } : ask);
  return (tap) => ({ ...tap, asks: tap.asks.map(asked) });
}

type Apart = Pick<Candidate, 'name' | 'of'>;

/** Whoever is gone keeps the number, so that nobody is called otherwise than before. */
function doublesAmong(units: readonly Unit[]): readonly (readonly [string, Apart])[] {
  return units.flatMap((unit): (readonly [string, Apart])[] => {
    const same = units.filter(({ name }) => name === unit.name);
    if (same.length < 2) return [];
    const own = same.filter(({ owner }) => owner === unit.owner);
    const name = own.length < 2 ? unit.name : `${unit.name} ${own.indexOf(unit) + 1}`;
    return [[unit.id, own.length === same.length ? { name } : { name, of: unit.owner }]];
  });
}
