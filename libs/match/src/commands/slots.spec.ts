import { clockText, Shelf, type Entry, type Pack } from '@adjutant/rules';
import { by, decideOn, given, mustered, opened, PACK, rosterOf, stateOf } from '@adjutant/testing/given';
import type { MatchCommand, MatchEvent } from '../index.js';

const source = { document: 'almanac', section: 'Regatta' };
const ploy = (id: string, more: Partial<Entry>): Entry => ({
  id,
  name: id,
  kind: 'stratagem',
  owner: 'core',
  costs: { cp: 1 },
  summary: 'A ploy.',
  source,
  limits: [{ times: 1, per: 'activation', scope: 'army', source }],
  ...more,
});
const stop = { id: 'stop', name: 'Pays to stop it', costs: { cp: 1 }, stops: true };
const letBe = { id: 'let-be', name: 'Lets it be' };
const ENTRIES = {
  barge: ploy('barge', {
    timing: { phases: [{ phase: 'race', turn: 'opponent' }] },
    conditions: {
      all: [{ record: 'slot-open' }, { not: { record: 'slot-handed-on' } }, { record: 'units-left', of: 'own' }],
    },
    answer: { asks: 'Stop it?', options: [stop, letBe] },
    effects: [{ op: 'hand-slot', to: 'own' }],
  }),
  dawdle: ploy('dawdle', {
    timing: { phases: [{ phase: 'moor', turn: 'own' }] },
    answer: { asks: 'Stop it?', options: [stop, letBe] },
    effects: [{ op: 'pass-slot' }],
  }),
  swap: ploy('swap', {
    timing: { phases: [{ phase: 'shuffle', turn: 'either' }] },
    roles: { target: { is: 'own-unit', says: 'the kite taken up' } },
    answer: {
      asks: 'Do the same?',
      options: [
        {
          id: 'same',
          name: 'Does the same',
          costs: { cp: 1 },
          counts: true,
          roles: { target: { is: 'own-unit', says: 'the kite taken up' } },
          effects: [{ op: 'place', unit: 'target', location: 'shore', acts: 'hid' }],
        },
        letBe,
      ],
    },
    effects: [{ op: 'place', unit: 'target', location: 'shore', acts: 'hid' }, { op: 'open-slots' }],
  }),
  spurt: ploy('spurt', {
    roles: { target: { is: 'own-unit', says: 'the kite that spurts' } },
    conditions: { record: 'unit-activated', unit: 'target', fresh: true },
  }),
};
const GAME: Pack = {
  ...PACK,
  id: 'regatta',
  digest: 'digest-of-the-regatta',
  entries: { ...PACK.entries, ...ENTRIES },
  economy: { ...PACK.economy, start: { cp: 3 }, income: [] },
  sequence: {
    rounds: 2,
    advancedBy: 'anyone',
    setUp: [
      { id: 'moor', name: 'Moor', slots: { of: 'placement', from: [{ location: 'shore' }] } },
      { id: 'shuffle', name: 'Shuffle', slots: { of: 'placement', from: [{ location: 'shore' }] } },
    ],
    turn: [],
    roundEnd: [
      {
        id: 'race',
        name: 'Race',
        slots: { of: 'activation', from: [{ location: 'battlefield' }, { location: 'reserves', fromRound: 2 }] },
      },
      { id: 'count', name: 'Count' },
    ],
  },
};
const SHELF = new Shelf([GAME]);
const begun: readonly MatchEvent[] = [...mustered({}, GAME), { type: 'BattleStarted', data: { firstTurn: 'A' } }];
const place = (unit: string): MatchCommand => ({ type: 'PlaceUnit', data: { unit } });
const activate = (unit: string, more: object = {}): MatchCommand => ({ type: 'ActivateUnit', data: { unit, ...more } });
const end: MatchCommand = { type: 'EndActivation', data: {} };
/** What units on the rosters bear does not reach here. */
const ELSEWHERE = { 'within-reach': 'no', 'knot-in-sight': 'no' } as const;
const use = (stratagem: string, player: 'A' | 'B', target?: string): MatchCommand => ({
  type: 'UseStratagem',
  data: { stratagem, player, answers: ELSEWHERE, ...(target ? { roles: { target } } : {}) },
});
const answer = (player: 'A' | 'B', option: string, target?: string): MatchCommand => ({
  type: 'AnswerUse',
  data: { player, option, ...(target ? { roles: { target } } : {}) },
});
const to = (step: string, round = 0, more: object = {}): MatchCommand => ({
  type: 'AdvancePhase',
  data: { to: { round, turn: null, step, ...more } },
});
const play = (...commands: readonly MatchCommand[]) => decideOn(SHELF, begun, commands);
const tableOf = (events: readonly MatchEvent[]) => {
  const state = stateOf(events, SHELF);
  if (state.status === 'absent') throw new Error('no match');
  return state.table;
};
const here = (events: readonly MatchEvent[]): string => {
  const { clock } = tableOf(events);
  return clock ? clockText(GAME.sequence, clock) : '';
};
const cp = (events: readonly MatchEvent[]) => {
  const { balances } = tableOf(events);
  return [balances.A['cp'], balances.B['cp']];
};
const refused = (events: readonly MatchEvent[], command: MatchCommand, ...codes: readonly [string, ...string[]]) =>
  given(events, SHELF)
    .when(command)
    .thenRefused(...codes);

