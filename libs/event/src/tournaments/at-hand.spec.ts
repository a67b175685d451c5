import { AtHand } from './at-hand.js';

let now: number;
let made: number;
let atHand: AtHand;
beforeEach(() => {
  now = 0;
  made = 0;
  atHand = new AtHand(() => now);
});

const ask = (revision: number, what = 'view') =>
  atHand.of(what, String(revision), () => Promise.resolve({ made: ++made }));

it('what many ask at once is worked out once, and is the same object for all of them', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => ask(7)));
  expect(new Set(all).size).toBe(1);
  expect(made).toBe(1);
});

it('is worked out anew where the record has gone on, where something else is asked, and after a second', async () => {
  await ask(7);
  expect((await ask(8)).made).toBe(2);
  expect((await ask(8, 'pairings')).made).toBe(3);
  expect((await ask(8)).made).toBe(2);
  now = 1_000;
  expect((await ask(8)).made).toBe(4);
});

it('is not kept where it could not be worked out', async () => {
  await expect(atHand.of('view', '7', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await ask(7)).made).toBe(1);
});

it('of another revision is made with what it was before, where it holds until the record goes on', async () => {
  const lasting = (revision: number) =>
    atHand.lasting<{ readonly made: readonly number[] }>('impacts', revision, async (before) => ({
      made: [...((await before)?.made ?? []), revision],
    }));
  expect([await lasting(7), await lasting(8), await lasting(8)].map((one) => one.made)).toEqual([[7], [7, 8], [7, 8]]);
});
