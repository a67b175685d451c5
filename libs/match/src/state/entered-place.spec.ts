import { enterPlace, type Clock } from '@adjutant/rules';
import { at, begun, copied, PLAYED, playedOut, seeded, SHELF, stateOf } from '@adjutant/testing/given';
import fc from 'fast-check';
import { packOf } from './apply.js';
import { enteredPlace } from './entered-place.js';
import type { Running } from './state.js';

const backwards = (place: Clock): Clock => Object.fromEntries(Object.entries(place).reverse()) as unknown as Clock;

describe('the next place of a battle', () => {
  it('comes to the same, member for member, whatever was asked of the same table before', () => {
    const onwards = at('2.A.dusk');
    const asked = fc.array(
      fc.tuple(fc.constantFrom(onwards, at('2.B.dusk'), backwards(onwards)), fc.integer({ min: 9, max: 11 })),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(PLAYED, asked, (commands, questions) => {
        const state = playedOut(begun(), commands).state as Running;
        const pack = packOf(SHELF, state);
        for (const [to, number] of questions) {
          const booked = enteredPlace(pack, state.table, copied(to), number);
          expect(JSON.stringify(booked)).toBe(JSON.stringify(enterPlace(pack, copied(state.table), to, number)));
        }
      }),
      seeded(100),
    );
  });

  it('is worked out once for a command and its entry', () => {
    const { table, ...state } = stateOf(begun()) as Running;
    const pack = packOf(SHELF, { ...state, table });
    const decided = enteredPlace(pack, table, at('2.A.dusk'), 9);
    expect(enteredPlace(pack, table, copied(at('2.A.dusk')), 9)).toBe(decided);
    expect(enteredPlace(pack, table, at('2.A.dusk'), 10)).not.toBe(decided);
    expect(enteredPlace(pack, { ...table }, at('2.A.dusk'), 10)).not.toBe(decided);
  });
});
