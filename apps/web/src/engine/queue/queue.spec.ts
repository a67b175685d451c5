import { Problem } from '../../api/client.js';
import { replace } from '../../contradictions/replace.js';
import { keptInMemory, SHAPE, type Entry, type Item, type Keeping } from './item.js';
import { inLists } from './in-lists.js';
import { Held } from './meaning.js';
import { SendQueue } from './queue.js';
import type { News } from './tabs.js';
import { asAnother, changed, entriesAgainst, isTakenForSame, whenceOf } from './whence.js';
import type { Meaning, QueueWorld } from './world.js';

const item = (id: string, more: Partial<Item> = {}): Item => ({
  shape: SHAPE,
  id,
  match: 'm',
  command: { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } },
  by: 'ada',
  at: '2026-11-23T10:00:00.000Z',
  place: null,
  where: '',
  basedOn: null,
  ...more,
});

class Lost extends Error {}
class Resting extends Error {}

function meaning(error: unknown): Meaning {
  if (error instanceof Held) return 'held';
  return error instanceof Lost ? 'passing' : error instanceof Resting ? 'rests' : 'final';
}

/** A server that answers as is said, and a clock that stands until somebody lets it pass. */
function world(keeping: Keeping = keptInMemory(), alone: QueueWorld['alone'] = (run) => run()) {
  const sent: string[] = [];
  /** The same by request. */
  const lists: string[] = [];
  const said: (Error | string)[] = [];
  /** What becomes of a request as a whole. */
  const breaks: (Error | undefined)[] = [];
  const news: News[] = [];
  const here = { who: 'ada' };
  const waiting: { readonly then: () => void; readonly milliseconds: number }[] = [];
  const heldFor = ({ by }: Item) => Promise.resolve(by === here.who ? null : `${by} is not here`);
  const queue = new SendQueue({
    keeping,
    send: inLists({
      heldFor,
      meaning,
      send: (items) => {
        const ids = items.map(({ id }) => id);
        sent.push(...ids);
        lists.push(ids.join());
        const whole = breaks.shift() ?? (said[0] instanceof Lost ? said.shift() : undefined);
        if (whole instanceof Error) return Promise.reject(whole);
        const answers = ids.map(() => said.shift() ?? 'recorded');
        return Promise.allSettled(answers.map((one) => (one instanceof Error ? Promise.reject(one) : one)));
      },
    }),
    meaning,
    alone,
    tell: (one) => news.push(one),
    later: (then, milliseconds) => {
      const one = { then, milliseconds };
      waiting.push(one);
      return () => waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== one));
    },
  });
  /** What comes next, and how long after. */
  const pass = (): number | undefined => {
    const [next] = waiting.toSorted((one, other) => one.milliseconds - other.milliseconds);
    if (next) waiting.splice(waiting.indexOf(next), 1);
    next?.then();
    return next?.milliseconds;
  };
  const standings = () => queue.entries().map((entry) => `${entry.item.id} ${entry.standing.is}`);
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const kept = async () => (await keeping.all()).kept.map(({ item: { id } }) => id);
  return { queue, keeping, kept, sent, lists, said, breaks, news, here, standings, settled, pass };
}

test('what is pressed is kept before it is sent, and goes in order, each once', async () => {
  const { queue, kept, sent, standings, settled } = world();
  const first = queue.add(item('1'));
  const second = queue.add(item('2'));
  expect(await kept()).toEqual(['1', '2']);
  expect(await (await first).answer).toBe('recorded');
  expect(await (await second).answer).toBe('recorded');
  await settled();
  expect([sent, standings()]).toEqual([
    ['1', '2'],
    ['1 recorded', '2 recorded'],
  ]);
  expect(await kept()).toEqual([]);
});

test('what did not reach the server is sent again under its id, and nothing overtakes it', async () => {
  const { queue, kept, sent, lists, said, standings, settled, pass } = world();
  said.push(new Lost(), new Lost());
  await queue.add(item('1'));
  await queue.add(item('2'));
  await settled();
  expect(standings()).toEqual(['1 here', '2 here']);
  pass();
  await settled();
  queue.nudge();
  await settled();
  expect([sent.at(-2), sent.at(-1), standings()]).toEqual(['1', '2', ['1 recorded', '2 recorded']]);
  expect(lists.slice(0, -1).every((one) => one.startsWith('1'))).toBe(true);
  expect(await kept()).toEqual([]);
});

test('what the server refuses is told, is not sent again, and the rest goes on', async () => {
  const { queue, sent, said, standings, settled } = world();
  said.push(new Error('not now'));
  const { answer } = await queue.add(item('1'));
  await queue.add(item('2'));
  await expect(answer).rejects.toThrow('not now');
  await settled();
  expect([sent, standings()]).toEqual([
    ['1', '2'],
    ['1 refused', '2 recorded'],
  ]);
  await queue.dismiss('1');
  expect(standings()).toEqual(['2 recorded']);
});

