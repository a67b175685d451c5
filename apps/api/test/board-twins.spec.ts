import { sealedTable, type SealedTable } from './sealed-table.js';
import { discards, draws, on, sees } from '@adjutant/testing/given';

/** What A holds in one match and in the other; both are thrown away and kept at the same places. */
const HANDS = [
  [11, 12, 13],
  [31, 32, 23],
] as const;

let twins: readonly SealedTable[];
beforeAll(async () => {
  twins = await Promise.all(HANDS.map(() => sealedTable()));
}, 60_000);
afterAll(async () => {
  for (const twin of twins) await twin.close();
});

test('two matches that differ in what is sealed alone are one match to the board and the overlay, byte for byte', async () => {
  const heard = await Promise.all(
    twins.map(async (twin, index) => {
      const [first, second, third] = HANDS[index] ?? HANDS[0];
      await twin.look();
      for (const number of [first, second, third]) await twin.play(draws('A', number));
      for (const command of [on, on, sees('A'), discards('A', second), on]) await twin.play(command);
      return twin.heard;
    }),
  );
  expect(heard[0]?.length).toBeGreaterThan(30);
  expect(heard[0]?.join('')).toContain('"cards":3');
  expect(heard[0]?.join('')).toContain('"cards":2');
  expect(heard[1]).toEqual(heard[0]);
});

test('and what is open tells them apart', async () => {
  const [one, two] = twins as [SealedTable, SealedTable];
  await one.play(draws('B', 21));
  await two.play({ type: 'GainCommandPoints', data: { player: 'A', amount: 1, what: 'x' } });
  expect(two.heard.at(-1)).not.toEqual(one.heard.at(-1));
});
