import { entryOf, PACK } from '../testing/invented-pack.js';
import type { Pack } from '../pack/pack.js';
import type { Muster } from '../pack/muster.js';
import { reasonsAgainstRoster } from './muster.js';
import type { Roster, RosterUnit } from './roster.js';

const source = { document: 'almanac', section: 'Muster' };
const roster = (...units: readonly RosterUnit[]): Roster => ({
  faction: 'Keepers',
  detachment: 'lantern-keepers',
  units,
});
const listed = (id: string, changes: Partial<RosterUnit> = {}): RosterUnit => ({
  id,
  name: 'Lamplighters',
  ...changes,
});

function withMuster(muster: Omit<Muster, 'source'>): Pack {
  const keepers = { ...entryOf(PACK, 'lantern-keepers'), muster: { ...muster, source } };
  return { ...PACK, entries: { ...PACK.entries, 'lantern-keepers': keepers } };
}

const against = (pack: Pack, one: Roster) =>
  reasonsAgainstRoster(pack, one).map((reason) => `${reason.code}: ${reason.message}`);

describe('a roster', () => {
  it('is free where the detachment asks for nothing', () => {
    expect(against(PACK, roster(listed('A1'), listed('A2')))).toEqual([]);
    expect(against(PACK, { ...roster(listed('A1')), detachment: 'unknown' })).toEqual([]);
  });

  it('gives each unit an id of its own', () => {
    expect(reasonsAgainstRoster(PACK, roster(listed('A1'), listed('A1'), listed('A2')))).toEqual([
      {
        code: 'muster/unit-id-taken',
        message: 'Two units on the roster are called A1.',
        facts: { unit: 'A1' },
        cites: [],
      },
    ]);
  });
});

describe('the faction', () => {
  const pack = withMuster({ faction: 'Keepers' });

  it('has to be that of the detachment, whatever the spelling', () => {
    expect(against(pack, { ...roster(), faction: 'KEEPERS' })).toEqual([]);
    expect(reasonsAgainstRoster(pack, { ...roster(), faction: 'Wardens' })).toEqual([
      {
        code: 'muster/faction',
        message: 'lantern-keepers needs the army faction Keepers; the roster says Wardens.',
        facts: { faction: 'Wardens', needed: 'Keepers' },
        cites: [source],
      },
    ]);
  });

  it('has to be a keyword of every unit that lists any', () => {
    const units = [
      listed('A1', { keywords: ['Keepers'] }),
      listed('A2', { keywords: ['TIDE'] }),
      listed('A3'),
      listed('A4', { keywords: [] }),
    ];
    expect(against(pack, roster(...units))).toEqual([
      'muster/faction: Lamplighters (A2) does not have the keyword Keepers.',
    ]);
  });
});

describe('groups', () => {
  const pack = withMuster({
    onlyListed: true,
    groups: [
      {
        id: 'lamps',
        limitTotal: 3,
        limitEach: 2,
        units: [{ name: 'Lamplighters', models: [5, 10] }, { name: 'Wick Trimmers' }],
      },
      { id: 'towers', limitTotal: 1, units: [{ name: 'Old Tower' }] },
    ],
  });
  const several = (count: number, name: string, from = 1) =>
    Array.from({ length: count }, (_, index) => listed(`A${index + from}`, { name }));

  it.each<[string, readonly RosterUnit[], string[]]>([
    [
      'units within the limits',
      [...several(2, 'Lamplighters'), ...several(1, 'WICK-TRIMMERS', 3), ...several(1, 'Old tower', 4)],
      [],
    ],
    [
      'too many of the group',
      [...several(2, 'Lamplighters'), ...several(2, 'Wick Trimmers', 3)],
      ['muster/group-limit: Only 3 of these may be taken: Lamplighters, Wick Trimmers. The roster has 4.'],
    ],
    [
      'too many of a name',
      several(3, 'Lamplighters'),
      ['muster/unit-limit: Only 2 of Lamplighters may be taken; the roster has 3.'],
    ],
    [
      'two where one is allowed',
      several(2, 'Old Tower'),
      ['muster/group-limit: Only 1 of these may be taken: Old Tower. The roster has 2.'],
    ],
    [
      'a unit that no group has',
      several(1, 'Tide Wardens'),
      ['muster/unit-not-listed: Tide Wardens cannot be mustered in lantern-keepers.'],
    ],
    [
      'another number of models',
      [listed('A1', { models: 7 })],
      ['muster/model-count: Lamplighters may have 5 or 10 models, not 7.'],
    ],
    ['a number of models that is not given', [listed('A1', { models: 0 }), listed('A2')], []],
    ['any number where none is asked for', [listed('A1', { name: 'Wick Trimmers', models: 77 })], []],
  ])('with %s', (_, units, reasons) => {
    expect(against(pack, roster(...units))).toEqual(reasons);
  });

  it('may leave other units free', () => {
    const open = withMuster({ groups: [{ id: 'towers', limitTotal: 1, units: [{ name: 'Old Tower' }] }] });
    expect(against(open, roster(...several(9, 'Anything')))).toEqual([]);
  });
});

