import { entryOf, PACK } from '../../testing/invented-pack.js';
import type { Pack } from '../../pack/pack.js';
import { faultsOf, unitsOf } from '../../testing/trying-army.js';
import { uncheckedOfRoster } from '../army.js';
import { asThePackWrites } from '../as-the-pack-writes.js';
import { reasonsAgainstRoster } from '../muster.js';
import { namesOfPack } from '../pack-names.js';
import { EMPTY_TABLE } from '../../table/table.js';

const source = { document: 'almanac', section: 'Muster' };
const keepers = {
  ...entryOf(PACK, 'lantern-keepers'),
  muster: {
    faction: 'Keepers',
    groups: [{ id: 'lamps', units: [{ name: 'Lamplighters' }] }],
    onlyListed: true,
    source,
  },
};
const rule = (check: string) => ({ id: check, code: `muster/${check}`, tests: { check }, summary: 'A rule.', source });
const pack: Pack = {
  ...PACK,
  entries: {
    ...PACK.entries,
    'lantern-keepers': keepers,
    'core/loud-voice': { ...entryOf(PACK, 'core/loud-voice'), kind: 'enhancement' },
  },
  armyChecks: Object.fromEntries(
    ['names-near', 'names-known', 'figures-stated', 'detachment-musters', 'enhancement-bearers'].map((check) => [
      check,
      rule(check),
    ]),
  ),
};
const near = (roster: Parameters<typeof faultsOf>[1]) => faultsOf('names-near', roster, {}, pack);
const meant = (name: string) => `did you mean ${name}? If it is meant as it stands, list it under asWritten.`;

describe('what whoever brings a list is asked', () => {
  it('is where units start that do not start on the battlefield, where the pack has some', () => {
    const tests = { check: 'keyword-set-up-in', keyword: 'KITE', in: ['nest', 'reserves'] };
    const flying = { ...PACK, armyChecks: { kites: { ...rule('keyword-set-up-in'), tests } } };
    expect(namesOfPack(flying).place).toEqual([{ name: 'nest' }]);
    expect(namesOfPack(PACK)).not.toHaveProperty('place');
  });
});

describe('names that are near to known ones', () => {
  it.each([
    ['a faction', { faction: 'Kepers' }, `${PACK.name} knows no faction Kepers; ${meant('Keepers')}`],
    [
      'a detachment',
      { detachment: 'Lantren Keepers' },
      `${PACK.name} knows no detachment Lantren Keepers; ${meant('Lantern Keepers (lantern-keepers)')}`,
    ],
    ['a unit', { units: unitsOf('Lamplihgters') }, `${PACK.name} knows no unit Lamplihgters; ${meant('Lamplighters')}`],
    [
      'an enhancement written out',
      { units: unitsOf({ name: 'Sailor', enhancements: [{ name: 'Loud Voce', table: 'relics' }] }) },
      `${PACK.name} knows no enhancement Loud Voce; ${meant('Loud Voice (core/loud-voice)')}`,
    ],
  ])('are asked about: %s', (_, roster, fault) => {
    expect(near(roster)).toEqual([fault]);
  });

  it.each([
    ['known ones', { detachment: 'lantern keepers', units: unitsOf('LAMPLIGHTERS') }],
    ['a single model', { units: unitsOf('Lamplighter') }],
    ['far ones', { faction: 'Sea Folk', detachment: 'Brigade of the North', units: unitsOf('Sailors') }],
    ['what is meant as it stands', { detachment: 'Lantren Keepers', asWritten: ['lantren-keepers'] }],
    ['datasheets of its own', { units: unitsOf('Lamplihgters'), datasheets: { Lamplihgters: {} } }],
  ])('are not: %s', (_, roster) => {
    expect(near(roster)).toEqual([]);
  });

  it('stand in the pack under another way of writing them', () => {
    const units = unitsOf({ name: 'Sailor', enhancements: [{ name: 'Loud voice', table: 'relics' }] });
    expect(reasonsAgainstRoster(pack, { faction: 'Sea Folk', units })[0]).toMatchObject({
      code: 'roster/enhancement-in-pack',
      facts: { meant: 'core/loud-voice' },
    });
  });

  it('may stand as they are written where they are of enhancements that the pack has not', () => {
    const told = { ...rule('enhancement-bearers'), tests: { check: 'enhancement-bearers', unknown: true } };
    const roster = { faction: 'Sea Folk', units: unitsOf({ name: 'Sailor', enhancements: ['Crown of the Deep'] }) };
    const lenient = { ...PACK, armyChecks: { bearers: told } };
    expect(reasonsAgainstRoster(PACK, roster)).toMatchObject([{ code: 'enhancement/unknown' }]);
    expect(reasonsAgainstRoster(lenient, roster)).toEqual([]);
    expect(uncheckedOfRoster(lenient, roster, { table: EMPTY_TABLE, player: 'A' })).toMatchObject([
      {
        why: 'unknown',
        reason: {
          message: `The enhancement Crown of the Deep is unknown to ${PACK.name}: what it asks and brings is unchecked.`,
        },
      },
    ]);
  });

  it('are offered for a unit that the detachment does not list, and for an enhancement that nobody has', () => {
    const roster = {
      faction: 'Keepers',
      detachment: 'lantern-keepers',
      asWritten: ['Lampligters'],
      units: unitsOf({ name: 'Lampligters', enhancements: ['Loud Vioce', 'Crown of the Deep'] }),
    };
    expect(reasonsAgainstRoster(pack, roster).map(({ message }) => message)).toEqual([
      'Lampligters cannot be mustered in lantern-keepers. Did you mean Lamplighters?',
      `There is no Loud Vioce in ${PACK.name}; did you mean Loud Voice?`,
      `There is no Crown of the Deep in ${PACK.name}.`,
    ]);
  });
});

