import type { EventFacts, Paired } from '@adjutant/tournament';
import blossom from 'edmonds-blossom-fixed';
import { assertSame, ms, ratiosOf, type Bench, type Figure, type Outcome } from '../support/figure.js';
import { growth, type Sized } from '../support/growth.js';
import { interleave, median } from '../support/measure.js';
import { eventOf, paired, pairedWithReasons, ROUNDS_PLAYED } from '../support/played-event.js';
import { besidePeer } from './pairing-peer.js';

/** How long a round may take, in milliseconds; the growth from the one to the other may be no worse than n log n. */
const SIZES = [
  { players: 512, most: 150 },
  { players: 2_048, most: 500, stretch: 150 },
  { players: 4_500, most: 1_200 },
] as const;

const EXPLAINED = 2_048;
const EXPLAINED_MOST = 500;

export const pairing: Figure = {
  name: 'pairing',
  title: `the round after ${ROUNDS_PLAYED} others, paired with clubs, floats and win paths`,
  async measure(bench) {
    const outcomes: Outcome[] = [];
    const took: Sized[] = [];
    for (const { players, most, ...more } of SIZES) {
      const facts = eventOf(players);
      const rounds = await interleave(
        bench.rounds,
        () => timed(() => isSound(paired(facts), players)),
        () => timed(() => peerByGroups(facts)),
      );
      const ours = median(rounds.map((round) => round.ours));
      took.push({ players, took: ours });
      outcomes.push({
        name: `${players} players`,
        ratios: ratiosOf(rounds),
        ours: ms(ours),
        beside: `${ms(median(rounds.map(({ beside }) => beside)))} for edmonds-blossom-fixed on parts of 64, one level only`,
        aims: [
          { says: `at most ${most} ms`, met: ours <= most },
          ...('stretch' in more ? [{ says: `at most ${more.stretch} ms (stretch)`, met: ours <= more.stretch }] : []),
        ],
      });
    }
    const [, small, large] = took as [Sized, Sized, Sized];
    return [...outcomes, growth('a draft', small, large), await explained(bench), ...besidePeer(bench)];
  },
};

/** What the page of a draft waits for. */
async function explained(bench: Bench): Promise<Outcome> {
  const facts = eventOf(EXPLAINED);
  const rounds = await interleave(
    bench.rounds,
    () => timed(() => assertSame('reasons that do not hold', pairedWithReasons(facts).checked.wrong.length, 0)),
    () => timed(() => isSound(paired(facts), EXPLAINED)),
  );
  const ours = median(rounds.map((round) => round.ours));
  return {
    name: `${EXPLAINED} players, each table with why, and each reason looked up`,
    ratios: ratiosOf(rounds),
    ours: ms(ours),
    beside: `${ms(median(rounds.map(({ beside }) => beside)))} for the draft alone`,
    aims: [{ says: `at most ${EXPLAINED_MOST} ms`, met: ours <= EXPLAINED_MOST }],
  };
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function isSound({ draft, costs }: Paired, players: number): void {
  const all = new Set(draft.tables.flatMap((table) => table.players));
  assertSame('players at tables', all.size, players);
  assertSame('rematches', costs.find(({ level }) => level === 'rematch')?.sum, 0);
}

/** The peer takes minutes for a whole field: what it takes for as many players in parts is the measure of the machine. */
function peerByGroups({ entrants }: EventFacts): void {
  const PART = 64;
  for (let from = 0; from < entrants.length; from += PART) {
    const size = Math.min(PART, entrants.length - from);
    const edges: [number, number, number][] = [];
    for (let one = 0; one < size; one += 1)
      for (let other = one + 1; other < size; other += 1)
        edges.push([one, other, 1 + ((one * 7_919 + other * 104_729 + from) % 1_000)]);
    assertSame('players of the peer', blossom(edges, true).filter((mate) => mate >= 0).length, size - (size % 2));
  }
}
