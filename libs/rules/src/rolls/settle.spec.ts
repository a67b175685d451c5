import { applyEffects } from '../effects/apply.js';
import type { RollDue } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { PendingRoll } from '../table/table.js';
import { PACK, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { makeDue } from './due.js';
import { outcomesOf, rolledOf } from './settle.js';

const source = { document: 'almanac', section: 'Counting' };
const COUNTING: Pack = { ...PACK, counters: [{ id: 'sparks', name: 'sparks', of: 'unit', source }] };
const dice = { count: 2, sides: 6 };
const due = (changes: Partial<RollDue> = {}): RollDue => ({
  purpose: 'kindling',
  dice,
  outcomes: [],
  blocks: 'nothing',
  ...changes,
});
const cause = { number: 5, player: 'A', entry: 'core/flare-up', roles: { target: 'A1', bonus: '2' } } as const;
const table = tableWith({ counters: { sparks: { A1: 3 } } });
const roll = (changes: Partial<RollDue> = {}): PendingRoll =>
  makeDue(COUNTING, table, due(changes), cause).rolls[0] as PendingRoll;

describe('what a roll comes to', () => {
  const total = (figure: RollDue['total'], ...thrown: number[]) =>
    rolledOf(COUNTING, table, roll(figure === undefined ? {} : { total: figure }), thrown).total;

  it('is the sum of its dice where the pack says nothing else', () => expect(total(undefined, 4, 3)).toBe(7));

  it('may have things added to it: what was named, and what is counted', () => {
    const all = { sum: [{ roll: 'sum' }, { named: 'bonus' }, { counter: 'sparks', of: 'target' }] } as const;
    expect(total(all, 4, 3)).toBe(12);
    expect(total({ roll: 'dice', from: 4 }, 4, 3)).toBe(1);
  });

  it('counts a die that stands for a smaller one by its share', () =>
    expect(rolledOf(COUNTING, table, roll({ dice: { count: 1, sides: 3 } }), [5], 6)).toEqual({ dice: [3], total: 3 }));
});

describe('what follows from a roll', () => {
  const ones = { record: 'compares', of: { roll: 'dice', from: 1, to: 1 }, is: '>=', to: 2 } as const;
  const outcomes: RollDue['outcomes'] = [
    { when: ones, effects: [{ op: 'count', counter: 'sparks', of: 'target', set: 0 }] },
    { from: 2, to: 12, effects: [{ op: 'count', counter: 'sparks', of: 'target', add: { roll: 'total' } }] },
  ];
  const found = (first: boolean, ...thrown: number[]) => {
    const one = roll({ outcomes, first });
    return outcomesOf(COUNTING, table, one, rolledOf(COUNTING, table, one, thrown));
  };

  it('is every outcome that fits, or the first alone', () => {
    expect(found(false, 1, 1)).toHaveLength(2);
    expect(found(true, 1, 1)).toEqual([outcomes[0]]);
    expect(found(true, 4, 1)).toEqual([outcomes[1]]);
  });

  it('may depend on what the dice came to', () => {
    const [outcome] = found(true, 4, 1);
    const rolled = { dice: [4, 1], total: 5 };
    const after = applyEffects(COUNTING, table, outcome?.effects ?? [], { ...cause, rolled }).table;
    expect(after.counters).toEqual({ sparks: { A1: 8 } });
  });

  it('may be more dice, of the same entry and for the same units', () => {
    const after = applyEffects(COUNTING, table, [{ op: 'roll', roll: due({ purpose: 'embers' }) }], cause).table;
    expect(after.rolls).toMatchObject([
      { id: '5/embers', number: 5, player: 'A', cause: 'core/flare-up', roles: cause.roles },
    ]);
  });
});

describe('dice that only some may throw besides', () => {
  const more = { count: 1, when: { record: 'unit-has-keywords', unit: 'target', all: ['DRUM'] } } as const;
  const offered = (...keywords: string[]) =>
    makeDue(COUNTING, tableWith({ units: unitsOf(unit('A1', { keywords })) }), due({ dice: { ...dice, more } }), cause)
      .rolls[0]?.due.dice.more !== undefined;

  it('are offered to those alone', () => expect([offered('DRUM'), offered('LAMP')]).toEqual([true, false]));
});
