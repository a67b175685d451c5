import { fold } from '@adjutant/kernel';
import type { EventOf, TournamentEvent } from '../event/events.js';
import {
  CLOSED,
  decider,
  DRAFTED,
  entered,
  event,
  FOUR,
  PUBLISHED,
  ROUND_1,
  SETTINGS,
  toldOf,
} from '../event/testing/given.js';
import type { Preset } from '../standing/preset.js';
import { presetNamed } from '../standing/presets.js';
import { impactAsked, impactOfTold } from './impacts.js';
import type { OpenedTournament } from '../event/state/state.js';
import { correctionsOf, pastImpacts } from './past-impacts.js';
import type { Entered } from './irregular.js';

const entries = (record: readonly TournamentEvent[]): readonly Entered[] =>
  record.map((one, revision) => ({
    ...{ event: one, revision, at: '2031-05-04T12:00:00.000Z' },
    by: { id: 'server', role: 'system' as const },
  }));

const listed = (...record: readonly TournamentEvent[]) =>
  correctionsOf(pastImpacts(entries(record), { seed: 'seed', known: [] }, { nameOf: (id) => id }));

/** Whose place is another one by what came late, and which. */
function corrections(...late: readonly TournamentEvent[]) {
  return listed(...late).map(({ entry, impact }) => ({
    entry,
    places: Object.fromEntries(
      impact.lines.map(({ player, before, after }) => [player, [before?.place ?? null, after?.place ?? null]]),
    ),
  }));
}

const dispute = (open: boolean) =>
  event('TableDisputeTold', { round: 1, table: 1, publication: 1, dispute: 'd1', open });
const bobWins = {
  decided: 'played',
  A: { outcome: 'loss', figures: { vp: 50 } },
  B: { outcome: 'win', figures: { vp: 60 } },
} as const;
const ruled = toldOf(1, { sure: 'ruled', late: true, said: bobWins });

test.each([
  ['the result first', [ruled, dispute(false)]],
  ['the end of the dispute first', [dispute(false), ruled]],
])('a ruling on a table that was outside is one correction, against what was published: %s', (_, told) => {
  const record = [...ROUND_1, toldOf(1), toldOf(2), dispute(true), CLOSED, ...told];
  const [only, ...others] = corrections(...record);
  expect(others).toEqual([]);
  expect(only?.entry).toBe(record.indexOf(ruled));
  // As published: cy before those who had nothing yet, ann among them.
  expect(only?.places['ann']?.[0]).not.toBe(1);
  expect(only?.places['bob']?.[1]).toBe(2);
});

test('what counted when a dispute came up is what a ruling changes', () => {
  const record = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, dispute(true), ruled, dispute(false)];
  const [only, ...others] = corrections(...record);
  expect(others).toEqual([]);
  expect(only?.places['ann']?.[0]).toBe(1);
});

test('a dispute that nothing came of corrects nothing; one that held a result back lets it count', () => {
  const before = [...ROUND_1, toldOf(1), toldOf(2)];
  expect(corrections(...before, CLOSED, dispute(true), dispute(false))).toEqual([]);
  const [counts] = corrections(...before, dispute(true), CLOSED, dispute(false));
  expect(counts?.places['ann']?.[1]).toBe(1);
});

describe('a penalty that changes standings', () => {
  const told = (effects: EventOf<'EffectTold'>['data']['effects']) => event('EffectTold', { ruling: 'p1', effects });
  const before = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];

  test('is listed as it was told and as it was lifted, and nobody reads of whom in the sentence', () => {
    const given = told([{ player: 'ann', does: 'disqualified' }]);
    const lifted = event('EffectLifted', { ruling: 'p1' });
    const [lift, give, ...others] = corrections(...before, given, lifted);
    expect(others).toEqual([]);
    expect(give?.places['ann']).toEqual([1, null]);
    expect(lift?.places['ann']).toEqual([null, 1]);
    const says = listed(...before, given, lifted).map((one) => one.says);
    expect(says.join()).not.toContain('ann');
  });

  test('is no correction where it changes no line: more time, or a figure that nobody is ranked by', () => {
    const time = { round: 1, table: 1, publication: 1, minutes: 5 };
    const unranked = { player: 'ann', figure: 'painting', add: -5, round: 1 };
    expect(corrections(...before, told([time]))).toEqual([]);
    expect(corrections(...before, told([unranked]))).toEqual([]);
  });

  test('says before it is given that the order does not look at its unit; an order that knows the unit does', () => {
    const team = told([{ player: 'ann', figure: 'team points', add: -2, round: 1 }]);
    const weighed = (...record: readonly TournamentEvent[]) =>
      impactOfTold(fold(decider, record) as OpenedTournament, [team], { round: 1, seed: 's' }, { nameOf: (id) => id });
    expect(weighed(...before).uncounted).toEqual(['team points']);
    const byWtc = { changes: { standings: presetNamed('wtc')! }, because: 'x', late: true };
    const { uncounted, lines } = weighed(...before, event('SettingsChanged', byWtc));
    expect([uncounted, lines.map(({ player }) => player)]).toEqual([undefined, expect.arrayContaining(['ann'])]);
  });
});

