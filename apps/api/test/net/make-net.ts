import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { digest } from '@adjutant/seal';
import { kindOf, seeds, type Case, type Edit, type Seed } from './corpus.js';
import { mutationsOf } from './mutations.js';
import { NetServer } from './net-server.js';

const ANSWERS = join(import.meta.dirname, 'answers.jsonl.gz');
const WANTED = 5_000;

/** Writes down what this build answers. It was run once: a net that is made anew holds nothing. */
test('the answers are written', async () => {
  expect(existsSync(ANSWERS)).toBe(false);
  const server = await NetServer.start();
  const cases: Case[] = [];
  for (const { seed, ...one } of casesOf(seeds())) {
    const shared = await server.tried(seed, one, false);
    const says = shared.recorded ? await server.tried(seed, one, true) : shared;
    cases.push({ ...one, seed: seed.seed, says });
  }
  await server.close();
  writeFileSync(ANSWERS, gzipSync(`${cases.map((one) => JSON.stringify(one)).join('\n')}\n`, { level: 9 }));
  const recorded = cases.filter(({ says }) => says.recorded).length;
  expect([cases.length, recorded, new Set(seeds().map(kindOf)).size]).not.toContain(0);
});

interface SentCase extends Omit<Case, 'seed' | 'says' | 'case'> {
  readonly seed: Seed;
}

/** As many of each seed: what a short one has not, the longer ones have more of. */
function casesOf(all: readonly Seed[]): readonly (SentCase & Pick<Case, 'case'>)[] {
  const share = WANTED / all.length;
  const pools = all.map((seed) => ({ seed, pool: inChanceOrder(seed, mutationsOf(seed.body)) }));
  const cases: SentCase[] = [];
  let owed = 0;
  for (const { seed, pool } of pools.sort((one, other) => one.pool.length - other.pool.length)) {
    owed += share;
    const own = [{ edits: [['none'] as const] }, ...listsOf(seed, pool)];
    const rest = Math.max(0, Math.min(Math.round(owed) - own.length, pool.length));
    owed -= own.length + rest;
    cases.push(...[...own, ...pool.slice(0, rest).map((edits) => ({ edits }))].map((one) => ({ ...one, seed })));
  }
  return cases.map((one, number) => ({ case: number, ...one }));
}

function listsOf(
  { path }: Seed,
  [first = [], second = [], third = []]: readonly (readonly Edit[])[],
): Omit<SentCase, 'seed'>[] {
  if (!path.endsWith('/commands')) return [];
  const lists: readonly (readonly Edit[])[] = [
    [['none'], ['none']],
    [['none'], ...first],
    [...second, ['none'], ...third],
  ];
  return lists.map((edits) => ({ edits, list: true }));
}

function inChanceOrder({ seed }: Seed, pool: readonly (readonly Edit[])[]): readonly (readonly Edit[])[] {
  return pool
    .map((edits) => ({ edits, key: digest({ seed, edits: JSON.stringify(edits) }) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ edits }) => edits);
}
