import { fold } from '@adjutant/kernel';
import { tournamentDecider } from '../decider.js';
import { draftByRules } from '../draft-by-rules.js';
import { tableMatch } from '../streams.js';
import {
  asks,
  CLOSED,
  COMMITMENT,
  REVEALED,
  command,
  DRAFTED,
  entered,
  event,
  FOUR,
  given,
  ORGANIZER,
  PUBLISHED,
  ROUND_1,
  SEED,
  SET_UP,
  toldOf,
} from '../testing/given.js';

const swapped = [
  { table: 1, A: 'ann', B: 'cy' },
  { table: 2, A: 'bob', B: 'di' },
];

describe('a draft', () => {
  it('is the same for the same facts, however often it is asked for', () => {
    given(...FOUR)
      .when(command('DraftRound', { round: 1 }))
      .then(DRAFTED);
    given(...FOUR, DRAFTED)
      .when(command('DraftRound', { round: 1 }))
      .thenAlready();
  });

  it('of one player alone is refused with what to do: a round of one bye is none', () => {
    const real = tournamentDecider({
      seed: SEED,
      hash: () => COMMITMENT,
      packs: [],
      policies: [],
      draft: draftByRules,
    });
    const state = fold(real, [
      SET_UP,
      entered('ann'),
      entered('bob'),
      event('PlayerDropped', { player: 'bob', until: 0 }),
    ]);
    const decision = real.decide(command('DraftRound', { round: 1 }), state, ORGANIZER);
    expect(decision).toMatchObject({ outcome: 'refused', refusal: { code: 'draft/cannot', facts: { player: 'ann' } } });
    expect(JSON.stringify(decision)).toContain('has nobody to play');
  });

  it('leaves out whoever was given a bye, and says it', () => {
    const bye = event('ByeGiven', { round: 1, player: 'di', kind: 'half' });
    const byes = [
      { player: 'cy', kind: 'pairing' as const },
      { player: 'di', kind: 'half' as const },
    ];
    given(...FOUR)
      .when(command('GiveBye', { round: 9, player: 'di', kind: 'half' }))
      .thenRefused('round/too-many', { rounds: 3 });
    given(...FOUR, bye)
      .when(command('DraftRound', { round: 1 }))
      .then(
        event('RoundDrafted', { round: 1, engine: 'neighbours', tables: [{ table: 1, A: 'ann', B: 'bob' }], byes }),
      );
  });

  it('has no bye with points for whoever is barred from byes, unless it is said why', () => {
    const barred = [...FOUR, entered('eve', { barredFromBye: true })];
    const gives = (kind: 'full' | 'half' | 'zero', more = {}) => ({ round: 1, player: 'eve', kind, ...more });
    for (const kind of ['full', 'half'] as const)
      given(...barred)
        .when(command('GiveBye', gives(kind)))
        .thenRefused('bye/barred', gives(kind));
    for (const bye of [gives('zero'), gives('half', { because: 'Nobody else is left' })])
      given(...barred)
        .when(command('GiveBye', bye))
        .then(event('ByeGiven', bye));
  });

  it('is edited by hand with a reason: everybody stands on it once', () => {
    const edits = (tables: typeof swapped) => command('EditDraft', { round: 1, tables, because: 'same club' });
    given(...FOUR, DRAFTED)
      .when(edits(swapped))
      .then(event('DraftEdited', { round: 1, tables: swapped, byes: [], because: 'same club' }));
    given(...FOUR, DRAFTED)
      .when(edits(swapped.slice(0, 1)))
      .thenRefused('draft/sheet', { players: ['bob', 'di'] });
    given(...FOUR, DRAFTED)
      .when(edits([{ table: 1, A: 'ann', B: 'ann' }]))
      .thenRefused('draft/sheet', { twice: ['ann'] });
    given(...FOUR, DRAFTED)
      .when(edits([{ table: 1, A: 'ann', B: 'zoe' }]))
      .thenRefused('draft/sheet', { players: ['zoe'] });
  });

  it('comes after the round before is closed, and not beyond the last', () => {
    given(...ROUND_1)
      .when(command('DraftRound', { round: 2 }))
      .thenRefused('round/not-next', { round: 1 });
    given(...FOUR)
      .when(command('DraftRound', { round: 4 }))
      .thenRefused('round/too-many', { rounds: 3 });
    given(FOUR[0]!, entered('ann'))
      .when(command('DraftRound', { round: 1 }))
      .thenRefused('draft/cannot');
  });
});