describe('putting units on the table', () => {
  it('goes in turns, and on with whoever has units left', () => {
    const steps = [[], ['A1'], ['A1', 'B1'], ['A1', 'B1', 'A2', 'B2', 'A3']].map((units) =>
      here(play(...units.map(place))),
    );
    expect(steps).toEqual(['R0.A.Moor#1', 'R0.B.Moor#2', 'R0.A.Moor#3', 'R0.Moor#6']);
  });

  it('starts with every unit of the armies off the table, but for those kept back', () => {
    const { units } = tableOf(play(place('A1')));
    expect(['A1', 'A2', 'B1', 'B3'].map((id) => units[id]?.location)).toEqual([
      'battlefield',
      'shore',
      'shore',
      'reserves',
    ]);
  });

  it('is refused out of turn, twice, and of units that wait elsewhere', () => {
    refused(begun, place('B1'), 'slot/not-your-turn');
    refused(play(place('A1'), place('B1')), place('A1'), 'unit/not-there');
    refused(play(place('A1')), place('B3'), 'unit/not-there');
    refused(play(place('A1')), place('X9'), 'unit/unknown');
    refused(begun, activate('A1'), 'slot/wrong-step');
  });

  it('is over for all when the step is left', () => {
    const { units } = tableOf(play(place('A1'), to('shuffle')));
    expect(['A2', 'B1', 'B3'].map((id) => units[id]?.location)).toEqual(['battlefield', 'battlefield', 'reserves']);
  });
});

describe('activations', () => {
  const race = to('race', 1);

  it('go in turns, each unit once a round', () => {
    const first = play(race, activate('A1'));
    expect([here(first), tableOf(first).slot]).toEqual(['R1.A.Race#1', { unit: 'A1', settled: false }]);
    refused(first, activate('A2'), 'slot/taken');
    const second = play(race, activate('A1'), end);
    expect(here(second)).toBe('R1.B.Race#2');
    refused(second, activate('A2'), 'slot/not-your-turn');
    refused(second, activate('B3'), 'unit/not-there');
    refused(second, end, 'slot/nobody-activated');
    refused(play(race, activate('A1'), end, activate('B1'), end), activate('A1'), 'slot/unit-had-it');
    refused(first, activate('B1', { player: 'A' }), 'unit/not-own', 'slot/taken');
  });

  it('come to an end when no unit is left, and begin anew in the next round', () => {
    const units = ['A1', 'B1', 'A2', 'B2', 'A3'];
    const all = [race, ...units.flatMap((unit) => [activate(unit), end])];
    expect(here(play(...all))).toBe('R1.Race#6');
    expect(here(play(...all, to('race', 2)))).toBe('R2.A.Race#1');
    expect(tableOf(play(...all, to('race', 2), activate('A1'), end, activate('B3'))).units['B3']?.location).toBe(
      'battlefield',
    );
  });

  it('begin with the player who is said to begin', () => {
    expect(here(play(to('race', 1, { turn: 'B' })))).toBe('R1.B.Race#1');
    expect(here(play(race, to('race', 2, { turn: 'B' })))).toBe('R2.B.Race#1');
    expect(here(play(to('race', 1, { turn: 'B', slot: 4 })))).toBe('R1.B.Race#4');
  });

  it('may be taken up at a later slot', () => {
    expect(here(play(race, to('race', 1, { turn: 'B', slot: 4 })))).toBe('R1.B.Race#4');
    refused(
      play(race, to('race', 1, { turn: 'B', slot: 4 })),
      to('race', 1, { turn: 'A', slot: 3 }),
      'clock/not-ahead',
    );
    refused(play(race), to('race', 1, { turn: 'B', slot: 1.5 }), 'clock/not-ahead');
    refused(play(race), to('count', 1, { slot: 2 }), 'clock/not-ahead');
  });

  it('bound what counts once in each of them', () => {
    const spurt = use('spurt', 'A', 'A1');
    refused(play(race), spurt, 'stratagem/unit-not-activated');
    const spurted = play(race, activate('A1'), spurt);
    refused(spurted, spurt, 'stratagem/already-used-this-activation');
    refused(
      play(race, activate('A1'), { type: 'RecordUnitAction', data: { unit: 'A1', action: 'flew' } }),
      spurt,
      'stratagem/unit-not-activated',
    );
    expect(cp(decideOn(SHELF, spurted, [end, activate('B1'), end, activate('A2'), use('spurt', 'A', 'A2')]))).toEqual([
      1, 3,
    ]);
  });
});

