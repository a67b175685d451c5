import { Problem } from '../../api/client.js';
import { replace } from '../../contradictions/replace.js';
import { item, Lost, Resting, world } from './testing/queue-world.js';
import { changed, entriesAgainst, isTold } from './whence.js';

describe('what the server has refused', () => {
  const against = new Problem(422, 'Refused', 'In R1.B.Command: it is gone.', 'weave/upsets', {
    facts: { entries: [7] },
    reasons: [],
  });
  const pressed = item('1', {
    place: { round: 1, turn: 'B', step: 'command' },
    basedOn: 4,
    shown: true,
    distinctFrom: [3],
  });

  async function refused() {
    const here = world();
    here.said.push(against);
    await (await here.queue.add(pressed)).answer.catch(() => undefined);
    await here.settled();
    const [entry] = here.queue.entries();
    return { ...here, entry: entry as NonNullable<typeof entry> };
  }

  test('gives way to what is said in its stead once that is kept, at the same place and under another id', async () => {
    const { queue, kept, sent, keeping, entry, settled } = await refused();
    const next = changed(entry.item, { type: 'GainCommandPoints', data: { player: 'A', amount: 2 } });
    const order: string[] = [];
    const [put, remove] = [keeping.put.bind(keeping), keeping.remove.bind(keeping)];
    keeping.put = (one) => put(one).then(() => void order.push(`put ${one.item.id}`));
    keeping.remove = (id) => remove(id).then(() => void order.push(`remove ${id}`));
    await replace('1', next, queue);
    await settled();
    expect(order.slice(0, 2)).toEqual([`put ${next.id}`, 'remove 1']);
    expect(next).toMatchObject({ place: pressed.place, basedOn: 4, distinctFrom: [3] });
    expect([next.id === '1', sent.at(-1), await kept()]).toEqual([false, next.id, []]);
  });

  test('is named by what waits for it no longer: that names what is said in its stead', async () => {
    const here = await refused();
    const { queue, keeping, entry, settled, said, sent } = here;
    said.push(new Resting('what it names is not recorded'));
    await queue.add(
      item('2', {
        place: pressed.place,
        forecast: [
          { entry: 9, of: '1' },
          { entry: 4, of: 'other' },
        ],
      }),
    );
    await settled();
    const next = changed(entry.item, { type: 'GainCommandPoints', data: { player: 'A', amount: 2 } });
    said.push('recorded', new Resting('it is not yet'), new Resting('it is not read yet'));
    await replace('1', next, queue);
    await settled();
    const [waiting] = (await keeping.all()).kept;
    expect(waiting?.item).toMatchObject({
      id: '2',
      forecast: [
        { entry: 9, of: next.id },
        { entry: 4, of: 'other' },
      ],
    });
    expect(waiting?.item.command).toEqual(item('2').command);
    here.pass();
    await settled();
    expect([sent.at(-1), await here.kept()]).toEqual(['2', []]);
  });

  test('waits for the ruling once a judge is called, also on the next page', async () => {
    const { queue, keeping, sent, settled } = await refused();
    await queue.calledAbout('1', 'call-1');
    expect(queue.entries()).toMatchObject([
      { item: { id: '1', called: 'call-1' }, standing: { is: 'refused', untold: true } },
    ]);
    const later = world(keeping);
    later.queue.nudge();
    await later.settled();
    const [entry] = later.queue.entries();
    expect(entry).toMatchObject({ item: { called: 'call-1' }, standing: { is: 'refused' } });
    expect(entriesAgainst(entry?.standing ?? { is: 'here', because: null })).toEqual([7]);
    expect([sent, later.sent]).toEqual([['1'], []]);
    await later.queue.dismiss('1');
    await settled();
    expect(await later.kept()).toEqual([]);
  });

  test('is not called about where it has been put away meanwhile', async () => {
    const { queue, kept } = await refused();
    await queue.dismiss('1');
    await queue.calledAbout('1', 'call-1');
    expect(await kept()).toEqual([]);
  });
});

describe('what a judge was told of', () => {
  const facts = { dispute: 'call-1' };
  const told = new Problem(422, 'Refused', 'A judge was told of this.', 'run/told-a-judge', { facts, reasons: [] });

  test('waits for the ruling of that call on every page, and is sent again under its id when it is said so', async () => {
    const { queue, said, sent, keeping, settled } = world();
    said.push(told);
    await (await queue.add(item('1'))).answer.catch(() => undefined);
    await settled();
    const later = world(keeping);
    later.queue.nudge();
    await later.settled();
    for (const { queue: one } of [{ queue }, later]) {
      const [entry] = one.entries();
      expect(entry).toMatchObject({ item: { id: '1', called: 'call-1' }, standing: { is: 'refused', untold: true } });
      expect(entry && isTold(entry)).toBe(true);
    }
    expect([sent, later.sent]).toEqual([['1'], []]);
    await later.queue.sendAgain('1');
    await later.settled();
    expect([later.sent, later.standings(), await later.kept()]).toEqual([['1'], ['1 recorded'], []]);
  });

  test('is shown as waiting in a tab that told of it, once another sends it again', async () => {
    const { queue, said, keeping, settled, standings } = world();
    said.push(told, new Lost());
    await (await queue.add(item('1'))).answer.catch(() => undefined);
    await settled();
    await keeping.put({ item: item('1') });
    queue.stir();
    await settled();
    expect(standings()).toEqual(['1 here']);
  });
});

describe('what is dropped while it waits', () => {
  test('is answered to whoever waits for it, is given up, and can be said anew', async () => {
    const { queue, said, settled } = world();
    said.push(new Lost(), new Lost());
    const { answer } = await queue.add(item('1'));
    await settled();
    expect(queue.isGivenUp('1')).toBe(false);
    await queue.dismiss('1');
    await expect(answer).rejects.toThrow('waits on this device no longer');
    expect(queue.isGivenUp('1')).toBe(true);
    await queue.add(item('1'));
    expect(queue.isGivenUp('1')).toBe(false);
  });

  test.each(['dropped', 'refused'] as const)('or %s in another tab, is given up here', async (is) => {
    const { queue, said, settled } = world();
    said.push(new Lost(), new Lost());
    const { answer } = await queue.add(item('1'));
    await settled();
    queue.hear({ id: '1', is });
    await expect(answer).rejects.toThrow('Another tab');
    expect(queue.isGivenUp('1')).toBe(true);
  });
});