describe('a publication', () => {
  it('is what was drafted, once', () => {
    given(...FOUR, DRAFTED)
      .when(command('PublishRound', { round: 1 }))
      .then(PUBLISHED);
    given(...ROUND_1)
      .when(command('PublishRound', { round: 1 }))
      .thenAlready();
  });

  it('is refused where somebody in the draft has left since', () => {
    given(...FOUR, DRAFTED, event('PlayerDropped', { player: 'di', until: 0 }))
      .when(command('PublishRound', { round: 1 }))
      .thenRefused('draft/gone', { players: ['di'] });
  });

  it('goes without whoever is disqualified, in the draft and on the sheet', () => {
    const out = event('EffectTold', { ruling: 'p1', effects: [{ player: 'ann', does: 'disqualified' }] });
    const closed = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, out];
    const tables = [{ table: 1, A: 'bob', B: 'cy' }];
    const byes = [{ player: 'di', kind: 'pairing' as const }];
    const drafted = event('RoundDrafted', { round: 2, engine: 'neighbours', tables, byes });
    given(...closed)
      .when(command('DraftRound', { round: 2 }))
      .then(drafted);
    given(...closed, drafted)
      .when(command('PublishRound', { round: 2 }))
      .then(event('RoundPublished', { round: 2, tables, byes }));
  });

  it('can change: the tables concerned get new matches, and the others keep theirs', () => {
    const changes = command('ChangePublished', {
      ...{ round: 1, because: 'di did not come, eve plays' },
      tables: [{ table: 2, A: 'cy', B: 'eve' }],
      byes: [{ player: 'di', kind: 'zero' }],
    });
    given(...ROUND_1, entered('eve', { from: 2 }))
      .when(changes)
      .then(
        event('PublicationChanged', {
          ...changes.data,
          publication: 2,
          gone: [{ table: 2, publication: 1 }],
          byes: changes.data.byes ?? [],
        }),
      );
    given(...ROUND_1, toldOf(2))
      .when(changes)
      .thenRefused('draft/sheet', { players: ['eve'] });
    given(...ROUND_1, entered('eve', { from: 2 }), toldOf(2))
      .when(changes)
      .thenRefused('table/decided', { tables: [2] });
    given(...ROUND_1)
      .when(command('ChangePublished', { round: 1, tables: swapped.slice(0, 0), because: 'x' }))
      .thenAlready();
  });

  it('names one match for each table, the same for whoever asks', () => {
    expect(tableMatch('e', 1, 1, 2)).toBe(tableMatch('e', 1, 1, 2));
    expect(new Set([tableMatch('e', 1, 1, 2), tableMatch('e', 1, 2, 2), tableMatch('e', 11, 1, 2)]).size).toBe(3);
  });
});

describe('closing a round', () => {
  const closes = command('CloseRound', { round: 1 });

  it('needs every table decided, and names those that are not', () => {
    given(...ROUND_1, toldOf(1))
      .when(closes)
      .thenRefused('round/undecided', { tables: [2] });
    given(...ROUND_1, toldOf(1), toldOf(2))
      .when(closes)
      .then(CLOSED, REVEALED);
    given(...ROUND_1, toldOf(1), toldOf(2), CLOSED)
      .when(closes)
      .thenAlready();
  });

  it('takes what nobody confirmed after the time of the event', () => {
    const waiting = event('SettingsChanged', { changes: { standsAfterMinutes: 15 }, because: 'x', late: false });
    const reported = [...ROUND_1, waiting, toldOf(1, { sure: 'reported' }), toldOf(2)];
    given(...reported)
      .when(closes, asks('organizer', 14))
      .thenRefused('round/undecided', { tables: [1] });
    given(...reported)
      .when(closes, asks('organizer', 15))
      .then(event('RoundClosed', { round: 1, unconfirmed: [1], disputed: [] }), REVEALED);
    given(...ROUND_1, toldOf(1, { sure: 'reported' }), toldOf(2))
      .when(closes, asks('organizer', 900))
      .thenRefused('round/undecided');
  });

  it('is refused while a table is void, with the ways on', () => {
    const voided = (because?: string) =>
      event('TableVoidTold', {
        round: 1,
        table: 2,
        publication: 1,
        voided: true,
        ...(because && { because }),
        late: false,
      });
    given(...ROUND_1, toldOf(1), toldOf(2), voided('Opened twice'))
      .when(closes)
      .thenRefused('round/void', { tables: [2] });
    given(...ROUND_1, toldOf(1), toldOf(2), voided(), event('TableVoidTold', { ...voided().data, voided: false }))
      .when(closes)
      .then(CLOSED, REVEALED);
  });

  it('lists what is disputed', () => {
    const dispute = event('TableDisputeTold', { round: 1, table: 2, publication: 1, dispute: 'd1', open: true });
    given(...ROUND_1, toldOf(1), toldOf(2), dispute)
      .when(closes)
      .then(event('RoundClosed', { round: 1, unconfirmed: [], disputed: [2] }), REVEALED);
  });
});

it('time is added to a round or to a table of it, each time anew', () => {
  const more = command('ExtendTime', { round: 1, table: 2, minutes: 5 });
  given(...ROUND_1)
    .when(more)
    .then(event('TimeExtended', more.data));
  given(...ROUND_1)
    .when(command('ExtendTime', { round: 1, table: 9, minutes: 5 }))
    .thenRefused('table/unknown', { table: 9 });
});
