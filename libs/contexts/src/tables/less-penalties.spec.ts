import type { DecidedResult, MatchCommand, MatchEvent, Result } from '@adjutant/match';
import { after, begun, by, mustered, reverses, ruledOn, stateOf, SYSTEM } from '@adjutant/testing/given';
import { lessPenalties } from './less-penalties.js';
import { toldOf } from './said-of.js';

type Step = (events: readonly MatchEvent[]) => readonly MatchEvent[];
type Side = 'A' | 'B';

const card =
  (amount = -10, player: Side = 'A'): Step =>
  (events) =>
    ruledOn(events, [{ kind: 'adjust', player, resource: 'vp', amount, ...(amount < 0 && { owes: true }) }], {
      ...{ ruling: `penalty-points-${player}-vp-${amount}`, role: 'head-judge' },
    });
const does =
  (...commands: readonly MatchCommand[]): Step =>
  (events) =>
    after(events, commands, by('judge'));
const WON = { A: 'win', B: 'loss' } as const;
const decision = (awarded: readonly [number, number], more: Partial<DecidedResult> = {}): DecidedResult => ({
  ...{ outcome: WON, ground: 'agreement' },
  ...{ awarded: { unit: 'vp', A: awarded[0], B: awarded[1] } },
  ...more,
});
const totals = (awarded: readonly [number, number] = [70, 65], more: Partial<DecidedResult> = {}): Step =>
  does({ type: 'DecideResult', data: { ...decision(awarded, more), because: 'The slip' } });
const rules = (awarded: readonly [number, number]): Step => {
  return (events) => ruledOn(events, [{ kind: 'decide', ...decision(awarded) }], { role: 'head-judge' });
};
const scores = (points: number): Step =>
  does({ type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points, what: 'the oak' } });

function result(...steps: readonly Step[]): Result {
  const state = stateOf(steps.reduce((events, step) => step(events), begun()));
  if (!('result' in state)) throw new Error('no result');
  return lessPenalties(state);
}
const says = (...steps: readonly Step[]) => toldOf(stateOf(steps.reduce((events, step) => step(events), mustered())));
const seat = (outcome: 'win' | 'loss' | 'draw', vp: number) => ({ outcome, figures: { vp } });

describe('points that a penalty takes of totals that were keyed in', () => {
  it.each([
    ['before', [card(), totals()]],
    ['after', [totals(), card()]],
  ] as const)('are taken %s them, and who has won follows from what is left', (_, steps) => {
    const { said } = says(...steps) ?? {};
    expect(said).toEqual({ decided: 'played', A: seat('loss', 60), B: seat('win', 65) });
  });

  it('are in another result that an official gives after them, and taken of it where they come later', () => {
    const judged = totals([60, 64], { outcome: { A: 'loss', B: 'win' }, ground: 'judge' });
    expect(says(card(), judged)?.said).toMatchObject({ A: seat('loss', 60), B: seat('win', 64) });
    expect(says(judged, card())?.said).toMatchObject({ A: seat('loss', 50), B: seat('win', 64) });
  });

  it('make a draw of it where both are level then, and leave who is ahead still', () => {
    expect(says(card(-5), totals())?.said).toMatchObject({ A: seat('draw', 65), B: seat('draw', 65) });
    expect(says(card(-4), totals())?.said).toMatchObject({ A: seat('win', 66), B: seat('loss', 65) });
    expect(says(card(-5, 'B'), totals([65, 65], { outcome: { A: 'draw', B: 'draw' } }))?.said).toMatchObject({
      ...{ A: seat('win', 65), B: seat('loss', 60) },
    });
  });

  it('are all that penalties take together, down to nothing, and back where one goes', () => {
    const both = [card(-50), totals(), card(-30)];
    expect(says(...both)?.said).toMatchObject({ A: seat('loss', 0), B: seat('win', 65) });
    expect(says(card(), card(-3), totals())?.said.A.figures).toEqual({ vp: 57 });
    const rescinds: Step = (events) =>
      after(events, [reverses(events.findIndex(({ type }) => type === 'RulingApplied'))], SYSTEM);
    expect(says(card(), rescinds, totals())?.said.A).toEqual(seat('win', 70));
  });

  it('were taken of the points recorded, which the totals take the place of', () => {
    expect(result(scores(8), card(-5), totals())).toMatchObject({ winner: 'draw', points: { A: 3 } });
    expect(result(scores(8), card(-5), totals())).not.toHaveProperty('owed');
  });

  it('are owed no more, unlike what else is', () => {
    const docks = does({
      type: 'AdjustPoints',
      data: { player: 'A', resource: 'vp', amount: -2, because: 'slow', owes: true },
    });
    expect(result(card(), totals())).not.toHaveProperty('owed');
    const owing = result(docks, card(), totals());
    expect(owing).toMatchObject({ winner: 'B', awarded: { A: 60, B: 65 }, owed: { A: 2, B: 0 } });
    expect(owing.decided?.outcome).toEqual({ A: 'loss', B: 'win' });
  });

  it('change who has won only where points had said so', () => {
    expect(result(card(), totals([65, 65]))).toMatchObject({ winner: 'A', awarded: { A: 55, B: 65 } });
    const forfeit = totals([70, 65], { ground: 'forfeit' });
    expect(result(scores(1), card(), forfeit)).toMatchObject({ winner: 'A', awarded: { A: 60, B: 65 } });
  });

  it('are known to a ruling that says what the match is worth, and taken of that afterwards', () => {
    expect(result(card(), rules([70, 65]))).toMatchObject({ winner: 'A', awarded: { A: 70, B: 65 } });
    expect(result(rules([70, 65]), card())).toMatchObject({ winner: 'B', awarded: { A: 60, B: 65 } });
  });
});

it('nothing is taken of points of the event, nor where none were awarded or nobody played', () => {
  const event = totals([20, 0], { awarded: { unit: 'event', A: 20, B: 0 } });
  expect(result(card(), event)).toMatchObject({ awarded: { A: 20, B: 0 }, owed: { A: 10, B: 0 } });
  expect(result(scores(8), card(-5), does({ type: 'FinishMatch', data: { ending: 'judge' } }))).toMatchObject({
    ...{ winner: 'A', points: { A: 3, B: 0 } },
  });
  const absent = totals([70, 0], { ground: 'no-show', absent: ['B'] });
  expect(says(card(), absent)?.said).toEqual({ decided: 'forfeit', A: seat('win', 70), B: seat('loss', 0) });
});

it('an earlier build told the totals as they were keyed in: that is no forgery, and is told anew', () => {
  expect(says(card(), totals())?.mistold).toEqual({ decided: 'played', A: seat('win', 70), B: seat('loss', 65) });
  expect(says(totals())).not.toHaveProperty('mistold');
});
