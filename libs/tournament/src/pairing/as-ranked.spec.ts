import type { Bye, Decided, EventFacts, Outcome, TableResult } from '../facts.js';
import { rulesIn } from '../event/draft-by-rules.js';
import type { Settings as TournamentSettings } from '../event/settings.js';
import type { Preset } from '../standing/preset.js';
import { presetNamed } from '../standing/presets.js';
import { near } from '../standing/rational.js';
import { Reckoning } from '../standing/reckoning.js';
import { isRefusal, pairRound } from './draft.js';
import { falseClaims } from './explaining/check.js';
import { explaining } from './explaining/explain.js';
import { historiesBefore } from './history.js';
import { RECORD_AND_PATH, rulesRanked, type PairingRules } from './rules.js';

const other = { win: 'loss', draw: 'draw', loss: 'win' } as const;

function table(at: number, players: string, outcome: Outcome, vp: readonly number[], decided: Decided): TableResult {
  const [a = '', b = ''] = players;
  const of = (place: 0 | 1): Record<string, number> => (vp[place] === undefined ? {} : { vp: vp[place] });
  const seats = [
    { player: a, outcome, figures: of(0) },
    { player: b, outcome: other[outcome], figures: of(1) },
  ] as const;
  return { table: at, decided, seats };
}

const bye = (player: string, kind: Bye['kind'], more: Partial<Bye> = {}): Bye => ({
  player,
  kind,
  figures: {},
  ...more,
});

/** A clear win, a close one, a walkover, a match that a penalty turned, and a bye. */
const FACTS: EventFacts = {
  entrants: [...'abcdefghi'].map((id) => ({ id, groups: {}, from: 1 })),
  rounds: [
    {
      ...{ number: 1, closed: true, open: [], byes: [bye('i', 'pairing')] },
      tables: [
        table(1, 'ab', 'win', [90, 10], 'played'),
        table(2, 'cd', 'win', [60, 55], 'played'),
        table(3, 'ef', 'win', [], 'forfeit'),
        table(4, 'gh', 'win', [20, 80], 'played'),
      ],
    },
  ],
  effects: [{ ruling: 'late-list', player: 'a', figure: 'team points', add: -2, round: 1 }],
  seed: 's',
};

const by = (figure: string): PairingRules => ({
  ...RECORD_AND_PATH,
  score: { by: 'figure', figure },
  criteria: [{ by: 'score' }],
});
const scores = (rules: PairingRules, facts = FACTS): Readonly<Record<string, number>> =>
  Object.fromEntries([...historiesBefore(facts, rules, 2)].map(([id, { score }]) => [id, score]));
const paths = (rules: PairingRules, facts: EventFacts) =>
  Object.fromEntries([...historiesBefore(facts, rules, 2)].map(([id, { path }]) => [id, path]));
const wtc = presetNamed('wtc')!;
const oldWorld = presetNamed('old-world')!;

test('pairing adds up the figure that standings rank by: margins, walkovers, byes, penalties and what officials gave', () => {
  const found = scores(rulesRanked(by('gp'), wtc));
  expect(found).toEqual({ a: 18, b: 0, c: 10, d: 10, e: 20, f: 0, g: 20, h: 0, i: 20 });
  const reckoning = new Reckoning(FACTS, wtc);
  for (const [id, score] of Object.entries(found))
    expect([id, near(reckoning.figure(id, 'gp').value)]).toEqual([id, score]);
});

test('a bye is worth to pairing what it is worth to standings', () => {
  const rules = rulesRanked(undefined, oldWorld);
  expect(scores(rules)).toMatchObject({ a: 2, i: 1 });
  expect(paths(rules, FACTS)).toMatchObject({ a: 'W', i: 'D' });
  expect(scores(rulesRanked(by('tp'), oldWorld))).toMatchObject({ i: 3 });
  const told = { ...FACTS, rounds: [{ ...FACTS.rounds[0]!, byes: [bye('i', 'pairing', { figures: { tp: 1 } })] }] };
  expect(scores(rulesRanked(by('tp'), oldWorld), told)).toMatchObject({ i: 1 });
});

test('an event pairs by its own preset, and its rules alone say nothing of worth', () => {
  const rules = rulesIn({ standings: wtc, tables: [7] } as unknown as TournamentSettings);
  expect([rules.worth?.conversion?.to, rules.tables]).toEqual(['gp', [{ number: 7 }]]);
  expect(rulesIn({} as TournamentSettings).worth).toBeUndefined();
});

test('a result that an organizer assigned counts as that, and a bye of nothing as nothing', () => {
  const byes = [bye('a', 'zero', { assigned: 'loss' }), bye('b', 'zero'), bye('c', 'full', { assigned: 'win' })];
  const facts = { ...FACTS, rounds: [{ ...FACTS.rounds[0]!, tables: [], byes }] };
  expect(paths(rulesRanked(undefined, oldWorld), facts)).toMatchObject({ a: 'L', b: '-', c: 'W' });
});

test('an event that was set up before presets said so is paired as it was: the same drafts come of the same facts', () => {
  const before = ({ pairsAsRanked: _, ...preset }: Preset): Preset => preset;
  expect(scores(rulesRanked(by('gp'), before(wtc)))).toMatchObject({ a: 0, e: 0, i: 0 });
  expect(paths(rulesRanked(undefined, before(oldWorld)), FACTS)).toMatchObject({ i: 'W' });
  expect(rulesRanked(undefined, presetNamed('gw'))).toEqual(RECORD_AND_PATH);
});

test.each([
  ['the record', rulesRanked(undefined, oldWorld)],
  ['a figure of margins', rulesRanked(by('gp'), wtc)],
])('the reasons of a draft by %s hold', (_, rules) => {
  const paired = pairRound(FACTS, rules, 2);
  if (isRefusal(paired)) throw new Error(paired.message);
  const { draft } = paired;
  const told = explaining(FACTS, rules, draft);
  if (isRefusal(told)) throw new Error(told.message);
  const all = [...draft.tables.map((one) => told.table(one.table)), ...draft.byes.map((one) => told.bye(one.player))];
  expect(all.flatMap((one) => falseClaims({ facts: FACTS, rules, draft }, one!))).toEqual([]);
});
