import { at, by, destroys, nightfall, NIGHT_SHELF, StorelessMatch } from '@adjutant/testing/given';
import type { Occasion } from '@adjutant/kernel';
import type { MatchCommand } from '@adjutant/match';
import { problemOf } from '../../api/problem.js';
import { itemOf } from './item-of.js';
import { keptInMemory, type Item } from './item.js';
import { meaningOf } from './meaning.js';
import { SendQueue } from './queue.js';
import { whenceOf } from './whence.js';

/** Whatever is still due. */
const PRESSED_ON: MatchCommand = { type: 'AdvancePhase', data: { override: { reason: 'the sun is down' } } };

/** A match that went on, and what waits on a phone that was cut off before that, decided as the server does. */
async function comesBackTo(...since: readonly (readonly [MatchCommand, Occasion])[]) {
  const desk = new StorelessMatch(NIGHT_SHELF);
  expect(desk.take(...nightfall('day'))).toBe('recorded');
  const place = desk.state.status === 'running' ? desk.state.table.clock : null;
  expect(desk.takeAs(by('judge'), PRESSED_ON)).toBe('recorded');
  for (const [command, occasion] of since) expect(desk.takeAs(occasion, command)).toBe('recorded');
  const keeping = keptInMemory();
  const item = itemOf({ match: 'm', by: 'ada', command: destroys('B3'), place, basedOn: 3, shown: true });
  await keeping.put({ item });
  const queue = new SendQueue({
    keeping,
    send: ([one]) => Promise.resolve([decided(desk, one as Item)]),
    meaning: meaningOf,
    alone: (run) => run(),
    tell: () => undefined,
    later: () => () => undefined,
  });
  queue.nudge();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const [entry] = queue.entries();
  return { standing: entry?.standing, kept: (await keeping.all()).kept, queue, item };
}

function decided(desk: StorelessMatch, item: Item): PromiseSettledResult<unknown> {
  const occasion = { ...by('scorekeeper'), whence: whenceOf(item) } as Occasion;
  const outcome = desk.takeAs(occasion, item.command);
  if (desk.refusal === undefined) return { status: 'fulfilled', value: { outcome } };
  const { code, message, facts } = desk.refusal;
  return { status: 'rejected', reason: problemOf(422, JSON.stringify({ code, detail: message, facts })) };
}

const VOID = [{ type: 'VoidMatch', data: { because: 'the table fell over' } }, by('head-judge')] as const;
const OVER = [{ type: 'ConcedeMatch', data: { player: 'B' } }, by('scorekeeper')] as const;

test('what waits for a match that goes on is recorded at its place', async () => {
  expect((await comesBackTo()).standing).toMatchObject({ is: 'recorded' });
});

test.each([
  ['over', OVER, 'match/over', /^This was pressed in .*: The match is over\. A judge can still correct entries\.$/],
  [
    'void',
    VOID,
    'match/void',
    /^The match is void \(entry \d+\): The table fell over\. The head judge or an organizer can restore it\.$/i,
  ],
])(
  'what waits for a match that is %s since is told with whom to ask, and stays until somebody has read it',
  async (_, since, code, says) => {
    const { standing, kept, queue, item } = await comesBackTo(since);
    expect(standing).toMatchObject({
      is: 'refused',
      untold: true,
      error: { code, message: expect.stringMatching(says) },
    });
    expect(kept).toMatchObject([{ item: { id: item.id }, refused: { code } }]);
    await queue.dismiss(item.id);
    expect(queue.entries()).toEqual([]);
  },
);

test('what was pressed in a step to which a match never came is told as well, once that is over', async () => {
  const { queue } = await comesBackTo(OVER);
  await queue.add(
    itemOf({ match: 'm', by: 'ada', command: destroys('B2'), place: at('2.A.wander'), basedOn: 3, shown: true }),
  );
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(queue.entries().map(({ standing }) => standing)).toMatchObject([
    { is: 'refused', error: { code: 'match/over' } },
    { is: 'refused', untold: true, error: { code: 'match/over' } },
  ]);
});
