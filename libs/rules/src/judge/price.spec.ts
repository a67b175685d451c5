import fc from 'fast-check';
import type { PriceChange } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import { entryOf, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Unit } from '../table/table.js';
import { weighClaims } from './claims.js';
import { priceOf, type Price } from './price.js';
import type { Scene } from './scene.js';

const FOG = 'core/rising-fog';
const SPARK = 'core/free-spark';
const KEEPER = 'core/keeper-of-the-flame';

interface Around {
  readonly units?: readonly Unit[];
  readonly claims?: Scene['claims'];
  readonly answers?: Scene['answers'];
  readonly pack?: Pack;
}

function priced({ units = [unit('A1')], claims = [], answers = {}, pack = PACK }: Around): Price {
  const scene = sceneWith({ pack, table: tableWith({ units: unitsOf(...units) }), claims, answers });
  return priceOf(scene, weighClaims(scene));
}

const brief = (around: Around) => {
  const { due, changes } = priced(around);
  return [due, changes.map((one) => `${one.by} of ${one.bearer} ${one.delta}`)];
};
const bearing = (id: string, ...abilities: string[]) => unit(id, { abilities });
const near = { 'near-the-bearer': 'yes', 'within-range-of-ability': 'yes' } as const;

describe('a price', () => {
  it('is as printed where nothing changes it', () => {
    expect(priced({})).toEqual({ resource: 'oil', printed: 2, changes: [], due: 2, findings: [] });
  });

  it('is nothing where none is printed', () => {
    const scene = sceneWith({ entry: 'decree/hold-fast' });
    expect(priceOf(scene, []).due).toBe(0);
  });

  it('rises by what an enemy nearby brings', () => {
    expect(brief({ units: [unit('A1'), bearing('B1', FOG)], answers: near })).toEqual([3, ['Rising Fog of B1 1']]);
  });

  it('falls by what the own army brings', () => {
    expect(brief({ units: [bearing('A1', 'core/thrift')] })).toEqual([1, ['Thrift of A1 -1']]);
  });

  it.each<[string, readonly Unit[]]>([
    ['an own unit, where it is about the enemy', [bearing('A1', FOG)]],
    ['an enemy, where it is about the own side', [unit('A1'), bearing('B1', 'core/thrift')]],
    [
      'a destroyed bearer',
      [
        unit('A1'),
        unit('B1', { abilities: [FOG], destroyed: { at: null, entry: 1, statuses: [], wasAttached: false } }),
      ],
    ],
    ['a bearer in reserve', [unit('A1'), unit('B1', { abilities: [FOG], location: 'reserves' })]],
    ['an ability that the detachment takes away', [unit('A1'), unit('B1', { name: 'Old Salt', abilities: [FOG] })]],
  ])('does not change for %s', (_, units) => {
    expect(brief({ units, answers: near })).toEqual([2, []]);
  });

  it('changes once for one ability, however many bear it', () => {
    const units = [unit('A1'), bearing('B1', FOG), bearing('B2', FOG)];
    expect(brief({ units, answers: near })).toEqual([3, ['Rising Fog of B1 1']]);
    expect(brief({ units, answers: { 'near-the-bearer@B1': 'no', 'near-the-bearer@B2': 'yes' } })).toEqual([
      3,
      ['Rising Fog of B2 1'],
    ]);
  });

  it('is not below nothing', () => {
    const claims = [{ ability: KEEPER, bearer: 'A1' }];
    expect(brief({ units: [bearing('A1', KEEPER, 'core/thrift')], claims })).toEqual([
      0,
      ['Keeper of the Flame of A1 -2', 'Thrift of A1 -1'],
    ]);
  });
});

