import { setTimeout as pause } from 'node:timers/promises';
import { ms, whole, type Figure } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { assertOnce, comesBack, phonesOf } from '../support/phones.js';
import { startStaffed } from '../support/staffed.js';
import { Table } from '../support/table.js';
import { spreadOf } from '../support/spread.js';

const MATCHES = 250;
const MOST_MS = 100;
const BETWEEN_MS = 25;
const IDLE_MS = 5_000;

export const storm: Figure = {
  name: 'storm',
  title: `${MATCHES * 2} phones come back at once, each with 45 commands of two hours without a line, beside the commands of one table`,
  async measure(bench) {
    const staffed = await startStaffed(bench.folder());
    const table = new Table(staffed);
    const matches = bench.quick ? MATCHES / 5 : MATCHES;
    try {
      await table.open();
      const phones = await phonesOf(staffed, matches);
      const idle = await commandsDuring(table, pause(IDLE_MS));
      const started = performance.now();
      const coming = Promise.all(phones.map(comesBack));
      const during = await commandsDuring(table, coming);
      const seconds = (performance.now() - started) / 1_000;
      const waits = await coming;
      await assertOnce(phones);
      await table.assertRead();
      for (const { session } of phones) session.close();
      const late = percentile(during, 0.99);
      const sent = phones.reduce((sum, { list }) => sum + list.length, 0);
      return [
        {
          name: `a table beside ${phones.length} phones`,
          ratios: [late / percentile(idle, 0.99)],
          ours: `${spreadOf(during)}; ${whole(sent)} commands in ${seconds.toFixed(1)} s (${whole(sent / seconds)}/s), a phone waited ${spreadOf(waits)}`,
          beside: `${spreadOf(idle)} with nobody coming back`,
          aims: [{ says: `99 of 100 within ${MOST_MS} ms (${ms(late)})`, met: late <= MOST_MS }],
        },
      ];
    } finally {
      table.close();
      await staffed.stop();
    }
  },
};

async function commandsDuring(table: Table, meanwhile: Promise<unknown>): Promise<readonly number[]> {
  let over = false;
  const ended = meanwhile.finally(() => (over = true));
  // What fails is told once the table has let go.
  ended.catch(() => undefined);
  const took: number[] = [];
  for (; !over; await pause(BETWEEN_MS)) took.push(await table.command());
  await ended;
  return took;
}
