import { rosterSaid, unitsIn } from './mustering.js';

describe('units in a line', () => {
  it.each([
    ['Lord', [{ name: 'Lord' }]],
    [
      'Lord [general] + Old Guard, Riders',
      [{ name: 'Lord', traits: ['general'] }, { name: 'Old Guard' }, { name: 'Riders' }],
    ],
    ['2 Guard', [{ name: 'Guard' }, { name: 'Guard' }]],
    [
      'Guard [reinforced, 20 models, 2 champion] @reserves',
      [{ name: 'Guard', traits: ['reinforced'], models: 20, figures: { champion: 2 }, at: 'reserves' }],
    ],
    ['', []],
  ])('%s', (line, units) => {
    expect(unitsIn(line)).toEqual(units);
  });

  it('say what is wrong with a line', () => {
    expect(() => unitsIn('[general]')).toThrow('Lord [general] + 2 Guard, Riders @reserves');
  });
});

describe('a roster that is said', () => {
  const scene = {
    datasheets: { Lord: { points: 200, keywords: ['HERO'] }, Beast: { points: 90 } },
    enhancements: { Bold: { table: 'trait', eligible: ['HERO'] } },
  };

  it('has units with ids, groups of them, and the datasheets that they name', () => {
    const said = {
      limit: 500,
      groups: { regiment: ['Lord [general] + Guard'] },
      apart: 'Guard',
      enhancements: ['bold on lord (extra)'],
    };
    expect(rosterSaid(scene, said, 'B')).toEqual({
      limit: 500,
      groups: [{ kind: 'regiment', leader: 'B1', units: ['B2'] }],
      units: [
        {
          id: 'B1',
          name: 'Lord',
          traits: ['general'],
          datasheet: 'Lord',
          enhancements: [{ name: 'Bold', table: 'trait', eligible: ['HERO'], extra: true }],
        },
        { id: 'B2', name: 'Guard' },
        { id: 'B3', name: 'Guard' },
      ],
      datasheets: { Lord: scene.datasheets.Lord },
    });
  });

  it('says which groups it has only where it speaks of them', () => {
    expect(rosterSaid({}, { units: [{ name: 'Guard', count: 2 }] }, 'A')).toEqual({
      units: [
        { id: 'A1', name: 'Guard' },
        { id: 'A2', name: 'Guard' },
      ],
    });
    expect(rosterSaid({}, { apart: 'Guard' }, 'A')).toMatchObject({ groups: [] });
    const groups = [{ kind: 'crew', units: ['x'] }];
    expect(rosterSaid({}, { units: [{ id: 'x', name: 'Guard' }], groups }, 'A')).toMatchObject({ groups });
  });

  it('knows its enhancements and their bearers', () => {
    expect(() => rosterSaid(scene, { apart: 'Lord', enhancements: ['Bald on Lord'] }, 'A')).toThrow(
      'no enhancement Bald',
    );
    expect(() => rosterSaid(scene, { apart: 'Lord', enhancements: ['Bold on Lady'] }, 'A')).toThrow(
      'no unit fits: Bold on Lady',
    );
  });
});
