import type { Occasion, Role } from '@adjutant/kernel';
import { advances, after, begun, by, given, opened, rosterOf, SHELF, stateOf } from '@adjutant/testing/given';
import {
  decideMatch,
  essenceOf,
  foldMatch,
  remaining,
  type MatchCommand,
  type MatchEvent,
  type OpenedState,
  type TimeRules,
} from '../index.js';

const NOON = Date.parse('2031-05-04T12:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface At {
  readonly pressed?: number;
  readonly role?: Role;
  readonly rules?: TimeRules;
}

/** So many milliseconds after noon, and pressed at that moment or before. */
const at = (ms: number, { pressed = ms, role = 'player', rules }: At = {}): Occasion => ({
  now: new Date(NOON + ms).toISOString(),
  occurredAt: new Date(NOON + pressed).toISOString(),
  actor: { id: 'person-a', role },
  ...(rules && { timing: rules }),
});

const clock = { per: 'game', minutes: 75 } as const;
const pass = (to: 'A' | 'B' | 'neutral'): MatchCommand => ({ type: 'PassTime', data: { to } });
const passed = (to: 'A' | 'B' | 'neutral', ms: number, turn = 'R1.A', late?: number): MatchEvent => ({
  type: 'TimePassed',
  data: { to, at: NOON + ms, turn, ...(late === undefined ? {} : { late }) },
});
const pause: MatchCommand = { type: 'PauseTime', data: {} };
const give = (player: 'A' | 'B', seconds: number): MatchCommand => ({
  type: 'GiveTime',
  data: { player, seconds, because: 'The judge took long' },
});
const paused = (ms: number, cause: 'asked' | 'call' | 'end', more: object = {}): MatchEvent => ({
  type: 'TimePaused',
  data: { at: NOON + ms, turn: 'R1.A', cause, ...more },
});

const timed = begun({ chessClock: clock });
const running = [...timed, passed('A', 0)];
const leftTo = (events: readonly MatchEvent[], whose: 'A' | 'B' | 'neutral', ms: number): number | null => {
  const { chessClock } = stateOf(events) as OpenedState;
  if (!chessClock) throw new Error('no chess clock');
  return remaining(chessClock, whose, NOON + ms);
};
const ITC: TimeRules = { pauses: 'judges', out: 'flagged', says: 'Only saves from here on.' };

