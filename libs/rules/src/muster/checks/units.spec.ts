import type { Unit } from '../../table/table.js';
import { armyCheckNamed } from './index.js';
import { faultsOf, unitsOf, type UnitSaid } from '../../testing/trying-army.js';

const general = (name: string, ...keywords: string[]) => ({ name, keywords, traits: ['general'] });

describe('traits', () => {
  it.each([
    [[], ['The roster names no unit as general; it needs 1.']],
    [[general('Captain')], []],
    [[general('Captain'), general('Marshal')], ['The roster names 2 units as general; it may name 1.']],
  ])('are as many as they have to be: %j', (units, faults) => {
    expect(faultsOf('trait-count', { units: unitsOf(...units) }, { trait: 'general', least: 1, most: 1 })).toEqual(
      faults,
    );
  });

  it('may need a keyword', () => {
    const args = { trait: 'general', keyword: 'HERO' };
    expect(faultsOf('trait-needs-keyword', { units: unitsOf(general('Captain', 'hero')) }, args)).toEqual([]);
    expect(faultsOf('trait-needs-keyword', { units: unitsOf(general('Lamp')) }, args)).toEqual([
      'Lamp (A1) is general without being HERO.',
    ]);
  });

  it('may be barred by a keyword', () => {
    const args = { trait: 'general', keyword: 'UNIQUE' };
    expect(faultsOf('trait-bars-keyword', { units: unitsOf(general('Captain')) }, args)).toEqual([]);
    expect(faultsOf('trait-bars-keyword', { units: unitsOf(general('King', 'UNIQUE')) }, args)).toEqual([
      'King (A1) is UNIQUE and cannot be general.',
    ]);
  });

  it('may need a size', () => {
    const args = { trait: 'reinforced', least: 2 };
    const reinforced = { name: 'Lamp', traits: ['reinforced'] };
    const sized = (models: number) => ({ units: unitsOf(reinforced), datasheets: { Lamp: { models } } });
    expect(faultsOf('trait-needs-size', sized(1), args)).toEqual([
      'Lamp (A1) has a smallest size of 1 and cannot be reinforced.',
    ]);
    expect(faultsOf('trait-needs-size', sized(2), args)).toEqual([]);
    expect(faultsOf('trait-needs-size', { units: unitsOf(reinforced) }, args)).toEqual([]);
  });

  it('may go to a keyword first', () => {
    const args = { trait: 'general', keyword: 'CHIEF', exceptGroups: ['hired'] };
    const units = unitsOf(general('Captain'), { name: 'King', keywords: ['CHIEF'] });
    expect(faultsOf('trait-goes-to-keyword', { units }, args)).toEqual([
      'Captain (A1) is general, which a CHIEF has to be: King (A2).',
    ]);
    expect(faultsOf('trait-goes-to-keyword', { units, groups: [{ kind: 'hired', units: ['A2'] }] }, args)).toEqual([]);
    expect(faultsOf('trait-goes-to-keyword', { units: unitsOf(general('King', 'CHIEF')) }, args)).toEqual([]);
  });

  it('may be barred from a group', () => {
    const args = { trait: 'general', group: 'hired' };
    const units = unitsOf(general('King'));
    expect(
      faultsOf('trait-not-in-group', { units, groups: [{ kind: 'hired', name: 'Sea Dogs', units: ['A1'] }] }, args),
    ).toEqual(['King (A1) is general in the hired Sea Dogs.']);
    expect(faultsOf('trait-not-in-group', { units, groups: [{ kind: 'watch', units: ['A1'] }] }, args)).toEqual([]);
  });
});

describe('trait-leads', () => {
  it('is held against units that have the trait and lead nobody', () => {
    const units = unitsOf({ name: 'Guard' }, { name: 'Herald', traits: ['support'] });
    expect(faultsOf('trait-leads', { units }, { trait: 'support' })).toEqual([
      'Herald (A2) is support and leads no unit: it has to be attached to one.',
    ]);
    const attached = unitsOf({ name: 'Guard' }, { name: 'Herald', traits: ['support'], leads: 'A1' });
    expect(faultsOf('trait-leads', { units: attached }, { trait: 'support' })).toEqual([]);
  });
});

describe('leaders-of-one-unit', () => {
  const leads = (name: string, ...traits: string[]) => ({ name, traits, leads: 'A1' });
  const faults = (...leaders: UnitSaid[]) =>
    faultsOf('leaders-of-one-unit', { units: unitsOf({ name: 'Guard' }, ...leaders) }, { trait: 'support' });

  it.each([
    ['one of each kind', [leads('Captain'), leads('Herald', 'support')], []],
    [
      'two without the trait',
      [leads('Captain'), leads('Marshal')],
      ['Captain (A2) and Marshal (A3) lead Guard (A1); of units that are not support, one may.'],
    ],
    [
      'two with it',
      [leads('Herald', 'support'), leads('Piper', 'support')],
      ['Herald (A2) and Piper (A3) lead Guard (A1); of units that are support, one may.'],
    ],
    ['none', [{ name: 'Captain' }], []],
  ])('%s', (_, leaders, says) => expect(faults(...leaders)).toEqual(says));
});