describe('units that have to be attached', () => {
  const pack = withMuster({ mustAttach: [{ keyword: 'APPRENTICE', to: 'LAMP', code: 'muster/apprentice-alone' }] });
  const apprentice = (changes: Partial<RosterUnit> = {}) =>
    listed('A1', { name: 'Apprentice', keywords: ['APPRENTICE'], ...changes });

  it.each<[string, readonly RosterUnit[], number]>([
    ['one that leads such a unit', [apprentice({ leads: 'A2' }), listed('A2', { keywords: ['LAMP'] })], 0],
    ['one that leads a unit of such a name', [apprentice({ leads: 'A2' }), listed('A2', { name: 'Lamp bearers' })], 0],
    ['one that is led by such a unit', [apprentice(), listed('A2', { keywords: ['LAMP'], leads: 'A1' })], 0],
    ['one that leads another unit', [apprentice({ leads: 'A2' }), listed('A2', { name: 'Sailors' })], 1],
    ['one that leads nobody', [apprentice()], 1],
    ['one without the keyword', [listed('A1')], 0],
  ])('%s', (_, units, reasons) => {
    expect(against(pack, roster(...units))).toEqual(
      reasons === 0
        ? []
        : ['muster/apprentice-alone: Apprentice (A1) has APPRENTICE and has to be attached to a LAMP unit.'],
    );
  });
});

describe('relics', () => {
  const bearing = (id: string, keywords: readonly string[] = ['CAPTAIN']) =>
    roster(listed('A1', { keywords, enhancements: [id] }));

  it.each([
    ['core/loud-voice', ['CAPTAIN'], []],
    [
      'core/loud-voice',
      ['LAMP'],
      ['enhancement/bearer-ineligible: Loud Voice needs a bearer with CAPTAIN; Lamplighters has not.'],
    ],
    ['core/none', ['CAPTAIN'], ['enhancement/unknown: There is no core/none in Lanterns and Tides.']],
    [
      'tide-wardens/twin-bell',
      ['CAPTAIN'],
      ['enhancement/not-in-detachment: Twin Bell belongs to tide-wardens; the army fields lantern-keepers.'],
    ],
  ])('%s on a unit with %j', (id, keywords, reasons) => {
    expect(against(PACK, bearing(id, keywords))).toEqual(reasons);
  });

  it('cite the rule that they break', () => {
    expect(reasonsAgainstRoster(PACK, bearing('core/loud-voice', []))[0]).toEqual({
      code: 'enhancement/bearer-ineligible',
      message: 'Loud Voice needs a bearer with CAPTAIN; Lamplighters has not.',
      facts: { unit: 'A1', enhancement: 'core/loud-voice' },
      cites: [{ document: 'almanac', section: 'Loud Voice' }],
    });
  });
});
