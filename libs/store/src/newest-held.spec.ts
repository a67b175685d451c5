import { NewestHeld } from './newest-held.js';

interface One {
  readonly place: number;
  readonly bytes: number;
}

const OF = { place: ({ place }: One) => place, size: ({ bytes }: One) => bytes };

function heldOf(count: number, most: number): { readonly held: NewestHeld<number, One>; readonly gone: number[] } {
  const held = new NewestHeld<number, One>(OF, most);
  const gone: number[] = [];
  for (let place = 1; place <= count; place += 1) gone.push(held.push({ place, bytes: 10 }) ?? 0);
  return { held, gone };
}

const placesAfter = (held: NewestHeld<number, One>, place: number): readonly number[] =>
  held.after(place, 10_000).map((one) => one.place);

describe('the newest of what came, within a bound', () => {
  it.each([3, 255, 256, 257, 1_000])('holds the last ten of %i more than it has room for', (more) => {
    const { held, gone } = heldOf(10 + more, 100);
    expect(placesAfter(held, 0)).toEqual(Array.from({ length: 10 }, (_, at) => more + 1 + at));
    expect(gone.slice(0, 10)).toEqual(Array(10).fill(0));
    expect(gone.slice(10)).toEqual(Array.from({ length: more }, (_, at) => at + 1));
  });

  it('says what stands after a place, and no more than is asked for', () => {
    const { held } = heldOf(400, 100);
    expect(held.after(395, 2).map(({ place }) => place)).toEqual([396, 397]);
    expect(placesAfter(held, 400)).toEqual([]);
  });

  it('lets go of what is done with, and has room for as much again', () => {
    const { held } = heldOf(20, 100);
    held.dropTo(18);
    expect(placesAfter(held, 0)).toEqual([19, 20]);
    for (let place = 21; place <= 28; place += 1) expect(held.push({ place, bytes: 10 })).toBeUndefined();
    expect(held.push({ place: 29, bytes: 10 })).toBe(19);
    held.clear();
    expect(placesAfter(held, 0)).toEqual([]);
  });

  it('tells its own place of one that is larger than the bound', () => {
    const { held } = heldOf(5, 100);
    expect(held.push({ place: 6, bytes: 101 })).toBe(6);
    expect(placesAfter(held, 0)).toEqual([]);
  });
});
