import type { Clock } from '../clock/sequence.js';
import { at, inventedPack, PACK, tableWith } from '../testing/invented-pack.js';
import { FACTS } from '../testing/invented-facts.js';
import type { TurnOrder } from '../clock/sequence.js';
import { reasonsAgainstFact } from './check.js';
import { asksWhereItBegan } from './until-first.js';

const OMEN = 'layers/first-tide/facts/omen.json';
const pack = inventedPack({ [OMEN]: { ...FACTS.omen, conditions: undefined, untilFirst: 'march' } });
const against = (clock: Clock | null, takenUp?: Clock, turnOrders: readonly TurnOrder[] = []) =>
  reasonsAgainstFact(pack, tableWith({ clock, turnOrders, ...(takenUp ? { takenUp } : {}) }), {
    ...{ fact: 'omen', player: 'B', data: { seen: 'B1' } },
  });
const codes = (...of: Parameters<typeof against>) => against(...of).map(({ code }) => code);

describe('a fact of the time until the first step of a sort is over', () => {
  it.each(['1..dawn', '1.A.kindle', '1.A.march'])(
    'is written down at %s of a battle kept from its beginning',
    (place) => expect(codes(at(place))).toEqual([]),
  );

  it.each(['1.A.clash', '1.B.kindle', '1.B.march', '2..dawn', '3.B.march'])('is not at %s', (place) =>
    expect(codes(at(place))).toEqual(['fact/wrong-step']),
  );

  it('counts from the turn of whoever went first', () => {
    const order = [{ round: 1, first: 'B' as const, by: null }];
    expect(codes(at('1.B.march'), undefined, order)).toEqual([]);
    expect(codes(at('1.A.march'), undefined, order)).toEqual(['fact/wrong-step']);
  });

  it('counts from where the record was taken up', () => {
    expect(codes(at('2.A.march'), at('2.A.march'))).toEqual([]);
    expect(codes(at('2.B.kindle'), at('2.A.march'))).toEqual(['fact/wrong-step']);
    expect(codes(at('2.B.march'), at('2.A.clash'))).toEqual([]);
    expect(codes(at('3..dawn'), at('2.A.clash'))).toEqual(['fact/wrong-step']);
  });

  it('says until when, and what becomes of what was forgotten', () =>
    expect(against(at('2.A.march'))).toEqual([
      {
        code: 'fact/wrong-step',
        message:
          'It is R2.A.March; An omen is recorded until the first March is over. What was forgotten then, a judge lets stand.',
        facts: { now: 'R2.A.March', untilFirst: 'march' },
        cites: [FACTS.omen.source],
      },
    ]));

  it('is what a pack asks for, or not', () => {
    expect(asksWhereItBegan(pack)).toBe(true);
    expect(asksWhereItBegan(PACK)).toBe(false);
  });
});
