import { following } from './who-presses.js';

type Seen = Parameters<typeof following>[1];

const at = (revision: number, turn: 'A' | 'B' | null): Seen =>
  ({ revision, board: { clock: turn === null ? null : { turn } } }) as unknown as Seen;
const HELD = { side: 'A', byItself: false, turn: 'A', revision: 5 } as const;

test('whoever’s turn begins presses next', () => {
  expect(following(HELD, at(6, 'B'))).toEqual({ side: 'B', byItself: true, turn: 'B', revision: 6 });
});

test('who was chosen goes on pressing for as long as the turn lasts', () => {
  const chosen = { ...HELD, side: 'B' } as const;
  expect(following(chosen, at(6, 'A'))).toEqual({ ...HELD, side: 'B', revision: 6 });
  expect(following({ ...chosen, turn: null, revision: 1 }, at(2, null))).toMatchObject({ side: 'B' });
});

test('what is known of the match as the other sees it and is older gives the turn back to nobody', () => {
  const later = following(HELD, at(6, 'B'));
  expect(following(later, at(5, 'A'))).toBe(later);
  expect(following(later, at(6, 'A'))).toBe(later);
});

test('it comes by itself where a turn makes it the other’s, and not where the turn is theirs who presses already', () => {
  expect(following({ ...HELD, side: 'B' }, at(6, 'B'))).toMatchObject({ side: 'B', byItself: false });
  expect(following(HELD, at(6, 'B'))).toMatchObject({ side: 'B', byItself: true });
});
