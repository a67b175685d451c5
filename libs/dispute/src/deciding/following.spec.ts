import { ANN, given, HANA, JO, stateOf, SYSTEM } from '../testing/given.js';
import { appealed, APPEALED, disputeCommand, CALLED, CARRIED, CLAIMED, FINAL, ruled, RULED } from '../testing/story.js';

const withdrawn = { type: 'CallWithdrawn', data: { by: { side: 'A' } } } as const;
const said = (match: 'void' | 'restored') =>
  disputeCommand('FollowMatch', { match, entry: 24, because: 'Opened twice' });
const voided = { type: 'DisputeVoided', data: { entry: 24, because: 'Opened twice' } } as const;
const restored = { type: 'DisputeRestored', data: { entry: 24, because: 'Opened twice' } } as const;

describe('FollowMatch', () => {
  it.each([
    ['called', [CALLED]],
    ['claimed', [CALLED, CLAIMED]],
    ['ruled', RULED],
    ['appealed', APPEALED],
    ['final', FINAL],
    ['withdrawn', [CALLED, withdrawn]],
  ] as const)('ends a dispute that is %s, and has it go on where it stood', (status, events) => {
    given(...events)
      .when(said('void'), SYSTEM)
      .then(voided);
    expect(stateOf([...events, voided])).toMatchObject({ status: 'void', before: { status } });
    given(...events, voided)
      .when(said('restored'), SYSTEM)
      .then(restored);
    expect(stateOf([...events, voided, restored])).toEqual(stateOf(events));
  });

  it('is said once, and by the server alone', () => {
    given(CALLED, voided).when(said('void'), SYSTEM).thenAlready();
    given(CALLED).when(said('restored'), SYSTEM).thenAlready();
    given(CALLED).when(said('void'), HANA).thenRefused('dispute/system-only', { role: 'head-judge' });
    given().when(said('void'), SYSTEM).thenRefused('dispute/unknown');
  });

  it('leaves nothing to do but to wait', () => {
    given(CALLED, voided).when(disputeCommand('ClaimCall'), JO).thenRefused('match/void');
    given(...RULED, voided)
      .when(disputeCommand('AppealRuling', { side: 'A', because: 'x' }), ANN)
      .thenRefused('match/void');
    given(CALLED, voided)
      .when(disputeCommand('GrantTime', { minutes: 5 }), JO)
      .thenRefused('match/void');
  });

  it('does not lose what is carried out in the meantime', () => {
    const given = [CALLED, CLAIMED, ruled()];
    expect(stateOf([...given, voided, CARRIED, restored])).toEqual(stateOf([...given, CARRIED]));
    expect(stateOf([...given, voided, CARRIED, restored, appealed()])).toMatchObject({ status: 'appealed' });
  });
});
