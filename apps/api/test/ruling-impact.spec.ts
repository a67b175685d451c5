import { randomUUID } from 'node:crypto';
import { TableFollower } from '@adjutant/event';
import { EventDay } from './event-day.js';
import { as, call, HEAD, sendTo } from './judges.js';
import { at, command, listAt, run, type Answer, type Body, type Running } from './running.js';

let server: Running;
beforeAll(async () => {
  server = await run();
});
afterAll(() => server.close());

const PATIENCE_MS = 60_000;
const wins = (side: 'A' | 'B') => ({
  outcome: { A: side === 'A' ? 'win' : 'loss', B: side === 'B' ? 'win' : 'loss' },
  ground: 'judge',
});

test('the preview of a ruling says what it changes in the event, once the round of its table is closed', async () => {
  const day = await new EventDay(server).setUp(['ann', 'bob', 'cy', 'di'], { pack: { id: 'wh40k-10e' } });
  const followed = () => server.from(TableFollower).caughtUp(PATIENCE_MS);
  const publishes = async (round: number) => {
    await day.asks('DraftRound', { round });
    await day.asks('PublishRound', { round });
    await followed();
    const tables = await day.tablesOf(round);
    for (const { match } of tables)
      await server.send(String(match), command('DecideResult', { ...wins('A'), because: 'As the slip says' }));
    await followed();
    return tables;
  };
  const disputed = async (table: Body | undefined): Promise<(side: 'A' | 'B') => Promise<Answer>> => {
    const dispute = randomUUID();
    const called = call(String(table?.['match']), {}, as(String(table?.['A']), 'player'));
    expect((await sendTo(server, dispute, called)).status).toBe(200);
    return (side) =>
      server.post(`/api/disputes/${dispute}/preview`, { remedies: [{ kind: 'decide', ...wins(side) }], ...HEAD });
  };
  const [first] = await publishes(1);
  await day.asks('CloseRound', { round: 1 });
  const [next] = await publishes(2);

  const foresees = await disputed(first);
  const { status, body } = await foresees('B');
  expect([status, at(body, 'refusal')]).toEqual([200, undefined]);
  expect(at(body, 'impact')).toMatchObject({ round: 1, table: first?.['table'] });
  const changed = listAt(body, 'impact', 'lines').map(({ player }) => player);
  expect(changed).toEqual(expect.arrayContaining([first?.['A'], first?.['B']]));
  expect(listAt(body, 'impact', 'apart')).toMatchObject([{ round: 2 }]);
  // Nothing was recorded: the table stands as it was told, and a ruling that changes nothing says nothing.
  expect(at((await day.tablesOf(1))[0], 'result', 'said', 'A', 'outcome')).toBe('win');
  expect((await foresees('A')).body).not.toHaveProperty('impact');
  // Standings do not know of a round that is not closed.
  expect((await (await disputed(next))('B')).body).not.toHaveProperty('impact');
});
