import { after, ANN, asks, BOB, given, HANA, JO, POLICY, RECEIPTS } from '../testing/given.js';
import {
  APPEALED,
  appealed,
  disputeCommand,
  CALLED,
  CARRIED,
  CLAIMED,
  decides,
  FINAL,
  ruled,
  RULED,
} from '../testing/story.js';

const appeal = (side: 'A' | 'B' = 'B') => disputeCommand('AppealRuling', { side, because: 'Not so' });
const within = (minutes: number, time: string) =>
  asks('bob', 'player', { policy: { ...POLICY, appealMinutes: minutes } }, time);
const final = (more: object) => ruled({ ruling: '2', judge: 'hana', role: 'head-judge', instance: 'final', ...more });
const claimed = { type: 'AppealClaimed', data: { judge: 'hana' } } as const;

describe('AppealRuling', () => {
  it('is for the players of the match, once', () => {
    given(...RULED)
      .when(appeal(), asks('bob', 'player', {}, after(6)))
      .then(appealed());
    given(...RULED)
      .when(appeal('A'), BOB)
      .thenRefused('dispute/not-your-seat');
    given(...APPEALED)
      .when(appeal('A'), ANN)
      .thenRefused('appeal/already-made', { side: 'B' });
    given(CALLED).when(appeal(), BOB).thenRefused('ruling/not-given');
  });

  it('is not for whoever has accepted the ruling', () => {
    const accepted = { type: 'RulingAccepted', data: { ruling: '1', side: 'B' } } as const;
    given(...RULED, accepted)
      .when(appeal(), BOB)
      .thenRefused('appeal/accepted');
    given(...RULED, accepted)
      .when(appeal('A'), asks('ann', 'player', {}, after(6)))
      .then(appealed('A'));
  });

  it('comes in time, where the event has set a time', () => {
    given(...RULED)
      .when(appeal(), within(10, after(15)))
      .then(appealed('B', after(15)));
    given(...RULED)
      .when(appeal(), within(10, after(15.5)))
      .thenRefused('appeal/too-late', { minutes: 10, ruled: after(5) });
  });

  it('cannot be made in time by saying that it happened earlier', () => {
    const late = within(10, after(15.5));
    given(...RULED)
      .when(appeal(), { ...late, occasion: { ...late.occasion, occurredAt: after(6) } })
      .thenRefused('appeal/too-late');
  });

  it('is possible where an earlier build let staff accept for the player', () => {
    const accepted = { type: 'RulingAccepted', data: { ruling: '1', side: 'B' } } as const;
    const receipts = { ...RECEIPTS, acceptedByStaff: ['B'] as const };
    given(...RULED, accepted)
      .when(appeal(), asks('bob', 'player', { receipts }, after(6)))
      .then(appealed());
  });

  it('is not possible of a final ruling', () =>
    given(...FINAL)
      .when(appeal(), BOB)
      .thenRefused('appeal/final', { ruling: '2' }));
});

describe('ClaimAppeal', () => {
  it('is for a head judge who did not give the ruling', () => {
    given(...APPEALED)
      .when(disputeCommand('ClaimAppeal'), HANA)
      .then(claimed);
    given(...APPEALED, claimed)
      .when(disputeCommand('ClaimAppeal'), HANA)
      .thenAlready();
    given(...APPEALED)
      .when(disputeCommand('ClaimAppeal'), JO)
      .thenRefused('appeal/head-judge-only');
    given(...APPEALED)
      .when(disputeCommand('ClaimAppeal'), asks('jo', 'head-judge'))
      .thenRefused('appeal/own-ruling');
    given(...APPEALED, claimed)
      .when(disputeCommand('ClaimAppeal'), asks('otto', 'head-judge'))
      .thenRefused('appeal/claimed-by-other', { judge: 'hana' });
    given(...RULED)
      .when(disputeCommand('ClaimAppeal'), HANA)
      .thenRefused('appeal/none');
    given().when(disputeCommand('ClaimAppeal'), HANA).thenRefused('dispute/unknown');
  });

  it('cannot tell people apart where nobody says who they are', () => {
    given(...APPEALED)
      .when(disputeCommand('ClaimAppeal'), asks('jo', 'head-judge', { named: false }))
      .then({ type: 'AppealClaimed', data: { judge: 'jo' } });
  });
});

describe('GiveFinalRuling', () => {
  it('upholds, whatever was previewed', () => {
    const basis = { revision: 1, before: 'c'.repeat(64), after: 'd'.repeat(64) };
    given(...APPEALED)
      .when(decides({ verdict: 'upheld', remedies: [], basis }), HANA)
      .then(final({ verdict: 'upheld', remedies: [] }));
    given(...APPEALED)
      .when(decides({ verdict: 'upheld' }), HANA)
      .thenRefused('appeal/upheld-with-remedies');
  });

  it('overturns, and says what takes the place of the first', () => {
    given(...APPEALED, claimed)
      .when(decides(), HANA)
      .then(final({ verdict: 'overturned' }));
    given(...APPEALED)
      .when(decides({ remedies: undefined }), HANA)
      .thenRefused('ruling/no-remedy');
    given(...APPEALED)
      .when(decides(), JO)
      .thenRefused('appeal/head-judge-only');
  });

  it('is given once', () =>
    given(...FINAL)
      .when(decides(), asks('otto', 'head-judge'))
      .thenRefused('ruling/already-given', { judge: 'hana', ruling: '2' }));

  it('is given again when it could not be carried out', () => {
    const failed = { type: 'RulingNotCarriedOut', data: { ruling: '2', code: 'x/y', message: 'No.' } } as const;
    given(CALLED, CLAIMED, ruled(), CARRIED, appealed(), final({ verdict: 'overturned' }), failed)
      .when(decides(), HANA)
      .then(final({ verdict: 'overturned', ruling: '3' }));
  });
});
