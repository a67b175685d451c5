import { recordedAs, type EntryChanges } from '../event/entry-changes.js';
import type { EventOf, TournamentEvent } from '../event/events.js';
import { CLOSED, event, FOUR, NOON, PUBLISHED, ROUND_1, toldOf } from '../event/testing/given.js';
import { irregularActs, shownActs, type Entered } from './irregular.js';

const recorded = (events: readonly TournamentEvent[]): readonly Entered[] =>
  events.map((one, revision) => ({ event: one, revision, at: NOON, by: { id: 'organizer', role: 'organizer' } }));
const sentences = (...events: readonly TournamentEvent[]): readonly string[] =>
  irregularActs(recorded(events)).map(({ sentence }) => sentence);
const draft = (...pairs: readonly (readonly [string, string])[]) => ({
  ...{ round: 1, byes: [] },
  tables: pairs.map(([A, B], at) => ({ table: at + 1, A, B })),
});
const drafted = event('RoundDrafted', { ...draft(['ann', 'bob'], ['cy', 'di']), engine: 'x' });

test('a day that goes as it should has nothing irregular', () => {
  expect(sentences(...ROUND_1, toldOf(1), toldOf(2), CLOSED)).toEqual([]);
});

test('an edit by hand says who sat where before', () => {
  const edited = event('DraftEdited', { ...draft(['ann', 'cy'], ['bob', 'di']), because: 'They came together' });
  expect(sentences(...FOUR, drafted, edited)).toEqual([
    'The draft of round 1 is edited by hand (2 tables): They came together. Table 1: ann and cy, before ann and bob. Table 2: bob and di, before cy and di.',
  ]);
});

test('a draft that is drawn again, settings changed beneath one, and whoever leaves it are told', () => {
  const changed = event('SettingsChanged', {
    changes: { pairing: {} as never },
    because: 'another order',
    late: false,
  });
  expect(sentences(...FOUR, drafted, changed, event('PlayerWithdrawn', { player: 'di' }), drafted)).toEqual([
    'pairing changed: another order. A draft stood that was drawn before it. Before: pairing not set.',
    'di withdraws.',
    'Round 1 is drafted: 2 tables. It is draft 2 of this round.',
  ]);
  expect(sentences(...FOUR, changed, event('PlayerWithdrawn', { player: 'di' }), drafted)).toEqual([]);
});

test('a shorter time for results is told while a round is played', () => {
  const shorter = event('SettingsChanged', { changes: { standsAfterMinutes: 0 }, because: 'late', late: false });
  expect(sentences(...ROUND_1, shorter)).toEqual([
    'standsAfterMinutes changed: late. A round was being played. Before: standsAfterMinutes not set.',
  ]);
  expect(sentences(...FOUR, shorter)).toEqual([]);
});

test('a late result says whose it is and what it was, and one that stays as it was is none', () => {
  const before = toldOf(1);
  const late = { ...(before as EventOf<'TableResultTold'>).data, late: true };
  const other = { ...late, said: { ...late.said, A: late.said.B, B: late.said.A } };
  const again = event('TableResultTold', late);
  expect(sentences(...ROUND_1, before, toldOf(2), CLOSED, again)).toEqual([]);
  const [said] = sentences(...ROUND_1, before, toldOf(2), CLOSED, event('TableResultTold', other));
  expect(said).toMatch(/after the round was closed\. ann and \w+: a win for the second.*; before, a win for the first/);
});

test('a match that is void after its round was closed says whose result counts no longer; before that it is no act', () => {
  const told = { round: 1, table: 1, publication: 1, voided: true, because: 'Opened twice', late: true };
  const day = [...ROUND_1, toldOf(1), toldOf(2)];
  expect(sentences(...day, CLOSED, event('TableVoidTold', told))).toEqual([
    'Round 1, table 1: its match is void, and nothing of it counts, after the round was closed: Opened twice. ann and bob: a win for the first, 80 to 60.',
  ]);
  expect(sentences(...day, event('TableVoidTold', { ...told, late: false }))).toEqual([]);
});

