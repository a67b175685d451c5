import type { MatchEvent, OpenedState } from '@adjutant/match';
import { amid, ruledOn, stateOf } from '@adjutant/testing/given';
import { resultStateOf } from './index.js';

const ended: readonly MatchEvent[] = [...amid(4), { type: 'MatchConceded', data: { player: 'B' } }];
const confirms = (player: 'A' | 'B'): MatchEvent => ({ type: 'ResultConfirmed', data: { player } });
const confirmed = [...ended, confirms('A'), confirms('B')];
const points = { kind: 'adjust', player: 'A', resource: 'vp', category: 'perches', amount: 2 } as const;
const of = (events: readonly MatchEvent[], disputed = false) => resultStateOf(stateOf(events) as OpenedState, disputed);

describe('how a result stands', () => {
  it('is nothing while there is none', () => {
    expect([of(amid(4)), of(amid(4), true), resultStateOf({ status: 'absent' })]).toEqual([null, null, null]);
  });

  it('is reported until both players confirm it', () => {
    expect([of(ended), of([...ended, confirms('A')]), of(confirmed)]).toEqual(['reported', 'reported', 'confirmed']);
  });

  it('is disputed while a judge is called', () => {
    expect([of(ended, true), of(confirmed, true)]).toEqual(['disputed', 'disputed']);
  });

  it('is overridden by a ruling after both have confirmed, and confirmed when they do so again', () => {
    const ruled = ruledOn(confirmed, [points], { role: 'head-judge' });
    expect(of(ruled)).toBe('overridden');
    expect(of([...ruled, confirms('A')])).toBe('overridden');
    expect(of([...ruled, confirms('A'), confirms('B')])).toBe('confirmed');
  });

  it('is not overridden by a ruling that leaves the record, or that came before both had confirmed', () => {
    expect(of(ruledOn(confirmed, [{ kind: 'none' }], { role: 'head-judge' }))).toBe('confirmed');
    const early = ruledOn([...ended, confirms('A')], [points]);
    expect(of(early)).toBe('reported');
    expect(of([...early, confirms('A'), confirms('B')])).toBe('confirmed');
  });

  it('is confirmed again when the ruling is reversed', () => {
    const ruled = ruledOn(confirmed, [points], { role: 'head-judge' });
    const entry = ruled.findIndex((event) => event.type === 'RulingApplied');
    expect(of([...ruled, { type: 'RulingReversed', data: { entry, because: 'Not so.' } }])).toBe('confirmed');
  });
});
