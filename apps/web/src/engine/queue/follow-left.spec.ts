import type { MatchCommand } from '@adjutant/match';
import { essenceOf } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { Engine } from '../engine.js';
import { Offline } from '../served.js';
import { Far, SAM } from '../testing/far.js';
import { followLeft } from './follow-left.js';
import { itemOf } from './item-of.js';
import { keptInMemory, type Keeping } from './item.js';
import { KeptSafely } from './kept-safely.js';
import { SendQueue } from './queue.js';

const AT = '2026-11-23T10:00:00.000Z';
const gain: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } };
const left = (id: string, by: string = SAM.id) => itemOf({ id, match: 'm', command: gain, by, actor: SAM, at: AT });
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A page without a line, upon storage that holds what an earlier one has left and opens when it is told to. */
async function page(...items: readonly ReturnType<typeof left>[]) {
  const durable = keptInMemory();
  for (const item of items) await durable.put({ item });
  const storage = { opens: false, now: 0 };
  const open = (): Promise<Keeping> => (storage.opens ? Promise.resolve(durable) : Promise.reject(new Error('slow')));
  const far = new Far('day', 'spectator');
  const engine = new Engine('m', { viewer: 'spectator', person: SAM.id }, far, null);
  await engine.begin();
  far.away = true;
  const queue = new SendQueue({
    keeping: new KeptSafely(keptInMemory(), open, () => storage.now),
    send: () => Promise.reject(new Error('no line')),
    meaning: () => 'passing',
    alone: (run) => run(),
    tell: () => undefined,
    later: () => () => undefined,
  });
  queue.nudge();
  await queue.known;
  let changes = 0;
  const waiting = queue.entries().map(({ item }) => item);
  const following = followLeft(queue, waiting, {
    isMissing: ({ match, by }) => match === 'm' && by === SAM.id,
    press: ({ id, command }) => Promise.resolve(engine.press({ id, command, actor: SAM, at: AT }).outcome === 'shown'),
    settle: (id) =>
      engine.settle(id, queue.isGivenUp(id)).catch((error: unknown) => {
        if (!(error instanceof Offline)) throw error;
      }),
    changed: () => (changes += 1),
  });
  await following.first;
  const shown = () => digest(essenceOf(engine.known(AT).shown));
  const becomesReadable = async (): Promise<void> => {
    [storage.opens, storage.now] = [true, 60_000];
    queue.nudge();
    await turns();
  };
  return { queue, shown, following, becomesReadable, changes: () => changes };
}

/** What a page shows on which so much stands. */
async function shownWith(count: number): Promise<string> {
  const engine = new Engine('m', { viewer: 'spectator', person: SAM.id }, new Far('day', 'spectator'), null);
  await engine.begin();
  for (let id = 0; id < count; id += 1) engine.press({ id: String(id), command: gain, actor: SAM, at: AT });
  return digest(essenceOf(engine.known(AT).shown));
}

test('what an earlier page has left shows, however late it can be read, and nothing of anybody else', async () => {
  const { shown, becomesReadable, changes } = await page(left('1'), left('2'), left('3', 'bob'));
  expect(shown()).toBe(await shownWith(0));
  await becomesReadable();
  expect(shown()).toBe(await shownWith(2));
  expect(changes()).toBe(1);
});

test('what was pressed while nothing told the match here yet shows as soon as something does, and whoever pressed it waits no longer', async () => {
  const { queue, shown, becomesReadable, changes } = await page();
  await becomesReadable();
  const { shows } = await queue.add({ ...left('1'), shown: false });
  await shows;
  await turns();
  expect([shown(), changes()]).toEqual([await shownWith(1), 1]);
});

/** Follows what waits, and what is left, without a page around it. */
async function followed(waiting: readonly string[], isLeft: readonly string[]) {
  const [pressed, settled]: [string[], string[]] = [[], []];
  const queue = {
    left: () => isLeft.map((id) => left(id)),
    onChange: () => () => undefined,
    answerTo: () => Promise.resolve(),
    shows: () => undefined,
  };
  const { isAny, first } = followLeft(
    queue,
    waiting.map((id) => left(id)),
    {
      isMissing: ({ id }) => id !== 'told',
      press: ({ id }) => Promise.resolve(pressed.push(id) > 0),
      settle: (id) => Promise.resolve(void settled.push(id)),
      changed: () => undefined,
    },
  );
  await first;
  await turns();
  return { isAny, pressed, settled };
}

test('what an earlier page has left is pressed and settled once, though both those who wait and those who are left name it', async () => {
  const once = ['1', '2'];
  expect(await followed(once, ['1'])).toEqual({ isAny: true, pressed: once, settled: once });
});

test('whether there is anything to show is told also of what was pressed since it was looked what waits, and of nothing that shows', async () => {
  expect((await followed([], ['1'])).isAny).toBe(true);
  expect((await followed(['told'], ['told'])).isAny).toBe(false);
});

test('what is dropped for good shows no longer, also without a line', async () => {
  const { queue, shown, becomesReadable, changes } = await page(left('1'), left('2'));
  await becomesReadable();
  await queue.dismiss('1');
  await turns();
  expect(shown()).toBe(await shownWith(1));
  expect(changes()).toBe(2);
});

test('whoever has left is told nothing more', async () => {
  const { shown, following, becomesReadable, changes } = await page(left('1'));
  following.stop();
  await becomesReadable();
  expect([shown(), changes()]).toEqual([await shownWith(0), 0]);
});
