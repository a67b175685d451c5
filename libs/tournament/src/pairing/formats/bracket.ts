import type { Refusal } from '@adjutant/kernel';
import type { EntrantId } from '../../facts.js';
import { refuse } from '../refusals.js';

/** A place in a match of a bracket: somebody, nobody (a bye for the other), or whoever wins an earlier match. */
export type Slot = { readonly player: EntrantId } | { readonly nobody: true } | { readonly winnerOf: number };

export interface BracketMatch {
  /** From 1, round by round. */
  readonly match: number;
  readonly round: number;
  readonly slots: readonly [Slot, Slot];
  readonly winner?: EntrantId;
  /** Both lost it: nobody goes on of them, and whoever would have met the winner goes through. */
  readonly lost?: true;
}

/** Whether nothing more can come of a match. */
export const isOver = ({ winner, lost }: BracketMatch): boolean => winner !== undefined || lost === true;

export interface Bracket {
  /** Best seed first. */
  readonly seeds: readonly EntrantId[];
  readonly matches: readonly BracketMatch[];
}

/**
 * Single elimination: the first seed can meet the second in the final only, the third and the fourth in the semi-finals, and so on. Where the
 * number is no power of two, the best have a bye in the first round, and have won it.
 */
export function bracketOf(seeds: readonly EntrantId[]): Bracket | Refusal {
  if (new Set(seeds).size < seeds.length)
    return refuse('pairing/same-player-twice', 'A player stands in the seeds twice: take one of the two out.', {
      players: seeds.filter((one, at) => seeds.indexOf(one) !== at),
    });
  if (seeds.length < 2)
    return refuse('pairing/no-players', 'A bracket needs two players at least: let more through the cut.', {
      players: seeds.length,
    });
  let size = 2;
  while (size < seeds.length) size *= 2;
  const slots = seedOrder(size).map((seed): Slot => {
    const player = seeds[seed];
    return player === undefined ? { nobody: true } : { player };
  });
  return { seeds, matches: settled([...firstRound(slots), ...laterRounds(size)]) };
}

/** 0, 7, 3, 4, …: each half of each part begins with its best, who meets its last. */
export function seedOrder(size: number): readonly number[] {
  let order: readonly number[] = [0];
  while (order.length < size) {
    const last = 2 * order.length - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order;
}

const firstRound = (slots: readonly Slot[]): readonly BracketMatch[] =>
  Array.from({ length: slots.length / 2 }, (_, at) => ({
    match: at + 1,
    round: 1,
    slots: [slots[2 * at]!, slots[2 * at + 1]!],
  }));

function laterRounds(size: number): readonly BracketMatch[] {
  const matches: BracketMatch[] = [];
  let [first, made, round] = [1, size / 2, 2];
  for (let count = size / 4; count >= 1; count /= 2, round += 1) {
    for (let at = 0; at < count; at += 1)
      matches.push({
        match: made + at + 1,
        round,
        slots: [{ winnerOf: first + 2 * at }, { winnerOf: first + 2 * at + 1 }],
      });
    first = made + 1;
    made += count;
  }
  return matches;
}

/** `null`: nobody will ever sit there; undefined: not known yet. */
type Sitting = EntrantId | null | undefined;

function sitting(slot: Slot, matches: readonly BracketMatch[]): Sitting {
  if ('player' in slot) return slot.player;
  if ('nobody' in slot) return null;
  // They are numbered from 1, round by round, without a gap.
  const before = matches[slot.winnerOf - 1];
  if (!before || before.winner !== undefined) return before?.winner;
  if (before.lost === true) return null;
  return before.slots.every((one) => sitting(one, matches) === null) ? null : undefined;
}

/** Whoever has nobody to play has won, round after round. */
function settled(matches: readonly BracketMatch[]): readonly BracketMatch[] {
  const all = [...matches];
  for (const [at, one] of all.entries()) {
    const sits = one.slots.map((slot) => sitting(slot, all));
    const winner = sits.includes(null) ? sits.find((player) => typeof player === 'string') : undefined;
    if (!isOver(one) && typeof winner === 'string') all[at] = { ...one, winner };
  }
  return all;
}

/** Who sits in a match now; undefined where nobody does, or not yet. */
export function sittingAt(
  { matches }: Bracket,
  { slots: [a, b] }: BracketMatch,
): readonly [EntrantId | undefined, EntrantId | undefined] {
  return [sitting(a, matches) ?? undefined, sitting(b, matches) ?? undefined];
}

/** Matches that can be played: both are there, and nobody has won. */
export function openMatches(
  bracket: Bracket,
): readonly { readonly match: number; readonly round: number; readonly players: readonly [EntrantId, EntrantId] }[] {
  return bracket.matches.flatMap((one) => {
    const [a, b] = sittingAt(bracket, one);
    return !isOver(one) && a !== undefined && b !== undefined
      ? [{ match: one.match, round: one.round, players: [a, b] as const }]
      : [];
  });
}

export function wonBy(bracket: Bracket, match: number, winner: EntrantId): Bracket | Refusal {
  const found = bracket.matches.find((one) => one.match === match);
  if (!found || !sittingAt(bracket, found).includes(winner))
    return refuse(
      'pairing/not-in-the-bracket',
      `Player ${winner} has no match ${match} in the bracket: look at who plays there.`,
      {
        player: winner,
        match,
      },
    );
  return withMatch(bracket, found, { ...found, winner });
}

export function lostByBoth(bracket: Bracket, match: number): Bracket {
  const found = bracket.matches.find((one) => one.match === match);
  return found === undefined ? bracket : withMatch(bracket, found, { ...found, lost: true });
}

/**
 * Somebody leaves before they have played. In the first round the next in line takes their place and their seat in the bracket;
 * without one, and later on, whom they would have met goes through.
 */
export function leaves(bracket: Bracket, player: EntrantId, next?: EntrantId): Bracket | Refusal {
  const match = bracket.matches.find((one) => !isOver(one) && sittingAt(bracket, one).includes(player));
  if (!match)
    return refuse('pairing/not-in-the-bracket', `Player ${player} has no match to leave: look at who still plays.`, {
      player,
    });
  if (next !== undefined && bracket.seeds.includes(next))
    return refuse(
      'pairing/same-player-twice',
      `Player ${next} is in the bracket already: name the next in line after the cut.`,
      {
        player: next,
      },
    );
  const place = sittingAt(bracket, match).indexOf(player);
  const put = (slot: Slot): BracketMatch => ({
    ...match,
    slots: place === 0 ? [slot, match.slots[1]] : [match.slots[0], slot],
  });
  if (next === undefined || match.round > 1) return withMatch(bracket, match, put({ nobody: true }));
  const seeds = bracket.seeds.map((one) => (one === player ? next : one));
  return withMatch({ ...bracket, seeds }, match, put({ player: next }));
}

function withMatch(bracket: Bracket, old: BracketMatch, now: BracketMatch): Bracket {
  return { ...bracket, matches: settled(bracket.matches.map((one) => (one === old ? now : one))) };
}
