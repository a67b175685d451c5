import type { Occasion } from '@adjutant/kernel';
import type { MatchCommand, MatchEvent } from '../index.js';
import {
  advances,
  after,
  amid,
  begun,
  by,
  destroys,
  given,
  looks,
  rolls,
  SHELF,
  stateOf,
  StorelessMatch,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const rolled = (roll: string, ...dice: readonly number[]): MatchEvent => ({
  type: 'RollRecorded',
  data: { roll, dice, by: 'table' },
});
const due = after(amid(2), [uses('Gust', 'A2', { answers: knot })]);
const cp = (events: readonly MatchEvent[]) => {
  const state = stateOf(events);
  return state.status === 'running' ? [state.table.balances.A['cp'], state.table.rolls.length] : null;
};

describe('RecordRoll', () => {
  it('resolves the only roll that is open', () => {
    given(due).when(rolls(4)).then(rolled('4/lucky-knot@A1', 4));
  });

  it('says by itself that the server threw to nobody', () => {
    const lucky = { roll: '4/lucky-knot@A1', dice: [6] };
    given(due)
      .when({ type: 'RecordRoll', data: { ...lucky, by: 'server' } })
      .thenRefused('roll/not-thrown-here');
    given(due)
      .when({ type: 'RecordRoll', data: { ...lucky, by: 'table' } })
      .then(rolled('4/lucky-knot@A1', 6));
  });

  it('has the server throw, and marks it so', () => {
    const throws = (count: number, sides: number): readonly number[] => Array.from({ length: count }, () => sides - 1);
    const asked: MatchCommand = { type: 'RecordRoll', data: { player: 'A', throw: true } };
    given(due)
      .when(asked, { ...by('player', 'person-a'), throws } as Occasion)
      .then({ type: 'RollRecorded', data: { roll: '4/lucky-knot@A1', dice: [5], by: 'server' } });
    given(due).when(asked).thenRefused('roll/not-thrown-here');
    given(due)
      .when({ ...asked, data: { ...asked.data, dice: [6] } }, { ...by('player', 'person-a'), throws } as Occasion)
      .thenRefused('roll/not-thrown-here');
    given(due)
      .when({ type: 'RecordRoll', data: { player: 'B', throw: true } })
      .thenRefused('roll/not-thrown-here');
  });

  it('throws out of the chance of the server where commands are recorded', () => {
    const desk = new StorelessMatch(SHELF);
    desk.events = due;
    desk.state = stateOf(due);
    expect(desk.take({ type: 'RecordRoll', data: { throw: true } })).toBe('recorded');
    expect(desk.events.at(-1)).toEqual({
      type: 'RollRecorded',
      data: { roll: '4/lucky-knot@A1', dice: [expect.any(Number)], by: 'server' },
    });
    const roll = '4/lucky-knot@A1';
    expect(desk.take({ type: 'RecordRoll', data: { roll, throw: true } })).toBe('already');
    expect(desk.take({ type: 'RecordRoll', data: { roll, dice: [6], by: 'server' } })).toBe('roll/not-thrown-here');
  });

  it('is done once: the same dice of the same roll said again are no mistake, others are', () => {
    const done = after(due, [rolls(4)]);
    const again = (dice: readonly number[]): MatchCommand => ({
      type: 'RecordRoll',
      data: { roll: '4/lucky-knot@A1', dice },
    });
    given(done)
      .when(again([4]))
      .thenAlready();
    given(done)
      .when(again([5]))
      .thenRefused('roll/not-due');
    given(done)
      .when({ type: 'RecordRoll', data: { roll: '4/lucky-knot@A1', throw: true } }, { ...by('player', 'person-a') })
      .thenRefused('roll/not-thrown-here');
  });

  it('is not made the server’s by a correction, nor is what the server threw rewritten', () => {
    const amends = (data: object): MatchCommand =>
      ({
        type: 'CorrectEntry',
        data: { entry: due.length, correction: { kind: 'amend', data }, because: 'x' },
      }) as MatchCommand;
    const typed = [...due, rolled('4/lucky-knot@A1', 4)];
    const thrown: MatchEvent = { type: 'RollRecorded', data: { roll: '4/lucky-knot@A1', dice: [4], by: 'server' } };
    given(typed)
      .when(amends({ by: 'server' }), by('judge'))
      .thenRefused('entry/wrong-type');
    given([...due, thrown])
      .when(amends({ dice: [6] }), by('judge'))
      .thenRefused('entry/wrong-type');
  });

  it('gives a point on 4 and more, once a round', () => {
    expect(cp(due)).toEqual([1, 1]);
    expect(cp(after(due, [rolls(3)]))).toEqual([1, 0]);
    const gained = after(due, [rolls(4)]);
    expect(cp(gained)).toEqual([2, 0]);
    expect(cp(after(gained, [uses('Rally', 'A2', { answers: knot }), rolls(6)]))).toEqual([2, 0]);
  });

  it('asks which one when two are open', () => {
    const two = after(due, [uses('Rally', 'A2', { answers: knot })]);
    given(two).when(rolls(4)).thenRefused('roll/several');
    given(two)
      .when({ type: 'RecordRoll', data: { roll: '5/lucky-knot@A1', dice: [1] } })
      .then(rolled('5/lucky-knot@A1', 1));
  });

  it('is refused where nothing is open, or something else', () => {
    given(begun()).when(rolls(4)).thenRefused('roll/not-due');
    given(due)
      .when({ type: 'RecordRoll', data: { roll: '3/lucky-knot@A1', dice: [4] } })
      .thenRefused('roll/not-due');
    given(after(due, [rolls(1)]))
      .when(rolls(1))
      .thenRefused('roll/not-due');
    given([]).when(rolls(1)).thenRefused('match/not-opened');
  });

  it.each([[[]], [[0]], [[7]], [[2.5]], [[3, 3]]])('is refused with the dice %j', (dice) => {
    given(due)
      .when(rolls(...dice))
      .thenRefused('roll/dice-invalid');
  });
});

describe('dice that come with a use', () => {
  const asked = { answers: knot, dice: [[5]] };

  it('resolve the roll that it makes due', () => {
    given(amid(2))
      .when(uses('Gust', 'A2', asked))
      .then(
        {
          type: 'StratagemUsed',
          data: { player: 'A', entry: 'core/gust', roles: { target: 'A2' }, answers: knot, claims: [] },
        },
        rolled('4/lucky-knot@A1', 5),
      );
    expect(cp(after(amid(2), [looks({ dice: [[6]] })]))).toEqual([3, 0]);
  });

  it('are refused, and the use with them, when they do not fit', () => {
    given(amid(2))
      .when(uses('Gust', 'A2', { dice: [[5]] }))
      .thenRefused('roll/not-due');
    given(amid(2))
      .when(uses('Gust', 'A2', { ...asked, dice: [[7]] }))
      .thenRefused('roll/dice-invalid');
    given(amid(2))
      .when(looks({ dice: [[2], [2]] }))
      .thenRefused('roll/not-due');
  });

  it('do not help to pay', () => {
    given(amid(0))
      .when(uses('Gust', 'A2', asked))
      .thenRefused('stratagem/insufficient-cp');
  });

  it('are not due when the one who bears the rule is gone', () => {
    given(after(amid(2), [destroys('A1'), advances()]))
      .when(uses('Gust', 'A2', asked))
      .thenRefused('roll/not-due');
  });
});
