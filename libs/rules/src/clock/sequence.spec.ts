import { at, PACK } from '../testing/invented-pack.js';
import {
  clockText,
  firstPlace,
  isPlace,
  nextPlace,
  opponentOf,
  placesUntil,
  sameClock,
  sameTurn,
  stepName,
  type Clock,
  type Sequence,
} from './sequence.js';

const { sequence } = PACK;
const text = (clock: Clock | null) => (clock ? clockText(sequence, clock) : null);

function walk(order: Sequence, firstTurn: 'A' | 'B'): string[] {
  const places: string[] = [];
  for (let here: Clock | null = firstPlace(order, firstTurn); here; here = nextPlace(order, here, firstTurn))
    places.push(clockText(order, here));
  return places;
}

describe('the turn order', () => {
  it('goes through opening steps, two turns and closing steps of each round', () => {
    const round = (n: number) => [
      `R${n}.Dawn`,
      ...['B', 'A'].flatMap((turn) => ['Kindle', 'March', 'Clash'].map((step) => `R${n}.${turn}.${step}`)),
      `R${n}.Dusk`,
    ];
    expect(walk(sequence, 'B')).toEqual([...round(1), ...round(2), ...round(3)]);
  });

  it('may have turns only', () => {
    const bare: Sequence = { rounds: 2, turn: [{ id: 'go', name: 'Go' }], advancedBy: 'anyone' };
    expect(walk(bare, 'A')).toEqual(['R1.A.Go', 'R1.B.Go', 'R2.A.Go', 'R2.B.Go']);
  });

  it('needs a step', () => {
    expect(() => firstPlace({ rounds: 1, turn: [], advancedBy: 'anyone' }, 'A')).toThrow(
      'a turn order needs at least one step',
    );
  });

  it('does not stop for activations within a step', () => {
    expect(text(nextPlace(sequence, at('1.A.march.4'), 'A'))).toBe('R1.A.Clash');
  });
});

describe('the places up to another', () => {
  it.each([
    ['1.A.march', '1.A.clash', ['R1.A.Clash']],
    ['1.A.clash', '1.B.march', ['R1.B.Kindle', 'R1.B.March']],
    ['1.B.clash', '2.A.kindle', ['R1.Dusk', 'R2.Dawn', 'R2.A.Kindle']],
    ['1.A.march', '1.A.march', null],
    ['1.A.march', '1.A.kindle', null],
    ['3..dusk', '1..dawn', null],
    ['1.A.march', '4.A.march', null],
  ])('from %s to %s are %j', (from, to, places) => {
    expect(placesUntil(sequence, at(from), at(to), 'A')?.map(text) ?? null).toEqual(places);
  });
});

describe('a place', () => {
  it.each([
    ['1.A.march', true],
    ['3..dusk', true],
    ['0.A.march', false],
    ['4.A.march', false],
    ['1..march', false],
    ['1.A.dusk', false],
    ['1.A.swim', false],
  ])('%s is one: %j', (place, is) => {
    expect(isPlace(sequence, at(place), 'A')).toBe(is);
  });

  it('has a whole number of a round', () => {
    expect(isPlace(sequence, { round: 1.5, turn: 'A', step: 'march' }, 'A')).toBe(false);
  });

  it('is the same as another by round, turn and step, whatever the activation', () => {
    expect(sameClock(at('1.A.march.1'), at('1.A.march.2'))).toBe(true);
    expect(
      [at('2.A.march'), at('1.B.march'), at('1.A.clash'), null].map((other) => sameClock(at('1.A.march'), other)),
    ).toEqual([false, false, false, false]);
    expect(sameClock(null, null)).toBe(true);
  });

  it('is in the same turn as another by round and turn', () => {
    expect(sameTurn(at('1.A.march'), at('1.A.clash'))).toBe(true);
    expect(sameTurn(at('1.A.march'), at('2.A.march'))).toBe(false);
    expect(sameTurn(at('1.A.march'), at('1.B.march'))).toBe(false);
  });

  it('is written the way judges do', () => {
    expect([text(at('2.B.clash')), text(at('2..dawn'))]).toEqual(['R2.B.Clash', 'R2.Dawn']);
    expect(stepName(sequence, 'swim')).toBe('swim');
  });
});

describe('the opponent', () => {
  it('is the other one', () => {
    expect([opponentOf('A'), opponentOf('B')]).toEqual(['B', 'A']);
  });
});