describe('leaders-not-led', () => {
  const faults = (...leads: readonly (string | undefined)[]) =>
    faultsOf('leaders-not-led', {
      units: unitsOf(...leads.map((led) => ({ name: 'Guard', ...(led === undefined ? {} : { leads: led }) }))),
    });

  it.each([
    ['one after the other', ['A2', undefined, 'A2'], []],
    ['none', [undefined], []],
    ['a unit that the roster does not have', ['A9'], []],
    ['a unit whose own is not on the roster', ['A2', 'A9'], []],
    [
      'in a chain',
      [undefined, 'A1', 'A2'],
      ['Guard (A3) leads Guard (A2), which leads Guard (A1) itself: who leads is led by nobody.'],
    ],
    [
      'in a circle',
      ['A2', 'A1'],
      [
        'Guard (A1) leads Guard (A2), which leads Guard (A1) itself: who leads is led by nobody.',
        'Guard (A2) leads Guard (A1), which leads Guard (A2) itself: who leads is led by nobody.',
      ],
    ],
    ['itself', ['A1'], ['Guard (A1) leads itself: it leads another unit, or none.']],
  ])('%s', (_, leads, says) => expect(faults(...leads)).toEqual(says));
});

describe('keyword-once', () => {
  it('finds a datasheet that stands there twice', () => {
    const king = { name: 'King', keywords: ['UNIQUE'] };
    const args = { keyword: 'UNIQUE' };
    expect(
      faultsOf('keyword-once', { units: unitsOf(king, { ...king, name: 'Queen' }, 'Lamp', 'Lamp') }, args),
    ).toEqual([]);
    expect(
      faultsOf('keyword-once', { units: unitsOf(king, { ...king, name: 'The King', datasheet: 'king' }) }, args),
    ).toEqual(['King is UNIQUE and stands on the roster 2 times.']);
  });
});

describe('datasheet-copies', () => {
  const lamps = (count: number, more: object = {}) =>
    unitsOf(...Array.from({ length: count }, () => ({ name: 'Lamp', ...more })));
  const args = { byLimit: [{ upTo: 1000, most: 2 }], exceptRoles: ['Rank and File'], exceptTraits: ['late'] };

  it.each([
    ['as many as allowed', { limit: 1000, units: lamps(2) }, []],
    ['one more', { limit: 1000, units: lamps(3) }, ['Lamp is in the army 3 times; 2 are allowed.']],
    ['of a role that is free', { limit: 1000, units: lamps(3, { role: 'rank and file' }) }, []],
    ['with a trait that is free', { limit: 1000, units: lamps(3, { traits: ['late'] }) }, []],
    ['above the table', { limit: 1001, units: lamps(3) }, []],
    ['without a limit', { units: lamps(3) }, []],
  ])('%s', (_, roster, faults) => {
    expect(faultsOf('datasheet-copies', roster, args)).toEqual(faults);
  });

  it('may be the same for every limit', () => {
    expect(faultsOf('datasheet-copies', { units: lamps(3) }, { most: 1 })).toHaveLength(1);
  });
});

describe('models-in-proportion', () => {
  const args = { figure: 'bugler', keyword: 'BUGLER' };
  const unit = (keyword: string, models: number, bugler: number, least = models) => ({
    units: unitsOf({ name: 'Lamp', keywords: [keyword], models, figures: { bugler } }),
    datasheets: { Lamp: { models: least } },
  });

  it.each([
    ['BUGLER (1/10)', 20, 2, 10, 0],
    ['BUGLER (1/10)', 15, 2, 15, 1],
    ['BUGLER (1/10)', 15, 1, 15, 0],
    ['BUGLER (1/10)', 9, 1, 10, 1],
    ['BUGLER (1/10)', 5, 1, 5, 0],
    ['BUGLER (1/10)', 5, 2, 5, 1],
    ['BUGLER', 30, 1, 10, 0],
    ['BUGLER', 30, 2, 10, 1],
    ['DRUMMER', 30, 1, 10, 1],
    ['DRUMMER', 30, 0, 10, 0],
  ])('%s, %i models, %i of them, at least %i', (keyword, models, bugler, least, faults) => {
    expect(faultsOf('models-in-proportion', unit(keyword, models, bugler, least), args)).toHaveLength(faults);
  });
});

describe('deployed-share', () => {
  const check = armyCheckNamed('deployed-share');
  const at = (...places: readonly string[]): Unit[] =>
    places.map(
      (location, index) =>
        ({
          id: `A${index + 1}`,
          name: 'Lamp',
          location,
          traits: location === 'late' ? ['late'] : [],
        }) as unknown as Unit,
    );
  const faults = (units: readonly Unit[]) =>
    check.of === 'deployment' ? check.test(units, { parts: 2, exceptTraits: ['late'] }).map((one) => one.says) : [];

  it.each([
    ['half of them', at('battlefield', 'reserves'), 0],
    ['less than half', at('battlefield', 'reserves', 'reserves'), 1],
    ['passengers of a transport that is there', at('battlefield', 'A1', 'reserves', 'reserves'), 0],
    ['passengers of one that is not', at('reserves', 'A1', 'battlefield'), 1],
    ['passengers in a circle', at('A2', 'A1'), 1],
    ['units that do not count', at('battlefield', 'reserves', 'late'), 0],
    ['nobody', [], 0],
  ])('%s', (_, units, count) => {
    expect(faults(units)).toHaveLength(count);
  });
});
