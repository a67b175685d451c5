import { fold } from '@adjutant/kernel';
import type { TournamentEvent } from '../events.js';
import { listsWanting } from '../state/lists-wanting.js';
import type { OpenedTournament } from '../state/state.js';
import { shownTournament } from '../../view/show.js';
import { after, asks, command, decider, DRAFTED, event, FOUR, given, ORGANIZER, PUBLISHED } from '../testing/given.js';

const digest = 'd'.repeat(64);
const other = 'e'.repeat(64);
const because = 'The train was late';
const lists = { wanted: true, late: 'recorded', shown: 'when-locked' } as const;
const decides = (more: object) =>
  event('SettingsChanged', { changes: { lists: { ...lists, ...more } }, because: 'x', late: false });
const brings = (check: 'legal' | 'illegal', more: object = {}) =>
  command('SubmitList', { player: 'ann', digest, check, ...more });
const brought = (check: 'legal' | 'illegal', more: object = {}) =>
  event('ListSubmitted', { player: 'ann', digest, check, late: false, ...more });

describe('the deadline of lists', () => {
  const due = [...FOUR, decides({ deadline: after(10) })];

  it('takes a list until its last moment', () => {
    given(...due)
      .when(brings('legal'), asks('player', 10))
      .then(brought('legal'));
  });

  it('is as if lists were locked, from the moment after', () => {
    given(...due)
      .when(brings('legal'), asks('player', 10.001))
      .thenRefused('lists/locked', { player: 'ann', late: 'recorded', deadline: after(10) });
    given(...due)
      .when(brings('legal', { because }), asks('organizer', 11))
      .then(brought('legal', { because, late: true }));
  });

  it('counts when the server had it, whatever the sender says of when it happened', () => {
    given(...due)
      .when(brings('legal'), { ...asks('player', 11), occurredAt: after(1) })
      .thenRefused('lists/locked');
  });

  it('can be put off', () => {
    given(...due, decides({ deadline: after(60) }))
      .when(brings('legal'), asks('player', 30))
      .then(brought('legal'));
  });
});

describe('a list that is played with', () => {
  const out = [...FOUR, decides({}), brought('legal'), DRAFTED, PUBLISHED];
  const swapped = { player: 'ann', digest: other, check: 'legal' } as const;

  it('is changed by an official with a reason, and late, whatever the deadline', () => {
    given(...out)
      .when(command('SubmitList', swapped), asks('player'))
      .thenRefused('lists/locked', { player: 'ann', late: 'recorded' });
    given(...out)
      .when(command('SubmitList', { ...swapped, because }), asks('organizer'))
      .then(event('ListSubmitted', { ...swapped, because, late: true }));
    given(...FOUR, decides({}), brought('legal'), DRAFTED)
      .when(command('SubmitList', swapped), asks('player'))
      .then(event('ListSubmitted', { ...swapped, late: false }));
  });

  it('is changed between rounds as the deadline says, and where the event wants no lists', () => {
    const closed = event('RoundClosed', { round: 1, unconfirmed: [], disputed: [] });
    given(...out, closed)
      .when(command('SubmitList', swapped), asks('player'))
      .then(event('ListSubmitted', { ...swapped, late: false }));
    given(...FOUR, decides({ wanted: false }), brought('legal'), DRAFTED, PUBLISHED)
      .when(command('SubmitList', swapped), asks('player'))
      .then(event('ListSubmitted', { ...swapped, late: false }));
  });

  it('may still come where nobody had brought one', () => {
    given(...FOUR, decides({}), DRAFTED, PUBLISHED)
      .when(brings('legal'), asks('player'))
      .then(brought('legal'));
  });
});

describe('what a list tells of choices', () => {
  const told = [{ choice: 'tide', option: 'flood' }];

  it('is recorded with it and kept, and everybody who sees the event sees that there is a list and not what it tells', () => {
    given(...FOUR)
      .when(brings('legal', { told }), ORGANIZER)
      .then(brought('legal', { told }));
    const state = fold(decider, [...FOUR, brought('legal', { told })]) as OpenedTournament;
    expect(state.entries['ann']?.list).toEqual({ digest, check: 'legal', told, late: false });
    const around = { id: 'e', revision: 1, record: [], nameOf: String, staff: false };
    const { entries } = shownTournament(state, around);
    expect(entries.find(({ player }) => player === 'ann')?.list).toEqual({ digest, check: 'legal', late: false });
  });

  it('is recorded of a list that was brought before anybody recorded it, once', () => {
    given(...FOUR, brought('legal'))
      .when(brings('legal', { told }), ORGANIZER)
      .then(brought('legal', { told }));
    given(...FOUR, brought('legal', { told }))
      .when(brings('legal', { told }), ORGANIZER)
      .thenAlready();
  });
});

