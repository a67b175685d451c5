import type { Limit, Period } from '../pack/entry.js';
import { at, entryOf, inventedPack, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Use } from '../table/table.js';
import { weighClaims } from './claims.js';
import { focusOf, weighLimits } from './limits.js';
import { samePeriod } from './periods.js';
import type { Scene } from './scene.js';

const source = { document: 'almanac', section: 'Limit' };
const use = (place: string, changes: Partial<Use> = {}): Use => ({
  number: 7,
  player: 'A',
  entry: 'core/flare-up',
  at: at(place),
  unit: 'A1',
  claims: [],
  ...changes,
});

function limited(per: Period, scope: 'army' | 'unit', now: string, uses: readonly Use[], times = 1): Scene {
  const scene = sceneWith({ table: tableWith({ clock: at(now), uses }) });
  return { ...scene, rule: { ...scene.rule, limits: [{ times, per, scope, source }] } };
}

const answer = (scene: Scene) => weighLimits(scene, weighClaims(scene)).map((one) => one.answer);

describe('a use limit', () => {
  it.each<[Period, string, string, 'met' | 'unmet']>([
    ['activation', '1.A.march.1', '1.A.march.1', 'unmet'],
    ['activation', '1.A.march.1', '1.A.march.2', 'met'],
    ['phase', '1.A.march.1', '1.A.march.2', 'unmet'],
    ['phase', '1.A.march', '1.A.clash', 'met'],
    ['phase', '1.A.march', '1.B.march', 'met'],
    ['phase', '1.A.march', '2.A.march', 'met'],
    ['turn', '1.A.march', '1.A.clash', 'unmet'],
    ['turn', '1.A.march', '1.B.march', 'met'],
    ['turn', '1.A.march', '2.A.march', 'met'],
    ['battle-round', '1.A.march', '1.B.clash', 'unmet'],
    ['battle-round', '1.A.march', '1..dusk', 'unmet'],
    ['battle-round', '1.A.march', '2.A.march', 'met'],
    ['battle', '1.A.march', '3.B.clash', 'unmet'],
  ])('per %s: used in %s, in %s it is %s', (per, before, now, expected) => {
    expect(answer(limited(per, 'army', now, [use(before)]))).toEqual([expected]);
    expect(samePeriod(per, at(before), at(now))).toBe(expected === 'unmet');
  });

  it.each<[string, Partial<Use>, 'met' | 'unmet', 'met' | 'unmet']>([
    ['the same unit', {}, 'unmet', 'unmet'],
    ['another unit', { unit: 'A2' }, 'unmet', 'met'],
    ['no unit', { unit: null }, 'unmet', 'met'],
    ['the other player', { player: 'B' }, 'met', 'met'],
    ['another entry', { entry: 'core/other' }, 'met', 'met'],
  ])('counts a use by or on %s', (_, changes, army, ofUnit) => {
    expect(answer(limited('battle', 'army', '1.A.march', [use('1.A.march', changes)]))).toEqual([army]);
    expect(answer(limited('battle', 'unit', '1.A.march', [use('1.A.march', changes)]))).toEqual([ofUnit]);
  });

  it.each<[string, { readonly joined?: boolean }, 'met' | 'unmet']>([
    ['as another unit', {}, 'met'],
    ['as the same, where the limit says so', { joined: true }, 'unmet'],
  ])('counts a use on the other part of an attached unit %s', (_, joined, expected) => {
    const scene = limited('phase', 'unit', '1.A.march', [use('1.A.march', { unit: 'A2' })]);
    const units = unitsOf(unit('A1', { attachedTo: 'A2' }), unit('A2', { attachedTo: 'A1' }), unit('A3'));
    const limits = scene.rule.limits?.map((limit) => ({ ...limit, ...joined }));
    const attached = { ...scene, table: { ...scene.table, units }, rule: { ...scene.rule, limits } } as Scene;
    expect(answer(attached)).toEqual([expected]);
    expect(answer({ ...attached, roles: { ...attached.roles, target: 'A3' } })).toEqual(['met']);
  });

  it('per phase does not bind in a step that is no phase', () => {
    const scene = limited('phase', 'army', '1.A.kindle', [use('1.A.kindle')]);
    const turn = PACK.sequence.turn.map((step) => (step.id === 'kindle' ? { ...step, phase: false } : step));
    expect(answer(scene)).toEqual(['unmet']);
    expect(answer({ ...scene, pack: { ...scene.pack, sequence: { ...scene.pack.sequence, turn } } })).toEqual(['met']);
  });

  it('may allow more than one use, or none at all', () => {
    const uses = [use('1.A.kindle'), use('1.A.march')];
    expect(answer(limited('battle', 'army', '1.A.clash', uses, 3))).toEqual(['met']);
    expect(answer(limited('battle', 'army', '1.A.clash', uses, 2))).toEqual(['unmet']);
    expect(answer(limited('battle', 'army', '1.A.clash', [], 0))).toEqual(['unmet']);
  });

  it('is a finding with the uses that it counted', () => {
    expect(weighLimits(limited('battle-round', 'unit', '1.A.clash', [use('1.A.march')]), [])).toEqual([
      {
        rule: 'core/flare-up',
        check: 'limit-per-battle-round',
        footing: 'record',
        answer: 'unmet',
        code: 'ploy/already-used-this-battle-round',
        says: 'Flare Up! was used 1 of 1 time(s) on A1 this battle round.',
        facts: { player: 'A', per: 'battle-round', times: 1, earlierEntries: [7] },
        cites: [source],
      },
    ]);
  });

  it('is none where the entry has none', () => {
    expect(weighLimits(sceneWith({ entry: 'decree/hold-fast' }), [])).toEqual([]);
  });

  it('is about the unit that the use is about', () => {
    expect(focusOf({ target: 'A1', recipient: 'A2' })).toBe('A1');
    expect(focusOf({ recipient: 'A2', bearer: 'A3' })).toBe('A2');
    expect(focusOf({ bearer: 'A3' })).toBe('A3');
    expect(focusOf({ enemy: 'B1' })).toBeNull();
  });
});

