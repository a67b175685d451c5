import { PACK } from '../../testing/invented-pack.js';
import type { Pack } from '../../pack/pack.js';
import { faultsOf, unitsOf, type UnitSaid } from '../../testing/trying-army.js';

const bell = { name: 'Bell', table: 'relics', points: 20 };
const horn = { name: 'Horn', table: 'relics', points: 30 };
const pack: Pack = {
  ...PACK,
  entries: Object.fromEntries(
    Object.entries(PACK.entries).map(([id, entry]) => [
      id,
      id === 'core/loud-voice' ? { ...entry, points: 25 } : entry,
    ]),
  ),
};
const army = (...units: readonly UnitSaid[]) => ({ units: unitsOf(...units) });
const bearing = (...enhancements: readonly (string | typeof bell)[]) => ({ name: 'Captain', enhancements });

describe('enhancements', () => {
  it('are so many, and each of them once, of the pack or written out', () => {
    const faults = (...units: readonly UnitSaid[]) =>
      faultsOf('enhancements-at-most', army(...units), { most: 2 }, pack);
    expect(faults(bearing('core/loud-voice'), bearing(bell))).toEqual([]);
    expect(faults(bearing('core/loud-voice'), bearing(bell), bearing(horn))).toEqual([
      'The army has 3 enhancements; 2 are allowed.',
    ]);
    expect(faults(bearing('core/loud-voice'), bearing({ ...bell, name: 'Loud Voice' }))).toEqual([
      'Loud Voice is in the army 2 times; each enhancement is allowed once.',
    ]);
  });

  it('are so many on a unit, and none on some', () => {
    const faults = (unit: UnitSaid) =>
      faultsOf('enhancements-per-unit', army(unit), { most: 1, barred: ['KING'] }, pack);
    expect(faults(bearing(bell))).toEqual([]);
    expect(faults(bearing(bell, horn))).toEqual(['Captain (A1) bears 2 enhancements; 1 is allowed.']);
    expect(faults({ ...bearing(bell), keywords: ['KING'] })).toEqual([
      'Captain (A1) is KING and bears no enhancement.',
    ]);
  });

  it('are so many by the size of the battle, and some of them repeated', () => {
    const args = { byLimit: [{ upTo: 100, most: 1 }], repeated: ['badge'], times: 3 };
    const badge = { name: 'Anchor', table: 'Badge', points: 5 };
    const faults = (limit: number | undefined, ...units: readonly UnitSaid[]) =>
      faultsOf('enhancements-at-most', { ...army(...units), ...(limit === undefined ? {} : { limit }) }, args, pack);
    const badges = (count: number) => Array.from({ length: count }, () => bearing(badge));
    expect(faults(100, ...badges(3))).toEqual([]);
    expect(faults(100, ...badges(2), bearing(bell))).toEqual(['The army has 2 enhancements; 1 are allowed.']);
    expect(faults(101, ...badges(2), bearing(bell))).toEqual([]);
    expect(faults(undefined, ...badges(4))).toEqual(['Anchor is in the army 4 times; 3 times are allowed.']);
    expect(faults(undefined, bearing(bell), bearing(bell))).toEqual([
      'Bell is in the army 2 times; each enhancement is allowed once, unless it is written as badge (3 times).',
    ]);
  });

  it('are so many on units that are attached to each other', () => {
    const units = (...leaders: readonly UnitSaid[]) => army('Guard', ...leaders);
    const led = (enhancement: typeof bell) => ({ ...bearing(enhancement), leads: 'A1' });
    const faults = (roster: ReturnType<typeof army>) =>
      faultsOf('enhancements-per-unit', roster, { most: 1, barred: ['KING'], attached: true }, pack);
    expect(faults(units(led(bell), bearing(horn)))).toEqual([]);
    expect(faults(units(led(bell), led(horn)))).toEqual([
      'Captain (A2) and Captain (A3) are one unit and bear 2 enhancements; 1 is allowed.',
    ]);
    expect(faults(units({ ...led(bell), keywords: ['KING'] }, led(horn)))).toEqual([
      'Captain (A2) is KING and bears no enhancement.',
    ]);
  });

  it('go to units with a keyword, as far as any are listed', () => {
    const faults = (unit: UnitSaid) =>
      faultsOf(
        'enhancement-listed-keyword',
        army(unit),
        { keyword: 'CHARACTER', exceptTables: ['badge'], without: ['KING'] },
        pack,
      );
    expect(faults(bearing(bell))).toEqual([]);
    expect(faults({ ...bearing(bell), keywords: ['character'] })).toEqual([]);
    expect(faults({ ...bearing({ ...bell, table: 'Badge' }), keywords: ['INFANTRY'] })).toEqual([]);
    expect(faults({ ...bearing({ ...bell, table: 'Badge' }), keywords: ['CHARACTER', 'KING'] })).toEqual([
      'Captain (A1) is KING and bears no enhancement, nor Bell.',
    ]);
    expect(faults({ ...bearing(bell, horn), keywords: ['INFANTRY'] })).toEqual([
      'Captain (A1) is no CHARACTER and cannot bear Bell, unless it is written as badge.',
      'Captain (A1) is no CHARACTER and cannot bear Horn, unless it is written as badge.',
    ]);
  });

  it('cost no more than the unit that includes them', () => {
    const faults = (points: number, more = {}) =>
      faultsOf(
        'enhancement-within-cost',
        { ...army({ ...bearing('core/loud-voice', bell), points }), ...more },
        {},
        pack,
      );
    expect(faults(45)).toEqual([]);
    expect(faults(44)).toEqual([
      "Captain (A1) costs 44 points and its enhancements 45: a unit's points include them, unless the roster says enhancementPoints: apart.",
    ]);
    expect(faults(44, { enhancementPoints: 'apart' })).toEqual([]);
  });

  it('are added to the points of units only where the roster says so', () => {
    const faults = (points: number, more = {}) =>
      faultsOf(
        'points-add-up',
        { ...army({ ...bearing('core/loud-voice', bell), points: 100 }), points, ...more },
        {},
        pack,
      );
    expect(faults(100)).toEqual([]);
    expect(faults(145, { enhancementPoints: 'apart' })).toEqual([]);
    expect(faults(145)).toEqual([
      'The roster says 145 points; its units add up to 100. If enhancements are not in the points of their units, say that they are counted apart. Put one of them right, or say that the total counts as it is written.',
    ]);
    const limited = { ...army({ ...bearing('core/loud-voice'), points: 100 }), limit: 120 };
    expect(faultsOf('points-within-limit', limited, {}, pack)).toEqual([]);
    expect(faultsOf('points-within-limit', { ...limited, enhancementPoints: 'apart' }, {}, pack)).toHaveLength(1);
    const unpriced = {
      ...army({ ...bearing('core/none'), points: 100 }),
      limit: 90,
      enhancementPoints: 'apart',
    } as const;
    expect(faultsOf('points-within-limit', unpriced, {}, pack)).toEqual([]);
  });
});

