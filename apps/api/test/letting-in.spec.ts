import { takeAll } from '../src/commands/list.js';

/** How often others come in while something goes on. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, over] = [0, false];
  const next = (): void => {
    turns += 1;
    if (!over) setImmediate(next);
  };
  setImmediate(next);
  await work();
  over = true;
  return turns;
}

function busyFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

const COMMANDS = Array.from({ length: 20 }, (_, at) => at);

test('a list whose commands are all answered from what is at hand lets others in between them', async () => {
  const order: number[] = [];
  const take = async (command: number) => {
    busyFor(4);
    order.push(command);
    return { outcome: 'already', revision: command, events: [] } as never;
  };
  const turns = await turnsDuring(() => takeAll(COMMANDS, { take, rehearse: () => Promise.resolve() }, 'x'));
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(order).toEqual(COMMANDS);
});