describe('a limit that an ability lifts', () => {
  const bearer = (ability: string) => unitsOf(unit('A1', { abilities: [ability] }));
  const claiming = (ability: string, pack = PACK): Scene =>
    sceneWith({
      pack,
      table: tableWith({ units: bearer(ability), uses: [use('1.A.march', { unit: 'A9' })] }),
      claims: [{ ability, bearer: 'A1' }],
      answers: { 'within-range-of-ability': 'yes' },
    });
  const brief = (scene: Scene) => weighLimits(scene, weighClaims(scene)).map((one) => `${one.check} ${one.answer}`);

  it('is lifted for an entry that the ability names, and no other limit with it', () => {
    const scene = claiming('core/keeper-of-the-flame');
    expect(brief(scene)).toEqual(['limit-per-phase met', 'limit-per-battle met']);
    expect(weighLimits(scene, weighClaims(scene))[0]?.says).toBe(
      'Flare Up! was used 1 of 1 time(s) by A this phase; Keeper of the Flame lifts the limit.',
    );
    const onUnit = { ...scene, table: { ...scene.table, uses: [use('1.A.march')] } };
    expect(brief({ ...onUnit, rule: entryOf(PACK, 'core/flare-up') })).toEqual([
      'limit-per-phase met',
      'limit-per-battle unmet',
    ]);
  });

  it('stays for an entry that the ability does not name, where the pack says so', () => {
    expect(brief(claiming('core/free-spark'))).toEqual(['limit-per-phase unmet', 'limit-per-battle met']);
    const lifts = { economy: { ...PACK.economy, liftsOnlyNamed: { ...PACK.economy.liftsOnlyNamed, value: false } } };
    expect(brief(claiming('core/free-spark', { ...PACK, ...lifts }))).toEqual([
      'limit-per-phase met',
      'limit-per-battle met',
    ]);
  });

  it('stays where the ability is not available', () => {
    const scene = claiming('core/keeper-of-the-flame');
    const gone = { ...scene, claims: [{ ability: 'core/keeper-of-the-flame', bearer: 'A2' }] };
    expect(brief(gone)).toEqual(['limit-per-phase unmet', 'limit-per-battle met']);
  });

  it('stays where it stands whatever is claimed', () => {
    const scene = claiming('core/keeper-of-the-flame');
    const limits = scene.rule.limits?.map((limit) => ({ ...limit, stands: limit.per === 'phase' }));
    expect(brief({ ...scene, rule: { ...scene.rule, ...(limits ? { limits } : {}) } })).toEqual([
      'limit-per-phase unmet',
      'limit-per-battle met',
    ]);
  });

  it('comes from the pack that the match is pinned to', () => {
    expect(inventedPack().economy.liftsOnlyNamed.value).toBe(true);
  });
});

