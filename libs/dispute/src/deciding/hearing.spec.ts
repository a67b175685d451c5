import { after, ANN, asks, BOB, given, JO } from '../testing/given.js';
import { appealed, APPEALED, disputeCommand, CALLED, FINAL, ruled, RULED } from '../testing/story.js';

const hash = 'e'.repeat(64);
const withFile = (id: string, role: 'player' | 'judge') =>
  asks(id, role, { evidence: { mediaType: 'image/png', bytes: 2048 } });
const granted = (minutes: number, suggested: number) =>
  ({ type: 'TimeGranted', data: { minutes, suggested, judge: 'jo' } }) as const;

describe('MakeStatement', () => {
  it('is of a player, or taken down by staff', () => {
    const made = { type: 'StatementMade', data: { side: 'B', text: 'Not so' } } as const;
    given(CALLED).when(disputeCommand('MakeStatement', made.data), BOB).then(made);
    given(...APPEALED)
      .when(disputeCommand('MakeStatement', made.data), JO)
      .then(made);
    given(CALLED).when(disputeCommand('MakeStatement', made.data), ANN).thenRefused('dispute/not-your-seat');
    given(...FINAL)
      .when(disputeCommand('MakeStatement', made.data), BOB)
      .thenRefused('dispute/closed', { status: 'final' });
  });
});

describe('AddEvidence', () => {
  it('takes what is stored here, once', () => {
    const added = {
      type: 'EvidenceAdded',
      data: { hash, mediaType: 'image/png', bytes: 2048, by: { side: 'A' }, caption: 'The dice' },
    } as const;
    const add = disputeCommand('AddEvidence', { hash, caption: 'The dice' });
    given(CALLED).when(add, withFile('ann', 'player')).then(added);
    given(CALLED, added).when(add, withFile('bob', 'player')).thenAlready();
    given(CALLED)
      .when(add, asks('ann', 'player', { evidence: null }))
      .thenRefused('evidence/unknown', { hash });
  });
});

describe('GrantTime', () => {
  it('suggests the minutes from the call to the ruling, rounded up', () => {
    given(CALLED, ruled({ time: after(5.2) }))
      .when(disputeCommand('GrantTime'), asks('jo', 'judge', {}, after(9)))
      .then(granted(6, 6));
    given(CALLED)
      .when(disputeCommand('GrantTime'), asks('jo', 'judge', {}, after(2)))
      .then(granted(2, 2));
  });

  it('counts an appeal as well, and not what was granted', () => {
    const story = [...RULED, appealed('B', after(7)), ruled({ ruling: '2', instance: 'final', time: after(11) })];
    given(...story)
      .when(disputeCommand('GrantTime'), asks('jo', 'judge', {}, after(30)))
      .then(granted(9, 9));
    given(...story, granted(9, 9))
      .when(disputeCommand('GrantTime'), JO)
      .thenRefused('time/nothing-to-grant', { granted: 9 });
    given(...story, granted(9, 9))
      .when(disputeCommand('GrantTime', { minutes: 3 }), JO)
      .then(granted(3, 0));
  });

  it('is for judges', () =>
    given(CALLED)
      .when(disputeCommand('GrantTime', { minutes: 5 }), ANN)
      .thenRefused('dispute/judge-only'));
});
