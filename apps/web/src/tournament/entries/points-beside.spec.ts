import { presetNamed } from '@adjutant/tournament';
import { beside, figuresIn, spelledOut } from './points-beside.js';

test('what an order ranks by beside its tables is asked for', () => {
  expect(beside(presetNamed('old-world'))).toEqual(['painting', 'sportsmanship', 'favouriteOpponent']);
  // Told of the whole event before: there it is put right.
  expect(beside(presetNamed('old-world'), { tp: 40 })[0]).toBe('tp');
  expect(['gw', 'wtc', 'itc'].flatMap((one) => beside(presetNamed(one)))).toEqual([]);
  expect(beside(undefined)).toEqual([]);
});

test.each([
  [{}, null],
  [{ painting: '' }, null],
  [{ painting: 'good' }, null],
  [{ painting: '18' }, { painting: 18 }],
  [
    { painting: ' 18,5 ', sportsmanship: '-1' },
    { painting: 18.5, sportsmanship: -1 },
  ],
])('%j is recorded as %j', (typed, figures) => expect(figuresIn(typed)).toEqual(figures));

test('names of figures are read as words', () => {
  expect(['tp', 'painting', 'favouriteOpponent'].map(spelledOut)).toEqual(['tp', 'painting', 'favourite opponent']);
});
