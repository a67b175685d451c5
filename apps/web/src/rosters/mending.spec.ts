import type { Reading } from '@adjutant/rosters';
import {
  costOf,
  draftOf,
  lacking,
  meant,
  rosterOf,
  seatedAt,
  sheetsUntold,
  sheetsWithout,
  shownAs,
  wordsIn,
} from './draft.js';
import {
  asWritten,
  confirmed,
  withArmy,
  withKeywords,
  withOneMore,
  withoutUnit,
  withTotal,
  withUnit,
} from './mending.js';

const KNOWN = {
  faction: [{ name: 'Cinder Host' }],
  detachment: [{ name: 'Furnace Covenant', id: 'furnace-covenant' }],
  enhancement: [{ name: 'Unquenched Helm', id: 'furnace/unquenched-helm' }],
  unit: [{ name: 'Ember Guard' }],
};

const NEAR = {
  faction: { sort: 'faction', written: 'Cinder Hos', near: ['Cinder Host'] },
  detachment: { sort: 'detachment', written: 'Furnace Covenent', near: ['Furnace Covenant'] },
  enhancement: { sort: 'enhancement', written: 'Unquenchd Helm', near: ['Unquenched Helm'] },
  unit: { sort: 'unit', written: 'Ember Gard', near: ['Ember Guard'] },
} as const;

const READING: Reading = {
  reader: { id: 'plain', name: 'One unit a line', version: 1 },
  title: 'Ember Tide',
  roster: {
    faction: 'Cinder Hos',
    detachment: 'Furnace Covenent',
    points: 300,
    units: [
      {
        id: 'u1',
        name: 'Cinder Marshal',
        points: 95,
        keywords: ['CHARACTER'],
        leads: 'u2',
        enhancements: [{ name: 'Unquenchd Helm', table: 'enhancement' }],
      },
      { id: 'u2', name: 'Ember Gard', points: 170, models: 10 },
    ],
    groups: [{ kind: 'attached', leader: 'u1', units: ['u2'] }],
  },
  members: [],
  left: [],
  differs: [],
  asks: Object.values(NEAR),
  needs: [],
};

const draft = draftOf(READING, 'B');

test('ids begin with the seat wherever a roster names them', () => {
  expect(draft.roster.units).toMatchObject([{ id: 'B1', leads: 'B2' }, { id: 'B2' }]);
  expect(draft.roster.groups).toEqual([{ kind: 'attached', leader: 'B1', units: ['B2'] }]);
  expect(seatedAt(draft.roster, 'A').units.map(({ id }) => id)).toEqual(['A1', 'A2']);
});

test.each([
  ['faction', NEAR.faction, { faction: 'Cinder Host' }],
  ['detachment', NEAR.detachment, { detachment: 'furnace-covenant' }],
  ['enhancement', NEAR.enhancement, { units: [{ enhancements: ['furnace/unquenched-helm'] }, {}] }],
  ['unit', NEAR.unit, { units: [{ name: 'Cinder Marshal' }, { name: 'Ember Guard' }] }],
] as const)('a %s that is near is confirmed with one tap, and not asked about again', (_, ask, roster) => {
  const after = confirmed(draft, ask, ask.near[0], KNOWN);
  expect(after.roster).toMatchObject(roster);
  expect(after.asks).toEqual(draft.asks.filter((one) => one !== ask));
});

test('a name that is meant as it stands is told as such, once', () => {
  const after = asWritten(draft, NEAR.unit);
  expect(after.roster.asWritten).toEqual(['Ember Gard']);
  expect(after.roster.units).toEqual(draft.roster.units);
  expect(asWritten(after, NEAR.unit).roster.asWritten).toEqual(['Ember Gard']);
});

test('the army is changed by hand: what is emptied is left out, and what is written over is not asked about', () => {
  const after = withArmy(draft, { detachment: '', points: null, limit: 1000 });
  expect(after.roster).not.toHaveProperty('detachment');
  expect(after.roster).not.toHaveProperty('points');
  expect(after.roster.limit).toBe(1000);
  expect(after.asks.map(({ sort }) => sort)).toEqual(['faction', 'enhancement', 'unit']);
});