test('a result that is assigned to a closed round is listed with what it changed, and everybody reads whose, not why', () => {
  const assigned = (result: 'win' | 'none', late = true) =>
    event('ResultAssigned', { round: 1, player: 'eve', result, late, because: 'was at the doctor' });
  const [set, ...four] = FOUR;
  const open = [set as TournamentEvent, entered('eve', { from: 2 }), ...four, DRAFTED, PUBLISHED, toldOf(1), toldOf(2)];
  expect(listed(...open, assigned('win', false), CLOSED)).toEqual([]);
  const [taken, given, ...others] = listed(...open, CLOSED, assigned('win'), assigned('none'));
  expect(others).toEqual([]);
  expect([given?.impact.round, given?.impact.lines.map(({ player }) => player)]).toEqual([
    1,
    expect.arrayContaining(['eve']),
  ]);
  expect([given?.says, taken?.says]).toEqual([
    'eve is given a win in round 1, after it was closed.',
    'eve has no assigned result any more in round 1, after it was closed.',
  ]);
});

describe('figures of a table that are told after its round was closed', () => {
  const told = (late = true) =>
    event('FiguresTold', { player: 'bob', round: 1, figures: { games: 1 }, ...(late ? { late } : {}) });
  const rankedBy = (figure: string) =>
    event('TournamentSetUp', {
      ...SETTINGS,
      standings: { ...(presetNamed('gw') as Preset), id: 'own', criteria: [{ by: 'figure', figure }] },
    });
  const played = [...ROUND_1.slice(1), toldOf(1), toldOf(2)];

  test('are listed with what they changed', () => {
    const [only, ...others] = listed(rankedBy('games'), ...played, CLOSED, told());
    expect(others).toEqual([]);
    expect(only?.impact).toMatchObject({ round: 1, columns: ['games'] });
    expect(only?.impact.lines.find(({ player }) => player === 'bob')?.after?.values).toEqual(['1']);
    expect(only?.says).toBe('bob has 1 games of their table in round 1, told after it was closed.');
  });

  test('are no correction in time, nor where nobody is ranked by them', () => {
    expect(listed(rankedBy('games'), ...played, told(false), CLOSED)).toEqual([]);
    expect(listed(rankedBy('vp'), ...played, CLOSED, told())).toEqual([]);
  });
});

describe('a match that is void after its round was closed', () => {
  const told = (voided: boolean) =>
    event('TableVoidTold', { round: 1, table: 1, publication: 1, voided, because: 'A word in confidence', late: true });
  const closed = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];

  test('is a late correction by itself, and its restoring another, which gives back what stood', () => {
    const [back, gone, ...others] = listed(...closed, told(true), told(false));
    expect(others).toEqual([]);
    expect(gone?.says).toBe(
      'Round 1, table 1: its match is void, and nothing of it counts, after the round was closed.',
    );
    expect(gone?.impact.lines.map(({ player }) => player)).toEqual(expect.arrayContaining(['ann', 'bob']));
    const stood = (side: 'before' | 'after', one: typeof gone) =>
      Object.fromEntries((one?.impact.lines ?? []).map((line) => [line.player, line[side]]));
    expect(stood('after', back)).toEqual(stood('before', gone));
    expect(stood('before', back)).toEqual(stood('after', gone));
  });

  test('is not one with what is ruled of the table afterwards', () => {
    expect(listed(...closed, told(true), told(false), ruled)).toHaveLength(3);
  });
});

