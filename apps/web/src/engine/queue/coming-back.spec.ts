import { Problem } from '../../api/client.js';
import { keptInMemory, type Entry } from './item.js';
import { item, Lost, Resting, world } from './testing/queue-world.js';
import { asAnother, isTakenForSame } from './whence.js';

describe('coming back', () => {
  test('what rests on something that is missing waits alone, with the reason, and is sent again later', async () => {
    const keeping = keptInMemory();
    for (const id of ['1', '2']) await keeping.put({ item: item(id) });
    const { queue, sent, said, standings, settled, pass } = world(keeping);
    said.push(new Resting('round 2 is not there yet'), 'recorded', new Resting('round 2 is not there yet'));
    queue.nudge();
    await settled();
    expect([sent, standings()]).toEqual([
      ['1', '2', '1'],
      ['2 recorded', '1 here'],
    ]);
    expect(queue.entries().at(-1)?.standing).toEqual({ is: 'here', because: 'round 2 is not there yet' });
    pass();
    await settled();
    expect([sent, standings()]).toEqual([
      ['1', '2', '1', '1'],
      ['2 recorded', '1 recorded'],
    ]);
  });

  describe('what rests', () => {
    async function restingWorld(count: number) {
      const keeping = keptInMemory();
      for (let index = 1; index <= count; index += 1) await keeping.put({ item: item(String(index)) });
      const there = world(keeping);
      there.said.push(...Array.from({ length: count }, () => new Resting()));
      there.queue.nudge();
      await there.settled();
      there.lists.length = 0;
      return there;
    }

    test('is not sent for nothing: more and more seldom, and by nothing that is pressed and did not get through', async () => {
      const { queue, lists, said, settled, pass } = await restingWorld(2);
      const pauses: unknown[] = [];
      for (let times = 0; times < 6; times += 1) {
        said.push(new Resting(), new Resting());
        pauses.push(pass());
        await settled();
      }
      expect(pauses).toEqual([20_000, 40_000, 80_000, 160_000, 320_000, 320_000]);
      expect(lists).toHaveLength(6);
      said.push(new Error('no'));
      await queue.add(item('3'));
      await settled();
      expect(lists.slice(6)).toEqual(['3']);
    });

    test('is asked for once when there is a new entry of its match, and goes up with the first that is taken', async () => {
      const { queue, lists, said, settled, standings } = await restingWorld(3);
      expect(queue.restingIn()).toEqual(['m']);
      queue.stir('other');
      await settled();
      said.push(new Resting());
      queue.stir('m');
      await settled();
      expect(lists).toEqual(['1']);
      queue.stir('m');
      await settled();
      expect([lists, standings()]).toEqual([
        ['1', '1', '2,3'],
        ['1 recorded', '2 recorded', '3 recorded'],
      ]);
      expect(queue.restingIn()).toEqual([]);
    });

    test('is asked for when somebody comes back, and when something else of its match is recorded', async () => {
      const { queue, lists, said, settled } = await restingWorld(1);
      said.push(new Resting());
      queue.nudge();
      await settled();
      expect(lists).toEqual(['1']);
      await queue.add(item('2', { match: 'other' }));
      await settled();
      expect(lists).toEqual(['1', '2']);
      await queue.add(item('3', { by: 'ada' }));
      await settled();
      expect(lists).toEqual(['1', '2', '3', '1']);
    });
  });

  test('what is pressed upon others that wait has seen no more than they', async () => {
    const { queue, said, settled } = world();
    said.push(new Lost());
    await queue.add(item('1', { basedOn: 7 }));
    await queue.add(item('2', { basedOn: 12 }));
    await queue.add(item('3', { match: 'other', basedOn: 30 }));
    await settled();
    expect(queue.entries().map((entry) => [entry.item.id, entry.item.basedOn])).toEqual([
      ['1', 7],
      ['2', 7],
      ['3', 30],
    ]);
  });

  test('what contradicts others is told whoever waits for it, with what it names, and can be said to be another', async () => {
    const { queue, said, sent, kept, keeping, settled } = world();
    const facts = { entries: [14], place: 'R1.A.Command' };
    said.push(new Problem(422, 'Refused', 'Entry 14 tells the same.', 'weave/same-act', { facts, reasons: [] }));
    const { answer } = await queue.add(item('1', { basedOn: 7 }));
    await expect(answer).rejects.toThrow('Entry 14');
    await settled();
    expect(await kept()).toEqual(['1']);
    const later = world(keeping);
    later.queue.nudge();
    await later.settled();
    const [entry] = later.queue.entries();
    expect([later.sent, entry && isTakenForSame(entry)]).toEqual([[], true]);
    const another = asAnother(entry as Entry);
    expect(another).toMatchObject({ distinctFrom: [14], basedOn: 7, command: entry?.item.command });
    expect([another.id === '1', sent]).toEqual([false, ['1']]);
  });
});
