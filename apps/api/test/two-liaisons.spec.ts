import { cpSync, rmSync } from 'node:fs';
import { disputeStream } from '@adjutant/dispute';
import { amountOf } from '@adjutant/tools-services';
import { Process, STORIES, type Gate } from './carrying.js';
import { call, contested, JO, rules, sendTo, STRIKE } from './judges.js';
import { command, folder, listAt } from './running.js';
import { eventually, two } from './two.js';

const SCHEDULES = amountOf('orders in which two liaisons work');

/** Small and always the same for one seed, so that an order that went wrong can be had again. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Lets several go on in turns, one step of one of them at a time. Who is next is drawn when all of them wait. */
async function inTurns(works: readonly ((gate: Gate) => Promise<void>)[], draw: (below: number) => number) {
  const waiting = new Map<number, () => void>();
  const order: string[] = [];
  let live = works.length;
  let arrived: () => void = () => undefined;
  const running = works.map((work, who) =>
    work(async (step) => {
      await new Promise<void>((go) => {
        waiting.set(who, go);
        arrived();
      });
      order.push(`${who} ${step}`);
    }).finally(() => {
      live -= 1;
      arrived();
    }),
  );
  const all = Promise.all(running);
  all.catch(() => undefined);
  while (live > 0) {
    while (waiting.size < live) await new Promise<void>((go) => (arrived = go));
    const next = [...waiting.keys()].toSorted()[draw(waiting.size)];
    if (next === undefined) break;
    const go = waiting.get(next);
    waiting.delete(next);
    go?.();
  }
  await all.catch((error: unknown) => {
    throw new Error(`${String(error)}, in the order ${order.join(', ')}`);
  });
  return order;
}

describe.each(STORIES)('two liaisons at work on %s', (_, story, comesTo) => {
  const folders: string[] = [];
  let prepared: Process;
  let alone: Awaited<ReturnType<Process['outcome']>>;
  afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));
  const place = (): string => {
    folders.push(folder());
    return folders.at(-1) ?? '';
  };
  const copy = (): string => {
    const to = place();
    cpSync(prepared.data, to, { recursive: true });
    return to;
  };
  beforeAll(async () => {
    prepared = new Process(place());
    await story(prepared);
    await prepared.end();
    const undisturbed = new Process(copy());
    await undisturbed.carry();
    alone = await undisturbed.outcome();
    await undisturbed.end();
    expect(alone).toMatchObject(comesTo);
  });

  test(`come in ${SCHEDULES} orders to what one comes to alone, and neither stumbles`, async () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < SCHEDULES; seed += 1) {
      const one = new Process(copy());
      const other = new Process(place(), one.data);
      const works = [one, other].map((process) => (gate: Gate) => process.carryBeside(gate));
      const order = await inTurns(works, chanceOf(seed));
      orders.add(order.join());
      expect([seed, order, await one.outcome()]).toEqual([seed, order, alone]);
      expect(await other.outcome()).toEqual(alone);
      await Promise.all([one.end(), other.end()]);
    }
    expect(orders.size).toBeGreaterThan(SCHEDULES / 2);
  });

  test('do each thing once also while the match goes on', async () => {
    const done = ({ reports, applied, penalties }: typeof alone) => ({
      reports: reports.map(({ type, data }) => `${type} of ${data.ruling}`),
      applied: applied.map(([ruling, , reversed]) => [ruling, reversed]),
      penalties,
    });
    for (let seed = 0; seed < SCHEDULES / 4; seed += 1) {
      const log = copy();
      const [one, other, table] = [new Process(log), new Process(place(), log), new Process(place(), log)];
      const goOn = async (gate: Gate): Promise<void> => {
        for (let turn = 0; turn < 4; turn += 1) {
          await gate('play');
          await table.play(command('GainCommandPoints', { player: 'B', amount: 1, what: `Gift ${turn}` }));
        }
      };
      const works = [one, other].map((process) => (gate: Gate) => process.carryBeside(gate));
      const order = await inTurns([...works, goOn], chanceOf(seed));
      expect([order, done(await one.outcome())]).toEqual([order, done(alone)]);
      await Promise.all([one.end(), other.end(), table.end()]);
    }
  });
});

test('rulings given at either of two servers are applied once, reported once, and nobody complains', async () => {
  const event = await two();
  try {
    const matches = Array.from({ length: 24 }, (_, index) => `ruled-${index}`);
    await Promise.all(
      matches.map(async (match, index) => {
        const [here, there] = index % 2 === 0 ? [event.one, event.other] : [event.other, event.one];
        await contested(here, match);
        await sendTo(there, match, call(match, { entry: 5 }));
        await sendTo(here, match, command('ClaimCall', {}, JO));
        expect((await sendTo(there, match, rules([STRIKE]))).status).toBe(200);
      }),
    );
    for (const match of matches) {
      for (const server of event.both) {
        const dispute = async () => (await server.store.read(disputeStream(match))).map(({ event }) => event.type);
        await eventually(dispute, (types) => types.includes('RulingCarriedOut'));
        expect((await dispute()).filter((type) => type === 'RulingCarriedOut')).toHaveLength(1);
        const { body } = await server.get(`/api/matches/${match}/events`);
        expect(listAt(body, 'events').filter(({ type }) => type === 'RulingApplied')).toHaveLength(1);
      }
    }
  } finally {
    await event.close();
  }
  const complaints = event.both
    .flatMap(({ logged }) => logged)
    .filter((line) => /"level":"(error|fatal)"|"reader":"rulings"/.test(line));
  expect(complaints).toEqual([]);
});
