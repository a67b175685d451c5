import type { MatchCommand, MatchEvent } from '../index.js';
import { begun, by, given, release, stateOf } from '@adjutant/testing/given';
import { Shelf, type Condition, type EndingRule } from '@adjutant/rules';
import { decideMatch } from '../decider.js';

const source = { document: 'almanac', section: 'The end' };
const held = (many: number): Condition => ({
  record: 'compares',
  of: { latest: 'perches-held', field: 'held' },
  is: '=',
  to: many,
});
const nobodyHolds: Condition = {
  all: [held(0), { record: 'compares', of: { count: 'facts', fact: 'perches-held' }, is: '>', to: 0 }],
};

const ENDINGS: readonly EndingRule[] = [
  {
    id: 'calm',
    name: 'The wind drops',
    at: { at: 'phase-start', phase: 'muster' },
    rounds: [2],
    roll: { by: 'second-turn', dice: { count: 1, sides: 6 }, ends: { from: 1, to: 2 } },
    winner: 'score',
    kind: 'victory',
    final: true,
    source,
  },
  {
    id: 'all-perches',
    name: 'One player sits everywhere',
    at: { at: 'turn-end' },
    when: { all: [held(4), { record: 'clock-is', turn: 'own' }] },
    winner: 'own',
    kind: 'crushing victory',
    final: false,
    source,
  },
  {
    id: 'empty-sky',
    name: 'Nobody sits anywhere',
    at: { at: 'turn-end' },
    when: nobodyHolds,
    winner: 'opponent',
    final: false,
    source,
  },
];

const PACK = release(
  'ending',
  {
    'red-kites': {
      grants: {
        final: [{ id: 'homecoming', name: 'Who comes home', category: 'prizes', points: { count: 'units' }, source }],
      },
    },
  },
  { endings: ENDINGS, concession: { kind: 'crushing victory', source } },
);
const shelf = new Shelf([PACK]);

const advanceTo = (round: number, turn: 'A' | 'B', step: string): MatchCommand => ({
  type: 'AdvancePhase',
  data: { to: { round, turn, step } },
});
const holds = (count: number): MatchCommand => ({
  type: 'RecordFact',
  data: { fact: 'perches-held', player: 'A', data: { held: count } },
});
const rolls = (die: number, player?: 'A' | 'B'): MatchCommand => ({
  type: 'RecordRoll',
  data: { dice: [die], ...(player ? { player } : {}) },
});

function played(...commands: readonly MatchCommand[]): readonly MatchEvent[] {
  let record = begun({}, PACK);
  for (const command of commands) {
    const decision = decideMatch(shelf, command, stateOf(record, shelf), by('judge'));
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    record = [...record, ...decision.events];
  }
  return record;
}

function resultOf(record: readonly MatchEvent[]): unknown {
  const state = stateOf(record, shelf);
  return 'result' in state ? state.result : state.status;
}

describe('a die that may end the battle', () => {
  const waiting = played(advanceTo(2, 'A', 'muster'));

  it('falls due where the rule says, for the player whom it names, and is not passed over', () => {
    given(waiting, shelf)
      .when(advanceTo(2, 'A', 'wander'))
      .thenRefused('roll/pending');
    given(begun({}, PACK), shelf)
      .when(advanceTo(2, 'A', 'wander'))
      .thenRefused('roll/on-the-way');
    given(waiting, shelf).when(rolls(3, 'A')).thenRefused('roll/not-yours');
    given(waiting, shelf).when(rolls(7, 'B')).thenRefused('roll/dice-invalid');
    given(begun({}, PACK), shelf).when(rolls(3)).thenRefused('roll/not-due');
  });

  it('lets the battle go on, or ends it with what is scored at the end', () => {
    expect(resultOf(played(advanceTo(2, 'A', 'muster'), rolls(3, 'B')))).toBe('running');
    const over = played(advanceTo(2, 'A', 'muster'), rolls(2, 'B'));
    expect(resultOf(over)).toEqual({ ending: 'calm', winner: 'A', points: { A: 3, B: 0 }, kind: 'victory' });
    given(over, shelf)
      .when(advanceTo(2, 'A', 'wander'))
      .thenRefused('match/over');
  });

  it('ends it no longer once the die is corrected', () => {
    const over = played(advanceTo(2, 'A', 'muster'), rolls(2, 'B'));
    const corrected: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry: over.length - 1, correction: { kind: 'amend', data: { dice: [5] } }, because: 'Read wrongly' },
    };
    expect(resultOf([...over, corrected])).toBe('running');
  });
});

describe('a sudden end', () => {
  const won = played(advanceTo(1, 'A', 'wander'), holds(4), advanceTo(1, 'B', 'muster'));

  it('comes where its condition holds for a player, with the points as they stand', () => {
    expect(resultOf(won)).toEqual({
      ending: 'all-perches',
      winner: 'A',
      points: { A: 0, B: 0 },
      kind: 'crushing victory',
    });
  });

  it('has no winner where it comes for both', () => {
    const nobody = played(advanceTo(1, 'A', 'wander'), holds(0), advanceTo(1, 'B', 'muster'));
    expect(resultOf(nobody)).toEqual({ ending: 'empty-sky', winner: 'draw', points: { A: 0, B: 0 } });
  });

  it('stops whoever advances further', () => {
    const far = played(advanceTo(1, 'A', 'wander'), holds(4), advanceTo(3, 'B', 'clash'));
    expect(resultOf(far)).toEqual(resultOf(won));
    expect(far).toHaveLength(won.length);
  });

  it('is not what the record says where the fact was wrong', () => {
    const fact = won.findIndex((event) => event.type === 'FactRecorded');
    const corrected: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry: fact, correction: { kind: 'amend', data: { data: { held: 3 } } }, because: 'Counted again' },
    };
    expect(resultOf([...won, corrected])).toBe('running');
  });
});

describe('giving up', () => {
  it('is called what the pack calls it, and scores nothing any more', () => {
    const over = played({ type: 'ConcedeMatch', data: { player: 'A' } });
    expect(resultOf(over)).toEqual({
      ending: 'concession',
      winner: 'B',
      points: { A: 0, B: 0 },
      kind: 'crushing victory',
    });
  });
});

describe('an agreed end', () => {
  it('scores what is scored at the end', () => {
    const over = played({ type: 'FinishMatch', data: { ending: 'time' } });
    expect(resultOf(over)).toEqual({ ending: 'time', winner: 'A', points: { A: 3, B: 0 } });
  });
});
