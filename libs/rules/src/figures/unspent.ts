import type { Scene } from '../judge/scene.js';
import type { Unspent } from '../pack/figure.js';
import { joinedOf, type Destroyed, type RecordedFact } from '../table/table.js';
import { factsWithin, valueIn } from './facts.js';

/**
 * Of units destroyed, those that a unit may still answer for: that it destroyed, or of which nobody is told who did, and that no
 * fact of a kind has used up. A fact uses up all that its unit had destroyed until then; where that is nothing, one of nobody's.
 */
export function unspent(scene: Scene, destroyed: readonly Destroyed[], by: Unspent): readonly Destroyed[] {
  const { units } = scene.table;
  const partsOf = (id: unknown): readonly string[] => joinedOf(typeof id === 'string' ? units[id] : undefined);
  const mine = partsOf(scene.roles[by.unit]);
  const facts = factsWithin(scene, by.fact, undefined)
    .filter(({ player }) => player === scene.player)
    .map((fact) => ({ fact, parts: partsOf(valueIn(fact, by.field)) }));
  const last = facts.findLast(({ parts }) => parts.some((part) => mine.includes(part)))?.fact.number ?? -1;
  const left = facts.reduce((kept, { fact, parts }) => without(kept, fact, parts), destroyed);
  return left.filter((one) => (one.by === null ? one.number > last : mine.includes(one.by)));
}

function without(kept: readonly Destroyed[], { number }: RecordedFact, parts: readonly string[]): readonly Destroyed[] {
  const earlier = kept.filter((one) => one.number <= number);
  const own = earlier.filter(({ by }) => by !== null && parts.includes(by));
  const nobodys = earlier.filter(({ by }) => by === null).slice(0, 1);
  const used = own.length > 0 ? own : nobodys;
  return kept.filter((one) => !used.includes(one));
}
