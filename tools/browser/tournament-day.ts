import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { graveViolations } from './axe.js';

const RESULTS = join(import.meta.dirname, '..', '..', 'test-results', 'tournament');
const ORGANIZER = { id: 'organizer', role: 'organizer' };

const FIRST_NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo', 'Kay', 'Lou'];
export const PLAYERS = FIRST_NAMES.map((name, at) => ({
  name: `${name} Archer`,
  faction: at % 2 === 0 ? 'Orks' : 'Necrons',
  club: `Club ${at % 3}`,
}));

/** A page as it is on a desk and on a phone: nothing stands over its edge, and nothing hinders anybody gravely. */
export async function photograph(page: Page, name: string): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(RESULTS, `${name}-${width}.png`), fullPage: true });
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect([name, width, over]).toEqual([name, width, 0]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  expect([name, await graveViolations(page)]).toEqual([name, []]);
}

/** Says yes to what is asked twice, with a reason where one is wanted. */
export async function surely(page: Page, act: string, because?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (because !== undefined) await dialog.getByLabel('Why').fill(because);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const goToPart = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of the event' }).getByRole('link', { name }).click();

/** An event as its organizer's page would send it: what stands before the walk of a test begins. */
export async function sendToEvent(base: string, id: string, commands: readonly (readonly [string, object])[]) {
  for (const [type, data] of commands) {
    const response = await fetch(`${base}/api/tournaments/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commandId: randomUUID(), type, data, actor: ORGANIZER }),
    });
    if (!response.ok) throw new Error(`${type}: ${await response.text()}`);
  }
}

/** Twelve players by name, in an event of three rounds whose first is out; of the first pack, where none is named. */
export async function firstRoundOut(base: string, id: string, pack?: string): Promise<void> {
  const packs = (await (await fetch(`${base}/api/packs`)).json()) as {
    readonly packs: readonly { readonly pack: string }[];
  };
  for (const { name } of PLAYERS) {
    const response = await fetch(`${base}/api/people/${playerId(name)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  }
  await sendToEvent(base, id, [
    ['SetUpTournament', { name: 'Winter Open', rounds: 3, checkIn: false, pack: { id: pack ?? packs.packs[0]?.pack } }],
    ...PLAYERS.map(({ name, faction }) => ['EnterPlayer', { player: playerId(name), faction }] as const),
    ['DraftRound', { round: 1 }],
    ['PublishRound', { round: 1 }],
  ]);
}

export const playerId = (name: string): string => name.toLowerCase().replace(' ', '-');
