import { join } from 'node:path';
import type { EventStore } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { appendAll } from '../support/appending.js';
import { BareLog } from '../support/bare-log.js';
import { assertSame, atLeast, rate, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { interleave, seconds } from '../support/measure.js';
import { openAsServed } from '../support/recording.js';
import { worksFor } from '../support/works.js';

/** Short rounds, and many of them: what else the machine does then falls on both sides alike. */
const ROUNDS = 15;

interface Case {
  readonly name: string;
  readonly callers: number;
  /** Appends of each caller in a round. */
  readonly appends: number;
  readonly aim: number;
}

export const append: Figure = {
  name: 'append',
  title: 'durable append, as the server opens its log, beside a bare SQLite loop that writes the same rows',
  async measure(bench) {
    const scale = bench.quick ? 4 : 1;
    return [
      await measure(bench, { name: 'append, one caller', callers: 1, appends: 2_000 / scale, aim: 0.9 }),
      await measure(bench, { name: 'append, 32 callers', callers: 32, appends: 200 / scale, aim: 0.9 }),
    ];
  },
};

async function measure(bench: Bench, given: Case): Promise<Outcome> {
  const { name, callers, appends, aim } = given;
  const folder = bench.folder();
  const store = openAsServed(join(folder, 'ours.db'));
  const bare = new BareLog(join(folder, 'bare.db'));
  const events = longMatch(bench.shelf, 400).slice(4);
  const streams = Array.from({ length: callers }, (_, index) => `match-${index + 1}`);
  const works = Array.from({ length: ROUNDS + 1 }, () => worksFor(events, streams, appends));
  const count = callers * appends;
  const rounds = await interleave(
    ROUNDS,
    async (round) => count / (await seconds(() => appendAll(store, works[round] ?? [], callers, round * appends))),
    async (round) => count / (await seconds(() => bare.write(works[round] ?? [], callers))),
  );
  await verify(store, bare, works.flat().length);
  bare.close();
  await store.close();
  return {
    name,
    ratios: ratiosOf(rounds),
    ours: rate(
      rounds.map(({ ours }) => ours),
      'appends',
    ),
    beside: `${rate(
      rounds.map(({ beside }) => beside),
      'appends',
    )} of the bare loop (${callers} to a transaction)`,
    aims: [atLeast(aim, rounds)],
  };
}

/** Only what is read back counts: each chain is intact and ends with the very hash that the bare loop came to. */
async function verify(store: EventStore, bare: BareLog, count: number): Promise<void> {
  const report = await store.verifyAll();
  assertSame('events that were read back with their chain', report.intact ? report.events : report.reason, count);
  for (const [stream, end] of bare.heads()) {
    const [last] = await store.read(stream, end.revision);
    assertSame(`last hash of ${stream}`, last?.meta.hash, end.hash);
  }
}
