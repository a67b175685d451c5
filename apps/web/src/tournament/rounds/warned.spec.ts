import type { Warning } from '@adjutant/tournament';
import { isWeighty, warningSays } from './warned.js';

const named = (id: string): string => id.toUpperCase();

test.each<[Warning, string]>([
  [
    { gravity: 'grave', about: 'rematch', players: ['ann', 'bo'], table: 1, evidence: { rounds: [1] } },
    'ANN and BO have met in round 1 already.',
  ],
  [{ gravity: 'slight', about: 'group', of: 'club', players: ['ann', 'bo'] }, 'ANN and BO are of one club.'],
  [
    { gravity: 'serious', about: 'groups-apart', players: ['ann', 'bo'], evidence: { values: [4, 0] } },
    'ANN and BO are of score groups apart: 4 and 0.',
  ],
  [{ gravity: 'slight', about: 'lot', players: ['ann'] }, 'ANN: lot.'],
])('%j', (warning, says) => {
  expect(warningSays(warning, named)).toBe(says);
});

test('what is slight is not asked about once more', () => {
  expect(isWeighty({ gravity: 'slight', about: 'float', players: [] })).toBe(false);
  expect(isWeighty({ gravity: 'grave', about: 'rematch', players: [] })).toBe(true);
});
