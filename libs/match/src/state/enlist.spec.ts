import { EMPTY_TABLE, type Roster } from '@adjutant/rules';
import { PACK } from '@adjutant/testing/given';
import { enlist } from './enlist.js';

const ROSTER: Roster = {
  faction: 'Keepers',
  limit: 500,
  reserved: 40,
  units: [
    { id: 'A1', name: 'Captain', traits: ['general'] },
    { id: 'A2', name: 'Old Guard', datasheet: 'guard', traits: ['reinforced'] },
    { id: 'A3', name: 'Guard', points: 75, models: 6, keywords: ['TIDE'], figures: { wounds: 3 } },
    { id: 'A4', name: 'Stray', enhancements: ['core/bell', { name: 'Horn', table: 'heirloom' }] },
  ],
  groups: [{ kind: 'watch', leader: 'A1', units: ['A2'] }],
  picks: [{ kind: 'lore', name: 'Tides', teaches: ['Ebb'] }],
  datasheets: {
    Captain: { points: 100, models: 1, keywords: ['HERO'], role: 'HQ', factions: ['KEEPERS'] },
    Guard: { points: 60, models: 5, keywords: ['LAMP'], figures: { wounds: 1, save: 4 } },
  },
};

describe('enlisting a roster', () => {
  const { units, armies } = enlist(PACK, EMPTY_TABLE, 'A', ROSTER);

  it('takes from the datasheet what a unit leaves out', () => {
    expect(units['A1']).toMatchObject({
      keywords: ['HERO'],
      role: 'HQ',
      factions: ['KEEPERS'],
      points: 100,
      models: 1,
    });
    expect(units['A2']).toMatchObject({ keywords: ['LAMP'], points: 120, models: 10, traits: ['reinforced'] });
    expect(units['A3']).toMatchObject({ keywords: ['TIDE'], points: 75, models: 6, figures: { wounds: 3, save: 4 } });
    expect(units['A4']).toMatchObject({ keywords: [], models: 0, enhancements: ['core/bell', 'Horn'] });
    expect(units['A4']).not.toHaveProperty('points');
  });

  it('keeps what rules ask about the army', () => {
    expect(armies.A).toEqual({
      faction: 'Keepers',
      detachment: null,
      points: null,
      limit: 500,
      reserved: 40,
      auxiliary: 2,
      groups: [{ kind: 'watch', name: null, leader: 'A1', units: ['A1', 'A2'] }],
      picks: [{ kind: 'lore', name: 'Tides', teaches: ['Ebb'] }],
    });
  });

  it('adds up the points that the roster does not say, and replaces an earlier roster', () => {
    const priced = { ...ROSTER, units: ROSTER.units.slice(0, 3) };
    const table = enlist(PACK, enlist(PACK, EMPTY_TABLE, 'A', ROSTER), 'A', priced);
    expect(table.armies.A).toMatchObject({ points: 295, auxiliary: 1 });
    expect(Object.keys(table.units)).toEqual(['A1', 'A2', 'A3']);
    expect(enlist(PACK, EMPTY_TABLE, 'A', { ...ROSTER, points: 480 }).armies.A?.points).toBe(480);
  });
});

describe('the place of a part of an attached unit', () => {
  const places = { together: true, source: { document: 'codex', section: 'joining' } };
  const locations = (pack: typeof PACK, units: Roster['units']) =>
    Object.values(enlist(pack, EMPTY_TABLE, 'A', { faction: 'Keepers', units }).units).map(({ location }) => location);
  const guard = { id: 'A1', name: 'Guard', location: 'harbour' };
  const captain = { id: 'A2', name: 'Captain', leads: 'A1' };
  const herald = { id: 'A3', name: 'Herald', leads: 'A1' };
  const alone = { id: 'A4', name: 'Stray' };

  it.each<[Roster['units'], readonly string[]]>([
    [
      [guard, captain, herald, alone],
      ['harbour', 'harbour', 'harbour', 'battlefield'],
    ],
    [
      [{ id: 'A1', name: 'Guard' }, captain, { ...herald, location: 'A4' }, alone],
      ['A4', 'A4', 'A4', 'battlefield'],
    ],
    [
      [guard, { ...captain, location: 'battlefield' }],
      ['harbour', 'battlefield'],
    ],
  ])('is told, or that of another part, where the pack says so: %j', (units, expected) => {
    expect(locations({ ...PACK, places }, units)).toEqual(expected);
  });

  it('is the battlefield where nobody tells it and the pack says nothing', () => {
    expect(locations(PACK, [guard, captain, alone])).toEqual(['harbour', 'battlefield', 'battlefield']);
  });
});

describe('units that lead the same one', () => {
  const leads = (id: string) => ({ id, name: id, leads: 'A1' });
  const LED: Roster = { faction: 'Keepers', units: [{ id: 'A1', name: 'Guard' }, leads('A2'), leads('A3')] };
  const joined = { ...PACK, allThatLead: { value: true, source: { document: 'codex', section: 'joining' } } };
  const parts = (pack: typeof PACK, roster: Roster) =>
    Object.values(enlist(pack, EMPTY_TABLE, 'A', roster).units).map(({ id, attachedTo, alsoAttachedTo }) => [
      id,
      attachedTo,
      alsoAttachedTo,
    ]);

  it('are one attached unit with it where the pack says so', () => {
    expect(parts(joined, LED)).toEqual([
      ['A1', 'A3', ['A2']],
      ['A2', 'A1', ['A3']],
      ['A3', 'A1', ['A2']],
    ]);
  });

  it('leave two parts where the pack does not, or where one leads it', () => {
    expect(parts(PACK, LED)).toEqual([
      ['A1', 'A3', undefined],
      ['A2', 'A1', undefined],
      ['A3', 'A1', undefined],
    ]);
    const [guard, captain] = parts(joined, { ...LED, units: LED.units.slice(0, 2) });
    expect([guard, captain]).toEqual([
      ['A1', 'A2', undefined],
      ['A2', 'A1', undefined],
    ]);
  });
});
