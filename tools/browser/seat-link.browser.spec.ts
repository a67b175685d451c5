import { networkInterfaces } from 'node:os';
import type { Page } from 'playwright-core';
import { recordAll } from './small-match.js';
import { setStage, tidied, type Stage } from './stage.js';

const CODE = { name: 'QR code of the link for seat A' } as const;
const PASSWORD = 'four dice in a row';
const OPENED = {
  type: 'OpenMatch',
  data: { title: 'Table 7', pack: { id: 'wh40k-10e' }, seats: { A: { player: 'ada' }, B: { player: 'ben' } } },
};

let stage: Stage | undefined;
afterEach(async () => {
  expect(await tidied(stage)).toEqual([]);
  await stage?.close();
});

/** The dialog of a new link, at a server that listens there and is looked at on its own machine. */
async function ticketAt(host: string): Promise<Page> {
  stage = await setStage({ ADJUTANT_ACCESS: 'staffed', HOST: host });
  const link = /http:\S+(\/first-organizer#\S+)/.exec(stage.said())?.[1] ?? '';
  const page = await stage.open(link);
  await page.getByLabel('Name').fill('עומר הכהן');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('list', { name: 'Staff' }).waitFor();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'adjutant_session');
  await recordAll(stage.base, 'small', [OPENED], cookie?.value);
  await page.goto(`${stage.base}/matches/small?desk=seats`);
  await page.getByRole('button', { name: 'New link for A' }).click();
  await page.getByRole('dialog').getByRole('img', CODE).waitFor();
  return page;
}

test('where the server listens on its own machine only, the code says that no phone can open it, and what to set', async () => {
  const page = await ticketAt('127.0.0.1');
  const says = await page.getByRole('dialog').getByRole('alert').innerText();
  expect(says).toContain('No phone can open this link');
  expect(says).toContain('HOST=0.0.0.0');
  expect(await page.getByRole('dialog').getByRole('radio').count()).toBe(0);
});

test('where it listens everywhere, the code is for an address that phones reach, and others can be chosen', async () => {
  const outside = Object.values(networkInterfaces()).flatMap((all = []) => all.filter((one) => !one.internal));
  const [address] = outside.filter(({ family }) => family === 'IPv4').map((one) => one.address);
  const page = await ticketAt('0.0.0.0');
  const dialog = page.getByRole('dialog');
  if (address === undefined) {
    expect(await dialog.getByRole('alert').innerText()).toContain('no other address');
    return;
  }
  expect(await dialog.getByRole('alert').count()).toBe(0);
  expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toContain(`http://${address}:`);
  const code = await dialog.getByRole('img', CODE).getAttribute('src');
  await dialog.getByRole('radio', { name: 'this machine only' }).check();
  expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toContain('http://127.0.0.1:');
  expect(await dialog.getByRole('img', CODE).getAttribute('src')).not.toBe(code);
  expect(await dialog.getByRole('alert').innerText()).toContain('No phone can open this link');
});
