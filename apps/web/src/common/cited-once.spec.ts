import { citedOnce } from './cited-once.js';

test('what two parts of a refusal rest on is cited once, and other places stay in their order', () => {
  const layouts = { document: 'deck-2026-27', section: 'layouts', decision: 'A11-54' };
  const other = { document: 'deck-2026-27', section: 'layouts' };
  expect(citedOnce([layouts, other, { ...layouts }])).toEqual([layouts, other]);
  expect(citedOnce([])).toEqual([]);
});
