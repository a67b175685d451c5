import { refuseFor } from '@adjutant/kernel';
import type { EventPolicy, Ties } from '../circumstances.js';
import type { DisputeCommand } from '../commands.js';
import type { DisputeEvent, Side } from '../events.js';
import {
  AFTER,
  ANN,
  asks,
  BEFORE,
  BOB,
  confirmedMatch,
  given,
  HANA,
  JO,
  KIM,
  NOON,
  POLICY,
  stateOf,
  MATCH,
} from '../testing/given.js';
import { APPEALED, disputeCommand, CALLED, CLAIMED, FINAL, gives, ruled, RULED } from '../testing/story.js';

const basis = { revision: 20, before: BEFORE, after: AFTER };
const moved = { possible: true, basis: { ...basis, revision: 22, before: 'c'.repeat(64) } } as const;
const since = [{ entry: 21, type: 'PhaseAdvanced', text: 'On.', clock: 'R1' }];
const other = { ...basis, after: 'd'.repeat(64) };
const full = { remedies: [{ kind: 'rewind', to: 3, backup: 'full' }] };
const penalty = { person: 'bob', policy: 'house', infraction: 'late', level: 'nudge', because: 'Late' };

describe('GiveRuling', () => {
  it('rests on the match as it is, or as it was previewed', () => {
    given(CALLED, CLAIMED).when(gives(), JO).then(ruled());
    given(CALLED, CLAIMED).when(gives({ basis }), JO).then(ruled());
  });

  it('needs no claim, but none of somebody else', () => {
    given(CALLED).when(gives(), JO).then(ruled());
    given(CALLED, CLAIMED).when(gives(), KIM).thenRefused('dispute/claimed-by-other', { judge: 'jo' });
    given(CALLED, CLAIMED).when(gives(), HANA).thenRefused('dispute/claimed-by-other');
  });

  it('shows the first ruling to whoever comes second', () => {
    given(...RULED)
      .when(gives(), KIM)
      .thenRefused('ruling/already-given', { judge: 'jo', remedies: [{ kind: 'none' }], because: 'So ruled' });
    given(...APPEALED)
      .when(gives(), JO)
      .thenRefused('ruling/already-given');
  });

  it('is refused when the match moved on, with the entries in between', () => {
    const who = asks('jo', 'judge', { assessment: { ...moved, since } });
    given(CALLED).when(gives({ basis }), who).thenRefused('ruling/match-moved-on', { revision: 22, entries: since });
    given(CALLED)
      .when(gives(), who)
      .then(ruled({ basis: moved.basis }));
  });

  it('does not mind entries that change nothing that counts', () => {
    const same = { ...basis, revision: 23 };
    const who = asks('jo', 'judge', { assessment: { possible: true, basis: same, since } });
    given(CALLED)
      .when(gives({ basis }), who)
      .then(ruled({ basis: same }));
  });

  it('is refused when other remedies were previewed', () => {
    given(CALLED)
      .when(gives({ basis: other }), JO)
      .thenRefused('ruling/not-as-previewed', { comesTo: AFTER });
  });

  it('is refused for the reasons of the match', () => {
    const refusal = refuseFor([
      { code: 'entry/struck', message: 'Entry 4 is struck already.', facts: { entry: 4 }, cites: [] },
    ]);
    const who = asks('jo', 'judge', { assessment: { possible: false, refusal } });
    given(CALLED).when(gives(), who).thenRefused('entry/struck', { entry: 4 });
  });

  it('says what is done, if only that nothing is', () =>
    given(CALLED)
      .when(gives({ remedies: [] }), JO)
      .thenRefused('ruling/no-remedy'));

  it('is for judges; a full rewind and a confirmed match for the head judge', () => {
    given(CALLED).when(gives(), ANN).thenRefused('dispute/judge-only');
    given(CALLED).when(gives(full), JO).thenRefused('ruling/head-judge-only', { backup: 'full' });
    given(CALLED)
      .when(gives(full), HANA)
      .then(ruled({ ...full, judge: 'hana', role: 'head-judge' }));
    const confirmed = { match: confirmedMatch() };
    given(CALLED)
      .when(gives(), asks('jo', 'judge', confirmed))
      .thenRefused('ruling/match-closed');
    given(CALLED)
      .when(gives(), asks('hana', 'head-judge', confirmed))
      .then(ruled({ judge: 'hana', role: 'head-judge' }));
  });

  it('stays with the judge of a call that was made before the result was confirmed', () => {
    const later = { ...MATCH, confirmation: { entry: 21, received: NOON, bound: ['A', 'B'] as const } };
    given(CALLED, CLAIMED)
      .when(gives(), asks('jo', 'judge', { match: later }))
      .then(ruled());
  });

  it('penalises players of the match, from the policy of the event', () => {
    given(CALLED)
      .when(gives({ penalties: [penalty] }), JO)
      .then(ruled({ penalties: [penalty] }));
    given(CALLED)
      .when(gives({ penalties: [{ ...penalty, person: 'eve' }] }), JO)
      .thenRefused('ruling/not-a-player', { person: 'eve' });
    const policy = { ...POLICY, penalties: 'wtc' };
    given(CALLED)
      .when(gives({ penalties: [penalty] }), asks('jo', 'judge', { policy }))
      .thenRefused('ruling/other-policy', { event: 'wtc' });
  });
});

