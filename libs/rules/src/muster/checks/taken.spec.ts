import type { RosterEnhancement } from '../roster.js';
import { faultsOf, unitsOf, type UnitSaid } from '../../testing/trying-army.js';

const relic = (name: string, table: string, more: Partial<RosterEnhancement> = {}) => ({ name, table, ...more });
const bearing = (name: string, ...enhancements: RosterEnhancement[]) => ({
  name,
  keywords: [name.toUpperCase()],
  enhancements,
});
const bell = relic('Bell', 'heirloom', { eligible: ['CAPTAIN'] });
const horn = relic('Horn', 'Heirloom', { eligible: ['CAPTAIN', 'Sea Dogs'] });
const drum = relic('Drum', 'heirloom', { eligible: ['OFFICER'] });
const cape = relic('Cape', 'dress');

describe('what is taken from lists', () => {
  const picks = [
    { kind: 'landmark', name: 'Oak', factions: ['Keepers'] },
    { kind: 'landmark', name: 'Rock', factions: ['Wardens'], points: 10 },
    { kind: 'song', name: 'Ebb' },
  ];

  it('is counted by kind', () => {
    expect(faultsOf('pick-count', { picks }, { pick: 'landmark', most: 1 })).toEqual([
      'The army takes Oak, Rock; it may take 1 of landmark.',
    ]);
    expect(faultsOf('pick-count', { picks }, { pick: 'song', most: 1 })).toEqual([]);
    expect(faultsOf('pick-count', {}, { pick: 'song', most: 1 })).toEqual([]);
  });

  it('is there for some factions', () => {
    expect(faultsOf('pick-faction', { picks }, { picks: ['landmark', 'song'] })).toEqual([
      'Rock (landmark) is not there for Keepers.',
    ]);
    expect(faultsOf('pick-faction', { picks }, { picks: ['song'] })).toEqual([]);
  });

  it('may have to be free', () => {
    expect(faultsOf('pick-is-free', { picks }, { pick: 'landmark' })).toEqual([
      'Rock (landmark) costs nothing; it is entered with 10 points.',
    ]);
  });
});

describe('enhancements', () => {
  const army = (...units: readonly UnitSaid[]) => ({ units: unitsOf(...units) });

  it('are one from each table, those of an ability apart', () => {
    expect(faultsOf('enhancement-table-once', army(bearing('Captain', bell, cape)))).toEqual([]);
    expect(faultsOf('enhancement-table-once', army(bearing('Captain', bell), bearing('Mate', horn)))).toEqual([
      'The army takes Bell and Horn from one table (heirloom).',
    ]);
    const extra = army(bearing('Captain', bell), bearing('Mate', { ...horn, extra: true }));
    expect(faultsOf('enhancement-table-once', extra)).toEqual([]);
  });

  it('are one of a type on a unit', () => {
    const both = army(bearing('Captain', bell, { ...horn, extra: true }));
    expect(faultsOf('enhancement-type-once', both)).toEqual([
      'Captain (A1) bears Bell and Horn, both of one type (heirloom).',
    ]);
    expect(faultsOf('enhancement-type-once', army(bearing('Captain', bell, cape)))).toEqual([]);
  });

  it('are in the army once', () => {
    const twice = army(bearing('Captain', bell), bearing('Mate', { ...bell, extra: true }));
    expect(faultsOf('enhancement-once', twice)).toEqual(['Bell is in the army 2 times.']);
    expect(faultsOf('enhancement-once', army(bearing('Captain', bell), bearing('Mate', horn)))).toEqual([]);
  });

  it('are barred by a keyword', () => {
    const args = { keyword: 'CAPTAIN' };
    expect(faultsOf('enhancement-bars-keyword', army(bearing('Captain', bell)), args)).toEqual([
      'Captain (A1) is CAPTAIN and cannot bear Bell.',
    ]);
    expect(faultsOf('enhancement-bars-keyword', army(bearing('Mate', bell), bearing('Captain')), args)).toEqual([]);
  });

  it.each([
    ['a keyword', army(bearing('Captain', bell)), 0],
    ['nothing', army(bearing('Mate', bell)), 1],
    ['all that is known', army(bearing('Mate', cape)), 0],
    [
      'only a keyword of a hired one',
      { ...army(bearing('Captain', drum)), groups: [{ kind: 'hired', units: ['A1'] }] },
      1,
    ],
    [
      'the name of its group',
      { ...army(bearing('Mate', horn)), groups: [{ kind: 'hired', name: 'Sea dogs', units: ['A1'] }] },
      0,
    ],
    ['nothing for a hired one', { ...army(bearing('Mate', cape)), groups: [{ kind: 'hired', units: ['A1'] }] }, 1],
  ])('are for bearers that are listed by %s', (_, roster, faults) => {
    expect(faultsOf('enhancement-eligible', roster, { byName: ['hired'] })).toHaveLength(faults);
  });
});
