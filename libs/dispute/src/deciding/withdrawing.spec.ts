import { after, ANN, asks, BOB, given, JO, NOON, POLICY, RECEIPTS } from '../testing/given.js';
import { disputeCommand, CALLED, CLAIMED, RULED } from '../testing/story.js';

const withdrawn = { type: 'CallWithdrawn', data: { by: { side: 'A' } } } as const;
const byStaff = { type: 'CallWithdrawn', data: { by: { staff: 'jo' } } } as const;

describe('WithdrawCall', () => {
  it('is for whoever called, and for staff', () => {
    given(CALLED).when(disputeCommand('WithdrawCall'), ANN).then(withdrawn);
    given(CALLED, CLAIMED)
      .when(disputeCommand('WithdrawCall', { because: 'They agree' }), JO)
      .then({ type: 'CallWithdrawn', data: { by: { staff: 'jo' }, because: 'They agree' } });
    given(CALLED)
      .when(disputeCommand('WithdrawCall'), BOB)
      .thenRefused('dispute/not-your-call', { calledBy: { side: 'A' } });
  });

  it('is marked as theirs where staff withdraws it in the name of a player', () =>
    given(CALLED)
      .when(disputeCommand('WithdrawCall', { side: 'A' }), JO)
      .then({ type: 'CallWithdrawn', data: { by: { staff: 'jo' }, for: 'A' } }));

  it('comes too late after a ruling, and only once', () => {
    given(...RULED)
      .when(disputeCommand('WithdrawCall'), ANN)
      .thenRefused('ruling/already-given');
    given(CALLED, withdrawn).when(disputeCommand('WithdrawCall'), ANN).thenAlready();
    given().when(disputeCommand('WithdrawCall'), ANN).thenRefused('dispute/unknown');
  });
});

describe('ObjectToWithdrawal', () => {
  const object = disputeCommand('ObjectToWithdrawal', { side: 'A', because: 'I never said so' });
  const objected = { type: 'WithdrawalObjected', data: { side: 'A', because: 'I never said so' } } as const;
  const receipts = (byStaff: boolean) => ({ receipts: { ...RECEIPTS, withdrawn: { at: after(5), byStaff } } });
  const ann = (staff = true, minutes: number | null = null, now = after(6)) => {
    const asking = asks('ann', 'player', { ...receipts(staff), policy: { ...POLICY, appealMinutes: minutes } }, now);
    return { ...asking, occasion: { ...asking.occasion, occurredAt: NOON } };
  };

  it('opens the call again that staff withdrew', () => {
    given(CALLED, CLAIMED, byStaff).when(object, ann()).then(objected);
    given(CALLED, CLAIMED, byStaff, objected).when(disputeCommand('ClaimCall'), JO).then(CLAIMED);
  });

  it('is for the player who called, against what others did', () => {
    given(CALLED, withdrawn).when(object, ann(false)).thenRefused('dispute/withdrawn-by-caller');
    given(CALLED, byStaff)
      .when(disputeCommand('ObjectToWithdrawal', { side: 'B', because: 'x' }), asks('bob', 'player', receipts(true)))
      .thenRefused('dispute/withdrawn-by-caller', { calledBy: { side: 'A' } });
    given(CALLED, byStaff)
      .when(object, asks('bob', 'player', receipts(true)))
      .thenRefused('dispute/not-your-seat');
    given(CALLED).when(object, ANN).thenRefused('dispute/not-withdrawn');
    given().when(object, ANN).thenRefused('dispute/unknown');
  });

  it('comes in time, by the clock of the server', () => {
    given(CALLED, byStaff)
      .when(object, ann(true, 10, after(15)))
      .then(objected);
    given(CALLED, byStaff)
      .when(object, ann(true, 10, after(16)))
      .thenRefused('dispute/too-late', { minutes: 10 });
  });
});