describe('what an earlier page has left', () => {
  test('goes up under its id before what is pressed now', async () => {
    const keeping = keptInMemory();
    await keeping.put({ item: item('1') });
    const { queue, sent, kept, settled } = world(keeping);
    await queue.add(item('2'));
    await settled();
    expect([sent, await kept()]).toEqual([['1', '2'], []]);
  });

  test('a killed page leaves everything that the server has not answered to', async () => {
    const first = world();
    first.said.push(...Array.from({ length: 20 }, () => new Lost()));
    for (const id of ['1', '2', '3']) await first.queue.add(item(id));
    await first.settled();
    expect(await first.kept()).toEqual(['1', '2', '3']);
    const second = world(first.keeping);
    second.queue.nudge();
    await second.settled();
    expect([second.sent, await second.kept()]).toEqual([['1', '2', '3'], []]);
  });

  test('is told when it is refused, and kept until somebody has read it', async () => {
    const keeping = keptInMemory();
    await keeping.put({ item: item('1') });
    const first = world(keeping);
    first.said.push(new Problem(422, 'Refused', 'The match is over.', 'match/over'));
    first.queue.nudge();
    await first.settled();
    const second = world(keeping);
    second.queue.nudge();
    await second.settled();
    const [entry] = second.queue.entries();
    expect([second.sent, entry?.standing]).toMatchObject([
      [],
      { is: 'refused', untold: true, error: { message: 'The match is over.', code: 'match/over' } },
    ]);
    await second.queue.dismiss('1');
    expect([second.standings(), await second.kept()]).toEqual([[], []]);
  });
});

describe('what has waited for one match', () => {
  /** A page that was closed with so many items, and opened again. */
  async function left(count: number, more: (index: number) => Partial<Item> = () => ({})) {
    const keeping = keptInMemory();
    for (let index = 1; index <= count; index += 1) await keeping.put({ item: item(String(index), more(index)) });
    return world(keeping);
  }

  test('goes in lists of some tens, each match by itself, and every id once', async () => {
    const { queue, sent, lists, kept, settled } = await left(120, (index) =>
      index % 3 === 0 ? { match: 'other' } : {},
    );
    queue.nudge();
    await settled();
    expect(lists.map((one) => one.split(',').length)).toEqual([50, 40, 30]);
    expect([new Set(sent).size, sent.length, await kept()]).toEqual([120, 120, []]);
    const mine = sent.filter((id) => Number(id) % 3 !== 0).map(Number);
    expect(mine).toEqual([...mine].sort((one, other) => one - other));
  });

  test('has an answer for each: what is refused, rests or did not get through holds up no other that was answered', async () => {
    const { queue, lists, said, standings, settled, pass } = await left(5);
    said.push('recorded', new Error('no'), new Resting('not there'), 'recorded', new Lost());
    queue.nudge();
    await settled();
    expect([lists, standings()]).toEqual([
      ['1,2,3,4,5'],
      ['1 recorded', '2 refused', '4 recorded', '3 here', '5 here'],
    ]);
    pass();
    await settled();
    expect([lists, standings().slice(-2)]).toEqual([
      ['1,2,3,4,5', '5', '3'],
      ['5 recorded', '3 recorded'],
    ]);
  });

  test('is sent in smaller parts where a line carries no whole list, and in whole ones again once it does', async () => {
    const { queue, lists, breaks, kept, settled, pass } = await left(8);
    breaks.push(new Lost(), new Lost());
    queue.nudge();
    for (let turn = 0; turn < 3; turn += 1) {
      await settled();
      pass();
    }
    await settled();
    expect(lists.slice(0, 4)).toEqual(['1,2,3,4,5,6,7,8', '1,2,3,4', '1,2', '3,4,5,6,7,8']);
    expect(await kept()).toEqual([]);
  });

  test('is refused by nothing that is said of the list as a whole: each is asked for itself', async () => {
    const { queue, sent, breaks, said, standings, settled } = await left(2);
    breaks.push(new Error('such a list is not taken'));
    said.push(new Error('nor is this one'));
    queue.nudge();
    await settled();
    expect([sent, standings()]).toEqual([
      ['1', '2', '1', '2'],
      ['1 refused', '2 recorded'],
    ]);
  });

  test('goes without what somebody else has pressed, however they took turns on this phone', async () => {
    const { queue, lists, here, standings, settled } = await left(6, (index) => (index % 2 === 1 ? { by: 'ben' } : {}));
    queue.nudge();
    await settled();
    const mine = ['2 recorded', '4 recorded', '6 recorded'];
    expect([lists, standings()]).toEqual([['2,4,6'], [...mine, '1 here', '3 here', '5 here']]);
    here.who = 'ben';
    queue.nudge();
    await settled();
    expect([lists, standings().slice(3)]).toEqual([
      ['2,4,6', '1,3,5'],
      ['1 recorded', '3 recorded', '5 recorded'],
    ]);
  });

  test('a press with nothing waiting goes alone and at once', async () => {
    const { queue, lists, settled } = world();
    await queue.add(item('1'));
    await settled();
    await queue.add(item('2'));
    await settled();
    expect(lists).toEqual(['1', '2']);
  });
});