describe('a chess clock', () => {
  it('is set when the match opens, or later, and no match without one has any of it', () => {
    expect(stateOf([opened()])).not.toHaveProperty('chessClock');
    expect(stateOf(timed)).toMatchObject({ chessClock: { terms: clock, runs: null, since: null } });
    given(begun())
      .when({ type: 'SetChessClock', data: { per: 'turn', minutes: 15 } }, at(5))
      .then({ type: 'ChessClockSet', data: { per: 'turn', minutes: 15, at: NOON + 5, turn: 'R1.A' } });
    given(timed).when({ type: 'SetChessClock', data: clock }, at(0)).thenAlready();
    given(begun()).when(pass('A'), at(0)).thenRefused('time/no-clock');
    given([]).when(pass('A'), at(0)).thenRefused('match/not-opened');
  });

  it('is set anew by players until time has run on it, by a judge afterwards; what was used stays used', () => {
    const longer: MatchCommand = { type: 'SetChessClock', data: { per: 'game', minutes: 90 } };
    const set = (ms: number): MatchEvent => ({
      type: 'ChessClockSet',
      data: { per: 'game', minutes: 90, at: NOON + ms, turn: 'R1.A' },
    });
    given(timed).when(longer, at(1)).then(set(1));
    given(running).when(longer, at(MINUTE)).thenRefused('time/under-way');
    given(running)
      .when(longer, at(MINUTE, { role: 'judge' }))
      .then(set(MINUTE));
    expect(leftTo([...running, set(MINUTE)], 'A', MINUTE)).toBe(89 * MINUTE);
  });

  it('starts with the first pass, before the battle too, and goes to whoever is named', () => {
    const before = [opened({ chessClock: clock }), rosterOf('A'), rosterOf('B')];
    given(before)
      .when(pass('neutral'), at(0))
      .then(passed('neutral', 0, 'R0'));
    given(timed).when(pass('A'), at(0)).then(passed('A', 0));
    given(running).when(pass('B'), at(MINUTE)).then(passed('B', MINUTE));
  });

  it('is passed once by two presses for the same goal', () => {
    given(running).when(pass('A'), at(MINUTE)).thenAlready();
  });

  it('counts from the press: not from when it came, not after that, and not from before what is counted', () => {
    given(running)
      .when(pass('B'), at(62 * SECOND, { pressed: MINUTE }))
      .then(passed('B', MINUTE));
    given(running)
      .when(pass('B'), at(MINUTE, { pressed: 9 * MINUTE }))
      .then(passed('B', MINUTE));
    given([...running, passed('B', MINUTE)])
      .when(pass('A'), at(2 * MINUTE, { pressed: -MINUTE }))
      .then(passed('A', MINUTE, 'R1.A', 60));
  });

  it('says of a press that came late how late it came', () => {
    given(running)
      .when(pass('B'), at(5 * MINUTE, { pressed: MINUTE }))
      .then(passed('B', MINUTE, 'R1.A', 240));
  });

  it('is paused by anybody where the event has decided nothing, and goes on with a pass', () => {
    given(running).when(pause, at(MINUTE)).then(paused(MINUTE, 'asked'));
    const still = [...running, paused(MINUTE, 'asked')];
    expect(leftTo(still, 'A', 9 * MINUTE)).toBe(74 * MINUTE);
    given(still)
      .when(pause, at(2 * MINUTE))
      .thenAlready();
    given(still)
      .when(pass('A'), at(2 * MINUTE))
      .then(passed('A', 2 * MINUTE));
    expect(leftTo([...still, passed('A', 2 * MINUTE)], 'A', 3 * MINUTE)).toBe(73 * MINUTE);
  });

  it('is paused, goes on, and turns to neutral time in the battle by judges alone where the event says so', () => {
    const still = [...running, paused(MINUTE, 'asked')];
    given(running)
      .when(pause, at(MINUTE, { rules: ITC }))
      .thenRefused('time/judges-only');
    given(running)
      .when(pass('neutral'), at(MINUTE, { rules: ITC }))
      .thenRefused('time/judges-only');
    given(still)
      .when(pass('A'), at(MINUTE, { rules: ITC }))
      .thenRefused('time/judges-only');
    given(running)
      .when(pass('B'), at(MINUTE, { rules: ITC }))
      .then(passed('B', MINUTE));
    given(running)
      .when(pause, at(MINUTE, { rules: ITC, role: 'judge' }))
      .then(paused(MINUTE, 'asked'));
    const before = [opened({ chessClock: clock }), rosterOf('A'), rosterOf('B')];
    given(before)
      .when(pass('neutral'), at(0, { rules: ITC }))
      .then(passed('neutral', 0, 'R0'));
  });

  it('is paused for a call by the server alone: whoever else names one has asked for a pause', () => {
    const called: MatchCommand = { type: 'PauseTime', data: { dispute: 'd-1' } };
    given(running)
      .when(called, at(MINUTE, { rules: ITC, role: 'system' }))
      .then(paused(MINUTE, 'call', { dispute: 'd-1' }));
    given(running)
      .when(called, at(MINUTE, { rules: ITC }))
      .thenRefused('time/judges-only');
    given(running).when(called, at(MINUTE)).then(paused(MINUTE, 'asked'));
  });

  it('has time given and taken away by judges', () => {
    given(running)
      .when(give('A', 90), at(MINUTE, { role: 'judge' }))
      .then({
        type: 'TimeGiven',
        data: { player: 'A', seconds: 90, because: 'The judge took long', at: NOON + MINUTE, turn: 'R1.A' },
      });
    const richer = [...running, ...decided(running, give('A', 90), at(MINUTE, { role: 'judge' }))];
    expect(leftTo(richer, 'A', MINUTE)).toBe(75.5 * MINUTE);
    expect(leftTo(richer, 'B', MINUTE)).toBe(75 * MINUTE);
    given(running)
      .when(give('A', 0), at(MINUTE, { role: 'judge' }))
      .thenAlready();
  });

  it('keeps the time of each turn apart, and gives anew in each where it is for the turn', () => {
    const each = [...begun({ chessClock: { per: 'turn', minutes: 15 } }), passed('A', 0)];
    const next = decided(each, advances('1.B.muster'), at(5 * MINUTE, { role: 'judge' }));
    expect(next.at(-1)).toEqual({ type: 'TimeTurned', data: { at: NOON + 5 * MINUTE, turn: 'R1.B' } });
    const second = [...each, ...next, passed('B', 6 * MINUTE, 'R1.B')];
    expect(leftTo(second, 'A', 6 * MINUTE)).toBe(14 * MINUTE);
    expect(leftTo(second, 'B', 8 * MINUTE)).toBe(13 * MINUTE);
    expect((stateOf(second) as OpenedState).chessClock?.used).toEqual({
      'R1.A': { A: 5 * MINUTE, B: 0, neutral: 0 },
      'R1.B': { A: MINUTE, B: 0, neutral: 0 },
    });
  });

  it('says nothing of a new turn before it has run', () => {
    const events = decided(timed, advances('1.B.muster'), at(MINUTE, { role: 'judge' }));
    expect([...new Set(events.map(({ type }) => type))]).toEqual(['PhaseAdvanced']);
  });

  it('stops with the match, and is then no more passed', () => {
    const over = decided(running, { type: 'ConcedeMatch', data: { player: 'B' } }, at(MINUTE));
    expect(over.slice(1)).toEqual([paused(MINUTE, 'end')]);
    given([...running, ...over])
      .when(pass('B'), at(2 * MINUTE))
      .thenRefused('match/over');
  });

  const decided = (record: readonly MatchEvent[], command: MatchCommand, occasion: Occasion): readonly MatchEvent[] => {
    const decision = decideMatch(SHELF, command, stateOf(record), occasion);
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    return decision.events;
  };

  describe('that has run out', () => {
    const late = 76 * MINUTE;
    const ranOut = (flagged: boolean): MatchEvent => ({
      type: 'TimeRanOut',
      data: { who: 'A', at: NOON + 75 * MINUTE, turn: 'R1.A', ...(flagged ? { flagged: true } : {}) },
    });
    const scores: MatchCommand = { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5 } };

    it('is told once, from the moment at which it ran out, and refuses nothing', () => {
      const events = decided(running, scores, at(late));
      expect(events.slice(1)).toEqual([ranOut(false)]);
      expect(decided([...running, ...events], scores, at(late + MINUTE)).slice(1)).toEqual([]);
      given(running).when(pass('B'), at(late)).then(passed('B', late), ranOut(false));
    });

    it('flags what is recorded where the event says so, in the words of its policy', () => {
      const decision = decideMatch(SHELF, scores, stateOf(running), at(late, { rules: ITC }));
      expect(decision).toMatchObject({
        outcome: 'recorded',
        flags: [
          { code: 'time/ran-out', facts: { player: 'A' }, message: expect.stringMatching(/Only saves/) as string },
        ],
      });
      expect(decided(running, scores, at(late, { rules: ITC })).at(-1)).toEqual(ranOut(true));
      given(running).when(scores, at(late)).thenFlagged();
      given(running)
        .when(pass('B'), at(late, { rules: ITC }))
        .thenFlagged();
    });

    it('runs again when time is given, and runs out again', () => {
      const given = decided(running, give('A', 120), at(late, { role: 'judge' }));
      expect(given.map(({ type }) => type)).toEqual(['TimeGiven', 'TimeRanOut']);
      const more = [...running, ...given];
      expect(leftTo(more, 'A', late)).toBe(MINUTE);
      const again = decided(more, scores, at(late + 2 * MINUTE));
      expect(again.at(-1)).toEqual({
        type: 'TimeRanOut',
        data: { who: 'A', at: NOON + late + MINUTE, turn: 'R1.A' },
      });
    });
  });

  describe('under corrections', () => {
    const scored = after(
      begun({ chessClock: clock }),
      [{ type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5 } }],
      by('judge'),
    );
    const record = [...scored, passed('A', 0), passed('B', MINUTE), passed('A', 3 * MINUTE)];
    const corrections: readonly (readonly [string, MatchCommand])[] = [
      ['a strike', { type: 'CorrectEntry', data: { entry: 4, correction: { kind: 'strike' }, because: 'No' } }],
      ['a rewind', { type: 'RewindMatch', data: { to: 3, because: 'Back' } }],
      [
        'an amendment',
        { type: 'CorrectEntry', data: { entry: 4, correction: { kind: 'amend', data: { points: 4 } }, because: 'No' } },
      ],
    ];
    it.each(corrections)('%s moves no time', (_, command) => {
      const before = stateOf(record) as OpenedState;
      const corrected = [...record, ...decided(record, command, at(3 * MINUTE, { role: 'head-judge' }))];
      expect((stateOf(corrected) as OpenedState).chessClock).toEqual(before.chessClock);
    });

    it.each(['strike', 'redate', 'amend'] as const)('no entry of its own is changed (%s)', (kind) => {
      const correction =
        kind === 'redate' ? { kind, before: 5 } : kind === 'amend' ? { kind, data: { to: 'A' } } : { kind };
      given(record)
        .when(
          { type: 'CorrectEntry', data: { entry: 6, correction, because: 'No' } as never },
          at(9 * MINUTE, { role: 'head-judge' }),
        )
        .thenRefused('entry/not-correctable');
    });

    it('a step that is taken back gives the time to the turn that it is again', () => {
      const steps = decided(timed, advances('1.B.muster'), at(0));
      const last = [...timed, ...steps.slice(0, -1), passed('A', 0)];
      const next = decided(last, advances('1.B.muster'), at(MINUTE));
      expect(next.map(({ type }) => type)).toEqual(['PhaseAdvanced', 'TimeTurned']);
      const entry = last.length;
      const back = decided([...last, ...next], { type: 'TakeBack', data: { player: 'A', entry } }, at(2 * MINUTE));
      expect(back.map(({ type }) => type)).toEqual(['EntryCorrected', 'TimeTurned']);
      expect(back.at(-1)).toEqual({ type: 'TimeTurned', data: { at: NOON + 2 * MINUTE, turn: 'R1.A' } });
    });

    it('an entry is the latest still when the clock was passed after it, and no pass is taken back', () => {
      const gained = after(begun(), [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'Luck' } }]);
      const set: MatchEvent = { type: 'ChessClockSet', data: { ...clock, at: NOON, turn: 'R1.A' } };
      const whole = [...gained, set, passed('A', 0)];
      const entry = gained.length - 1;
      expect(decided(whole, { type: 'TakeBack', data: { player: 'A', entry } }, at(1))[0]?.type).toBe('EntryCorrected');
      given(whole)
        .when({ type: 'TakeBack', data: { player: 'A', entry: whole.length - 1 } }, at(1))
        .thenRefused('entry/not-taken-back');
    });

    it('it is no part of what counts', () => {
      const without = stateOf(scored) as OpenedState;
      const more = foldMatch(SHELF, [passed('A', 0), passed('B', MINUTE)], without);
      expect(essenceOf(more)).toEqual(essenceOf(without));
    });
  });
});
