import { randomUUID } from 'node:crypto';
import { longCommands } from '../long-match.js';
import { assertSame, atLeast, type Figure, type Outcome } from '../support/figure.js';
import { throughHttp, throughputOf, type Throughput } from '../support/http-clients.js';
import { inTurns, type Round } from '../support/measure.js';
import { peerNamed, type Peer } from '../support/peer.js';
import { startServer } from '../support/server.js';

const CLIENTS = 64;
const MOVES = 40;

export const boardgame: Figure = {
  name: 'boardgame',
  title: `a command over HTTP beside a move over the socket of boardgame.io, ${CLIENTS} clients with a match each`,
  async measure(bench) {
    const peer = peerNamed('boardgame.io', bench);
    if (!peer) return [];
    const server = await startServer(bench.folder());
    const [inMemory, inFiles] = [await opponent(peer), await opponent(peer, bench.folder())];
    const commands = longCommands(0).slice(0, MOVES);
    const rounds = await inTurns<Sides>(bench.rounds, [
      () => throughHttp({ server }, commands, CLIENTS),
      () => inMemory.play(),
      () => inFiles.play(),
    ]).finally(() => Promise.all([server, inMemory, inFiles].map((one) => one.stop())));
    return [
      beside(peer, 'in memory, which is what it does by itself: nothing is kept', rounds, 1),
      beside(peer, 'in flat files, none of which is synced', rounds, 2),
    ];
  },
};

interface Opponent {
  play(): Promise<Throughput>;
  stop(): Promise<void>;
}

const STORED_WITHIN_MS = 5_000;

/** It sends the new state before it stores it: whoever comes anew right after may be shown the state before. */
async function stored(look: () => Promise<number>): Promise<number> {
  const until = performance.now() + STORED_WITHIN_MS;
  for (;;) {
    const seen = await look();
    if (seen >= MOVES || performance.now() > until) return seen;
  }
}

/** Its server and its players, each in a process of its own; every round is played in new matches. */
async function opponent(peer: Peer, folder?: string): Promise<Opponent> {
  const [server, players] = [peer.start('serve.mjs'), peer.start('play.mjs')];
  const port = await server.asks<number>({ task: 'serve', folder });
  const count = CLIENTS * MOVES;
  return {
    play: async () => {
      const matches = Array.from({ length: CLIENTS }, () => randomUUID());
      await players.asks({ task: 'sitDown', port, matches });
      const before = await server.processorMs();
      const { seconds, lines } = await players.asks<Record<string, number>>({ task: 'play', moves: MOVES });
      const processorUs = (((await server.processorMs()) - before) * 1_000) / count;
      assertSame('lines in the matches of the peer', lines, count);
      const look = (): Promise<number> => players.asks<number>({ task: 'look', port, match: matches[0] });
      const seen = await stored(look);
      assertSame('lines that whoever comes anew is shown', seen, MOVES);
      return { rate: count / (seconds as number), processorUs };
    },
    stop: async () => {
      await players.stop();
      await server.stop();
    },
  };
}

type Sides = readonly [Throughput, Throughput, Throughput];

function beside(peer: Peer, kept: string, all: readonly Sides[], side: 1 | 2): Outcome {
  const rounds = all.map((round): Round => ({ ours: round[0].rate, beside: round[side].rate }));
  return {
    name: `a move beside boardgame.io ${kept.split(',')[0]}`,
    ratios: rounds.map((round) => round.ours / round.beside),
    ours: throughputOf(
      all.map(([one]) => one),
      'commands',
    ),
    beside: `${throughputOf(
      all.map((round) => round[side]),
      'moves',
    )} of ${peer.says} ${kept}`,
    aims: [atLeast(1, rounds)],
  };
}
