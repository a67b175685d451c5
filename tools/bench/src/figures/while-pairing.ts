import { setTimeout as pause } from 'node:timers/promises';
import { enteredEvent } from '../support/event-hall.js';
import { assertSame, ms, type Figure } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { spreadOf } from '../support/spread.js';
import { startStaffed, type Session } from '../support/staffed.js';

const WHOLE = 2_048;
const SMALL = 512;
const MOST_MS = 50;
const EVERY_MS = 5;
const ALONE = 100;

export const whilePairing: Figure = {
  name: 'while-pairing',
  title: `somebody asks the server while it pairs ${WHOLE} players`,
  async measure(bench) {
    const players = bench.quick ? SMALL : WHOLE;
    const staffed = await startStaffed(bench.folder());
    try {
      bench.says(`${players} players enter`);
      const { organizer, path } = await enteredEvent(staffed, players);
      const other = await staffed.organizer();
      const alone: number[] = [];
      for (let asked = 0; asked < ALONE; asked += 1) alone.push(await asks(other));
      let drafting = true;
      const draft = organizer
        .post(`${path}/commands`, { commandId: crypto.randomUUID(), type: 'DraftRound', data: { round: 1 } })
        .finally(() => (drafting = false));
      const meanwhile: number[] = [];
      const started = performance.now();
      while (drafting) meanwhile.push(await asks(other));
      const took = performance.now() - started;
      assertSame('answer to the draft', (await draft).status, 200);
      const late = Math.max(...meanwhile);
      return [
        {
          name: `while ${players} players are paired`,
          ratios: [percentile(meanwhile, 0.99) / percentile(alone, 0.99)],
          ours: `${spreadOf(meanwhile)} in the ${ms(took)} of the draft`,
          beside: `${spreadOf(alone)} while nothing is paired`,
          aims: [{ says: `each within ${MOST_MS} ms`, met: late <= MOST_MS }],
        },
      ];
    } finally {
      await staffed.stop();
    }
  },
};

async function asks(session: Session): Promise<number> {
  await pause(EVERY_MS);
  const started = performance.now();
  const { status } = await session.get('/api/health/live');
  assertSame('answer to somebody else', status, 200);
  return performance.now() - started;
}