describe('whoever plays in the match', () => {
  const player = asks('jo', 'judge', { plays: 'A', roles: ['judge', 'head-judge', 'organizer'] });

  it.each([
    ...['ClaimCall', 'ReleaseCall', 'WithholdEvidence', 'GiveRuling', 'ClaimAppeal', 'GiveFinalRuling'],
    ...['RevokeRuling', 'GrantTime'],
  ] as const)('is no official of it: %s', (type) => {
    for (const record of [[CALLED], RULED])
      given(...record)
        .when(disputeCommand(type as DisputeCommand['type'], { remedies: [], because: 'x', hash: 'x' }), player)
        .thenRefused('ruling/own-match', { sides: ['A'] });
  });

  it('speaks for the own side only, and lets go of a call that is theirs all the same', () => {
    given(CALLED)
      .when(disputeCommand('MakeStatement', { side: 'B', text: 'x' }), player)
      .thenRefused('dispute/not-your-seat');
    given(CALLED)
      .when(disputeCommand('MakeStatement', { side: 'A', text: 'x' }), player)
      .then({ type: 'StatementMade', data: { side: 'A', text: 'x' } });
    given(CALLED, CLAIMED)
      .when(disputeCommand('ReleaseCall'), player)
      .then({ type: 'CallReleased', data: { judge: 'jo' } });
  });
});

describe('conflicts of interest', () => {
  const ties = (club: string | null, nation: string | null): Ties => ({ club, nation });
  const judge = (conflicts: EventPolicy['conflicts'], asking: Ties) =>
    asks('jo', 'judge', {
      policy: { ...POLICY, conflicts },
      ties: { asking, players: { A: ties('Harbour', 'NO'), B: ties(null, 'DK') } },
    });

  it.each([
    ['a club', ['club'], ties('harbour ', 'SE'), 'ruling/own-club', { club: 'harbour ', players: ['A'] }],
    ['a nation', ['club', 'nation'], ties(null, 'DK'), 'ruling/own-nation', { nation: 'DK', players: ['B'] }],
  ] as const)('of %s keep a judge away', (_, conflicts, asking, code, facts) => {
    for (const type of ['ClaimCall', 'GiveRuling'] as const)
      given(CALLED)
        .when(type === 'ClaimCall' ? disputeCommand(type) : gives(), judge(conflicts, asking))
        .thenRefused(code, facts);
  });

  const accepted = (side: Side, by = 'jo'): DisputeEvent => ({ type: 'JudgeAccepted', data: { side, judge: by } });

  it('are lifted by both players, and by no other two', () => {
    const own = judge(['club', 'nation'], ties('Harbour', 'DK'));
    for (const said of [[], [accepted('A')], [accepted('A'), accepted('A')], [accepted('A'), accepted('B', 'kim')]])
      given(CALLED, ...said)
        .when(disputeCommand('ClaimCall'), own)
        .thenRefused('ruling/own-club');
    given(CALLED, accepted('A'), accepted('B')).when(disputeCommand('ClaimCall'), own).then(CLAIMED);
    given(CALLED, accepted('A'), CLAIMED, accepted('B')).when(gives(), own).then(ruled());
  });

  it('but nothing lifts a seat', () => {
    given(CALLED, accepted('A'), accepted('B'))
      .when(disputeCommand('ClaimCall'), asks('jo', 'judge', { plays: 'B' }))
      .thenRefused('ruling/own-match');
  });

  it('are lifted by the players themselves, at a seat that the judge did not hand out', () => {
    const accepts = disputeCommand('AcceptJudge', { side: 'A', judge: 'jo' });
    given(CALLED).when(accepts, ANN).then(accepted('A'));
    given(CALLED, accepted('A')).when(accepts, ANN).thenAlready();
    given(CALLED).when(accepts, BOB).thenRefused('dispute/not-your-seat');
    for (const staff of [JO, KIM, HANA]) given(CALLED).when(accepts, staff).thenRefused('dispute/players-only');
    given(CALLED)
      .when(accepts, asks('ann', 'player', { seatedBy: 'bob' }))
      .thenRefused('dispute/players-only');
    const seated = asks('ann', 'player', { seatedBy: 'jo' });
    given(CALLED).when(accepts, seated).thenRefused('dispute/seated-by-the-judge');
  });

  it('are recorded with whoever takes it up, where they were changed since the match was opened', () => {
    const changed = [{ who: 'A', tie: 'club', at: NOON }] as const;
    const { circumstances } = JO;
    const asking = asks('jo', 'judge', { ties: { ...circumstances.ties, changed } });
    given(CALLED)
      .when(disputeCommand('ClaimCall'), asking)
      .then({ type: 'CallClaimed', data: { judge: 'jo', tiesChanged: changed } });
    given(CALLED)
      .when(gives(), asking)
      .then(ruled({ tiesChanged: changed }));
  });

  it('matter only where the policy says so, and where both are known', () => {
    given(CALLED)
      .when(disputeCommand('ClaimCall'), judge([], ties('Harbour', 'NO')))
      .then(CLAIMED);
    given(CALLED)
      .when(disputeCommand('ClaimCall'), judge(['club'], ties(null, 'NO')))
      .then(CLAIMED);
  });
});

