import { figureOf } from '../figures/evaluate.js';
import { weigh } from '../judge/weigh.js';
import { at, PACK, sceneWith, tableWith } from '../testing/invented-pack.js';
import { applyEffects } from './apply.js';

const cause = { number: 5, player: 'A', entry: 'core/flare-up', roles: { target: 'A1' } } as const;
const after = (role: string) =>
  applyEffects(
    PACK,
    tableWith({ clock: at('2.A.clash') }),
    [{ op: 'write-fact', fact: 'tide-line', roles: { keeper: role }, says: { marker: '3' } }],
    cause,
  ).table;

describe('a fact that an answer writes down', () => {
  it('holds what was named, and what the rule says itself', () => {
    const { facts } = after('target');
    expect(facts.at(-1)).toMatchObject({ number: 5, fact: 'tide-line', player: 'A', at: at('2.A.clash') });
    expect(facts.at(-1)?.data).toEqual({ keeper: 'A1', marker: '3' });
    expect(facts.at(-1)?.order).toBe((facts.at(-2)?.order ?? -1) + 1);
  });

  it('is none where nobody was named', () => {
    expect(after('bearer').facts).toEqual(tableWith().facts);
  });

  it('is counted in its turn, and in the turn after by how many turns ago it was', () => {
    const counted = (place: string, turnsAgo: number) => {
      const scene = sceneWith({ table: { ...after('target'), clock: at(place) } });
      return figureOf({ scene, weigh }, { count: 'facts', fact: 'tide-line', turnsAgo }).value;
    };
    expect([
      counted('2.A.clash', 0),
      counted('2.B.clash', 1),
      counted('2.B.clash', 0),
      counted('3.A.clash', 1),
    ]).toEqual([1, 1, 0, 0]);
  });
});
