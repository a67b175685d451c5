import { Problem } from '../../api/client.js';
import { keptInMemory, type Item } from './item.js';
import { takeBack } from './take-back.js';
import { item, Lost, Resting, world } from './testing/queue-world.js';
import { whenceOf } from './whence.js';

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

test('what is not sent yet is taken back, is kept no longer and never sent; what is on its way is not', async () => {
  const { queue, kept, sent, said, standings, settled } = world();
  said.push(new Lost(), new Lost());
  const going = await queue.add(item('1'));
  await settled();
  const { answer } = await queue.add(item('2'));
  await Promise.all([takeBack('2', queue), expect(answer).rejects.toThrow('no longer')]);
  expect([standings(), await kept(), queue.isGivenUp('2')]).toEqual([['1 here'], ['1'], true]);
  const wasGoing = new Promise<boolean>((tell) => {
    queue.onChange(() => {
      if (queue.isGoing('1')) void takeBack('1', queue).then(() => tell(true));
    });
  });
  queue.nudge();
  expect([await wasGoing, await going.answer]).toEqual([true, 'recorded']);
  await settled();
  expect([sent.filter((id) => id === '2'), queue.isGoing('1'), await kept()]).toEqual([[], false, []]);
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
