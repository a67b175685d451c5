import { join } from 'node:path';
import { openSqliteStore, type EventStore, type StoredEvent } from '@adjutant/store';
import { longMatch } from '../long-match.js';
import { appendAll } from '../support/appending.js';
import {
  assertSame,
  atLeast,
  ms,
  rate,
  ratiosOf,
  whole,
  type Bench,
  type Figure,
  type Outcome,
} from '../support/figure.js';
import { interleave, inTurns, median, seconds, type Round } from '../support/measure.js';
import type { PeerProcess } from '../support/peer-process.js';
import { peerNamed, type Peer } from '../support/peer.js';
import { worksFor, type Work } from '../support/works.js';

const READ = 500;
/** As long as its callers without a common connection may try. */
const LONGEST_MS = 10_000;

interface Case {
  readonly callers: number;
  /** Appends of each caller in a round. */
  readonly appends: number;
  readonly aim: number;
}

export const emmett: Figure = {
  name: 'emmett',
  title: 'the store beside the SQLite store of Emmett: both in WAL, both synced with each commit',
  async measure(bench) {
    const peer = peerNamed('emmett', bench);
    if (!peer) return [];
    const scale = bench.quick ? 4 : 1;
    return [
      await appending(bench, peer, { callers: 1, appends: 800 / scale, aim: 4 }),
      await appending(bench, peer, { callers: 32, appends: 80 / scale, aim: 6 }),
      await underLoad(bench, peer, { callers: 32, appends: 10 }),
      ...(await reading(bench, peer)),
    ];
  },
};

/** What its own settings are is asked of it, and not believed. */
async function opened(bench: Bench, peer: Peer, kept: boolean): Promise<PeerProcess> {
  const process = peer.start('store.mjs');
  const file = join(bench.folder(), 'emmett.db');
  const { journal, synchronous } = await process.asks<Record<string, unknown>>({ task: 'open', file, kept });
  assertSame('journal of the peer', journal, 'wal');
  assertSame('synchronous of the peer (2: each commit is synced)', synchronous, 2);
  return process;
}

interface Appended {
  readonly seconds: number;
  readonly done: number;
  readonly refused: readonly (readonly [string, number])[];
}

const bare = (works: readonly Work[]) => works.map(({ stream, event }) => [stream, event]);

async function appending(bench: Bench, peer: Peer, { callers, appends, aim }: Case): Promise<Outcome> {
  const store = openSqliteStore(join(bench.folder(), 'adjutant.db'));
  const process = await opened(bench, peer, true);
  const works = worksOf(bench, callers, appends);
  const count = callers * appends;
  const append = async (round: number): Promise<number> => {
    const given = { works: bare(works[round] ?? []), callers, start: round * appends };
    const answer = await process.asks<Appended>({ task: 'append', ...given, inTurn: callers > 1, withinMs: 600_000 });
    assertSame('appends of the peer', answer.done, count);
    return count / answer.seconds;
  };
  const rounds = await interleave(
    bench.rounds,
    async (round) => count / (await seconds(() => appendAll(store, works[round] ?? [], callers, round * appends))),
    append,
  ).finally(() => process.stop());
  assertSame('events of the store', Number(await store.head()), works.flat().length);
  await store.close();
  const turn = callers > 1 ? ', its callers one after the other' : '';
  return {
    ...sides(`append beside Emmett, ${callers === 1 ? 'one caller' : `${callers} callers`}`, rounds),
    ours: rate(
      rounds.map(({ ours }) => ours),
      'appends',
    ),
    beside: `${rate(
      rounds.map(({ beside }) => beside),
      'appends',
    )} of ${peer.says} with one connection${turn}`,
    aims: [atLeast(aim, rounds)],
  };
}

const sides = (name: string, rounds: readonly Round[]): Pick<Outcome, 'name' | 'ratios'> => ({
  name,
  ratios: ratiosOf(rounds),
});

