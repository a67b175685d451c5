import { decideMatch, type MatchCommand, type Remedy } from '../index.js';
import { after, begun, by, given, rules, SHELF, stateOf, SYSTEM } from '@adjutant/testing/given';

const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const ANN = by('player', 'person-a');
const finished = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
const confirmed = after(finished, [confirms('A'), confirms('B')], ANN);
const adjust: Remedy = { kind: 'adjust', player: 'A', resource: 'vp', category: 'perches', amount: 3 };
const ruled = (called: number): MatchCommand => {
  const { type, data } = rules([adjust], 'judge') as Extract<MatchCommand, { type: 'ApplyRuling' }>;
  return { type, data: { ...data, called } };
};

describe('a ruling of a plain judge on a result that both have confirmed', () => {
  it('is carried out where that judge was called before both had confirmed', () => {
    const events = after(confirmed, [ruled(5)], SYSTEM);
    expect(stateOf(events)).toMatchObject({ status: 'finished', result: { points: { A: 3, B: 0 } }, confirmedBy: [] });
    expect(events.find(({ type }) => type === 'RulingApplied')?.data).not.toHaveProperty('called');
  });

  it('says who rules on it, and not to open the dispute that it came from', () => {
    const decision = decideMatch(SHELF, ruled(6), stateOf(confirmed), SYSTEM);
    const { message, facts } = (decision as Extract<typeof decision, { outcome: 'refused' }>).refusal;
    expect(message).toBe(
      'Both players have confirmed this result. Only a ruling of the head judge changes what counts about it: let the head judge rule on it.',
    );
    expect(facts).not.toHaveProperty('through');
  });

  it('is not, where the judge was called after it, or nobody knows when', () => {
    given(confirmed).when(ruled(6), SYSTEM).thenRefused('result/settled');
    given(confirmed)
      .when(rules([adjust], 'judge'), SYSTEM)
      .thenRefused('result/settled');
  });
});
