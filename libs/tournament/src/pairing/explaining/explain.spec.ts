import fc from 'fast-check';
import type { EventFacts } from '../../facts.js';
import { isRefusal, pairRound, type RoundDraft } from '../draft.js';
import { RECORD_AND_PATH, type PairingRules } from '../rules.js';
import { facts, rules } from '../testing/histories.js';
import { entrantsOf, eventAfter } from '../testing/played.js';
import { falseClaims } from './check.js';
import { explaining, type Explaining } from './explain.js';
import type { ByeExplained, Side, Skipped, TableExplained } from './explained.js';
import { sayBye, sayTable } from './sentences.js';

const draftOf = (all: EventFacts, by: PairingRules): RoundDraft => {
  const paired = pairRound(all, by, all.rounds.length + 1);
  if (isRefusal(paired)) throw new Error(paired.message);
  return paired.draft;
};

const explained = (all: EventFacts, by: PairingRules, draft: RoundDraft): Explaining => {
  const all_ = explaining(all, by, draft);
  if (isRefusal(all_)) throw new Error(all_.message);
  return all_;
};

const everything = (
  all: EventFacts,
  by: PairingRules,
  draft = draftOf(all, by),
): readonly (TableExplained | ByeExplained)[] => {
  const tells = explained(all, by, draft);
  return [
    ...draft.tables.map(({ table }) => tells.table(table)!),
    ...draft.byes.map(({ player }) => tells.bye(player)!),
  ];
};

const ALL_CRITERIA: PairingRules['criteria'] = [
  { by: 'score' },
  { by: 'path' },
  { by: 'rating', want: 'near' },
  { by: 'figure', figure: 'vp', want: 'near' },
  { by: 'group', kind: 'club' },
  { by: 'float', within: 2 },
];

const sidesOf = (one: TableExplained | ByeExplained) => ('sides' in one ? one.sides : [one.side]);