describe('what is not checked', () => {
  const unchecked = (roster: object) =>
    uncheckedOfRoster(
      pack,
      { faction: 'Keepers', units: [], limit: 1, points: 1, ...roster },
      {
        table: EMPTY_TABLE,
        player: 'A',
      },
    ).map(({ why, reason }) => `${why} ${reason.code}: ${reason.message}`);

  it('is what the pack does not know', () => {
    expect(unchecked({ faction: 'Sea Folk', detachment: 'Brigade of the North' })).toEqual([
      `unknown muster/names-known: The faction Sea Folk is unknown to ${PACK.name}: what it asks and brings is unchecked.`,
      `unknown muster/names-known: The detachment Brigade of the North is unknown to ${PACK.name}: what it asks and brings is unchecked.`,
    ]);
    expect(unchecked({ detachment: 'lantern-keepers' })).toEqual([]);
  });

  it('is what is near to a known name and meant as it stands', () => {
    expect(unchecked({ detachment: 'Lantren Keepers' })).toEqual([]);
    expect(unchecked({ detachment: 'Lantren Keepers', asWritten: ['Lantren Keepers'] })).toHaveLength(1);
  });

  it('is what the roster does not state', () => {
    expect(unchecked({ limit: undefined, points: undefined, units: unitsOf('Lamp') })).toEqual([
      'unstated muster/figures-stated: The roster states no points limit: none is checked, nor what goes with one.',
      'unstated muster/figures-stated: The roster states neither its points nor those of every unit: they are unchecked.',
    ]);
  });

  it('is nothing against the army', () => {
    expect(reasonsAgainstRoster(pack, { faction: 'Sea Folk', detachment: 'Brigade of the North', units: [] })).toEqual(
      [],
    );
  });
});

describe('names that the pack knows', () => {
  it('are taken for the ids that it has for them', () => {
    const units = unitsOf({ name: 'Captain', enhancements: ['loud voice', 'Nobody knows', { name: 'x', table: 'y' }] });
    expect(asThePackWrites(pack, { faction: 'Keepers', detachment: 'Lantern Keepers', units })).toMatchObject({
      detachment: 'lantern-keepers',
      units: [{ enhancements: ['core/loud-voice', 'Nobody knows', { name: 'x', table: 'y' }] }],
    });
    const plain = { faction: 'Keepers', units: unitsOf('Lamp') };
    expect(asThePackWrites(pack, plain)).toEqual(plain);
  });
});

describe('a release that lists none of this', () => {
  it('looks at units as they are written, as it always did', () => {
    const old: Pack = { ...pack, armyChecks: {} };
    const units = unitsOf({ name: 'Lamplighters', factions: ['Sea Folk'], datasheet: 'Sailors' });
    const roster = { faction: 'Keepers', detachment: 'lantern-keepers', units };
    expect(reasonsAgainstRoster(old, roster)).toEqual([]);
    expect(reasonsAgainstRoster(pack, roster).map(({ code }) => code)).toEqual([
      'muster/faction',
      'muster/unit-not-listed',
    ]);
  });
});
