import { setImmediate as nextTurn } from 'node:timers/promises';
import { Collector, command, scored } from '../contract/fixtures.js';
import { BEGINNING } from '../port.js';
import { openSqliteStore } from './open.js';

/** More than an answer has to come by before it is written. */
const STEPS = 200;

describe('whoever waits for an answer', () => {
  it('has it before those who follow the log hear of what was recorded, who hear of it without being woken again', async () => {
    const store = openSqliteStore(':memory:');
    const order: string[] = [];
    const followers = Array.from({ length: 3 }, (_, index) =>
      store.subscribe(BEGINNING, ({ stream }) => void order.push(`${index} hears of ${stream}`)),
    );
    await nextTurn();
    const send = async (stream: string): Promise<void> => {
      await store.append(stream, 'absent', [scored(1)], command(stream));
      for (let step = 0; step < STEPS; step += 1) await Promise.resolve();
      order.push(`${stream} is answered`);
    };
    await Promise.all([send('match-1'), send('match-2')]);
    expect(order).toEqual(['match-1 is answered', 'match-2 is answered']);
    await nextTurn();
    expect(order.slice(2).sort()).toEqual(
      [0, 1, 2].flatMap((index) => [`${index} hears of match-1`, `${index} hears of match-2`]),
    );
    await Promise.all(followers.map((one) => one.stop()));
    await store.close();
  });

  it('may close the log at once: those who follow are not called any more', async () => {
    const store = openSqliteStore(':memory:');
    const collector = new Collector();
    const following = store.subscribe(BEGINNING, collector.handle);
    await nextTurn();
    await store.append('match-1', 'absent', [scored(1)], command('one'));
    await store.close();
    await nextTurn();
    await following.done;
    expect(collector.events).toEqual([]);
  });
});