describe('a price that a claim takes away', () => {
  const keeper = { ability: KEEPER, bearer: 'A1' };
  const spark = { ability: SPARK, bearer: 'A1' };

  it('is 0 where the ability names the entry', () => {
    expect(brief({ units: [bearing('A1', KEEPER)], claims: [keeper] })).toEqual([0, ['Keeper of the Flame of A1 -2']]);
  });

  it('is one less where it does not, or nothing where the pack says so', () => {
    const units = [bearing('A1', SPARK)];
    expect(brief({ units, claims: [spark], answers: near })).toEqual([1, ['Free Spark of A1 -1']]);
    const unnamedZeroCost = { ...PACK.economy.unnamedZeroCost, reduceBy: null };
    const pack = { ...PACK, economy: { ...PACK.economy, unnamedZeroCost } };
    expect(brief({ units, claims: [spark], answers: near, pack })).toEqual([0, ['Free Spark of A1 -2']]);
  });

  it('still rises afterwards', () => {
    const units = [bearing('A1', KEEPER), bearing('B1', FOG)];
    expect(brief({ units, claims: [keeper], answers: near })).toEqual([
      1,
      ['Keeper of the Flame of A1 -2', 'Rising Fog of B1 1'],
    ]);
  });

  it('is taken away once by a name, and less by each ability that names none', () => {
    const units = [bearing('A1', KEEPER, SPARK), bearing('A2', SPARK), bearing('B1', FOG)];
    const claims = [spark, keeper, { ability: SPARK, bearer: 'A2' }];
    expect(brief({ units, claims, answers: near })).toEqual([
      0,
      ['Keeper of the Flame of A1 -2', 'Free Spark of A1 -1', 'Free Spark of A2 -1', 'Rising Fog of B1 1'],
    ]);
  });

  it('is as printed where the claim does not stand or is open', () => {
    expect(brief({ units: [unit('A1')], claims: [keeper] })).toEqual([2, []]);
    expect(brief({ units: [bearing('A1', SPARK)], claims: [spark] })).toEqual([2, []]);
  });
});

describe('a price that is multiplied', () => {
  const winter = 'core/deep-winter';

  it('is multiplied after everything that adds or takes off', () => {
    const units = [bearing('A1', winter, 'core/thrift'), bearing('B1', FOG)];
    expect(brief({ units, answers: near })).toEqual([
      4,
      ['Thrift of A1 -1', 'Rising Fog of B1 1', 'Deep Winter of A1 2'],
    ]);
  });

  it('stays nothing', () => {
    const claims = [{ ability: KEEPER, bearer: 'A1' }];
    expect(brief({ units: [bearing('A1', winter, KEEPER, 'core/thrift')], claims })).toEqual([
      0,
      ['Keeper of the Flame of A1 -2', 'Thrift of A1 -1', 'Deep Winter of A1 0'],
    ]);
  });

  it('is multiplied once for one ability, and again for another', () => {
    const twin = { ...entryOf(PACK, winter), id: 'core/hard-winter', name: 'Hard Winter' };
    const pack = { ...PACK, entries: { ...PACK.entries, [twin.id]: twin } };
    expect(brief({ pack, units: [bearing('A1', winter), bearing('A2', winter)] })).toEqual([
      4,
      ['Deep Winter of A1 2'],
    ]);
    expect(brief({ pack, units: [bearing('A1', winter), bearing('A2', twin.id)] })).toEqual([
      8,
      ['Deep Winter of A1 2', 'Hard Winter of A2 4'],
    ]);
  });
});

describe('a price that a detachment changes', () => {
  const bringing = (id: string, price: readonly PriceChange[]): Pack => ({
    ...PACK,
    entries: { ...PACK.entries, [id]: { ...entryOf(PACK, id), grants: { price } } },
  });
  const change: PriceChange = {
    resource: 'oil',
    multiply: 2,
    kinds: ['ploy'],
    usesBy: 'own',
    when: { record: 'clock-is', turn: 'own', fromRound: 1 },
  };

  it('changes for the army that fields it', () => {
    expect(brief({ pack: bringing('lantern-keepers', [change]) })).toEqual([
      4,
      ['Lantern Keepers of lantern-keepers 2'],
    ]);
    expect(brief({ pack: bringing('tide-wardens', [change]) })).toEqual([2, []]);
    expect(brief({ pack: bringing('tide-wardens', [{ ...change, usesBy: 'opponent' }]) })).toEqual([
      4,
      ['Tide Wardens of tide-wardens 2'],
    ]);
  });

  it('does not, of another resource, for another kind, or while its condition is unmet', () => {
    expect(brief({ pack: bringing('lantern-keepers', [{ ...change, resource: 'salt' }]) })).toEqual([2, []]);
    expect(brief({ pack: bringing('lantern-keepers', [{ ...change, kinds: ['decree'] }]) })).toEqual([2, []]);
    expect(
      brief({
        pack: bringing('lantern-keepers', [{ ...change, when: { record: 'clock-is', turn: 'own', fromRound: 2 } }]),
      }),
    ).toEqual([2, []]);
  });

  it('changes by each of the changes that it brings', () => {
    const both = { ...change, add: 1 };
    expect(brief({ pack: bringing('lantern-keepers', [both, { ...change, multiply: 3 }]) })).toEqual([
      18,
      [
        'Lantern Keepers of lantern-keepers 1',
        'Lantern Keepers of lantern-keepers 3',
        'Lantern Keepers of lantern-keepers 12',
      ],
    ]);
  });
});

