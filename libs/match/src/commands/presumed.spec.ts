import { after, amid, begun, by, corrects, given, SHELF, stateOf, uses } from '@adjutant/testing/given';
import { decideMatch, type MatchCommand, type MatchEvent, type Settings } from '../index.js';

const PRESUMED = { attestations: 'presumed' } as const;
const answers = (question: string, answer: 'yes' | 'no', entry = 4): MatchCommand => ({
  type: 'AnswerQuestion',
  data: { entry, question, answer },
});
const cpOf = (events: readonly MatchEvent[]) => {
  const state = stateOf(events);
  return state.status === 'absent' ? undefined : state.table.balances.A['cp'];
};
const presumedIn = (events: readonly MatchEvent[]) => {
  const state = stateOf(events);
  return state.status === 'absent' ? [] : (state.table.presumed ?? []).map((one) => [one.number, one.key]);
};
const untold = uses('Gust', 'A2', { answers: {} });

describe('a match in which what nobody tells is presumed', () => {
  const told = after(amid(4, PRESUMED), [untold]);

  it('refuses nothing for it, leaves nothing open, and keeps what was presumed', () => {
    expect(presumedIn(told)).toContainEqual([4, 'wind-is-fair']);
    const state = stateOf(told);
    expect(state.status === 'absent' ? null : state.table.questions).toEqual([]);
  });

  it('still refuses what was answered no, and what the record speaks against', () => {
    given(amid(4, PRESUMED))
      .when(uses('Gust', 'A2', { answers: { 'wind-is-fair': 'no' } }))
      .thenRefused('stratagem/attestation-refused');
    given(amid(0, PRESUMED)).when(untold).thenRefused('stratagem/insufficient-cp');
  });

  it('takes an answer that is given later in place of the presumption', () => {
    const fallen = stateOf(after(told, [answers('wind-is-fair', 'no')]));
    expect(fallen.status === 'absent' ? [] : Object.keys(fallen.fallen)).toEqual(['4']);
    const stands = after(told, [answers('wind-is-fair', 'yes')]);
    expect(presumedIn(stands)).not.toContainEqual([4, 'wind-is-fair']);
    given(told).when(answers('foe-is-near', 'no')).thenRefused('question/not-asked');
  });

  it('takes a price as nobody made it dearer, and as it was paid where that was said', () => {
    const paid = (declared?: number) =>
      after(amid(4, PRESUMED), [uses('Gust', 'A2', { answers: {}, ...(declared === undefined ? {} : { declared }) })]);
    expect([cpOf(paid()), cpOf(paid(1)), cpOf(paid(2))]).toEqual([3, 3, 2]);
    given(amid(4, PRESUMED))
      .when(uses('Gust', 'A2', { answers: {}, declared: 3 }))
      .thenRefused('stratagem/declared-cost-differs');
  });

  it('does not presume that dice fell due of which nobody told', () => {
    const state = stateOf(told);
    expect(state.status === 'absent' ? null : state.table.rolls).toEqual([]);
    expect(presumedIn(told)).toContainEqual([4, 'knot-in-sight@A1']);
  });

  it('rejudges later uses on what was presumed, and fells none for a question that nobody answered', () => {
    const more = after(told, [uses('Last Stand', 'A2', { answers: {} })]);
    const state = stateOf(after(more, [corrects(4, { kind: 'answer', answers: { 'within-reach@B1': 'no' } })]));
    expect(state.status === 'absent' ? null : state.fallen).toEqual({});
  });

  it('leaves nothing of itself in any other match', () => {
    const state = stateOf(after(begun({ attestations: 'open' }), []));
    expect(state.status === 'absent' ? null : Object.keys(state.table)).not.toContain('untold');
  });
});

/** The same as `amid`, with a leader whose ability makes one use near by free. */
function withNearWind(cp: number, settings: Partial<Settings>): readonly MatchEvent[] {
  const nearWind = {
    id: 'near-wind',
    name: 'Near Wind',
    claim: { names: [], kinds: ['stratagem'], reach: 'aura', zeroCost: true },
  } as const;
  return amid(cp, settings).map((event) => {
    if (event.type !== 'RosterSubmitted' || event.data.player !== 'A') return event;
    const { roster, player } = event.data;
    const units = roster.units.map((one) => (one.id === 'A1' ? { ...one, abilities: [nearWind] } : one));
    return { type: 'RosterSubmitted', data: { player, roster: { ...roster, units } } };
  });
}

describe('a claim whose reach nobody told', () => {
  const claimed = uses('Gust', 'A2', { answers: {}, claims: ['Near Wind'] });
  const refusalAfter = (settings: Partial<Settings>, answered: readonly MatchCommand[] = []) => {
    const events = after(withNearWind(1, settings), [claimed, ...answered]);
    const decision = decideMatch(SHELF, uses('Last Stand', 'A2', { answers: {} }), stateOf(events), by('scorekeeper'));
    return decision.outcome === 'refused' ? decision.refusal : null;
  };

  it('is taken as claimed where it is presumed: later uses find the points that the game left', () => {
    expect(refusalAfter({ attestations: 'presumed' })).toBeNull();
  });

  it('is charged in full where it is open, and then the refusal names the entry and the question', () => {
    const refusal = refusalAfter({ attestations: 'open' });
    expect(refusal?.code).toBe('stratagem/insufficient-cp');
    expect(refusal?.message).toMatch(
      /A has 0\. Entry 4 rests on a question that nobody answered: .*Near Wind.* It costs 1 CP, and 0 .*yes\.$/,
    );
    expect(refusal?.facts).toMatchObject({ rests: [{ entry: 4, question: 'within-range-of-ability@A1' }] });
  });

  it('leaves the points once it was answered', () => {
    expect(refusalAfter({ attestations: 'open' }, [answers('within-range-of-ability@A1', 'yes')])).toBeNull();
  });
});