describe('who carries what', () => {
  test('what somebody has pressed waits for them, is named, and goes up when they are back', async () => {
    const { queue, sent, here, kept, settled } = world();
    here.who = '';
    await queue.add(item('1'));
    await settled();
    expect([sent, queue.entries().map(({ standing }) => standing)]).toEqual([
      [],
      [{ is: 'here', because: 'ada is not here' }],
    ]);
    expect(await kept()).toEqual(['1']);
    here.who = 'ada';
    queue.nudge();
    await settled();
    expect([sent, await kept()]).toEqual([['1'], []]);
  });

  test('what somebody presses has seen what their screen showed, whatever waits of somebody else here', async () => {
    const { queue, said, settled } = world();
    said.push(new Lost());
    await queue.add(item('1', { by: 'ben', basedOn: 7 }));
    await queue.add(item('2', { basedOn: 30 }));
    await settled();
    expect(queue.entries().map(({ item: { id, basedOn } }) => [id, basedOn])).toEqual([
      ['2', 30],
      ['1', 7],
    ]);
  });

  test('a match that somebody else has opened here takes nothing before it is open', async () => {
    const { queue, sent, here, settled } = world();
    here.who = 'ben';
    await queue.add(item('1', { opening: { digest: 'd', people: [] } }));
    await queue.add(item('2', { by: 'ben' }));
    await settled();
    expect(sent).toEqual([]);
    here.who = 'ada';
    queue.nudge();
    await settled();
    here.who = 'ben';
    queue.nudge();
    await settled();
    expect(sent).toEqual(['1', '2']);
  });

  test('what waits for somebody in one match holds up no other', async () => {
    const { queue, sent, standings, settled } = world();
    await queue.add(item('1', { by: 'ben' }));
    await queue.add(item('2', { by: 'ben' }));
    await queue.add(item('3', { match: 'other' }));
    await settled();
    expect([sent, standings()]).toEqual([['3'], ['3 recorded', '1 here', '2 here']]);
  });
});

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

test('a tab that has to wait for another shows what waits, why, and what an earlier page has left', async () => {
  const keeping = keptInMemory();
  await keeping.put({ item: item('1') });
  let turn: (() => void) | null = null;
  const { queue, sent, settled } = world(keeping, async (run, waits) => {
    await keeping.put({ item: item('2') });
    waits('another tab has its turn');
    await new Promise<void>((go) => (turn = go));
    waits(null);
    await run();
  });
  queue.nudge();
  await queue.known;
  await settled();
  const because = () => queue.entries().map(({ standing }) => standing.is === 'here' && standing.because);
  const why = 'another tab has its turn';
  expect([sent, because()]).toEqual([[], [why, why]]);
  (turn as (() => void) | null)?.();
  await settled();
  expect(sent).toEqual(['1', '2']);
});

test('what another tab has sent is not sent again, and whoever pressed it here learns of it', async () => {
  const { queue, sent, said, keeping, settled, pass } = world();
  said.push(new Lost());
  const { answer } = await queue.add(item('1'));
  await settled();
  await keeping.remove('1');
  queue.hear({ id: '1', is: 'recorded', answer: 'by the other' });
  pass();
  await settled();
  expect([await answer, sent]).toEqual(['by the other', ['1']]);
});

test('what the browser has lost is kept again', async () => {
  const { queue, said, keeping, kept, settled } = world();
  said.push(new Lost(), new Lost());
  await queue.add(item('1'));
  await settled();
  await keeping.remove('1');
  queue.nudge();
  await settled();
  expect(await kept()).toEqual(['1']);
});

test('the server is told where it was pressed, and of what has no place nothing', () => {
  const place = { round: 2, turn: 'A', step: 'fight' } as const;
  expect(whenceOf(item('1', { place, basedOn: 9 }))).toEqual({ place, basedOn: 9 });
  expect(whenceOf(item('1', { place, distinctFrom: [4] }))).toEqual({ place, distinctFrom: [4] });
  expect(whenceOf(item('1', { basedOn: 9 }))).toBeUndefined();
});

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