test('a round that is published anew names who sits where, and who did', () => {
  const anew = event('PublicationChanged', {
    ...{ round: 1, publication: 2, byes: [], because: 'Somebody came' },
    gone: [1, 2].map((table) => ({ table, publication: 1 })),
    tables: [{ table: 1, A: 'ann', B: 'di' }],
  });
  expect(sentences(...ROUND_1, anew)).toEqual([
    'Round 1 changes after it was published: 2 matches void, 1 table new: Somebody came. Table 1: ann and di, before ann and bob. Table 2: nobody, before cy and di.',
  ]);
  const same = event('PublicationChanged', {
    ...anew.data,
    gone: [{ table: 1, publication: 1 }],
    tables: [anew.data.tables[0]!],
  });
  expect(sentences(...ROUND_1, anew, { ...same, data: { ...same.data, publication: 3 } })[1]).toMatch(
    /: 1 match void, .* Table 1: ann and di, once more\.$/,
  );
});

test('settings that are changed say what they were', () => {
  const NONE = { pairing: {}, full: {}, half: {}, zero: {} };
  const changing = (changes: EventOf<'SettingsChanged'>['data']['changes']) =>
    event('SettingsChanged', { changes, because: 'Agreed', late: true });
  expect(
    sentences(
      ...[...ROUND_1, CLOSED, changing({ rounds: 4, byeFigures: { ...NONE, full: { vp: 60 } } })],
      ...[changing({ rounds: 5, byeFigures: { ...NONE, full: { vp: 50 } } })],
    ),
  ).toEqual([
    'After round 1 was out, rounds, byeFigures changed: Agreed. Before: rounds 3; byeFigures not set.',
    'After round 1 was out, rounds, byeFigures changed: Agreed. Before: rounds 4; byeFigures.full.vp 60.',
  ]);
});

test('a result that was taken back, or was of a match that is void, is no former one', () => {
  const back = event('TableResultTakenBack', { round: 1, table: 1, publication: 1 });
  expect(sentences(...ROUND_1, toldOf(1), back, CLOSED, toldOf(1, { late: true }))).toHaveLength(1);
  const [said] = sentences(...ROUND_1, toldOf(1), CLOSED, toldOf(1, { late: true, publication: 2 }));
  expect(said).not.toMatch(/before/);
});

test('who is named by hand for a cut, and byes that bring points; what is ahead is for staff', () => {
  const cut = event('FieldCut', { players: ['ann', 'bob'], bracket: true, others: 'play-on' });
  const bye = event('ByeGiven', { round: 2, player: 'cy', kind: 'full' });
  const none = event('ByeGiven', { round: 2, player: 'di', kind: 'zero' });
  const day = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, bye, none, cut];
  expect(sentences(...day)).toEqual([
    'cy has a full bye in round 2.',
    '2 players go on in a bracket; the others play on. Named by hand: ann, bob.',
  ]);
  expect(shownActs(recorded(day), false).map(({ type }) => type)).toEqual(['FieldCut']);
  const back = event('ByeTakenBack', { round: 2, player: 'cy' });
  expect(sentences(...ROUND_1, bye, back)).toContain('cy has no bye in round 2 any more.');
  const byRule = event('FieldCut', { ...cut.data, rule: { by: 'place', take: 2 } });
  expect(sentences(...ROUND_1, CLOSED, byRule)).toEqual([]);
  const chosen = event('FieldCut', { ...byRule.data, level: ['bob', 'cy'], because: 'Bob won their match' });
  const says = '2 players go on in a bracket; the others play on';
  expect(sentences(...ROUND_1, CLOSED, chosen)).toEqual([
    `${says}: Bob won their match. Level on the line: bob, cy. Chosen: bob.`,
  ]);
  const [open] = shownActs(recorded([...ROUND_1, CLOSED, chosen]), false);
  expect(open?.sentence).toBe(`${says}. Level on the line: bob, cy. Chosen: bob.`);
});

