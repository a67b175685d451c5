import { inOrder } from './processes.js';

test('what comes in any order is told in the order of the seeds', () => {
  const said: string[] = [];
  const tell = inOrder(3, ({ lines }) => said.push(...lines));
  for (const seed of [5, 3, 6, 4]) tell(seed, { went: 'well', lines: [`seed ${seed}`] });
  expect(said).toEqual(['seed 3', 'seed 4', 'seed 5', 'seed 6']);
});
