import type { MatchCommand, MatchEvent } from '../index.js';
import {
  advances,
  after,
  amid,
  begun,
  destroys,
  given,
  looks,
  mustered,
  used,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const gust = used('core/gust', { target: 'A2' });
const inReach = { ...VOUCHED, 'within-reach': 'yes' } as const;

describe('UseStratagem', () => {
  it('writes down what was declared, by the id of the entry', () => {
    given(amid(1)).when(uses('gust', 'A2')).then(gust);
    given(amid(1)).when(uses('GUST!', 'A2')).then(gust);
    given(amid(1))
      .when(uses('core/gust', 'A2', { declared: 1 }))
      .then(used('core/gust', { target: 'A2' }, { declared: 1 }));
  });

  it('finds the like-named entry of the own detachment', () => {
    const gone = after(amid(2), [destroys('A3')]);
    given(gone)
      .when(uses('Second Flight', 'A3'))
      .then(used('red-kites/second-flight', { target: 'A3', newUnit: 'A3r' }));
    given(amid(2))
      .when(uses('Second Flight', 'B2'))
      .then(used('grey-anvils/second-flight', { target: 'B2' }, { player: 'B' }));
  });

  it('gives a unit that comes back an id that is free', () => {
    const twice = after(amid(4), [
      destroys('A3'),
      uses('Second Flight', 'A3'),
      destroys('A3r'),
      advances('2.A.wander'),
    ]);
    given(twice)
      .when(uses('Second Flight', 'A3'))
      .then(used('red-kites/second-flight', { target: 'A3', newUnit: 'A3r3' }));
  });

  it.each<[string, readonly MatchEvent[], MatchCommand, readonly [string, ...string[]]]>([
    ['an entry that is not there', amid(1), uses('Thunder', 'A2'), ['stratagem/unknown']],
    ['an ability', amid(1), uses('core/spyglass', 'A2'), ['stratagem/unknown']],
    ['a name that every object has', amid(1), uses('constructor', 'A2'), ['stratagem/unknown']],
    ['an empty purse', amid(0), uses('Gust', 'A2'), ['stratagem/insufficient-cp']],
    ['a price raised by an aura', amid(1), uses('Gust', 'A2', { answers: inReach }), ['stratagem/insufficient-cp']],
    [
      "another detachment's stratagem",
      amid(2),
      uses('grey-anvils/second-flight', 'A2'),
      ['stratagem/not-in-detachment'],
    ],
    ['the wrong phase', amid(2), uses('Brace', 'B2'), ['stratagem/wrong-phase']],
    ['the wrong turn', after(amid(2), [advances()]), uses('Brace', 'A2'), ['stratagem/wrong-turn']],
    [
      'no target',
      amid(1),
      uses('Rally', 'A2', { roles: { target: undefined as unknown as string } }),
      ['stratagem/not-named'],
    ],
    ['a target that nobody has', amid(1), uses('Rally', 'A9'), ['stratagem/unknown-unit']],
    ["the opponent's unit", amid(1), uses('Rally', 'B2', { player: 'A' }), ['stratagem/not-own-unit']],
    ['an own unit as enemy', amid(1), uses('Gust', 'A2', { roles: { enemy: 'A3' } }), ['stratagem/not-enemy-unit']],
    ['a destroyed target', after(amid(1), [destroys('A2')]), uses('Gust', 'A2'), ['stratagem/unit-destroyed']],
    [
      'a condition of its own code',
      after(amid(1), [{ type: 'RecordBattleShock', data: { unit: 'A2', result: 'failed' } }]),
      uses('Gust', 'A2'),
      ['stratagem/unit-shaken'],
    ],
    ['a unit that still stands', amid(1), uses('Second Flight', 'A2'), ['stratagem/unit-not-destroyed']],
    [
      'an id that is taken',
      after(amid(1), [destroys('A3')]),
      uses('Second Flight', 'A3', { roles: { newUnit: 'A2' } }),
      ['stratagem/unit-id-taken'],
    ],
    ['an order that is none', begun(), uses('Roar', 'A1', { roles: { order: 'Dive!' } }), ['stratagem/unknown-order']],
    [
      'a second use in the phase',
      after(amid(2), [uses('Gust', 'A2')]),
      uses('Gust', 'A3'),
      ['stratagem/already-used-this-phase'],
    ],
    [
      'a second use in the battle',
      after(amid(2), [uses('Last Stand', 'A2'), advances('2.A.clash')]),
      uses('Last Stand', 'A3'),
      ['stratagem/already-used-this-battle'],
    ],
    [
      'a second use on the unit this turn',
      after(amid(2), [uses('Rally', 'A2'), advances()]),
      uses('Rally', 'A2'),
      ['stratagem/already-used-this-turn'],
    ],
    [
      'an ability that nobody has',
      amid(1),
      uses('Gust', 'A2', { claims: ['Cloak'] }),
      ['stratagem/ability-not-available'],
    ],
    [
      'an ability of another unit',
      amid(1),
      uses('Gust', 'A3', { claims: ['Tail Wind'] }),
      ['stratagem/ability-not-available'],
    ],
    [
      'another price than the rules say',
      amid(2),
      uses('Gust', 'A2', { declared: 2 }),
      ['stratagem/declared-cost-differs'],
    ],
    [
      'an answer of no',
      amid(1),
      uses('Gust', 'A2', { answers: { ...VOUCHED, 'wind-is-fair': 'no' } }),
      ['stratagem/attestation-refused'],
    ],
    [
      'no answers',
      amid(1),
      uses('Gust', 'A2', { answers: {} }),
      ['stratagem/attestation-missing', 'stratagem/attestation-missing', 'stratagem/attestation-missing'],
    ],
    [
      'several reasons at once',
      amid(0),
      uses('Brace', 'A2', { answers: {} }),
      [
        'stratagem/wrong-phase',
        'stratagem/insufficient-cp',
        'stratagem/attestation-missing',
        'stratagem/attestation-missing',
      ],
    ],
    ['an open roll', after(amid(1), [looks()]), uses('Gust', 'A2'), ['roll/pending']],
    ['no match', [], uses('Gust', 'A2'), ['match/not-opened']],
    ['no battle yet', mustered(), uses('Gust', 'A2'), ['match/not-started']],
  ])('is refused for %s', (_, events, command, [code, ...codes]) => {
    given(events)
      .when(command)
      .thenRefused(code, ...codes);
  });

  it('may be used again in the next phase, and by the other player in the same', () => {
    const once = after(amid(2), [uses('Gust', 'A2')]);
    given(once)
      .when(uses('Gust', 'B2'))
      .then(used('core/gust', { target: 'B2' }, { player: 'B' }));
    given(after(once, [advances()]))
      .when(uses('Gust', 'A2'))
      .then(gust);
  });
});
