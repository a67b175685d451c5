import { compareWithEngine } from './compare.js';
import { comparedWith } from './compared.js';
import { isRefusal, pairRound, type RoundDraft } from './draft.js';
import { fieldOf } from './field.js';
import { RECORD_AND_PATH, type PairingRules } from './rules.js';
import { entrantsOf, eventAfter } from './testing/played.js';
import { warningsOf, type Warning } from './warnings.js';

const rules: PairingRules = { ...RECORD_AND_PATH, criteria: [{ by: 'score' }, { by: 'group', kind: 'club' }] };
const entrants = entrantsOf(17, 6);
const facts = eventAfter(3, entrants, rules);
const paired = pairRound(facts, rules, 4);
if (isRefusal(paired)) throw new Error(paired.message);
const { draft } = paired;

const warn = (edited: RoundDraft, all = facts): readonly Warning[] => {
  const warnings = warningsOf(all, rules, edited);
  if (isRefusal(warnings)) throw new Error(warnings.message);
  return warnings;
};
const said = (edited: RoundDraft): readonly string[] => warn(edited).map(({ gravity, about }) => `${gravity} ${about}`);

/** Two players change places, wherever they are. */
function swapped(one: string, other: string): RoundDraft {
  const turned = (id: string): string => (id === one ? other : id === other ? one : id);
  return {
    ...draft,
    tables: draft.tables.map(({ table, players: [a, b] }) => ({ table, players: [turned(a), turned(b)] as const })),
    byes: draft.byes.map(({ player, kind }) => ({ player: turned(player), kind })),
  };
}

describe('warnings of a draft', () => {
  test('that the engine made tell of nothing that it would never do', () => {
    expect(warn(draft).filter(({ gravity }) => gravity === 'impossible' || gravity === 'grave')).toEqual([]);
  });

  test('tell of a rematch, with its round', () => {
    const [first] = facts.rounds[0]!.tables;
    const [a, b] = first!.seats.map(({ player }) => player) as [string, string];
    const at = draft.tables.find(({ players }) => players.includes(a))!;
    const mate = at.players.find((id) => id !== a)!;
    const warnings = warn(swapped(mate, b));
    expect(warnings).toContainEqual({
      gravity: 'grave',
      about: 'rematch',
      players: at.players.map((id) => (id === mate ? b : id)),
      table: at.table,
      evidence: { rounds: [1] },
    });
    expect(warnings[0]?.gravity).toBe('grave');
  });

  test('tell of a second bye, and of one for somebody who is barred', () => {
    const had = facts.rounds[1]!.byes[0]!.player;
    const now = draft.byes[0]!.player;
    expect(warn(swapped(had, now))).toContainEqual({
      gravity: 'grave',
      about: 'second-bye',
      players: [had],
      evidence: { rounds: [2] },
    });
    const barred = {
      ...facts,
      entrants: facts.entrants.map((one) => (one.id === now ? { ...one, barredFromBye: true } : one)),
    };
    expect(warn(draft, barred)).toContainEqual({ gravity: 'grave', about: 'barred-from-bye', players: [now] });
  });

  test('tell of groups apart, and of one club', () => {
    const field = fieldOf(facts, rules, 4);
    const standing = isRefusal(field) ? [] : field.players.toSorted((one, other) => one.group - other.group);
    const [top, last] = [standing[0]!.id, standing.at(-1)!.id];
    expect(said(swapped(top, last))).toContain('serious groups-apart');
    const [clubs] = [new Map(entrants.map(({ id, groups }) => [id, groups.club![0]]))];
    const { players } = draft.tables[0]!;
    const mate = entrants.find(
      ({ id }) => id !== players[0] && id !== players[1] && clubs.get(id) === clubs.get(players[0]),
    )!.id;
    expect(warn(swapped(players[1], mate))).toContainEqual(
      expect.objectContaining({ gravity: 'slight', about: 'group', of: 'club', evidence: { group: clubs.get(mate) } }),
    );
  });

  test('tell of what cannot be published', () => {
    const [first, second, ...rest] = draft.tables;
    const broken: RoundDraft = {
      ...draft,
      tables: [{ ...first!, players: [second!.players[0], 'stranger'] }, { ...second!, table: first!.table }, ...rest],
    };
    expect(said(broken).filter((line) => line.startsWith('impossible'))).toEqual([
      'impossible unknown-player',
      'impossible missing-player',
      'impossible missing-player',
      'impossible player-twice',
      'impossible table-twice',
    ]);
  });
});

describe('beside what the engine makes of the same facts', () => {
  test('the same draft differs in nothing', () => {
    expect(compareWithEngine(facts, rules, draft)).toEqual({
      engine: draft,
      ...{ onlyEngine: [], onlyHere: [], byes: [], moved: [] },
      costs: { engine: paired.costs, here: paired.costs },
    });
  });

  test('an edited one says which pairs, byes and tables differ, and on which level it costs more', () => {
    const [first, second] = draft.tables;
    const moved: RoundDraft = {
      ...draft,
      tables: draft.tables.map((one) =>
        one === first ? { ...one, table: second!.table } : one === second ? { ...one, table: first!.table } : one,
      ),
    };
    expect(compareWithEngine(facts, rules, moved)).toMatchObject({
      onlyHere: [],
      moved: [
        { players: first!.players, from: first!.table, to: second!.table },
        { players: second!.players, from: second!.table, to: first!.table },
      ],
    });
    const had = facts.rounds[1]!.byes[0]!.player;
    const other = compareWithEngine(facts, rules, swapped(had, draft.byes[0]!.player));
    expect(other).toMatchObject({
      byes: [had, draft.byes[0]!.player].toSorted(),
      differs: { level: 'second-bye', by: 1 },
    });
    expect(isRefusal(other) ? 0 : other.onlyHere.length).toBe(1);
  });

  test('is told in sentences: what was changed, and what it costs on which level', () => {
    const nameOf = (id: string): string => id.toUpperCase();
    const same = comparedWith(facts, rules, draft, nameOf);
    expect(same).toMatchObject({ same: true, costs: [], says: ['It is what the engine draws.'] });
    const had = facts.rounds[1]!.byes[0]!.player;
    const other = comparedWith(facts, rules, swapped(had, draft.byes[0]!.player), nameOf);
    if (isRefusal(other)) throw new Error(other.message);
    expect(other.same).toBe(false);
    expect(other.costs[0]).toEqual({ level: 'second-bye', here: 1, engine: 0 });
    expect(other.says).toContain('Byes beyond the first: 1 here, 0 by the engine.');
    expect(other.says.at(-1)).toBe('What weighs most: byes beyond the first.');
    expect(other.says[0]).toMatch(/^Here alone: [A-Z0-9]+ – [A-Z0-9]+\.$/);
  });
});
