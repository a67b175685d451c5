import { tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { keywordsOf, onBattlefield } from './table.js';

const gone = { at: null, entry: 1, statuses: [], wasAttached: false };

describe('keywords', () => {
  const led = unit('A1', { attachedTo: 'A2' });
  const table = tableWith({ units: unitsOf(led, unit('A2', { keywords: ['CAPTAIN'] })) });

  it('are those of the unit and of the part that it is attached to', () => {
    expect(keywordsOf(table, led)).toEqual(['LAMP', 'CAPTAIN']);
    expect(keywordsOf(table, unit('A1'))).toEqual(['LAMP']);
    expect(keywordsOf(table, unit('A1', { attachedTo: 'A9' }))).toEqual(['LAMP']);
  });
});

describe('the battlefield', () => {
  it.each([
    ['a unit on it', unit('A1'), true],
    ['one in reserve', unit('A1', { location: 'reserves' }), false],
    ['one that is destroyed', unit('A1', { destroyed: gone }), false],
    ['nobody', undefined, false],
  ])('holds %s: %j', (_, one, holds) => {
    expect(onBattlefield(one)).toBe(holds);
  });
});