describe('copies', () => {
  const args = { most: 1, keywords: ['COMMON'], mostWith: 2 };
  const faults = (count: number, keywords?: string[]) =>
    faultsOf(
      'copies-by-keyword',
      army(...Array.from({ length: count }, () => ({ name: 'Lamp', ...(keywords ? { keywords } : {}) }))),
      args,
    );

  it('are fewer without the keywords that allow more', () => {
    expect(faults(1, ['LAMP'])).toEqual([]);
    expect(faults(2, ['LAMP'])).toEqual(['Lamp is in the army 2 times; 1 are allowed.']);
    expect(faults(2, ['COMMON'])).toEqual([]);
    expect(faults(3, ['COMMON'])).toEqual(['Lamp is in the army 3 times; 2 are allowed.']);
  });

  it('have the higher number where nobody lists keywords', () => {
    expect(faults(2)).toEqual([]);
    expect(faults(3)).toHaveLength(1);
  });

  it('follow the limit, and what turns on keywords that nobody told is said to be unchecked', () => {
    const byLimit = {
      byLimit: [{ upTo: 100, most: 1 }],
      keywords: ['COMMON'],
      withByLimit: [{ upTo: 100, most: 2 }],
      untold: true,
    };
    const copies = (limit: number, ...units: readonly UnitSaid[]) =>
      faultsOf('copies-by-keyword', { ...army(...units), limit }, byLimit);
    const lamp = (more: object) => ({ name: 'Lamp', ...more });
    const told = lamp({ keywords: ['LAMP'] });
    expect(copies(101, told, told)).toEqual([]);
    expect(copies(100, told, told)).toEqual(['Lamp is in the army 2 times; 1 are allowed.']);
    expect(copies(100, 'Lamp', 'Lamp', 'Lamp')).toEqual(['Lamp is in the army 3 times; 2 are allowed.']);
    expect(copies(100, 'Lamp', 'Lamp')).toEqual([
      'Lamp is in the army 2 times; 1 are allowed, more with COMMON: nobody told its keywords.',
    ]);
    expect(copies(100, lamp({ role: 'Common' }), 'Lamp')).toEqual([]);
    expect(copies(100, told, 'Lamp')).toEqual(['Lamp is in the army 2 times; 1 are allowed.']);
  });
});

describe('traits, sizes of battle and detachments', () => {
  it('may need a keyword, where any is listed', () => {
    const faults = (keywords: readonly string[]) =>
      faultsOf('trait-listed-keyword', army({ name: 'Lamp', traits: ['warlord'], keywords }), {
        trait: 'warlord',
        keyword: 'HERO',
      });
    expect(faults(['HERO'])).toEqual([]);
    expect(faults([])).toEqual([]);
    expect(faults(['LAMP'])).toEqual(['Lamp (A1) is warlord without being HERO.']);
  });

  it('may go with a limit', () => {
    const faults = (name: string, limit?: number) =>
      faultsOf(
        'pick-sets-limit',
        { picks: [{ kind: 'Size', name }], ...(limit === undefined ? {} : { limit }) },
        { kind: 'size', sizes: { 'Night Watch': 500 } },
      );
    expect([faults('night watch', 500), faults('night watch'), faults('Day Watch', 1000)]).toEqual([[], [], []]);
    expect(faults('night watch', 600)).toEqual([
      'Night Watch is a battle of 500 points; the limit on the roster is 600.',
    ]);
  });

  it('may be of so many points', () => {
    const faults = (more: object) =>
      faultsOf('detachment-limit', more, { detachments: ['lantern-keepers'], most: 500 });
    expect(faults({ detachment: 'lantern-keepers' })).toEqual([]);
    expect(faults({ detachment: 'tide-wardens', points: 600, limit: 600 })).toEqual([]);
    expect(faults({ detachment: 'lantern-keepers', points: 501, limit: 500 })).toEqual([
      'The army has 501 points; battles with Lantern Keepers are of 500.',
    ]);
    expect(faults({ detachment: 'lantern-keepers', points: 500, limit: 501 })).toEqual([
      'The limit is 501 points; battles with Lantern Keepers are of 500.',
    ]);
  });
});