describe('a price with an open question', () => {
  const units = [unit('A1'), bearing('B1', FOG), bearing('B2', FOG)];
  const open = (answers: Scene['answers'], among = units) => {
    const price = priced({ units: among, answers });
    return [price.due, price.findings.map((one) => `${one.key ?? ''} ${one.answer}`)];
  };

  it('is as if it were answered no, and the question is a finding', () => {
    expect(open({})).toEqual([2, ['near-the-bearer@B1 unknown', 'near-the-bearer@B2 unknown']]);
  });

  it('asks nothing more once one bearer is known to be near', () => {
    expect(open({ 'near-the-bearer@B2': 'yes' })).toEqual([3, ['near-the-bearer@B2 met']]);
    expect(open({ 'near-the-bearer@B1': 'no' })).toEqual([
      2,
      ['near-the-bearer@B1 unmet', 'near-the-bearer@B2 unknown'],
    ]);
  });

  it('asks nothing of a bearer that the record rules out', () => {
    expect(open({}, [unit('A1'), unit('B1', { abilities: [FOG], location: 'reserves' })])).toEqual([2, []]);
  });

  it('cites the rule of the bearer', () => {
    expect(priced({ units, answers: {} }).findings[0]?.cites).toEqual([{ document: 'almanac', section: 'Rising Fog' }]);
  });
});

describe('whatever changes a price', () => {
  const abilities = fc.subarray([FOG, SPARK, KEEPER, 'core/thrift', 'core/deep-winter']);
  const unitsAround = fc
    .tuple(abilities, abilities, abilities)
    .map(([a1, a2, b1]) => [bearing('A1', ...a1), bearing('A2', ...a2), bearing('B1', ...b1)]);
  const claimed = fc.subarray(
    [KEEPER, SPARK].flatMap((ability) => ['A1', 'A2', 'B1'].map((bearer) => ({ ability, bearer }))),
  );
  const said = fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const);

  it('is due what is printed and all changes together, and never less than nothing', () => {
    fc.assert(
      fc.property(unitsAround, claimed, said, said, (units, claims, here, there) => {
        const answers = { 'near-the-bearer': here, 'within-range-of-ability': there };
        const { printed, changes, due } = priced({ units, claims, answers });
        const sum = changes.reduce((total, one) => total + one.delta, printed);
        expect(due).toBe(Math.max(0, sum));
        expect(Number.isInteger(due)).toBe(true);
      }),
    );
  });

  it('is due (what is left, and nothing less) times the multipliers', () => {
    const added = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 4 });
    const times = fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(added, times, (add, multiply) => {
        const change = { resource: 'oil', kinds: ['ploy'], usesBy: 'own' as const };
        const price = [
          ...multiply.map((one) => ({ ...change, multiply: one })),
          ...add.map((one) => ({ ...change, add: one })),
        ];
        const keepers = { ...entryOf(PACK, 'lantern-keepers'), grants: { price } };
        const { due } = priced({ pack: { ...PACK, entries: { ...PACK.entries, [keepers.id]: keepers } } });
        const left = Math.max(
          0,
          add.reduce((total, one) => total + one, 2),
        );
        expect(due).toBe(multiply.reduce((total, one) => total * one, left));
      }),
    );
  });
});
