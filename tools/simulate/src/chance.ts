/** The only chance there is in a simulation: the same seed gives the same numbers, on every machine. */
export interface Chance {
  /** A whole number from 0 and below `bound`. */
  below(bound: number): number;
  /** True about once in so many times. */
  onceIn(times: number): boolean;
  pick<One>(of: readonly One[]): One;
  shuffled<One>(all: readonly One[]): readonly One[];
  /** Chance of its own for something with a name: what happens there changes nothing elsewhere. */
  of(name: string): Chance;
}

export function chanceOf(seed: string): Chance {
  const next = seeded(hashed(seed));
  const below = (bound: number): number => Math.floor(next() * bound);
  return {
    below,
    onceIn: (times) => below(times) === 0,
    pick: (of) => {
      if (of.length === 0) throw new Error('nothing to pick from');
      return of[below(of.length)] as (typeof of)[number];
    },
    shuffled: (all) => {
      const left = [...all];
      return all.map(() => left.splice(below(left.length), 1)[0] as (typeof all)[number]);
    },
    of: (name) => chanceOf(`${seed}/${name}`),
  };
}

/** FNV-1a of 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** Numbers from 0 and below 1 (splitmix32). */
function seeded(seed: number): () => number {
  let at = seed | 0;
  return () => {
    at = (at + 0x9e3779b9) | 0;
    const once = Math.imul(at ^ (at >>> 16), 0x21f0aaad);
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
    return ((twice ^ (twice >>> 15)) >>> 0) / 2 ** 32;
  };
}
