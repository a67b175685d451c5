import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { truthOf } from '../testing/asking.js';

const scene = {
  ...sceneWith({
    table: tableWith({ clock: at('1.A.march'), units: unitsOf(unit('A1'), unit('B1')) }),
    roles: { seen: 'A1', over: 'B1' },
  }),
  fact: { data: { words: 'Red Sky', good: true, by: 'A', boats: { A: 2 }, beacons: { '1': 'A', '2': 'B' } }, key: '2' },
};

describe('field-is', () => {
  it.each([
    [{ field: 'words', is: 'red sky' }, 'met'],
    [{ field: 'words', is: 'grey sky' }, 'unmet'],
    [{ field: 'good', is: true }, 'met'],
    [{ field: 'by', is: 'own' }, 'met'],
    [{ field: 'boats', at: 'own', is: 2 }, 'met'],
    [{ field: 'boats', at: 'opponent', is: 2 }, 'unmet'],
    [{ field: 'beacons', is: 'opponent' }, 'met'],
    [{ field: 'dice', is: 3 }, 'unmet'],
  ])('%j is %s', (args, expected) => expect(truthOf('field-is', args, scene)).toBe(expected));
});

describe('who carries and who is carried', () => {
  const table = tableWith({
    units: unitsOf(
      unit('A1', { role: 'Barge' }),
      unit('A2', { location: 'A1', been: ['harbour'] }),
      unit('A3', { location: 'A4' }),
      unit('A4', { destroyed: { at: null, entry: 1, statuses: [], wasAttached: false } }),
      unit('A5', { location: 'A6' }),
      unit('A6', { been: ['harbour'] }),
    ),
  });
  const sea = sceneWith({ table, roles: { one: 'A1', two: 'A2', three: 'A3', four: 'A4', six: 'A5' } });
  it.each([
    ['unit-carries', { unit: 'one' }, 'met'],
    ['unit-carries', { unit: 'two' }, 'unmet'],
    ['carrier-is-at', { unit: 'two', in: ['battlefield'] }, 'met'],
    ['carrier-is-at', { unit: 'two', in: ['harbour'] }, 'unmet'],
    ['carrier-is-at', { unit: 'three', in: ['battlefield'] }, 'unmet'],
    ['unit-has-been', { unit: 'two', in: ['harbour'] }, 'met'],
    ['unit-has-been', { unit: 'two', in: ['battlefield'] }, 'unmet'],
    ['unit-was-elsewhere', { unit: 'one', in: [] }, 'unmet'],
    ['unit-was-elsewhere', { unit: 'two', in: ['harbour'] }, 'unmet'],
    ['unit-was-elsewhere', { unit: 'six', in: ['harbour'] }, 'unmet'],
    ['unit-was-elsewhere', { unit: 'six', in: ['battlefield'] }, 'met'],
    ['unit-was-elsewhere', { unit: 'five', in: [] }, 'unknown'],
    ['unit-has-role', { unit: 'one', in: ['barge', 'Raft'] }, 'met'],
    ['unit-has-role', { unit: 'two', in: ['Barge'] }, 'unmet'],
    ['unit-has-role', { unit: 'five', in: ['Barge'] }, 'unknown'],
  ])('%s %j is %s', (name, args, expected) => expect(truthOf(name, args, sea)).toBe(expected));
});

describe('unit-waits-elsewhere', () => {
  const gone = { at: null, entry: 1, statuses: [], wasAttached: false };
  const units = unitsOf(
    unit('A1'),
    unit('A2', { location: 'A1' }),
    unit('A3', { location: 'harbour' }),
    unit('A4', { location: 'A5' }),
    unit('A5', { location: 'A3' }),
    unit('B1', { destroyed: gone }),
    unit('B2', { location: 'B1' }),
    unit('B3', { location: 'B4' }),
    unit('B4', { location: 'B3' }),
  );
  it.each([
    ['on the battlefield', 'A1', 'unmet'],
    ['aboard one that is', 'A2', 'unmet'],
    ['elsewhere', 'A3', 'met'],
    ['aboard one that is aboard one elsewhere', 'A4', 'met'],
    ['destroyed', 'B1', 'unmet'],
    ['out of a carrier that is destroyed', 'B2', 'unmet'],
    ['in a circle of carriers', 'B3', 'unmet'],
    ['unknown', 'B9', 'unknown'],
  ])('of a unit %s', (_, id, expected) => {
    const scenery = sceneWith({ table: tableWith({ units }), roles: { seen: id } });
    expect(truthOf('unit-waits-elsewhere', { unit: 'seen', in: ['battlefield'] }, scenery)).toBe(expected);
  });
});

describe('option-taken', () => {
  const choice = (id: string) => ({
    id,
    name: id,
    of: 'match' as const,
    options: [{ id: 'north', name: 'North' }],
    when: 'before-battle' as const,
    summary: 'Where the wind comes from.',
    source: { document: 'almanac', section: 'Winds' },
  });
  const made = { number: 3, choice: 'wind', player: null, option: 'north', roles: {}, at: null };
  const windy = sceneWith({ table: tableWith({ choices: [made] }) });
  const pack = { ...windy.pack, choices: { wind: choice('wind') } };
  it.each([
    ['north', 'met'],
    ['south', 'unmet'],
  ])('%s is %s', (entry, expected) =>
    expect(truthOf('option-taken', { choice: 'wind' }, { ...windy, pack, entry })).toBe(expected),
  );
});

describe('unit-is-of', () => {
  it.each([
    ['seen', 'own', 'met'],
    ['seen', 'opponent', 'unmet'],
    ['over', 'opponent', 'met'],
    ['nobody', 'own', 'unknown'],
  ])('%s of %s is %s', (role, side, expected) =>
    expect(truthOf('unit-is-of', { unit: role, side }, scene)).toBe(expected),
  );
});
