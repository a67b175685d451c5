import { AFTER, BEFORE, given, HANA, JO, stateOf, SYSTEM } from '../testing/given.js';
import { APPEALED, disputeCommand, CALLED, CARRIED, CLAIMED, gives, ruled, RULED } from '../testing/story.js';

const report = (outcome: string, more: object = {}) =>
  disputeCommand('ReportOutcome', { ruling: '1', outcome, entry: 21, revision: 21, hash: AFTER, ...more });
const failed = { type: 'RulingNotCarriedOut', data: { ruling: '1', code: 'entry/struck', message: 'Gone.' } } as const;

describe('ReportOutcome', () => {
  it('says whether the match is what was previewed', () => {
    given(CALLED, CLAIMED, ruled()).when(report('carried-out'), SYSTEM).then(CARRIED);
    given(CALLED, CLAIMED, ruled())
      .when(report('carried-out', { hash: BEFORE }), SYSTEM)
      .then({ type: 'RulingCarriedOut', data: { ...CARRIED.data, hash: BEFORE, asPreviewed: false } as never });
    given(...RULED)
      .when(report('carried-out'), SYSTEM)
      .thenAlready();
  });

  it('says whether the match is again what it was before', () => {
    const taken = { ruling: '1', entry: 22, revision: 22, hash: BEFORE, restored: true };
    given(...RULED)
      .when(report('taken-back', { entry: 22, revision: 22, hash: BEFORE }), SYSTEM)
      .then({ type: 'RulingTakenBack', data: taken });
    given(...RULED, { type: 'RulingTakenBack', data: taken })
      .when(report('taken-back'), SYSTEM)
      .thenAlready();
  });

  it('opens the call again where nothing could be done, in the hands of whoever ruled', () => {
    given(CALLED, ruled())
      .when(disputeCommand('ReportOutcome', { ...failed.data, outcome: 'not-carried-out' }), SYSTEM)
      .then(failed);
    expect(stateOf([CALLED, ruled(), failed])).toMatchObject({ status: 'claimed', judge: 'jo' });
    given(CALLED, ruled(), failed)
      .when(gives(), JO)
      .then(ruled({ ruling: '2' }));
    expect(stateOf([...APPEALED, failed])).toMatchObject({ status: 'claimed', judge: 'jo' });
  });

  it('comes from the server only, about a ruling that was given', () => {
    given(...RULED)
      .when(report('carried-out'), HANA)
      .thenRefused('dispute/system-only');
    given(...RULED)
      .when(report('carried-out', { ruling: '7' }), SYSTEM)
      .thenRefused('ruling/unknown');
    given().when(report('carried-out'), SYSTEM).thenRefused('dispute/unknown');
  });
});
