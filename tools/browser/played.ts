import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Stage } from './stage.js';

const PACKS = join(import.meta.dirname, '..', '..', 'libs', 'packs');

export async function sentTo({ base }: Stage, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** A match that was played, and how much of it. */
export interface Played {
  readonly file: string;
  readonly entries: number;
}

/** A match in the middle of its battle. */
export async function playedTo(stage: Stage, id: string, { file, entries }: Played): Promise<void> {
  const lines = readFileSync(join(PACKS, file), 'utf8').trim().split('\n');
  for (const line of lines.slice(1, entries + 1)) {
    const { type, data, actor, refused } = JSON.parse(line) as Readonly<Record<string, object>>;
    if (refused === undefined)
      await sentTo(stage, `/api/matches/${id}/commands`, { commandId: randomUUID(), type, data, actor });
  }
}

/** What is pressed, counted. */
export function counting(page: Page) {
  let taps = 0;
  const tap = async (name: string | RegExp, within = page.getByRole('main')): Promise<void> => {
    await within.getByRole('button', { name, exact: typeof name === 'string' }).click();
    taps += 1;
  };
  const since = (): number => [taps, (taps = 0)][0] ?? 0;
  return { tap, since };
}

/** What things may cost, in taps; what they do cost is printed. */
const MAY_COST = {
  step: 1,
  gain: 1,
  several: 2,
  use: 2,
  grenade: 4,
  destroyed: 2,
  scores: 6,
  turnEnd: 6,
  claim: 3,
} as const;

export function held(what: keyof typeof MAY_COST, game: string, taps: number): void {
  process.stdout.write(`taps: ${game}, ${what} ${taps} of ${MAY_COST[what]}\n`);
  expect(taps).toBeLessThanOrEqual(MAY_COST[what]);
}
