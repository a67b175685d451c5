import { ABSENT, foldMatch, type MatchEvent, type MatchState } from '@adjutant/match';
import { begun, SHELF } from '@adjutant/testing/given';
import { SCOPE, storedAs } from './testing/golden.js';
import { matchMessages } from './translate.js';

/** The results that are sent of a battle that goes on like this, each with the entry that it came with. */
function resultsOf(...events: readonly MatchEvent[]): readonly unknown[] {
  let before: MatchState = ABSENT;
  return [...begun(), ...events].flatMap((event, revision) => {
    const after = foldMatch(SHELF, [event], before);
    const messages = matchMessages(storedAs('match-m-1', revision, event), SCOPE, { before, after });
    before = after;
    return messages
      .filter(({ topic }) => topic === 'results')
      .map(({ value }) => {
        const { entry, result } = JSON.parse(value) as { entry: number; result: { state: string } | null };
        return [entry - begun().length, result];
      });
  });
}

const conceded: MatchEvent = { type: 'MatchConceded', data: { player: 'A', because: 'Anna had to go' } };
const confirmed = (player: 'A' | 'B'): MatchEvent => ({ type: 'ResultConfirmed', data: { player } });
const result = (state: string, ...confirmedBy: string[]) => ({
  state,
  ending: 'concession',
  winner: 'B',
  points: { A: 0, B: 0 },
  confirmedBy,
});

describe('one message for each change of a result', () => {
  it('none while the battle goes on', () => {
    expect(resultsOf({ type: 'CommandPointsGained', data: { player: 'A', amount: 1, what: 'x' } })).toEqual([]);
  });

  it('one when it is reported, and one each time that a player confirms', () => {
    expect(resultsOf(conceded, confirmed('A'), confirmed('B'))).toEqual([
      [0, result('reported')],
      [1, result('reported', 'A')],
      [2, result('confirmed', 'A', 'B')],
    ]);
  });

  it('one that takes back what was told when the match is declared void, and one with the result when it is restored', () => {
    const voided: MatchEvent = { type: 'MatchVoided', data: { because: 'Opened twice' } };
    const restored: MatchEvent = { type: 'MatchRestored', data: { because: 'The other one was' } };
    expect(resultsOf(conceded, confirmed('A'), voided, restored)).toEqual([
      [0, result('reported')],
      [1, result('reported', 'A')],
      [2, null],
      [3, result('reported', 'A')],
    ]);
    expect(resultsOf(voided)).toEqual([[0, null]]);
  });

  it('says for whom others entered the confirmation, and not who', () => {
    const entered: MatchEvent = {
      type: 'ResultConfirmed',
      data: { player: 'B', by: { id: 'kim', role: 'scorekeeper' } },
    };
    expect(resultsOf(conceded, entered).at(-1)).toEqual([1, { ...result('reported', 'B'), enteredFor: ['B'] }]);
  });

  it('one without a result when the end is struck', () => {
    const entry = begun().length;
    const struck: MatchEvent = {
      type: 'EntryCorrected',
      data: { entry, correction: { kind: 'strike' }, because: 'They play on' },
    };
    expect(resultsOf(conceded, struck)).toEqual([
      [0, result('reported')],
      [1, null],
    ]);
  });

  it('one with a ruling that changes it after both confirmed', () => {
    const ruled: readonly MatchEvent[] = [
      {
        type: 'RulingApplied',
        data: { dispute: 'd-1', ruling: '1', by: { id: 'x', role: 'judge' }, entries: 1, because: 'Late' },
      },
      { type: 'PointsAdjusted', data: { player: 'A', resource: 'vp', amount: 3, because: 'Late' } },
    ];
    const [, , , ...after] = resultsOf(conceded, confirmed('A'), confirmed('B'), ...ruled);
    expect(after.at(-1)).toMatchObject([4, { state: 'overridden', points: { A: 3, B: 0 } }]);
  });

  it('one with everything that a decision says but its words, and the sentence that it has everywhere', () => {
    const scored: MatchEvent = {
      type: 'VictoryPointsScored',
      data: { player: 'A', category: 'perches', points: 8, what: 'the oak' },
    };
    const finished: MatchEvent = { type: 'MatchFinished', data: { ending: 'judge' } };
    const decided: MatchEvent = {
      type: 'ResultDecided',
      data: {
        outcome: { A: 'loss', B: 'win' },
        ground: 'disqualification',
        awarded: { unit: 'event', A: 0, B: 20 },
        because: 'Anna had loaded dice',
      },
    };
    expect(resultsOf(scored, finished, decided).at(-1)).toEqual([
      2,
      {
        state: 'decided',
        ending: 'judge',
        winner: 'B',
        points: { A: 8, B: 0 },
        confirmedBy: [],
        decided: { outcome: { A: 'loss', B: 'win' }, ground: 'disqualification' },
        awarded: { unit: 'event', A: 0, B: 20 },
        says: 'B wins by decision (disqualification), awarded 0:20 event points; played 8:0',
      },
    ]);
  });

  it('one with what a penalty left owed, and one more when later points pay it', () => {
    const docked: MatchEvent = {
      type: 'PointsAdjusted',
      data: { player: 'A', resource: 'vp', amount: -10, because: 'slow', owes: true },
    };
    const given: MatchEvent = {
      type: 'PointsAdjusted',
      data: { player: 'A', resource: 'vp', amount: 10, because: 'x' },
    };
    const finished: MatchEvent = { type: 'MatchFinished', data: { ending: 'judge' } };
    expect(resultsOf(docked, finished, given)).toMatchObject([
      [
        1,
        {
          winner: 'B',
          points: { A: 0, B: 0 },
          owed: { A: 10, B: 0 },
          says: 'B wins 0:0, by judge; A still owes 10 VP',
        },
      ],
      [2, { winner: 'draw', points: { A: 0, B: 0 } }],
    ]);
  });
});
