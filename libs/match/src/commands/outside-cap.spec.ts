import type { MatchCommand, OpenedState } from '../index.js';
import { after, amid, by, given, stateOf } from '@adjutant/testing/given';

const gains = (more: object = {}): MatchCommand => ({
  type: 'GainCommandPoints',
  data: { player: 'A', amount: 1, what: 'a feather', ...more },
});
const outside = gains({ outsideCap: 'Spyglass' });
const cp = (events: Parameters<typeof stateOf>[0]) => (stateOf(events) as OpenedState).table.balances.A['cp'];

describe('a gain outside the cap', () => {
  it('names the rule that lets it be, by its id where the pack has it', () => {
    given(amid(2))
      .when(outside, by('judge'))
      .then({
        type: 'CommandPointsGained',
        data: { player: 'A', amount: 1, what: 'a feather', outsideCap: 'core/spyglass' },
      });
    given(amid(2))
      .when(gains({ outsideCap: 'A rule of the house' }), by('head-judge'))
      .then({
        type: 'CommandPointsGained',
        data: { player: 'A', amount: 1, what: 'a feather', outsideCap: 'A rule of the house' },
      });
  });

  it('is credited in full, and leaves the room under the cap to others', () => {
    expect(cp(after(amid(2), [gains(), gains()]))).toBe(3);
    expect(cp(after(amid(2), [gains(), outside, outside]))).toBe(5);
    expect(cp(after(amid(2), [outside, gains()]))).toBe(4);
  });

  it('is for a judge to let be in strict play, and for anybody to write down where the match only advises', () => {
    given(amid(2)).when(outside).thenRefused('points/outside-cap');
    given(amid(2, { enforcement: 'advise' }))
      .when(outside)
      .then({
        type: 'CommandPointsGained',
        data: { player: 'A', amount: 1, what: 'a feather', outsideCap: 'core/spyglass' },
      });
  });
});
