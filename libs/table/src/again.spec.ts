import { standingThere, type MatchCommand, type OpenedState } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import { advances, after, amid, at, by, destroys, SHELF, stateOf, uses } from '@adjutant/testing/given';
import { pressedAgain } from './again.js';
import { nowAt } from './now.js';

const occasion = by('scorekeeper');
const shaken: MatchCommand = { type: 'RecordBattleShock', data: { unit: 'B3', result: 'failed' } };
/** On one phone B3 was tested in A's first Wander phase; on the other it was destroyed there, and the battle went on. */
const since = stateOf(after(amid(3), [destroys('B3'), advances(), advances('1.B.muster')])) as OpenedState;
const nowThere = (place: string, seats?: readonly Side[]) => {
  const state = standingThere(SHELF, since, at(place));
  return state && nowAt({ shelf: SHELF, state, occasion }, seats);
};

describe('what was pressed, opened once more where it was pressed', () => {
  const again = (command: MatchCommand, seats?: readonly Side[]) => {
    const now = nowThere('1.A.wander', seats);
    return now && pressedAgain(now, command);
  };
  const offered = (found: ReturnType<typeof again>) =>
    found?.tap.asks.flatMap((ask) =>
      ask.what === 'pick' && ask.into[0] === 'unit' ? ask.from.map(({ id }) => id) : [],
    );

  it('has everything said that was said, also of whom it cannot be said there', () => {
    const found = again(shaken, ['B']);
    expect(found?.said).toEqual({ unit: 'B3', result: 'failed' });
    expect(offered(found)).toEqual(['B1', 'B2']);
  });

  it('is the tap of whose unit it is', () => {
    expect(offered(again({ type: 'RecordBattleShock', data: { unit: 'B2', result: 'failed' } }))).toContain('B1');
  });

  it('is the tap of what was used, and of no other, with what was not vouched for', () => {
    const use = uses('Gust', 'A2', { answers: { 'within-reach': 'no' } });
    const whole = { ...use, data: { ...use.data, stratagem: 'core/gust' } } as MatchCommand;
    expect(again(whole)).toMatchObject({
      tap: { name: 'Gust!', data: { stratagem: 'core/gust' } },
      said: { 'roles.target': 'A2' },
      answers: { 'within-reach': 'no' },
    });
  });

  it('is nothing where nothing like it can be pressed', () => {
    const unknown = { type: 'UseStratagem', data: { player: 'A', stratagem: 'core/none' } } as unknown as MatchCommand;
    expect(again(unknown)).toBeNull();
  });
});

describe('a match as it stood somewhere', () => {
  it('is as it was when the battle left the place', () => {
    const there = standingThere(SHELF, since, at('1.A.wander'));
    expect(there?.table.clock).toMatchObject(at('1.A.wander'));
    expect(there?.table.units['B3']?.destroyed).toBeDefined();
  });

  it('is as it is where the battle stands there, and nothing where it never was or has not come to', () => {
    expect(standingThere(SHELF, since, at('1.B.muster'))).toBe(since);
    expect(standingThere(SHELF, since, at('2.A.muster'))).toBeNull();
    expect(standingThere(SHELF, since, at('1.A.muster'))).toBeNull();
  });
});