describe('a list that is not legal', () => {
  it('is recorded, and marked, where the event says nothing else', () => {
    given(...FOUR, decides({}))
      .when(brings('illegal'), asks('player'))
      .then(brought('illegal'));
  });

  it('is refused where the event takes none such, but for an official with a reason', () => {
    const strict = [...FOUR, decides({ illegal: 'refused' })];
    given(...strict)
      .when(brings('illegal'), asks('player'))
      .thenRefused('lists/illegal', { player: 'ann' });
    given(...strict)
      .when(brings('illegal', { because }), asks('player'))
      .thenRefused('lists/illegal');
    given(...strict)
      .when(brings('illegal'))
      .thenRefused('lists/illegal');
    given(...strict)
      .when(brings('illegal', { because }), ORGANIZER)
      .then(brought('illegal', { because }));
    given(...strict)
      .when(brings('legal'), asks('player'))
      .then(brought('legal'));
  });
});

describe('an official in place of the pack', () => {
  const overrules = command('OverruleList', { player: 'ann', digest, check: 'legal', because });
  const overruled = event('ListOverruled', { player: 'ann', digest, check: 'legal', because });
  const here = [...FOUR, brought('illegal')];

  it('says what a list is taken for, once', () => {
    given(...here)
      .when(overrules, asks('judge'))
      .then(overruled);
    given(...here, overruled)
      .when(overrules, asks('judge'))
      .thenAlready();
  });

  it('says it of the list that was looked at, and of no other', () => {
    given(...FOUR)
      .when(overrules)
      .thenRefused('lists/other-list', { player: 'ann', digest: null });
    given(...here, brought('illegal', { digest: other }))
      .when(overrules)
      .thenRefused('lists/other-list', { digest: other });
  });

  it('is heard until another list comes, and the same list does not undo it', () => {
    given(...here, overruled)
      .when(brings('illegal'), asks('player'))
      .thenAlready();
    given(...here, overruled)
      .when(brings('illegal', { digest: other }), asks('player'))
      .then(brought('illegal', { digest: other }));
  });
});

describe('whoever is in a round without a list', () => {
  const publishes = command('PublishRound', { round: 1 });
  const three = ['bob', 'cy', 'di'].map((player) =>
    event('ListSubmitted', { player, digest, check: 'legal', late: false }),
  );

  it('holds it up where the event refuses that, until the list is there', () => {
    const strict = [...FOUR, decides({ missing: 'refused' }), ...three, DRAFTED];
    given(...strict)
      .when(publishes)
      .thenRefused('lists/missing', { round: 1, players: ['ann'] });
    given(...strict, brought('illegal'))
      .when(publishes)
      .then(PUBLISHED);
  });

  it.each([['told'], [undefined]])('is told of, and no more, where the policy is %s', (missing) => {
    given(...FOUR, decides(missing === undefined ? {} : { missing }), ...three, DRAFTED)
      .when(publishes)
      .then(PUBLISHED);
  });

  it('is found with whoever has one that is not as it should be, and only where the event asks for lists', () => {
    const late = event('ListSubmitted', { player: 'cy', digest, check: 'unchecked', late: true });
    const after = (...more: readonly TournamentEvent[]) => fold(decider, [...FOUR, ...more]) as OpenedTournament;
    const all = ['ann', 'bob', 'cy', 'di'];
    expect(listsWanting(after(decides({}), brought('illegal'), late, three[2]!), all)).toEqual([
      { wanting: 'no-list', players: ['bob'] },
      { wanting: 'list-illegal', players: ['ann'] },
      { wanting: 'list-unchecked', players: ['cy'] },
      { wanting: 'list-late', players: ['cy'] },
    ]);
    expect(listsWanting(after(decides({ wanted: false })), all)).toEqual([]);
    expect(listsWanting(after(late), all)).toEqual([]);
  });
});