describe('a limit may count more than the entry itself', () => {
  const source = { document: 'handbook', section: 'Counting' };
  const scene = (limit: Partial<Limit>, roles: Scene['roles'], ...uses: readonly Use[]): Scene => {
    const base = sceneWith({ roles, table: tableWith({ uses }) });
    return { ...base, rule: { ...base.rule, limits: [{ times: 1, per: 'turn', scope: 'army', source, ...limit }] } };
  };
  const use = (entry: string, roles: { readonly [role: string]: string }): Use => ({
    number: 1,
    player: 'A',
    entry,
    at: at('1.A.march'),
    unit: roles['target'] ?? null,
    roles,
    claims: [],
  });
  const answers = (of: Scene) => weighLimits(of, []).map((one) => one.answer);
  const other = use('lantern-keepers/second-dawn', { target: 'A1' });

  it('uses of every entry of its kind', () => {
    expect(answers(scene({ of: 'kind', scope: 'unit' }, { target: 'A1' }, other))).toEqual(['unmet']);
    expect(answers(scene({ of: 'kind', scope: 'unit' }, { target: 'A2' }, other))).toEqual(['met']);
    expect(answers(scene({}, { target: 'A1' }, other))).toEqual(['met']);
  });

  it('uses of some entries together', () => {
    expect(answers(scene({ of: [other.entry] }, { target: 'A2' }, other))).toEqual(['unmet']);
    expect(answers(scene({ of: ['core/echo'] }, { target: 'A2' }, other))).toEqual(['met']);
  });

  it('uses that named the same in some roles, and something else in others', () => {
    const earlier = use('core/flare-up', { target: 'A1', verse: 'dawn' });
    const verse = (roles: Scene['roles']) => answers(scene({ same: ['verse'], other: ['target'] }, roles, earlier));
    expect(verse({ target: 'A2', verse: 'dawn' })).toEqual(['unmet']);
    expect(verse({ target: 'A2', verse: 'dusk' })).toEqual(['met']);
    expect(verse({ target: 'A1', verse: 'dawn' })).toEqual(['met']);
  });

  it('nothing where it does not hold', () => {
    const earlier = use('core/flare-up', { target: 'A1' });
    const lamps: Limit['unless'] = { record: 'unit-has-keywords', unit: 'target', all: ['LAMP'] };
    expect(answers(scene({ unless: lamps }, { target: 'A1' }, earlier))).toEqual([]);
    expect(answers(scene({ unless: { not: lamps } }, { target: 'A1' }, earlier))).toEqual(['unmet']);
  });

  it('and says so under a code of its own', () => {
    const [finding] = weighLimits(scene({ of: 'kind', code: 'ploy/one-each' }, { target: 'A1' }, other), []);
    expect(finding).toMatchObject({
      code: 'ploy/one-each',
      says: 'Entries of the kind ploy were used 1 of 1 time(s) by A this turn.',
    });
  });
});