/** As it comes, with a connection for each call: what becomes of callers who do not wait for each other. */
async function underLoad(bench: Bench, peer: Peer, { callers, appends }: Omit<Case, 'aim'>): Promise<Outcome> {
  const store = openSqliteStore(join(bench.folder(), 'adjutant.db'));
  const process = await opened(bench, peer, false);
  const works = worksOf(bench, callers, appends)[0] ?? [];
  const took = await seconds(() => appendAll(store, works, callers, 0));
  assertSame('events of the store', Number(await store.head()), works.length);
  await store.close();
  const asked = { task: 'append', works: bare(works), callers, start: 0, inTurn: false, withinMs: LONGEST_MS };
  const answer = await process.asks<Appended>(asked);
  const kept = await process.asks<number>({ task: 'count' });
  await process.stop();
  const refused = answer.refused.map(([why, times]) => `${whole(times)} × ${why}`).join(', ');
  const all = answer.done === works.length;
  return {
    name: `${callers} callers at once beside Emmett as it comes`,
    ratios: [],
    ours: `${whole(works.length)} appends in ${took.toFixed(2)} s, none refused`,
    beside: `${whole(answer.done)} of ${whole(works.length)} in ${answer.seconds.toFixed(1)} s, ${refused === '' ? 'none refused' : `refused ${refused}`}${all ? '' : ': it fails under this load'}; ${whole(kept)} events are there then, of ${peer.says}`,
    aims: [],
  };
}

/**
 * Both answer with 500 events, their data parsed, their stream and their places. The metadata of ours is cut out of what was read when
 * somebody asks for it, an id that is a hash of others included; Emmett keeps less of it, and has it ready. So both are measured.
 */
async function reading(bench: Bench, peer: Peer): Promise<readonly Outcome[]> {
  const [stream, times] = ['match-read', bench.quick ? 20 : 100];
  const works = worksFor(longMatch(bench.shelf, READ + 100).slice(0, READ), [stream], READ);
  const store = openSqliteStore(join(bench.folder(), 'adjutant.db'));
  await appendAll(store, works, 1, 0);
  const process = await opened(bench, peer, true);
  await process.asks({ task: 'append', works: bare(works), callers: 1, start: 0, inTurn: false, withinMs: 600_000 });
  const read = async (): Promise<number> => {
    const { milliseconds, events } = await process.asks<Record<string, number>>({ task: 'read', stream, times });
    assertSame('events that the peer reads', events, READ);
    return milliseconds as number;
  };
  const rounds = await inTurns<[number, number, number]>(bench.rounds, [
    () => readOwn(store, stream, times, ({ event }) => event.type !== ''),
    () => readOwn(store, stream, times, ({ meta }) => meta.hash !== meta.previousHash),
    read,
  ]).finally(() => process.stop());
  await store.close();
  const beside = `${ms(median(rounds.map(([, , theirs]) => theirs)))} of ${peer.says} with one connection`;
  const outcome = (name: string, side: 0 | 1): Omit<Outcome, 'aims'> => ({
    ...{ name, beside, ours: ms(median(rounds.map((one) => one[side]))) },
    ratios: rounds.map((one) => one[2] / one[side]),
  });
  const whole = outcome(`reading ${READ} events beside Emmett`, 0);
  const met = median(whole.ratios) >= 4;
  return [
    { ...whole, aims: [{ says: 'at least 4 times as fast', met }] },
    { ...outcome('the same, with all metadata of each', 1), aims: [] },
  ];
}

type Look = (stored: StoredEvent) => boolean;

async function readOwn(store: EventStore, stream: string, times: number, look: Look): Promise<number> {
  const took = await seconds(async () => {
    for (let time = 0; time < times; time += 1)
      assertSame('events that are read', (await store.read(stream)).filter(look).length, READ);
  });
  return (took * 1_000) / times;
}

function worksOf({ shelf, rounds }: Bench, callers: number, appends: number): readonly (readonly Work[])[] {
  const events = longMatch(shelf, 400).slice(4);
  const streams = Array.from({ length: callers }, (_, index) => `match-${index + 1}`);
  return Array.from({ length: rounds + 1 }, () => worksFor(events, streams, appends));
}
