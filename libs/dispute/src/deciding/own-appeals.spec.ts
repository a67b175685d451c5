import type { EventPolicy } from '../circumstances.js';
import { after, asks, given, JO, KIM, POLICY } from '../testing/given.js';
import { appealed, disputeCommand, CALLED, CARRIED, CLAIMED, decides, ruled } from '../testing/story.js';

/** Ruled by the head judge in the first instance. */
const HEADS = [CALLED, CLAIMED, ruled({ judge: 'hana', role: 'head-judge' }), CARRIED];
const appeal = disputeCommand('AppealRuling', { side: 'B', because: 'Not so' });
const bob = (ownAppeals: EventPolicy['ownAppeals'], headJudges: readonly string[] | null) =>
  asks('bob', 'player', { policy: { ...POLICY, ownAppeals }, headJudges }, after(6));
const policy = { ...POLICY, ownAppeals: { to: 'kim' } };

describe('an appeal against a ruling of the head judge', () => {
  it('is heard by another one, where there is another', () =>
    given(...HEADS)
      .when(appeal, bob(null, ['hana', 'otto']))
      .then(appealed()));

  it('is not made where there is no other, and says what the event can decide', () => {
    given(...HEADS)
      .when(appeal, bob(null, ['hana']))
      .thenRefused('appeal/own-final', { judge: 'hana' });
    given(...HEADS)
      .when(appeal, bob(null, null))
      .then(appealed());
  });

  it('is not made where the event says that such rulings are final', () => {
    given(...HEADS)
      .when(appeal, bob('final', ['hana', 'otto']))
      .thenRefused('appeal/own-final');
    given(CALLED, CLAIMED, ruled(), CARRIED)
      .when(appeal, bob('final', ['hana']))
      .then(appealed());
  });

  it('goes to whom the event has named, with the powers of a head judge for it', () => {
    given(...HEADS)
      .when(appeal, bob({ to: 'kim' }, ['hana']))
      .then(appealed());
    const kim = asks('kim', 'judge', { policy });
    given(...HEADS, appealed())
      .when(disputeCommand('ClaimAppeal'), kim)
      .then({ type: 'AppealClaimed', data: { judge: 'kim' } });
    given(...HEADS, appealed())
      .when(decides({ remedies: [{ kind: 'rewind', to: 3, backup: 'full' }] }), kim)
      .then(
        ruled({
          ...{ ruling: '2', judge: 'kim', role: 'head-judge', instance: 'final', verdict: 'overturned' },
          remedies: [{ kind: 'rewind', to: 3, backup: 'full' }],
        }),
      );
  });

  it('goes to no other judge, and the one who is named hears no other appeal', () => {
    given(...HEADS, appealed())
      .when(disputeCommand('ClaimAppeal'), asks('jo', 'judge', { policy }))
      .thenRefused('appeal/head-judge-only');
    given(...HEADS, appealed())
      .when(disputeCommand('ClaimAppeal'), KIM)
      .thenRefused('appeal/head-judge-only');
    given(CALLED, CLAIMED, ruled(), CARRIED, appealed())
      .when(disputeCommand('ClaimAppeal'), asks('kim', 'judge', { policy }))
      .thenRefused('appeal/head-judge-only');
    given(...HEADS, appealed())
      .when(disputeCommand('ClaimAppeal'), JO)
      .thenRefused('appeal/head-judge-only');
  });
});
