import { sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { weighRoles } from './roles.js';

const DAWN = 'lantern-keepers/second-dawn';
const brief = (entry: string, roles: { readonly [role: string]: string }) =>
  weighRoles(sceneWith({ entry, roles })).map((one) => `${one.check} ${one.answer} ${one.code} ${one.says}`);

describe('roles', () => {
  it('that are filled are findings, and optional ones may stay empty', () => {
    expect(weighRoles(sceneWith())).toEqual([
      {
        rule: 'core/flare-up',
        check: 'role-target',
        footing: 'record',
        answer: 'met',
        code: 'ploy/not-named',
        says: 'target: A1 (the unit that shines).',
        facts: { role: 'target', value: 'A1' },
        cites: [{ document: 'almanac', section: 'Flare Up!' }],
      },
    ]);
  });

  it.each([
    ['core/flare-up', {}, 'role-target unmet ploy/not-named Name the target: the unit that shines'],
    ['core/flare-up', { target: 'A9' }, 'role-target unmet ploy/unknown-unit No roster has a unit A9.'],
    ['core/flare-up', { target: 'B1' }, 'role-target unmet ploy/not-own-unit Unit B1 (B1) belongs to B, not to A.'],
    ['core/flare-up', { target: 'A1', enemy: 'A1' }, 'role-enemy unmet ploy/not-enemy-unit Unit A1 (A1) belongs to A.'],
    ['core/flare-up', { target: 'A1', enemy: 'B1' }, 'role-enemy met ploy/not-named enemy: B1 (the unit it blinds).'],
    [
      'core/flare-up',
      { target: 'A1', second: 'A2' },
      'role-second unmet ploy/too-many-units Flare Up! names no second unit.',
    ],
    [DAWN, { target: 'B1', copy: 'A1' }, 'role-copy unmet ploy/unit-id-taken There is already a unit A1.'],
    [DAWN, { target: 'B1', copy: 'A2' }, 'role-copy met ploy/not-named copy: A2 (the id of the unit relit).'],
    [
      DAWN,
      { target: 'A1', copy: 'A2', throw: 'high' },
      'role-throw met ploy/not-named throw: high (the kind of roll).',
    ],
    [
      DAWN,
      { target: 'A1', copy: 'A2', by: 'decree/hold-fast' },
      'role-by met ploy/not-named by: decree/hold-fast (a decree).',
    ],
    [
      DAWN,
      { target: 'A1', copy: 'A2', by: 'core/echo' },
      'role-by unmet ploy/unknown-decree There is no decree core/echo in Lanterns and Tides.',
    ],
  ])('of %s filled with %j: %s', (entry, roles, expected) => {
    expect(brief(entry, roles as { readonly [role: string]: string })).toContain(expected);
  });

  it('are none where an entry has none', () => {
    expect(brief('core/echo', { target: 'A1' })).toEqual([]);
  });
});

describe('roles that are no units', () => {
  const hymn = { id: 'hymn', name: 'Hymn of Dusk', kind: 'song', figures: { value: 4 } };
  const table = tableWith({ units: unitsOf(unit('A1', { abilities: [hymn, 'core/echo'] }), unit('B1')) });
  const against = (is: object, value: string, player: 'A' | 'B' = 'A') => {
    const base = sceneWith({ table, player, roles: { what: value } });
    const roles = { what: { is, says: 'what' } } as unknown as NonNullable<typeof base.rule.roles>;
    return weighRoles({ ...base, rule: { ...base.rule, roles } }).map((one) =>
      one.answer === 'met' ? 'met' : one.code,
    );
  };

  it.each<[object | string, string, string]>([
    ['number', '12', 'met'],
    ['number', '-1', 'met'],
    ['number', 'twelve', 'ploy/not-a-number'],
    ['number', '1.5', 'ploy/not-a-number'],
    ['text', 'the old oak', 'met'],
    [{ option: ['keep', 'spend'] }, 'keep', 'met'],
    [{ option: ['keep', 'spend'] }, 'burn', 'ploy/no-such-option'],
    [{ ability: 'song' }, 'hymn', 'met'],
    [{ ability: 'song' }, 'Hymn of Dusk', 'met'],
    [{ ability: 'dance' }, 'hymn', 'ploy/unknown-dance'],
    [{ ability: 'song' }, 'echo', 'ploy/unknown-song'],
  ])('%j filled with %s: %s', (is, value, expected) => expect(against(is as object, value)).toEqual([expected]));

  it('have to be written on the own roster', () =>
    expect(against({ ability: 'song' }, 'hymn', 'B')).toEqual(['ploy/unknown-song']));
});
