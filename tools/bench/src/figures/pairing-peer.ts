import type { EventFacts } from '@adjutant/tournament';
import { assertSame, ms, type Bench, type Outcome } from '../support/figure.js';
import { peerNamed } from '../support/peer.js';
import { eventOf, paired, ROUNDS_PLAYED } from '../support/played-event.js';

const PLAYERS = 512;
const LONGEST_MS = 180_000;

type Pair = readonly [string, string | null];

/** What came of pairing, and the processor time that it took. */
interface Round {
  readonly pairs: readonly Pair[];
  readonly milliseconds: number;
}

/** The same round as another program pairs it, in a process of its own: time, and what the pairs cost. */
export function besidePeer(bench: Bench): readonly Outcome[] {
  const peer = peerNamed('tournament-pairings', bench);
  if (!peer) return [];
  const facts = eventOf(PLAYERS);
  const ours = ownRound(facts);
  const field = fieldOf(facts);
  const players = [...field].map(([id, { score, met }]) => ({ id, score, avoid: [...met] }));
  bench.says(`${peer.says} pairs ${PLAYERS} players`);
  const input = { players, round: ROUNDS_PLAYED + 1 };
  const theirs = peer.answers('pair.mjs', input, LONGEST_MS) as Round | undefined;
  const name = `${PLAYERS} players beside a peer`;
  const told = `${ms(ours.milliseconds)} of processor time, ${costOf(ours.pairs, field)}`;
  if (!theirs)
    return [{ name, ratios: [], ours: told, beside: `${peer.says}: no answer in ${LONGEST_MS / 1_000} s`, aims: [] }];
  assertSame('pairs of the peer', theirs.pairs.length, ours.pairs.length);
  return [
    {
      name,
      ratios: [ours.milliseconds / theirs.milliseconds],
      ours: told,
      beside: `${ms(theirs.milliseconds)}, ${costOf(theirs.pairs, field)} for ${peer.says}`,
      aims: [{ says: 'no slower', met: ours.milliseconds <= theirs.milliseconds }],
    },
  ];
}

function ownRound(facts: EventFacts): Round {
  const before = process.cpuUsage();
  const { draft } = paired(facts);
  const { user, system } = process.cpuUsage(before);
  return { pairs: draft.tables.map(({ players }) => players), milliseconds: (user + system) / 1_000 };
}

interface Standing {
  score: number;
  readonly met: Set<string>;
}
type Field = ReadonlyMap<string, Standing>;

function fieldOf({ entrants, rounds }: EventFacts): Field {
  const field = new Map(entrants.map(({ id }): [string, Standing] => [id, { score: 0, met: new Set() }]));
  for (const { seats } of rounds.flatMap(({ tables }) => tables))
    for (const [{ player, outcome }, other] of [seats, seats.toReversed()] as (typeof seats)[]) {
      const known = field.get(player);
      known?.met.add(other.player);
      if (known && outcome === 'win') known.score += 1;
    }
  return field;
}

function costOf(pairs: readonly Pair[], field: Field): string {
  const both = pairs.flatMap(([a, b]) => {
    const [one, other] = [field.get(a), b === null ? undefined : field.get(b)];
    return one && other && b !== null ? [{ again: one.met.has(b), apart: Math.abs(one.score - other.score) }] : [];
  });
  const rematches = both.filter(({ again }) => again).length;
  const crossing = both.filter(({ apart }) => apart > 0);
  const far = crossing.filter(({ apart }) => apart > 1).length;
  return `${rematches} rematches, ${crossing.length} pairs across groups (${far} further than the next)`;
}
