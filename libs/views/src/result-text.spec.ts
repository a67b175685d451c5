import { resultText, type ResultParts } from './result-text.js';

const played = { winner: 'A', points: { A: 30, B: 0 }, ending: 'time' } as const;
const decision = (
  outcome: NonNullable<ResultParts['decided']>['outcome'],
  ground: NonNullable<ResultParts['decided']>['ground'],
) => ({ outcome, ground });

describe('the sentence of a result', () => {
  it.each<[string, ResultParts]>([
    ['A wins 30:0, by time', played],
    ['B wins 35:30, by time', { ...played, winner: 'B', points: { A: 30, B: 35 } }],
    ['A draw 4:4, by all rounds played', { winner: 'draw', points: { A: 4, B: 4 }, ending: 'all-rounds-played' }],
    ['A wins 30:0, crushing victory, by time', { ...played, kind: 'crushing victory' }],
    ['A wins 30:0, by time; B still owes 6 VP', { ...played, owed: { A: 0, B: 6 } }],
    [
      'B wins by decision (disqualification), awarded 0:20 event points; played 30:0',
      {
        ...played,
        winner: 'B',
        decided: decision({ A: 'loss', B: 'win' }, 'disqualification'),
        awarded: { unit: 'event', A: 0, B: 20 },
      },
    ],
    [
      'Both players lose by decision (no-show of A and B); played 0:0',
      {
        winner: 'none',
        points: { A: 0, B: 0 },
        decided: { ...decision({ A: 'loss', B: 'loss' }, 'no-show'), absent: ['A', 'B'] },
      },
    ],
    [
      'A draw by decision (agreement); played 30:0',
      { ...played, winner: 'draw', decided: decision({ A: 'draw', B: 'draw' }, 'agreement') },
    ],
    [
      'Not scored, by decision (judge); played 30:0',
      { ...played, winner: 'none', decided: decision({ A: 'unscored', B: 'unscored' }, 'judge') },
    ],
    [
      'A loses by decision (judge), not scored for B; played 30:0',
      { ...played, winner: 'none', decided: decision({ A: 'loss', B: 'unscored' }, 'judge') },
    ],
    [
      'B wins by decision (judge), not scored for A; played 30:0',
      { ...played, winner: 'B', decided: decision({ A: 'unscored', B: 'win' }, 'judge') },
    ],
    [
      'B wins, by concession, awarded 5:15 event points; played 30:0',
      { ...played, winner: 'B', ending: 'concession', awarded: { unit: 'event', A: 5, B: 15 } },
    ],
  ])('%s', (words, result) => {
    expect(resultText(result)).toBe(words);
  });

  it('calls the players by their names where it knows them', () => {
    const named = (side: 'A' | 'B'): string => ({ A: 'A (Anna)', B: 'B (Ben)' })[side];
    expect(resultText(played, named)).toBe('A (Anna) wins 30:0, by time');
  });
});