describe('AcceptRuling', () => {
  it('is each player for oneself, once', () => {
    const accepted = { type: 'RulingAccepted', data: { ruling: '1', side: 'B' } } as const;
    given(...RULED)
      .when(disputeCommand('AcceptRuling', { side: 'B' }), BOB)
      .then(accepted);
    given(...RULED, accepted)
      .when(disputeCommand('AcceptRuling', { side: 'B' }), BOB)
      .thenAlready();
    given(...RULED)
      .when(disputeCommand('AcceptRuling', { side: 'B' }), ANN)
      .thenRefused('dispute/not-your-seat');
    given(CALLED)
      .when(disputeCommand('AcceptRuling', { side: 'B' }), BOB)
      .thenRefused('ruling/not-given');
    given(...APPEALED)
      .when(disputeCommand('AcceptRuling', { side: 'B' }), BOB)
      .thenRefused('ruling/under-appeal');
  });
});

describe('AcceptRuling by staff', () => {
  const entered = { type: 'RulingAccepted', data: { ruling: '1', side: 'B', enteredBy: 'jo' } } as const;
  const own = { type: 'RulingAccepted', data: { ruling: '1', side: 'B' } } as const;
  const accept = disputeCommand('AcceptRuling', { side: 'B' });

  it('is marked as entered for the player, once', () => {
    given(...RULED)
      .when(accept, JO)
      .then(entered);
    given(...RULED, entered)
      .when(accept, JO)
      .thenAlready();
    expect(stateOf([...RULED, entered])).toMatchObject({ rulings: [{ acceptedBy: ['B'], enteredFor: ['B'] }] });
  });

  it('leaves the appeal to the player, until that player accepts', () => {
    const appeal = disputeCommand('AppealRuling', { side: 'B', because: 'x' });
    given(...RULED, entered)
      .when(appeal, BOB)
      .then({ type: 'RulingAppealed', data: { time: BOB.occasion.now, ruling: '1', side: 'B', because: 'x' } });
    given(...RULED, entered)
      .when(accept, BOB)
      .then(own);
    given(...RULED, entered, own)
      .when(appeal, BOB)
      .thenRefused('appeal/accepted');
    given(...RULED, own)
      .when(accept, JO)
      .thenAlready();
  });
});

describe('RevokeRuling', () => {
  const revoked = { type: 'RulingRevoked', data: { ruling: '1', judge: 'hana', because: 'Wrong' } } as const;
  const revoke = disputeCommand('RevokeRuling', { because: 'Wrong' });

  it('is for the head judge, while nobody has appealed', () => {
    given(...RULED)
      .when(revoke, HANA)
      .then(revoked);
    given(...RULED)
      .when(revoke, JO)
      .thenRefused('ruling/head-judge-only');
    given(CALLED).when(revoke, HANA).thenRefused('ruling/not-given');
    given(...APPEALED)
      .when(revoke, HANA)
      .thenRefused('ruling/under-appeal');
    given(...FINAL)
      .when(revoke, HANA)
      .thenRefused('dispute/closed');
  });

  it('opens the call again, for a second ruling', () => {
    given(...RULED, revoked)
      .when(gives(), HANA)
      .then(ruled({ ruling: '2', judge: 'hana', role: 'head-judge' }));
    given(...RULED, revoked)
      .when(gives(), JO)
      .thenRefused('dispute/claimed-by-other', { judge: 'hana' });
  });
});