test('a unit is renamed, given other numbers, or none', () => {
  const after = withUnit(draft, 'B2', { name: 'Ember Guard', models: 5, points: null });
  expect(after.roster.units[1]).toEqual({ id: 'B2', name: 'Ember Guard', models: 5 });
  expect(after.asks.map(({ sort }) => sort)).toEqual(['faction', 'detachment', 'enhancement']);
});

test('a unit starts elsewhere, or on the battlefield again', () => {
  const aside = withUnit(draft, 'B2', { location: 'reserves' });
  expect(rosterOf(aside).units[1]).toMatchObject({ id: 'B2', location: 'reserves' });
  expect(withUnit(aside, 'B2', { location: null }).roster.units[1]).not.toHaveProperty('location');
});

test('nobody leads a unit that was removed, and no id is given twice', () => {
  const without = withoutUnit(draft, 'B2');
  expect(without.roster.units).toHaveLength(1);
  expect(without.roster.units[0]).not.toHaveProperty('leads');
  expect(without.roster.groups).toEqual([{ kind: 'attached', leader: 'B1', units: [] }]);
  expect(withoutUnit(without, 'B1').roster).toMatchObject({ units: [], groups: [] });
  const more = withOneMore(withoutUnit(draft, 'B1'), 'B');
  expect(more.roster.units.map(({ id }) => id)).toEqual(['B2', 'B3']);
  expect(lacking(more)).toBe('Unit 2 has no name: name it, or remove it.');
  expect(lacking(withUnit(more, 'B3', { name: 'Ember Guard' }))).toBeNull();
});

test('keywords are asked of datasheets without any, and sent with the datasheet', () => {
  expect(sheetsWithout(draft.roster)).toEqual(['Ember Gard']);
  const after = withKeywords(withKeywords(draft, 'Ember Gard', 'infantry, battleline; Infantry'), 'Nobody', 'MOUNTED');
  expect(rosterOf(after).datasheets).toEqual({ 'Ember Gard': { keywords: ['INFANTRY', 'BATTLELINE'] } });
  expect(rosterOf(draft)).toBe(draft.roster);
  expect(wordsIn(' , ')).toEqual([]);
});

test('what nobody has told of keywords is asked before it is sent', () => {
  expect(sheetsUntold(draft)).toEqual(['Ember Gard']);
  expect(sheetsUntold(withKeywords(draft, 'Ember Gard', ' , '))).toEqual(['Ember Gard']);
  expect(sheetsUntold(withKeywords(draft, 'Ember Gard', 'infantry'))).toEqual([]);
});

test('a total that differs stands as brought, or as its units add up, and another one is no longer the one brought', () => {
  const brought = withTotal(draft, 'as-written');
  expect(brought.roster).toMatchObject({ points: 300, pointsAsWritten: true });
  expect(withTotal(brought, 265).roster).toMatchObject({ points: 265 });
  expect(withTotal(brought, 265).roster).not.toHaveProperty('pointsAsWritten');
});

test('what the units cost stands beside what the list says', () => {
  expect(costOf(draft.roster)).toBe(265);
  expect(costOf({ faction: 'x', units: [{ id: 'A1', name: 'y' }] })).toBeNull();
});

test('a name that the pack goes by an id is sent as that id and shown as its name', () => {
  expect(meant(KNOWN, 'detachment', 'furnace covenant')).toBe('furnace-covenant');
  expect(meant(KNOWN, 'detachment', 'Ash Walkers')).toBe('Ash Walkers');
  expect(shownAs(KNOWN, 'detachment', 'furnace-covenant')).toBe('Furnace Covenant');
  expect(shownAs(KNOWN, 'detachment', 'Ash Walkers')).toBe('Ash Walkers');
});
