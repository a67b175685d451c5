import type { Locator, Page } from 'playwright-core';
import type { StaffedStage } from './staffed-stage.js';
import type { View } from './stage.js';
import { submitRoster } from './submitting.js';

const PHONE: View = { width: 390, height: 844, touch: true };

/** What was played last is offered first. */
const last = (pack: string): string => `localStorage.setItem('adjutant/last-pack', '${pack}')`;

export interface Opened {
  readonly match: string;
  /** The device at the table, which holds both seats. */
  readonly page: Page;
  readonly dialog: Locator;
}

interface Wanted {
  readonly depth: 'Result' | 'Score' | 'Full';
  readonly pack?: string;
  readonly host?: 'hall.test';
}

/** Whoever runs the event opens a match of Ada and Ben in the browser, and a device comes to it by the link of the table. */
export async function openedOnOneDevice(stage: StaffedStage, wanted: Wanted): Promise<Opened> {
  const { depth, pack = 'wh40k-10e', host } = wanted;
  const view: View = { ...PHONE, ...(host === undefined ? {} : { host }) };
  const desk = await stage.open('/', { ...view, session: stage.sessions.organizer, watching: last(pack) });
  await desk.getByRole('button', { name: 'Open a match', exact: true }).tap();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Player A').fill('Ada');
  await form.getByLabel('Player B').fill('Ben');
  await form.getByRole('radio', { name: depth }).check();
  await form.getByRole('button', { name: 'Open the match' }).tap();
  await desk.waitForURL('**/table');
  const match = new URL(desk.url()).pathname.split('/')[2] ?? '';
  await desk.close();
  const path = `/matches/${match}/seats/both/links`;
  const { link } = await stage.ask<{ link: string }>(path, {}, stage.sessions.organizer);
  const page = await stage.open(new URL(link).pathname + new URL(link).hash, view);
  await page.waitForURL('**/table?as=A');
  return { match, page, dialog: page.getByRole('dialog') };
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Who presses, on a device of both. */
export const turnOf = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'For whom' }).getByText(name, { exact: true }).tap();

export async function begun({ page, dialog }: Opened): Promise<void> {
  await button(page, 'Start the battle').tap();
  await button(dialog, 'Ada').tap();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Next step' }).getByRole('button').waitFor();
}

export async function score({ page, dialog }: Opened, what: RegExp, points: string): Promise<void> {
  await button(page, what).tap();
  await button(dialog.getByRole('group', { name: 'How many? At once' }), points).tap();
  await dialog.waitFor({ state: 'detached' });
}

/** A list of two units, pasted. */
export async function bring({ page, dialog }: Opened, player: string, list: string): Promise<void> {
  await turnOf(page, player);
  await button(page, `Bring a list for ${player}`).tap();
  await dialog.getByLabel('Your list', { exact: true }).fill(list);
  await button(dialog, 'Read the list').tap();
  await dialog.getByText(/2 units\.$/).waitFor();
  await submitRoster(dialog);
}

const TRIES = 4;

/** Each agrees in turn, with their name typed, to what a region asks. */
export async function bothAgree(page: Page, title: string): Promise<void> {
  const asked = page.getByRole('region', { name: title });
  for (const name of ['Ada', 'Ben']) {
    const field = asked.getByLabel(`${name}, type your name to agree`);
    await field.waitFor();
    // What comes in meanwhile may draw the question anew, and what was typed with it: it is typed again then.
    for (let tries = 0; tries < TRIES && (await field.isVisible()); tries += 1) {
      await field.fill(name);
      await button(asked, `${name} agrees`).tap();
      await field.waitFor({ state: 'detached', timeout: 4_000 }).catch(() => undefined);
    }
    await field.waitFor({ state: 'detached' });
  }
}

/** The match ends here and now, and both confirm what it came to. */
export async function ended({ page, dialog }: Opened): Promise<void> {
  await button(page, 'Finish the match').tap();
  await button(dialog, 'Record it').tap();
  await dialog.waitFor({ state: 'detached' });
  const name = page.getByRole('region', { name: 'Is this the result?' }).getByLabel(/type your name to agree$/);
  await name.first().waitFor();
  await button(page.getByRole('region', { name: 'Next step' }), 'Confirm the result').tap();
  await name.and(page.locator(':focus')).waitFor();
  await bothAgree(page, 'Is this the result?');
  await page.getByText('Both players have confirmed it.').waitFor();
}

/** How often each type stands in the record. */
export async function typesIn(stage: StaffedStage, match: string): Promise<{ readonly [type: string]: number }> {
  const headers = { authorization: `Bearer ${stage.sessions.judge}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, { headers });
  const { events } = (await answer.json()) as { readonly events: readonly { readonly type: string }[] };
  const counted: Record<string, number> = {};
  for (const { type } of events) counted[type] = (counted[type] ?? 0) + 1;
  return counted;
}
