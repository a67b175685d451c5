import 'fake-indexeddb/auto';
import type { MatchCommand } from '@adjutant/match';
import { faultOf } from '@adjutant/runs';
import { draws, thinksAgain } from '@adjutant/testing/given';
import { itemOf } from '../queue/item-of.js';
import type { Item } from '../queue/item.js';
import { verifies } from './ed25519.js';
import { handedOver } from './handing.js';

const HERE = { match: 'handed', title: 'Table 9' };
const use: MatchCommand = { type: 'UseStratagem', data: { player: 'A', stratagem: 'Tank Shock' } };
const pressed = (command: MatchCommand, secret?: boolean): Item =>
  itemOf({ match: 'handed', command, by: 'ada', secret });
const pick: MatchCommand = {
  type: 'Choose',
  data: { choice: 'mode', player: 'A', option: 'fixed', roles: { 'card-1': 'card/gold', 'card-2': 'card/tin' } },
};
const known = { match: 'handed', knows: () => true, verifies };

async function handed(items: readonly Item[], asks: () => readonly boolean[] | null) {
  const { parcel, own, secret } = await handedOver(HERE, items, () => Promise.resolve(asks()));
  const presses = parcel?.runs.flatMap((run) => run.presses) ?? [];
  for (const run of parcel?.runs ?? []) expect(faultOf(run, known)).toBeNull();
  return { own, carried: presses.map(({ id }) => id), stays: secret.map(({ id }) => id) };
}

test('uses, and draws of an open hand, are carried; what tells of a sealed one stays, and the chain holds', async () => {
  const items = [pressed(use, false), pressed(draws('A', 11), true), pressed(draws('A', 12), false)];
  const [first, second, third] = items.map(({ id }) => id);
  const never = (): never => {
    throw new Error('what was looked at is not asked again');
  };
  expect(await handed(items, never)).toEqual({ own: 2, carried: [first, third], stays: [second] });
});

test('what was pressed before the match was told on this phone is looked at when it is handed over', async () => {
  const items = [pressed(use), pressed(thinksAgain('A', 11)), pressed({ type: 'AdvancePhase', data: {} })];
  const [first, second, third] = items.map(({ id }) => id);
  // Where nothing here can say, what may tell of a hand is taken to.
  expect(await handed(items, () => null)).toEqual({ own: 1, carried: [third], stays: [first, second] });
  expect(await handed(items, () => [false, true])).toEqual({ own: 2, carried: [third, first], stays: [second] });
});

test('two cards that are picked in secret are in no parcel, whether this phone was told of the match or not', async () => {
  for (const said of [true, undefined]) {
    const { parcel, secret } = await handedOver(HERE, [pressed(pick, said)], () => Promise.resolve([true]));
    expect(secret).toHaveLength(1);
    expect(JSON.stringify(parcel)).not.toMatch(/card\/|fixed/);
  }
});
