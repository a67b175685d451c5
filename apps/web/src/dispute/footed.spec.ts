import { footed, weighed } from './footed.js';

test('what the record proves is kept apart from what only the players claim', () => {
  const [cost, range] = [{ footing: 'record', check: 'cp' } as const, { footing: 'attest', check: 'near' } as const];
  expect(footed([range, cost, range])).toEqual({ proved: [cost], claimed: [range, range] });
});

test('what is not met is kept apart from what is', () => {
  const met = { answer: 'met' } as const;
  const unmet = { answer: 'unmet' } as const;
  const unknown = { answer: 'unknown' } as const;
  expect(weighed([met, unmet, unknown])).toEqual({ doubtful: [unmet, unknown], met: [met] });
});