describe('a use that is answered', () => {
  const race = to('race', 1);
  const barged = play(race, use('barge', 'B'));

  it('is paid at once, and stops everything but the answer', () => {
    expect([cp(barged), here(barged)]).toEqual([[3, 2], 'R1.A.Race#1']);
    for (const command of [activate('A1'), use('barge', 'B'), end, to('count', 1)])
      refused(barged, command, 'answer/pending');
    refused(barged, answer('B', 'stop'), 'answer/not-yours');
    refused(barged, answer('A', 'shout'), 'answer/unknown-option');
    refused(play(race), answer('A', 'stop'), 'answer/none-pending');
  });

  it('takes effect when it is let be', () => {
    const taken = decideOn(SHELF, barged, [answer('A', 'let-be')]);
    expect([cp(taken), here(taken)]).toEqual([[3, 2], 'R1.B.Race#1']);
    refused(taken, activate('A1'), 'slot/not-your-turn');
    expect(here(decideOn(SHELF, taken, [activate('B1'), end]))).toBe('R1.A.Race#2');
  });

  it('has none when it is stopped; both have paid', () => {
    const stopped = decideOn(SHELF, barged, [answer('A', 'stop')]);
    expect([cp(stopped), here(stopped)]).toEqual([[2, 2], 'R1.A.Race#1']);
    refused(stopped, use('barge', 'B'), 'stratagem/already-used-this-activation');
  });

  it('settles the slot', () => {
    const taken = decideOn(SHELF, barged, [answer('A', 'let-be')]);
    refused(taken, use('barge', 'A'), 'stratagem/wrong-step');
  });

  it('cannot be stopped without points', () => {
    const broke = new Shelf([{ ...GAME, economy: { ...GAME.economy, start: { cp: 1 } } }]);
    const spent = decideOn(broke, begun, [
      race,
      activate('A1'),
      use('spurt', 'A', 'A1'),
      end,
      activate('B1'),
      end,
      use('barge', 'B'),
    ]);
    given(spent, broke).when(answer('A', 'stop')).thenRefused('stratagem/insufficient-cp');
  });

  it('passes a turn to place', () => {
    expect(here(play(use('dawdle', 'A'), answer('B', 'let-be')))).toBe('R0.B.Moor#2');
    expect(here(play(use('dawdle', 'A'), answer('B', 'stop')))).toBe('R0.A.Moor#1');
  });

  it('may be done by both, who then place in turn', () => {
    const swap = play(to('shuffle'), use('swap', 'B', 'B1'));
    const alone = decideOn(SHELF, swap, [answer('A', 'let-be')]);
    expect([here(alone), tableOf(alone).units['B1']?.location]).toEqual(['R0.B.Shuffle#1', 'shore']);
    const both = decideOn(SHELF, swap, [answer('A', 'same', 'A1')]);
    expect([cp(both), here(both)]).toEqual([[2, 2], 'R0.B.Shuffle#1']);
    refused(both, place('A1'), 'slot/not-your-turn');
    expect(here(decideOn(SHELF, both, [place('B1')]))).toBe('R0.A.Shuffle#2');
    expect(tableOf(both).uses.map((one) => one.player)).toEqual(['B', 'A']);
    refused(swap, answer('A', 'same', 'B1'), 'stratagem/not-own-unit');
  });

  it('is recorded past in a match that only advises', () => {
    const advised = [opened({ enforcement: 'advise' }, GAME), rosterOf('A'), rosterOf('B'), ...begun.slice(3)];
    const went = decideOn(SHELF, advised, [race, use('barge', 'B'), activate('A1'), end, answer('A', 'stop')]);
    expect(cp(went)).toEqual([2, 2]);
  });

  it('that is struck takes its answer with it', () => {
    const answered = decideOn(SHELF, barged, [answer('A', 'let-be'), activate('B1'), end]);
    const number = answered.findIndex((event) => event.type === 'StratagemUsed');
    const strike: MatchCommand = {
      type: 'CorrectEntry',
      data: { entry: number, correction: { kind: 'strike' }, because: 'Not said aloud' },
    };
    const struck = decideOn(SHELF, answered, [strike], by('judge'));
    expect([cp(struck), here(struck), tableOf(struck).answers]).toEqual([[3, 3], 'R1.A.Race#2', []]);
  });
});