describe('points of the whole event', () => {
  const paints = (player: string, painting: number) => event('FiguresTold', { player, figures: { painting } });
  const ranked = event('TournamentSetUp', {
    ...SETTINGS,
    standings: { ...(presetNamed('gw') as Preset), id: 'own', criteria: [{ by: 'figure', figure: 'painting' }] },
  });
  const played = [ranked, ...ROUND_1.slice(1), toldOf(1), toldOf(2)];

  test('are listed once a round is closed, all that are told one after the other together', () => {
    const late = entered('eve', { from: 2 });
    const [only, ...others] = listed(...played, paints('cy', 9), CLOSED, paints('ann', 3), late, paints('bob', 5));
    expect(others).toEqual([]);
    expect([only?.says, only?.impact.round, only?.impact.table]).toEqual([
      'Points of the whole event are told.',
      1,
      undefined,
    ]);
    const changed = only?.impact.lines.map(({ player, before, after }) => [player, before?.values, after?.values]);
    expect(changed).toContainEqual(['bob', ['0'], ['5']]);
    expect(changed).toContainEqual(['ann', ['0'], ['3']]);
    expect(changed?.map(([player]) => player)).not.toContain('eve');
  });

  test('stand apart where something else was corrected in between, and are not listed where nobody is ranked by them', () => {
    expect(listed(...played, CLOSED, paints('ann', 3), ruled, paints('bob', 5))).toHaveLength(3);
    expect(listed(...played, CLOSED, event('FiguresTold', { player: 'ann', figures: { votes: 2 } }))).toEqual([]);
    expect(listed(...played, paints('ann', 3), CLOSED)).toEqual([]);
  });
});

test('what is known already is not worked out again, whatever has been told since', () => {
  const named: string[] = [];
  const nameOf = (id: string): string => (named.push(id), id);
  const other = toldOf(2, { sure: 'ruled', late: true, said: bobWins });
  const works = (record: readonly TournamentEvent[], known: readonly string[]) => {
    named.length = 0;
    return pastImpacts(entries(record), { seed: 'seed', known }, { nameOf });
  };
  const record = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, dispute(true), ruled];
  const first = works(record, []).map(({ of }) => of);
  expect(works(record, first)).toEqual(first.map((of) => ({ of })));
  expect(named).toEqual([]);
  const [old, next] = works([...record, other], first);
  expect([old, next?.correction?.entry]).toEqual([{ of: first[0] }, record.length]);
  // What belongs to it came later: it is another correction from then on.
  const whole = [...record, dispute(false)];
  expect(works(whole, first)).toEqual(works(whole, []));
  expect(works(whole, first)[0]?.correction?.entry).toBe(record.indexOf(ruled));
});

describe('a round that is drafted and not published', () => {
  const drafted = event('RoundDrafted', {
    round: 2,
    engine: 'neighbours',
    tables: [{ table: 1, A: 'ann', B: 'cy' }],
    byes: [],
  });
  const closed = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];
  const asked = (...record: readonly TournamentEvent[]) => {
    const state = fold(decider, record);
    if (state.status === 'absent') throw new Error('no event was set up');
    const impact = impactAsked(state, { round: 1, table: 1, said: bobWins }, 'seed', { nameOf: (id) => id });
    if ('code' in impact) throw new Error(impact.message);
    return impact.overtaken;
  };
  const overtaken = [
    {
      ...{ round: 2, players: ['ann', 'bob'] },
      says: 'The draft of round 2 is overtaken: draft it again before it is published.',
    },
  ];

  test('is told to be drafted again, in what is asked before a ruling and in what is recorded of it', () => {
    expect(asked(...closed, drafted)).toEqual(overtaken);
    const [told] = listed(...closed, drafted, ruled);
    expect(told?.impact.overtaken).toEqual(overtaken);
    expect(Object.keys(told?.impact.names ?? {})).toEqual(expect.arrayContaining(['ann', 'bob']));
  });

  test('is left alone where there is none', () => {
    expect(asked(...closed)).toEqual([]);
  });
});
