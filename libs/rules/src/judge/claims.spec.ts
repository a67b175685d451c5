import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Unit, Use } from '../table/table.js';
import type { Claim } from '../pack/entry.js';
import { isAvailable, weighClaims } from './claims.js';
import type { Scene } from './scene.js';

const KEEPER = 'core/keeper-of-the-flame';
const SPARK = 'core/free-spark';

function claiming(
  ability: string,
  bearer: Partial<Unit> & { readonly id?: string } = {},
  changes: Partial<Scene> = {},
): Scene {
  const { id = 'A1', ...traits } = bearer;
  const units = unitsOf(unit('A1'), unit('A2'), unit('B1'), unit(id, { abilities: [ability], ...traits }));
  return { ...sceneWith({ table: tableWith({ units }), claims: [{ ability, bearer: id }] }), ...changes };
}

const says = (scene: Scene) => weighClaims(scene).flatMap((one) => one.findings.map((finding) => finding.says));
const available = (scene: Scene) => weighClaims(scene).map(isAvailable);
const withUses = (scene: Scene, ...uses: Use[]): Scene => ({ ...scene, table: { ...scene.table, uses } });

describe('a claim', () => {
  it('is available to its bearer for what it names', () => {
    expect(weighClaims(claiming(KEEPER))).toEqual([
      {
        use: { ability: KEEPER, bearer: 'A1' },
        claim: expect.objectContaining({ names: ['Flare Up'] }) as Claim,
        name: 'Keeper of the Flame',
        named: true,
        findings: [
          {
            rule: 'core/flare-up',
            check: 'claim-available',
            footing: 'record',
            answer: 'met',
            code: 'ploy/ability-not-available',
            says: 'Keeper of the Flame is available for this use.',
            facts: { ability: KEEPER, bearer: 'A1', entry: 'core/flare-up' },
            cites: [{ document: 'almanac', section: 'Flare Up!' }],
          },
        ],
      },
    ]);
  });

  it.each<[string, Scene, string]>([
    [
      'nobody bears it',
      { ...claiming(KEEPER), claims: [{ ability: KEEPER, bearer: 'A2' }] },
      'nobody alive in the army of A has it',
    ],
    [
      'there is no such unit',
      { ...claiming(KEEPER), claims: [{ ability: KEEPER, bearer: 'A9' }] },
      'nobody alive in the army of A has it',
    ],
    ['the other player bears it', claiming(KEEPER, { id: 'B1' }), 'B1 belongs to the other player'],
    [
      'its bearer is destroyed',
      claiming(KEEPER, { destroyed: { at: null, entry: 1, statuses: [], wasAttached: false } }),
      'its bearer A1 is destroyed',
    ],
    [
      'it is for another kind of entry',
      { ...claiming(KEEPER), rule: { ...sceneWith().rule, kind: 'decree' } },
      'it does not work for a decree',
    ],
    [
      'it names something else',
      { ...claiming(KEEPER), rule: { ...sceneWith().rule, name: 'Second Dawn' } },
      'it works only for Flare Up',
    ],
    ['it does not reach so far', claiming(KEEPER, {}, { roles: { target: 'A2' } }), 'it reaches only its bearer A1'],
  ])('is not, where %s', (_, scene, why) => {
    const [text = ''] = says(scene);
    expect(text.endsWith(` cannot be claimed: ${why}.`)).toBe(true);
    expect(available(scene)).toEqual([false]);
  });

  it('reaches the unit that its bearer leads', () => {
    const scene = claiming(KEEPER, { attachedTo: 'A2' }, { roles: { target: 'A2' } });
    const led = {
      ...scene,
      table: { ...scene.table, units: { ...scene.table.units, A2: unit('A2', { attachedTo: 'A1' }) } },
    };
    expect(available(led)).toEqual([true]);
  });

  it('names an entry by its id too, and not at all where it names none', () => {
    const written = (names: readonly string[]): Scene => {
      const claim: Claim = { names, kinds: ['ploy'], reach: 'army' };
      const scene = claiming('written-out', { abilities: [{ id: 'written-out', name: 'Written Out', claim }] });
      return scene;
    };
    expect(weighClaims(written(['core/flare-up'])).map((one) => [one.named, isAvailable(one)])).toEqual([[true, true]]);
    expect(weighClaims(written([])).map((one) => [one.named, isAvailable(one)])).toEqual([[false, true]]);
  });

  it('names an entry by another name that the pack has for it', () => {
    const scene = claiming(KEEPER);
    const renamed = { ...scene, rule: { ...scene.rule, name: 'Blaze' } };
    const formerly = { ...renamed, rule: { ...renamed.rule, aliases: ['flare up'] } };
    expect([renamed, formerly].map((one) => available(one))).toEqual([[false], [true]]);
  });

  it('counts once where it is claimed twice for the same use', () => {
    const scene = claiming(KEEPER);
    expect(weighClaims({ ...scene, claims: [...scene.claims, ...scene.claims] })).toHaveLength(1);
  });
});

describe('a claim with a limit of its own', () => {
  const use = (place: string, ability: string, bearer: string): Use => ({
    number: 3,
    player: 'A',
    entry: 'core/flare-up',
    at: at(place),
    unit: 'A2',
    claims: [{ ability, bearer }],
  });

  it.each([
    ['the same bearer this round', use('1.A.kindle', KEEPER, 'A1'), false],
    ['the same bearer in another round', use('2.A.kindle', KEEPER, 'A1'), true],
    ['another bearer', use('1.A.kindle', KEEPER, 'A2'), true],
    ['another ability', use('1.A.kindle', SPARK, 'A1'), true],
  ])('after a use of %s', (_, earlier, free) => {
    expect(available(withUses(claiming(KEEPER), earlier))).toEqual([free]);
  });

  it('says how often it was used', () => {
    expect(says(withUses(claiming(KEEPER), use('1.A.kindle', KEEPER, 'A1')))).toEqual([
      'Keeper of the Flame cannot be claimed: it has been used 1 time(s) this battle round.',
    ]);
  });
});

describe('a claim that reaches units nearby', () => {
  const range = (answers: Scene['answers']) => weighClaims(claiming(SPARK, { id: 'A2' }, { answers }))[0]?.findings[1];

  it('asks whether the target is near', () => {
    expect(range({})).toEqual({
      rule: 'core/flare-up',
      check: 'within-range-of-ability',
      footing: 'attest',
      answer: 'unknown',
      code: 'ploy/attestation-missing',
      says: 'Is Unit A1 (A1) in range of Free Spark of A2? Not answered.',
      facts: { ability: SPARK, bearer: 'A2', answer: 'unknown' },
      cites: [{ document: 'almanac', section: 'Flare Up!' }],
      key: 'within-range-of-ability@A2',
    });
  });

  it.each<[Scene['answers'], string, string]>([
    [{ 'within-range-of-ability': 'yes' }, 'met', 'ploy/ability-not-available'],
    [{ 'within-range-of-ability@A2': 'no', 'within-range-of-ability': 'yes' }, 'unmet', 'ploy/ability-not-available'],
    [{ 'within-range-of-ability@A1': 'yes' }, 'unknown', 'ploy/attestation-missing'],
  ])('takes %j as %s', (answers, answer, code) => {
    expect([range(answers)?.answer, range(answers)?.code]).toEqual([answer, code]);
  });

  it.each(['reserves', 'embarked'])('asks nothing while its bearer is in %s', (location) => {
    expect(says(claiming(SPARK, { id: 'A2', location }))).toEqual([
      'Free Spark cannot be claimed: bearer and target both have to be on the battlefield.',
    ]);
  });
});