test('what is of a draft is public with its round, without reasons about players; till then it is for staff', () => {
  const because = 'a word in confidence';
  const acts = [
    event('ByeGiven', { round: 1, player: 'eve', kind: 'full', because }),
    drafted,
    event('SettingsChanged', { changes: { pairing: {} as never }, because: 'another order', late: false }),
    event('PlayerWithdrawn', { player: 'di', because }),
    drafted,
    event('DraftEdited', { ...draft(['ann', 'cy'], ['bob', 'di']), because }),
  ];
  const types = ['ByeGiven', 'SettingsChanged', 'PlayerWithdrawn', 'RoundDrafted', 'DraftEdited'];
  const shown = (staff: boolean, ...more: readonly TournamentEvent[]) =>
    shownActs(recorded([...FOUR, ...acts, ...more]), staff);
  expect(shown(true).map(({ type }) => type)).toEqual(types);
  expect(shown(false)).toEqual([]);
  const ahead = event('ByeGiven', { round: 2, player: 'eve', kind: 'full' });
  const out = shown(false, PUBLISHED, ahead);
  expect(out.map(({ type }) => type)).toEqual(types);
  expect(JSON.stringify(out)).not.toContain(because);
  expect(out.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'eve has a full bye in round 1.',
      expect.stringContaining('A draft stood that was drawn before it.'),
      expect.stringMatching(/^The draft of round 1 is edited by hand \(2 tables\)\. Table 1: ann and cy, before ann/),
    ]),
  );
});

test('settings that were changed late are public at once, with a draft of the next round or without', () => {
  const late = event('SettingsChanged', { changes: { rounds: 4 }, because: 'More time', late: true });
  const next = event('RoundDrafted', { ...draft(['ann', 'cy']), round: 2, engine: 'x' });
  const [act, ...others] = shownActs(recorded([...ROUND_1, CLOSED, next, late]), false);
  expect([act?.type, others]).toEqual(['SettingsChanged', []]);
  expect(act?.sentence).not.toMatch(/draft/);
});

test('points of the whole event are told when all is played', () => {
  const painting = event('FiguresTold', { player: 'ann', figures: { painting: 10 } });
  const rounds = [2, 3].map((round) => event('RoundClosed', { round, unconfirmed: [], disputed: [] }));
  expect(sentences(...ROUND_1, painting, CLOSED)).toEqual([]);
  expect(sentences(...ROUND_1, CLOSED, ...rounds, painting)).toEqual(['ann has 10 painting.']);
});

test('an entry that is changed after round 1, or beneath a draft, says what it said before; to staff alone what is for staff', () => {
  const changed = (changes: EntryChanges, late: boolean) =>
    event('EntryChanged', { player: 'ann', ...recordedAs(changes), because: 'A ramp', late });
  const first = changed({ table: 2, barredFromBye: true, groups: { club: ['k1'] } }, true);
  const again = changed({ table: null, faction: 'Order' }, true);
  const onlyStaff = changed({ rating: 1500 }, true);
  const day = [...ROUND_1, first, again, onlyStaff];
  expect(sentences(...day)).toEqual([
    'The entry of ann is changed after round 1 was out (keeps table 2, barred from byes, kept apart by club): A ramp. Before: keeps no table, not barred from byes, kept apart by nothing.',
    'The entry of ann is changed after round 1 was out (faction Order, keeps no table): A ramp. Before: no faction, keeps table 2.',
    'The entry of ann is changed after round 1 was out (rating 1500): A ramp. Before: no rating.',
  ]);
  expect(shownActs(recorded(day), false).map(({ sentence }) => sentence)).toEqual([
    'The entry of ann is changed after round 1 was out (keeps table 2). Before: keeps no table.',
    'The entry of ann is changed after round 1 was out (faction Order, keeps no table). Before: no faction, keeps table 2.',
    'The entry of ann is changed after round 1 was out.',
  ]);
  const before = changed({ table: 2 }, false);
  expect(sentences(...FOUR, before)).toEqual([]);
  expect(sentences(...FOUR, drafted, before)).toEqual([
    'The entry of ann is changed (keeps table 2): A ramp. A draft stood that was drawn before it. Before: keeps no table.',
  ]);
  expect(shownActs(recorded([...FOUR, drafted, before]), false)).toEqual([]);
});
