import type { Entrant, EventFacts } from '../facts.js';
import { isRefusal, pairRound, type RoundDraft } from './draft.js';
import { falseClaims } from './explaining/check.js';
import { explaining } from './explaining/explain.js';
import type { TableExplained } from './explaining/explained.js';
import { sayTable } from './explaining/sentences.js';
import { RECORD_AND_PATH, type PairingRules } from './rules.js';
import { warningsOf } from './warnings.js';

const KEPT: Readonly<Record<string, number>> = { k0: 3, k1: 3, k2: 3, k3: 999 };
const entrants = ['k0', 'k1', 'k2', 'k3', 'p4', 'p5', 'p6', 'p7'].map((id): Entrant => {
  const table = KEPT[id];
  return { id, groups: {}, from: 1, ...(table === undefined ? {} : { table }) };
});
const facts: EventFacts = { entrants, rounds: [], effects: [], seed: 'kept' };
const rules: PairingRules = { ...RECORD_AND_PATH, tables: [1, 2, 3, 4].map((number) => ({ number })) };
const nameOf = (id: string): string => id;
const drawn = pairRound(facts, rules, 1);
if (isRefusal(drawn)) throw new Error(drawn.message);

function told(draft: RoundDraft): readonly TableExplained[] {
  const reasons = explaining(facts, rules, draft);
  if (isRefusal(reasons)) throw new Error(reasons.message);
  return draft.tables.map(({ table }) => reasons.table(table)!);
}

const notKept = (draft: RoundDraft) => told(draft).flatMap(({ seat }) => seat.notKept ?? []);
const sheet = (...pairs: readonly (readonly [string, string])[]): RoundDraft => ({
  ...{ round: 1, byes: [] },
  tables: pairs.map((players, at) => ({ table: at + 1, players })),
});

describe('a table that somebody keeps and does not have', () => {
  it('says by which rule, at the table that they have, and the draft warns of each', () => {
    const { draft } = drawn;
    const there = draft.tables.find(({ table }) => table === 3)!.players;
    const without = ['k0', 'k1', 'k2', 'k3'].filter((id) => !(there.includes(id) && KEPT[id] === 3));
    expect(without.length).toBeGreaterThan(1);
    expect(
      notKept(draft)
        .map(({ player }) => player)
        .toSorted(),
    ).toEqual(without);
    const warned = warningsOf(facts, rules, draft);
    if (isRefusal(warned)) throw new Error(warned.message);
    const ofTables = warned.filter(({ about }) => about === 'table-not-kept');
    expect(ofTables.flatMap(({ players }) => players).toSorted()).toEqual(without);
    expect(new Set(ofTables.map(({ gravity }) => gravity))).toEqual(new Set(['serious']));
  });

  it('tells the rules apart: no such table, the table of the opponent, of somebody else, changed by hand', () => {
    const draft = sheet(['k1', 'p4'], ['k2', 'p5'], ['k0', 'k3'], ['p6', 'p7']);
    expect(notKept(draft)).toEqual([
      { player: 'k1', table: 3, because: 'other', by: 'k0' },
      { player: 'k2', table: 3, because: 'other', by: 'k0' },
      { player: 'k3', table: 999, because: 'no-table' },
    ]);
    expect(notKept(sheet(['k0', 'k1'], ['k2', 'k3'], ['p4', 'p5'], ['p6', 'p7']))).toEqual([
      { player: 'k0', table: 3, because: 'moved' },
      { player: 'k1', table: 3, because: 'moved' },
      { player: 'k2', table: 3, because: 'moved' },
      { player: 'k3', table: 999, because: 'no-table' },
    ]);
    const says = told(draft).map((one) => sayTable(one, nameOf));
    expect(says[0]).toMatch(/Table 3, which k1 keeps, is not theirs: k0 keeps it as well, and sits there\.$/);
    expect(says[2]).toMatch(/Table 999, which k3 keeps, is not theirs: the hall of this round has no such table\.$/);
  });

  it('holds in the eyes of the checker, which finds another reason, and one that is left out', () => {
    const draft = sheet(['k1', 'p4'], ['k2', 'p5'], ['k0', 'k3'], ['p6', 'p7']);
    const found = (one: TableExplained) => falseClaims({ facts, rules, draft }, one);
    const all = told(draft);
    expect(all.flatMap(found)).toEqual([]);
    const [first] = all;
    const { notKept: _, ...seat } = first!.seat;
    expect(found({ ...first!, seat })).toEqual(['k1 keeps table 3, which is not told']);
    const other = { player: 'k1', table: 3, because: 'no-table' as const };
    expect(found({ ...first!, seat: { ...seat, notKept: [other] } })).toEqual(['k1 was not kept from table 3 by that']);
  });
});
