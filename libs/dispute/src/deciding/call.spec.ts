import { ANN, asks, confirmedMatch, given, HANA, JO, KIM, NOON, after, MATCH, POLICY } from '../testing/given.js';
import { APPEALED, disputeCommand, CALLED, calls, CLAIMED, FINAL, RULED } from '../testing/story.js';

const early = (id: string, role: 'player' | 'judge' | 'head-judge' | 'organizer' | 'spectator') =>
  asks(id, role, {}, NOON);
const confirmed = { match: confirmedMatch() };
const withdrawn = { type: 'CallWithdrawn', data: { by: { side: 'A' } } } as const;

describe('CallJudge', () => {
  it('opens a dispute about an entry', () => given().when(calls(), early('ann', 'player')).then(CALLED));

  it('may be about no entry, and come from staff', () => {
    const data = { time: after(5), match: 'm1', entry: null, at: 20, by: { staff: 'jo' }, claim: 'Slow' };
    given()
      .when(disputeCommand('CallJudge', { match: 'm1', claim: 'Slow' }), JO)
      .then({ type: 'JudgeCalled', data });
  });

  it('is for the seat of the player who calls, named or not', () => {
    given()
      .when(calls({ side: undefined }), early('ann', 'player'))
      .then(CALLED);
    given()
      .when(calls({ side: 'B' }), ANN)
      .thenRefused('dispute/not-your-seat', { seat: 'A', side: 'B' });
    given().when(calls(), early('eve', 'spectator')).thenRefused('dispute/no-seat');
  });

  it.each([
    ['twice with one id', [CALLED], calls(), ANN, 'dispute/already-called'],
    ['about no match', [], calls(), asks('ann', 'player', { match: null }), 'match/unknown'],
    ['about an entry that is not there', [], calls({ entry: 21 }), ANN, 'entry/not-recorded'],
    ['about a confirmed result', [], calls(), asks('ann', 'player', confirmed), 'dispute/match-closed'],
  ] as const)('is refused %s', (_, events, command, who, code) => {
    given(...events)
      .when(command, who)
      .thenRefused(code);
  });

  it.each(['head-judge', 'organizer'] as const)('about a confirmed result is for the %s', (role) => {
    given()
      .when(calls(), asks('hana', role, confirmed, NOON))
      .then(CALLED);
  });
});

describe('a result that was confirmed', () => {
  const entered = (bound: readonly ('A' | 'B')[]) => ({ match: confirmedMatch(bound) });
  const policy = { ...POLICY, appealMinutes: 10 };

  it('is open to the player for whom somebody entered that, and closed to whoever said it', () => {
    given()
      .when(calls(), asks('ann', 'player', entered(['B']), NOON))
      .then(CALLED);
    given()
      .when(calls({ side: 'B' }), asks('bob', 'player', entered(['B'])))
      .thenRefused('dispute/match-closed', { bound: ['B'] });
    given()
      .when(calls(), asks('kim', 'scorekeeper', entered([]), NOON))
      .then(CALLED);
    given()
      .when(calls({ side: undefined }), asks('jo', 'judge', entered([])))
      .thenRefused('dispute/match-closed');
  });

  it('is open for the time that the event leaves for appeals, by the clock of the server', () => {
    const asking = (now: string) => {
      const asked = asks('ann', 'player', { ...entered([]), policy }, now);
      return { ...asked, occasion: { ...asked.occasion, occurredAt: NOON } };
    };
    given()
      .when(calls(), asking(after(10)))
      .then(CALLED);
    given()
      .when(calls(), asking(after(11)))
      .thenRefused('dispute/too-late', { minutes: 10, received: NOON });
  });
});

describe('a match that is void', () => {
  const match = { ...MATCH, voided: { entry: 21, because: 'Opened twice.' } };

  it.each([
    calls(),
    disputeCommand('ClaimCall'),
    disputeCommand('WithdrawCall'),
    disputeCommand('AcceptRuling', { side: 'A' }),
  ])('takes no $type', (command) => {
    for (const events of [[], [CALLED], RULED])
      given(...events)
        .when(command, asks('hana', 'head-judge', { match }))
        .thenRefused('match/void', { restoredBy: ['head-judge', 'organizer'] });
  });
});

describe('ClaimCall and ReleaseCall', () => {
  it('say who is on the way', () => {
    given(CALLED).when(disputeCommand('ClaimCall'), JO).then(CLAIMED);
    given(CALLED, CLAIMED).when(disputeCommand('ClaimCall'), JO).thenAlready();
    given(CALLED, CLAIMED)
      .when(disputeCommand('ClaimCall'), KIM)
      .thenRefused('dispute/claimed-by-other', { judge: 'jo' });
    given(CALLED).when(disputeCommand('ClaimCall'), ANN).thenRefused('dispute/judge-only', { role: 'player' });
    given(CALLED, withdrawn).when(disputeCommand('ClaimCall'), JO).thenRefused('dispute/closed');
    given(...APPEALED)
      .when(disputeCommand('ClaimCall'), JO)
      .thenRefused('ruling/already-given');
    given(...FINAL)
      .when(disputeCommand('ClaimCall'), JO)
      .thenRefused('dispute/closed');
  });

  it('take a call off a judge: that judge, or whoever is above', () => {
    const released = { type: 'CallReleased', data: { judge: 'jo' } } as const;
    given(CALLED, CLAIMED).when(disputeCommand('ReleaseCall'), JO).then(released);
    given(CALLED, CLAIMED).when(disputeCommand('ReleaseCall'), HANA).then(released);
    given(CALLED, CLAIMED).when(disputeCommand('ReleaseCall'), KIM).thenRefused('dispute/claimed-by-other');
    given(CALLED).when(disputeCommand('ReleaseCall'), JO).thenAlready();
    given(CALLED, CLAIMED, released)
      .when(disputeCommand('ClaimCall'), KIM)
      .then({ type: 'CallClaimed', data: { judge: 'kim' } });
  });
});
