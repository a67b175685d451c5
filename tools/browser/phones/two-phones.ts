import type { Page } from 'playwright-core';
import type { Stage, View } from '../stage.js';
import { Phone, type Heard } from './phone.js';

const PHONE: View = { width: 390, height: 844, touch: true };

/** Both phones of a match, each on its seat. */
export interface Phones {
  readonly A: Phone;
  readonly B: Phone;
}

export const PLAYERS = { A: 'ada', B: 'ben' } as const;

/** What is asked where a match is opened. */
export interface Opening {
  /** What the pack is called, or begins with. */
  readonly game: RegExp;
  readonly depth: 'Result' | 'Score' | 'Full';
}

/** Somebody at the desk opens a match on a phone of their own: its table, where the codes of the seats are shown. */
export async function openMatch(stage: Stage, session: string, { game, depth }: Opening): Promise<Page> {
  const desk = await stage.open('/', { ...PHONE, session });
  await desk.getByRole('button', { name: 'Open a match' }).tap();
  const dialog = desk.getByRole('dialog', { name: 'Open a match' });
  await dialog.getByLabel('Player A').fill(PLAYERS.A);
  await dialog.getByLabel('Player B').fill(PLAYERS.B);
  await dialog.getByRole('combobox', { name: 'Rule pack' }).tap();
  await desk.getByRole('option', { name: game }).tap();
  await dialog.getByRole('radio', { name: depth }).check();
  await dialog.getByRole('button', { name: 'Open the match' }).tap();
  await desk.waitForURL('**/matches/*/table');
  return desk;
}

/** The link that is in the code of a seat, as it is shown on the screen of the desk. */
export async function codeOf(desk: Page, side: 'A' | 'B'): Promise<string> {
  await desk.getByRole('button', { name: `Show the code of ${PLAYERS[side]}’s seat` }).tap();
  const ticket = desk.getByRole('dialog', { name: `Seat ${side}: ${PLAYERS[side]}` });
  await ticket.getByRole('img', { name: `QR code of the link for seat ${side}` }).waitFor();
  const link = await ticket.getByLabel('Link').inputValue();
  await ticket.getByRole('button', { name: 'Done' }).tap();
  await ticket.waitFor({ state: 'detached' });
  return link;
}

/** Both scan the codes of their seats. */
export async function sitDown(stage: Stage, links: { readonly A: string; readonly B: string }): Promise<Phones> {
  const heard: Heard = { entry: 0 };
  const at = async (side: 'A' | 'B'): Promise<Phone> => {
    const { pathname, hash } = new URL(links[side]);
    const page = await stage.open(pathname + hash, PHONE);
    await page.waitForURL(`**/matches/*/table?as=${side}`);
    await page.getByRole('region', { name: 'Recorded last' }).waitFor();
    return new Phone(page, PLAYERS[side], heard);
  };
  return { A: await at('A'), B: await at('B') };
}
