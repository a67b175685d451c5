import { footed } from './footed.js';

test('what the record proves is kept apart from what only the players claim', () => {
  const [cost, range] = [{ footing: 'record', check: 'cp' } as const, { footing: 'attest', check: 'near' } as const];
  expect(footed([range, cost, range])).toEqual({ proved: [cost], claimed: [range, range] });
});