describe('an explanation', () => {
  test('claims nothing that is not so, and leaves nobody out', () => {
    fc.assert(
      fc.property(facts({ players: { min: 2, max: 11 }, rounds: 4 }), rules, (all, by) => {
        const draft = draftOf(all, by);
        for (const one of everything(all, by, draft)) {
          expect(falseClaims({ facts: all, rules: by, draft }, one)).toEqual([]);
          for (const { skipped, player } of sidesOf(one)) {
            expect(skipped.map((some) => some.player)).not.toContain(player);
            // Up to 256 players everything was tried.
            expect(skipped.filter(({ because }) => because === 'not-tried')).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('of a large field, or of a draft that was changed by hand, holds as well', () => {
    const all = eventAfter(4, entrantsOf(301, 30), RECORD_AND_PATH);
    const draft = draftOf(all, RECORD_AND_PATH);
    const [first, second, ...rest] = draft.tables;
    const edited: RoundDraft = {
      ...draft,
      tables: [
        { ...first!, players: [first!.players[0], second!.players[0]] },
        { ...second!, players: [first!.players[1], second!.players[1]] },
        ...rest,
      ],
    };
    for (const one of [draft, edited])
      for (const told of everything(all, RECORD_AND_PATH, one).filter((_, at) => at < 3 || at % 25 === 0 || at > 149))
        expect(falseClaims({ facts: all, rules: RECORD_AND_PATH, draft: one }, told)).toEqual([]);
  });

  test('that was tampered with is found out', () => {
    const all = eventAfter(3, entrantsOf(13, 3), RECORD_AND_PATH);
    const draft = draftOf(all, RECORD_AND_PATH);
    const lie = (change: (one: Skipped) => Skipped): readonly string[] =>
      everything(all, RECORD_AND_PATH, draft).flatMap((one) => {
        const changed = sidesOf(one).map((side) => ({ ...side, skipped: side.skipped.map(change) }));
        const told = 'sides' in one ? { ...one, sides: changed as never } : { ...one, side: changed[0]! };
        return falseClaims({ facts: all, rules: RECORD_AND_PATH, draft }, told);
      });
    expect(lie((one) => one)).toEqual([]);
    expect(lie((one) => (one.level === 'rematch' ? { ...one, evidence: { rounds: [9] } } : one))[0]).toMatch(
      /did not meet in 9/,
    );
    expect(lie((one) => ({ ...one, because: 'barred' }))[0]).toMatch(/nobody is barred/);
    expect(lie((one) => (one.level === 'score' ? { ...one, evidence: { values: [7, 7] } } : one))[0]).toMatch(
      /scores are others/,
    );
    expect(lie((one) => ({ ...one, level: 'group', evidence: { group: 'c9' } })).join()).toMatch(/not both of c9/);
    expect(lie((one) => (one.because === 'itself' ? { ...one, level: 'float' } : one))[0]).toMatch(
      /would not cost more by float/,
    );
    expect(lie((one) => ({ ...one, because: 'not-tried' }))[0]).toMatch(/it would cost more/);
    expect(lie((one) => ({ ...one, player: 'nobody' }))[0]).toMatch(/nobody who is paired/);
    expect(lie((one) => ({ ...one, pair: [one.player] }))[0]).toMatch(/of another pair/);
    expect(lie((one) => ({ ...one, left: ['x'] }))[0]).toMatch(/others would be left/);
  });

  test('that was tampered with in what it says of a table or a bye is found out', () => {
    const all = eventAfter(3, entrantsOf(13, 3), RECORD_AND_PATH);
    const hall = [...'aabbccdd'].map((terrain, at) => ({ number: at + 1, terrain }));
    const by: PairingRules = { ...RECORD_AND_PATH, criteria: [...ALL_CRITERIA], tables: hall };
    const draft = draftOf(all, by);
    const [table, ...others] = draft.tables.map(({ table }) => explained(all, by, draft).table(table)!);
    const [bye] = draft.byes.map(({ player }) => explained(all, by, draft).bye(player)!);
    const found = (one: TableExplained | ByeExplained): string =>
      falseClaims({ facts: all, rules: by, draft }, one).join();
    const side = (change: Partial<Side>): TableExplained => ({
      ...table!,
      sides: [{ ...table!.sides[0], ...change }, table!.sides[1]],
    });
    expect([table!, ...others, bye!].map(found).join('')).toBe('');
    expect(found(side({ path: 'DDD' }))).toMatch(/has won other rounds than DDD/);
    expect(found(side({ group: 99 }))).toMatch(/is not of score group 99/);
    expect(found(side({ score: 77 }))).toMatch(/, not 77/);
    const met = { level: 'rematch' as const, sum: 1, evidence: { rounds: [2] } };
    expect(found({ ...table!, costs: [met, ...table!.costs] })).toMatch(/it costs .*did not meet in 2/);
    expect(found({ ...table!, seat: { ...table!.seat, place: 99 } })).toMatch(/by standing, not 99/);
    expect(found({ ...table!, seat: { ...table!.seat, keptBy: 'p0000' } })).toMatch(/keeps no table/);
    const had = [{ what: 'terrain' as const, player: table!.sides[0].player, round: 7 }];
    expect(found({ ...table!, seat: { ...table!.seat, again: had } })).toMatch(/was not at the terrain of table/);
    expect(found({ ...table!, seat: { ...table!.seat, passedOver: [{ table: 55, had }] } })).toMatch(
      /was not passed over/,
    );
    expect(found({ ...bye!, side: { ...bye!.side, score: 999 } })).toMatch(/, not 999/);
    expect(found({ ...bye!, asked: true })).toMatch(/asked for no bye/);
    const forged = { rounds: [9], values: ['XXX', 'YYY'], group: 'c9' };
    const costs = [table!, ...others].flatMap((one) => one.costs.map(({ level }) => level));
    for (const level of new Set(costs)) {
      const one = [table!, ...others].find(({ costs }) => costs.some((cost) => cost.level === level))!;
      const told = one.costs.map((cost) => (cost.level === level ? { ...cost, evidence: forged } : cost));
      expect(found({ ...one, costs: told })).not.toBe('');
    }
    expect(costs).toEqual(expect.arrayContaining(['score', 'path', 'rating', 'figure', 'group']));
  });
});

describe('in sentences', () => {
  const names = new Map(['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].map((name, at) => [`p${at}`, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const won = (table: number, one: string, other: string) => ({
    table,
    decided: 'played' as const,
    seats: [
      { player: one, outcome: 'win' as const, figures: {} },
      { player: other, outcome: 'loss' as const, figures: {} },
    ] as const,
  });
  const entrants = ['red', 'blue', 'red', 'green', 'blue'].map((club, at) => ({
    id: `p${at}`,
    groups: { club: [club] },
    from: 1,
  }));
  const event: EventFacts = {
    entrants,
    seed: 'told',
    effects: [],
    rounds: [
      {
        number: 1,
        closed: true,
        open: [],
        tables: [won(1, 'p0', 'p1'), won(2, 'p2', 'p3')],
        byes: [{ player: 'p4', kind: 'pairing', figures: {} }],
      },
    ],
  };
  const by: PairingRules = { ...RECORD_AND_PATH, criteria: [{ by: 'score' }, { by: 'group', kind: 'club' }] };

  test('every pair and the bye say why', () => {
    const draft = draftOf(event, by);
    const tells = explained(event, by, draft);
    const said = [
      ...draft.tables.map(({ table }) => sayTable(tells.table(table)!, nameOf)),
      ...draft.byes.map(({ player }) => sayBye(tells.bye(player)!, nameOf)),
    ];
    expect(said).toEqual([
      'Eve and Cat both stand at 2. Not for Eve: 1 by lot. Not for Cat: Ann (same club). Table 1, as pair 1 by standing.',
      'Dan stands at 0, Ann at 2. Not for Dan: Cat (met in round 1); 2 by lot. Not for Ann: Bob (met in round 1); Cat (same club); Eve (it would leave Dan and Cat for each other: met in round 1). Table 2, as pair 2 by standing. Again, as nothing better was free: Dan had the table in round 1.',
      'The number of players is odd: Bob, at 0, has the bye. Not for Bob: 1 by lot.',
    ]);
  });

  test('a second bye is told as what it is, with the round of the first', () => {
    const three = entrants.slice(0, 3);
    const bye = (player: string) => [{ player, kind: 'pairing' as const, figures: {} }];
    const round = (number: number, [one, other, alone]: readonly [string, string, string]) => ({
      ...{ number, closed: true, open: [], tables: [won(1, one, other)], byes: bye(alone) },
    });
    const rounds = [round(1, ['p0', 'p1', 'p2']), round(2, ['p0', 'p2', 'p1']), round(3, ['p1', 'p2', 'p0'])];
    const again = { ...event, entrants: three, rounds };
    const draft = draftOf(again, RECORD_AND_PATH);
    const tells = explained(again, RECORD_AND_PATH, draft);
    expect(draft.byes.map(({ player }) => sayBye(tells.bye(player)!, nameOf))).toEqual([
      expect.stringMatching(/has the bye\. It is not the first: there was one in round \d\./),
    ]);
  });
});
