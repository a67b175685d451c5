import { decidedEvent } from '../support/event-hall.js';
import { assertSame, type Figure } from '../support/figure.js';
import { percentile } from '../support/measure.js';
import { fetchesAtOnce } from '../support/onlookers.js';
import { spreadOf } from '../support/spread.js';
import { startStaffed } from '../support/staffed.js';

const WHOLE = { players: 2_000, rounds: 2, phones: 1_000, seconds: 10 };
const SMALL = { players: 300, rounds: 1, phones: 200, seconds: 2 };
const MOST_MS = 250;

export const how: Figure = {
  name: 'how',
  title: `${WHOLE.phones} phones ask how they came to their places among ${WHOLE.players}, beside as many that read the standings`,
  async measure(bench) {
    const { players, rounds, phones: many, seconds } = bench.quick ? SMALL : WHOLE;
    const staffed = await startStaffed(bench.folder());
    try {
      bench.says(`${players} players play ${rounds} rounds`);
      const { organizer, path } = await decidedEvent(staffed, players, rounds);
      const standings = `${path}/standings`;
      const withinMs = seconds * 1_000;
      const plain = await fetchesAtOnce(staffed.server.port, () => standings, { many, withinMs });
      const asked = await fetchesAtOnce(staffed.server.port, (at) => `${standings}/player-${at}`, { many, withinMs });
      organizer.close();
      for (const { statuses } of [plain, asked]) assertSame('answers to phones', [...statuses].join(), '200');
      const late = percentile(asked.took, 0.99);
      return [
        {
          name: `${many} phones ask how`,
          ratios: [late / percentile(plain.took, 0.99)],
          ours: `${spreadOf(asked.took)}, the first included, for which all is worked out`,
          beside: `${spreadOf(plain.took)} for the standings of everybody`,
          aims: [{ says: `99 of 100 within ${MOST_MS} ms`, met: late <= MOST_MS }],
        },
      ];
    } finally {
      await staffed.stop();
    }
  },
};
