/*
 * Chance without a sequence. Each figure is a hash of what it is for (seed, round, player, other), so that nobody who comes or
 * goes changes what the others drew. MurmurHash3 (32 bits, Austin Appleby, public domain): each bit of what goes in changes
 * half of what comes out. It keeps no secret and has none to keep, since no figure leaves this library and the seed is shown after round 1.
 */

function turned(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

const folded = (state: number, block: number): number =>
  Math.imul(turned(state ^ Math.imul(turned(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593), 13), 5) + 0xe6546b64;

function ended(state: number, length: number): number {
  let hash = state ^ length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const UTF8 = new TextEncoder();

/** MurmurHash3_x86_32 of a text in UTF-8. */
export function hashOf(text: string, seed: number): number {
  const bytes = UTF8.encode(text);
  const whole = bytes.length - (bytes.length % 4);
  const at = (place: number): number => bytes[place] ?? 0;
  const block = (from: number): number => at(from) | (at(from + 1) << 8) | (at(from + 2) << 16) | (at(from + 3) << 24);
  let state = seed;
  for (let from = 0; from < whole; from += 4) state = folded(state, block(from));
  // The tail is mixed in without the turn that a whole block ends with.
  if (whole < bytes.length) state ^= Math.imul(turned(Math.imul(block(whole), 0xcc9e2d51), 15), 0x1b873593);
  return ended(state, bytes.length);
}

/** What somebody drew for a round: two words of 32 bits. */
export interface Draw {
  readonly first: number;
  readonly second: number;
}

export function drawFor(seed: string, round: number, purpose: string, who: string): Draw {
  // Lengths keep apart what would read alike: player `1` of round 11, player `11` of round 1.
  const text = `${seed.length}:${seed}|${round}|${purpose.length}:${purpose}|${who}`;
  return { first: hashOf(text, 0x5bd1e995), second: hashOf(text, 0x1b56c4e9) };
}

/** The lot of two together, the same whoever is named first: a whole number below `2 ** bits`. */
export function lotOf(one: Draw, other: Draw, bits: number): number {
  const swapped = one.first > other.first || (one.first === other.first && one.second > other.second);
  const [a, b] = swapped ? [other, one] : [one, other];
  const state = folded(folded(folded(folded(0, a.first), a.second), b.first), b.second);
  return ended(state, 16) >>> (32 - bits);
}
