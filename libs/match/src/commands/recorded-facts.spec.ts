import type { MatchCommand } from '../index.js';
import { advances, after, amid, begun, given, mustered, stateOf } from '@adjutant/testing/given';
import type { FactData, Side } from '@adjutant/rules';

const records = (data: FactData, player: Side = 'A', fact = 'perches-held'): MatchCommand => ({
  type: 'RecordFact',
  data: { fact, player, data },
});
const held = (data: FactData, player: Side = 'A') =>
  ({ type: 'FactRecorded', data: { fact: 'perches-held', player, data } }) as const;

describe('RecordFact', () => {
  it('writes down what a kind of fact says, in the battle and before it', () => {
    given(amid(1))
      .when(records({ held: 2, by: 'A2' }))
      .then(held({ held: 2, by: 'A2' }));
    given(mustered())
      .when(records({ held: 0 }))
      .then(held({ held: 0 }));
  });

  it.each<[string, MatchCommand, string]>([
    ['a kind that nobody knows', records({}, 'A', 'moons'), 'fact/unknown'],
    ['a field too few', records({}), 'fact/missing-field'],
    ['a number out of range', records({ held: 9 }), 'fact/out-of-range'],
    ['a marker that is not there', records({ held: 1, perch: '9' }), 'fact/unknown-marker'],
    ["the other player's turn", records({ held: 1 }, 'B'), 'fact/not-your-turn'],
  ])('is refused for %s', (_, command, code) => {
    given(amid(1)).when(command).thenRefused(code);
  });

  it('is refused in another step, and once the match is over', () => {
    given(begun())
      .when(records({ held: 1 }))
      .thenRefused('fact/wrong-step');
    const over = after(amid(1), [{ type: 'ConcedeMatch', data: { player: 'A' } }]);
    given(over)
      .when(records({ held: 1 }))
      .thenRefused('match/over');
    given([])
      .when(records({ held: 1 }))
      .thenRefused('match/not-opened');
  });

  it('stands under advise, or when a judge lets it', () => {
    given(begun({ enforcement: 'advise' }))
      .when(records({ held: 1 }))
      .then(held({ held: 1 }));
  });

  it('changes with a correction', () => {
    const record = after(amid(1), [
      records({ held: 2 }),
      {
        type: 'CorrectEntry',
        data: { entry: 4, correction: { kind: 'amend', data: { data: { held: 3 } } }, because: 'Counted again' },
      },
    ]);
    const state = stateOf(record);
    expect(state.status === 'running' && state.table.facts.map((one) => one.data)).toEqual([{ held: 3 }]);
    given(record)
      .when({
        type: 'CorrectEntry',
        data: { entry: 4, correction: { kind: 'amend', data: { data: { held: 33 } } }, because: 'Typed' },
      })
      .thenRefused('entry/wrong-type');
  });
});

describe('RecordFacts', () => {
  it('records all of them, or none', () => {
    const facts = (...all: readonly FactData[]): MatchCommand => ({
      type: 'RecordFacts',
      data: { player: 'A', facts: all.map((data) => ({ fact: 'perches-held', data })) },
    });
    given(amid(1))
      .when(facts({ held: 1 }, { held: 2 }))
      .then(held({ held: 1 }), held({ held: 2 }));
    given(amid(1))
      .when(facts({ held: 1 }, { held: 22 }))
      .thenRefused('fact/out-of-range');
    given(amid(1)).when(facts()).thenRefused('fact/none');
  });
});

describe('RecordUnitsDestroyed', () => {
  const destroys = (...units: readonly string[]): MatchCommand => ({
    type: 'RecordUnitsDestroyed',
    data: { units, by: 'B1' },
  });

  it('writes down units that go at the same moment', () => {
    const record = after(amid(1), [destroys('A2', 'A3'), advances()]);
    const state = stateOf(record);
    expect(state.status === 'running' && state.table.destructions.map((one) => [one.number, one.unit, one.by])).toEqual(
      [
        [4, 'A2', 'B1'],
        [4, 'A3', 'B1'],
      ],
    );
    given(record).when(destroys('A1', 'A2')).thenRefused('unit/destroyed');
    given(record).when(destroys('A1', 'A1')).thenRefused('unit/destroyed');
    given(record).when(destroys('A1', 'A9')).thenRefused('unit/unknown');
    given(record).when(destroys()).thenRefused('unit/unknown');
  });
});
