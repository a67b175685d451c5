import { openingOf, type Filled } from './filled.js';

const FILLED: Filled = {
  ...{ title: ' ', A: ' Ada', B: 'Ben ', pack: 'kites', release: '', enforcement: 'strict', depth: 'full' },
  ...{ clock: 'offered', chessClock: null, paper: false },
};

test('a match is opened with the newest release, and with another where it was chosen, such as a variant that was imported', () => {
  expect(openingOf(FILLED)).toEqual({
    title: 'Ada – Ben',
    pack: { id: 'kites' },
    settings: { enforcement: 'strict' },
  });
  expect(openingOf({ ...FILLED, release: 'club-2026' }).pack).toEqual({ id: 'kites', release: 'club-2026' });
});
