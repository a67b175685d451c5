import { presetNamed } from '@adjutant/tournament';
import { blank, faultsOf, formOf, presetFor, setUpOf, sourceOfPreset, tablesIn } from './plan.js';

const HEADS = [
  {
    pack: 'wh40k-10e',
    name: 'Forty thousand',
    stage: 'tournament',
    releases: [{ release: '2026-06', digest: 'd', entries: 1 }],
  },
];

test.each([
  ['', undefined],
  ['1-3, 7', [1, 2, 3, 7]],
  ['5 5 4–6', [5, 4, 6]],
  ['3-1', null],
  ['0', null],
  ['a', null],
  ['1-99999', null],
])('tables typed as %j are %j', (typed, numbers) => {
  expect(tablesIn(typed)).toEqual(numbers);
});

test('each game begins with what its events are like', () => {
  expect(presetFor('wh40k-10e').points).toBe('2000');
  expect(presetFor('something-else').points).toBe('');
});

test('single players of the 11th edition are paired by record and path, ranked by its order, and bring lists', () => {
  const form = { ...blank('wh40k-11e'), name: 'Autumn Open' };
  const event = setUpOf(form, [], presetNamed(form.standings));
  expect(event).toMatchObject({
    ...{ pairing: { criteria: [{ by: 'score' }, { by: 'path' }] }, lists: { wanted: true } },
    standings: { id: 'gw-11e', criteria: [{ by: 'record' }, { by: 'strength', of: 'wins' }, { figure: 'vp' }] },
  });
  expect(sourceOfPreset('wh40k-11e')).toContain('Event Companion 1.2');
  expect(sourceOfPreset('wh40k-10e')).toBeUndefined();
});

test('packs that come after the name was typed give the game and its preset, and leave what was typed', () => {
  const typed = { name: 'Autumn Open', points: '1000' };
  expect(formOf(typed, [])).toMatchObject({ pack: '', minutes: '150' });
  expect(formOf(typed, HEADS)).toEqual({ ...blank('wh40k-10e'), name: 'Autumn Open', points: '1000' });
});

test('a game that was chosen stays so, whichever comes first', () => {
  expect(formOf({ pack: 'aos-4e' }, HEADS)).toEqual(blank('aos-4e'));
});

test('an event needs a name and rounds, and numbers are numbers', () => {
  const form = { ...blank('wh40k-10e'), rounds: '', minutes: 'long', tables: 'x' };
  expect(Object.keys(faultsOf(form)).sort()).toEqual(['minutes', 'name', 'rounds', 'tables']);
  expect(faultsOf({ ...blank('wh40k-10e'), name: 'Autumn Open' })).toEqual({});
});

test('what is left empty is left out, and the newest release of the pack is pinned', () => {
  const form = { ...blank('wh40k-10e'), name: ' Autumn Open ', missions: 'take/hold\n\n', capacity: '' };
  expect(setUpOf(form, HEADS, undefined)).toEqual({
    name: 'Autumn Open',
    rounds: 3,
    checkIn: true,
    pointsLimit: 2000,
    roundMinutes: 180,
    standsAfterMinutes: 30,
    missions: ['take/hold', null, null],
    pack: { id: 'wh40k-10e', release: '2026-06' },
  });
});

test('another release is pinned where it was chosen, such as a variant that was imported', () => {
  const form = { ...blank('wh40k-10e'), name: 'Autumn Open', release: 'club-2026' };
  expect(setUpOf(form, HEADS, undefined).pack).toEqual({ id: 'wh40k-10e', release: 'club-2026' });
});
