import { cases, differences, kindOf, nameOf, seeds, type Case, type Says, type Seed } from './corpus.js';
import type { NetServer } from './net-server.js';

const SEEDS: ReadonlyMap<string, Seed> = new Map(seeds().map((one) => [one.seed, one]));
const EXPECTED: ReadonlyMap<number, Says> = new Map(
  differences().flatMap((one) => one.cases.map(({ case: number, says }) => [number, says] as const)),
);

/** Every case with what it has to come to: what was written down, or what a later difference says in its place. */
export const CASES: readonly Case[] = cases().map((one) => ({ ...one, says: EXPECTED.get(one.case) ?? one.says }));

export const seedOf = ({ seed }: Case): Seed => {
  const known = SEEDS.get(seed);
  if (!known) throw new Error(`There is no seed ${seed}.`);
  return known;
};

export const KINDS: readonly (readonly [string, readonly Case[]])[] = [
  ...Map.groupBy(CASES, (one) => kindOf(seedOf(one))),
].sort(([one], [other]) => (one < other ? -1 : 1));

/** What answers otherwise than it has to, in sentences; each ends with the line that `differences.json` would take. */
export async function othersIn(server: NetServer, some: readonly Case[]): Promise<readonly string[]> {
  const others: string[] = [];
  for (const one of some) {
    const seed = seedOf(one);
    const says = await server.tried(seed, one, one.says.recorded !== undefined);
    const [was, is] = [JSON.stringify(one.says), JSON.stringify(says)];
    if (was !== is) others.push(`${nameOf(seed, one)}\n  was ${was}\n  {"case":${one.case},"says":${is}}`);
  }
  return others;
}

/** The same few of each kind every time: of one seed, what records and what is refused, spread over it. */
export function sampleOf(of: readonly Case[], most: number): readonly Case[] {
  const [first] = of;
  const own = of.filter(({ seed }) => seed === first?.seed);
  const recording = own.filter(({ says }) => says.recorded).slice(0, 1);
  const refused = own.filter(({ says }) => !says.recorded);
  const step = Math.max(1, Math.floor(refused.length / (most - recording.length)));
  return [...recording, ...refused.filter((_, at) => at % step === 0).slice(0, most - recording.length)];
}
