import type { Locator, Page } from 'playwright-core';
import { ask } from './staffed.js';
import { holds, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const EVERYTHING = '**/api/**';

/** The server, with what its organizer and its judge sign with. */
export interface Hall {
  readonly stage: Stage;
  readonly organizer: string;
  readonly judge: string;
}

/** A phone at its seat, once it tells the match itself and everything that it needs later is there. */
export async function phoneAt(hall: Hall, match: string, side: 'A' | 'B'): Promise<Page> {
  const { link } = await ask<{ link: string }>(hall.stage, `/matches/${match}/seats/${side}/links`, {}, hall.organizer);
  const { pathname, hash } = new URL(link);
  const page = await hall.stage.open(pathname + hash, PHONE);
  await page.waitForURL(`**/matches/${match}/table?as=${side}`);
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  await holds(page, `performance.getEntriesByType('resource').some(({ name }) => name.includes('waiting-here'))`);
  return page;
}

export const cutOff = (page: Page): Promise<unknown> =>
  page.route(EVERYTHING, (route) => route.abort('connectionfailed'));

export async function comesBack(page: Page): Promise<void> {
  await page.unroute(EVERYTHING);
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
}

export const keptOn = async (page: Page): Promise<readonly Item[]> => page.evaluate<Item[]>(KEPT);

/** Whatever ends with one more kept on the phone. */
async function isKept(page: Page, press: () => Promise<void>): Promise<void> {
  // What has gone up may still be there for a moment: it is not counted, but looked at by its id.
  const before = new Set((await keptOn(page)).map(({ id }) => id));
  const isThere = async (): Promise<boolean> => (await keptOn(page)).some(({ id }) => !before.has(id));
  await press();
  for (const until = Date.now() + 20_000; !(await isThere());) {
    if (Date.now() > until) throw new Error(`What was pressed is not kept: ${await page.locator('main').innerText()}`);
    await page.waitForTimeout(50);
  }
  // A thumb that bounces has pressed once.
  await holds(page, `document.querySelector('[class*=shield]') === null`);
}

/** Presses a button of the table, and says what its sheet asks, where it has one. */
export async function presses(page: Page, name: string, ...said: readonly string[]): Promise<void> {
  const called = (text: string): RegExp => new RegExp(`^${text.replaceAll('+', '[+]')}(?![\\w])`, 'i');
  await isKept(page, async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: called(name) })
      .first()
      .tap();
    const sheet = page.getByRole('dialog');
    for (const one of said)
      await sheet
        .getByRole('button', { name: called(one) })
        .first()
        .tap();
    if (said.length === 0) return;
    const send = sheet.getByRole('button', { name: 'Record it', disabled: false });
    const before = (await keptOn(page)).length;
    // A sheet on which nothing is left to say closes by itself, with its button.
    while ((await sheet.isVisible()) && (await keptOn(page)).length === before) if (await isTapped(send)) return;
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const isTapped = (button: Locator): Promise<boolean> =>
  button.tap({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );

/** Goes steps until the head of the table says that it is there. */
export async function goesTo(page: Page, place: string): Promise<void> {
  const head = page.getByRole('main').getByRole('status').first().getByRole('paragraph').first();
  const next = page.getByRole('region', { name: 'Next step' }).getByRole('button').first();
  while (!(await head.innerText()).toLowerCase().startsWith(place.toLowerCase())) await isKept(page, () => next.tap());
}

interface Place {
  readonly round: number;
  readonly turn: string | null;
  readonly step: string;
}

export interface Item {
  readonly id: string;
  readonly place: Place;
  readonly basedOn: number;
  readonly command: { readonly type: string };
}

/** Runs in the page: what the browser keeps, in its order. */
export const KEPT = `new Promise((done, failed) => {
  const opening = indexedDB.open('adjutant-queue');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('items').objectStore('items').getAll();
    all.onsuccess = () => { opening.result.close(); done(all.result.map(({ kept }) => kept.item)); };
  };
})`;

interface Recorded {
  readonly revision: number;
  readonly type: string;
  readonly data: {
    readonly to?: Place;
    readonly unit?: string;
    readonly entry?: number;
    readonly correction?: { readonly kind: string; readonly before: number };
  };
  readonly meta: { readonly commandId: string };
}

export async function recordOf({ stage, judge }: Hall, match: string): Promise<readonly Recorded[]> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as { readonly events: readonly Recorded[] }).events;
}

/** Where each entry counts, by its number: in the order of the record with everything put where it belongs. */
export function placesIn(record: readonly Recorded[]): ReadonlyMap<number, Place> {
  const order = [...record];
  for (const { data } of record) {
    if (data.correction?.kind !== 'redate') continue;
    const [moved] = order.splice(
      order.findIndex(({ revision }) => revision === data.entry),
      1,
    );
    const { before } = data.correction;
    if (moved)
      order.splice(
        order.findIndex(({ revision }) => revision === before),
        0,
        moved,
      );
  }
  let now: Place = { round: 1, turn: 'A', step: 'command' };
  return new Map(
    order.map(({ revision, data }) => {
      const here = now;
      now = data.to ?? now;
      return [revision, here] as const;
    }),
  );
}

/** What a phone asks about: what it kept and the record did not take. */
export const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: 'It is not recorded after all' });
