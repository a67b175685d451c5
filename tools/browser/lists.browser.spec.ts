import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { APP } from './app-list.js';
import { colourViolations, darkened, graveViolations } from './axe.js';
import { send } from './small-match.js';
import { sharedStage, type Stage } from './stage.js';
import { submitRoster } from './submitting.js';

const MATCHES = ['app', 'packed', 'differs', 'trouble', 'phone'];

const stage: Stage = sharedStage(async () => {
  for (const match of MATCHES) {
    const data = {
      title: `Lists ${match}`,
      pack: { id: 'wh40k-10e' },
      seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    };
    const opened = await send(stage.base, match, { type: 'OpenMatch', data });
    if (!opened.ok) throw new Error(await opened.text());
  }
});

/** The detachment has lost a letter. */
const LIST = APP.replace('Combined Regiment', 'Combined Regimnt');

const XML = (name: string): string =>
  `<?xml version="1.0"?><roster name="Packed" gameSystemName="Warhammer 40,000 10th Edition" xmlns="http://www.battlescribe.net/schema/rosterSchema"><costs><cost name="pts" value="95"/></costs><forces><force name="Army" catalogueName="Imperium - Astra Militarum"><selections><selection name="${name}" type="unit" number="1"><costs><cost name="pts" value="95"/></costs><categories><category name="Infantry" primary="false"/></categories></selection></selections></force></forces></roster>`;
const ROSZ = Buffer.from(zipSync({ 'army.ros': strToU8(XML('Command Squad')) }));
const BOMB = Buffer.from(zipSync({ 'army.ros': strToU8(`<roster>${' '.repeat(20_000_000)}</roster>`) }));
const NOVEL = 'It was late in the year, and nobody had come over the pass for weeks; the lamps were low.\n'.repeat(400);

/** Runs in the page: ten megabytes come by the clipboard, as people paste. */
const PASTE = `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'Command Squad (95 Points)\\n'.repeat(400_000));
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.querySelector('[role=dialog] textarea').dispatchEvent(pasted);
})()`;

async function bring(
  match: string,
  player = 'ada',
  view = {},
): Promise<{ readonly page: Page; readonly dialog: Locator }> {
  const page = await stage.open(`/matches/${match}`, view);
  await page.getByRole('button', { name: `Bring a list for ${player}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your list', { exact: true }).waitFor();
  return { page, dialog };
}

async function read(dialog: Locator, list: string): Promise<void> {
  await dialog.getByLabel('Your list', { exact: true }).fill(list);
  await dialog.getByRole('button', { name: 'Read the list' }).click();
}

async function choose(dialog: Locator, name: string, buffer: Buffer): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

interface Seat {
  readonly faction: string | null;
  readonly detachment: string | null;
  readonly army: { readonly points: number | null; readonly unchecked: readonly string[] } | null;
}
interface Seated {
  readonly seats: { readonly [side in 'A' | 'B']: Seat };
  readonly units: readonly { readonly id: string; readonly name: string }[];
}
const seated = async (match: string): Promise<Seated> =>
  (await (await fetch(`${stage.base}/api/matches/${match}`)).json()) as Seated;

test('a list of the app is read, one name mended by a tap, a refusal understood, and its roster stands; it is offered again', async () => {
  stage.forgive(/status of 4\d\d/);
  const { page, dialog } = await bring('app');
  await read(dialog, LIST);
  await dialog.getByText(/2 units\.$/).waitFor();
  expect(await dialog.getByLabel('Faction').inputValue()).toBe('ASTRA MILITARUM');
  expect(await dialog.getByLabel('Models of Shock Troops').inputValue()).toBe('10');
  await dialog.getByRole('button', { name: 'Command Squad is the warlord', pressed: true }).waitFor();
  await dialog.getByRole('button', { name: 'It is Combined Regiment' }).click();
  expect(await dialog.getByLabel('Detachment').inputValue()).toBe('Combined Regiment');
  // A keyword that the army does not have is refused, at the unit that it is about.
  await dialog.getByText(/^Keywords: 2 kinds of unit have none yet/).waitFor();
  await dialog.getByRole('button', { name: 'Submit the roster' }).click();
  await dialog.getByRole('heading', { name: 'Which keywords do these have?' }).waitFor();
  await dialog.getByText(/Of 2 kinds of unit nothing is said: .* whoever uses it is asked/).waitFor();
  await dialog.getByText(/^Looked at: .*GRENADES/).waitFor();
  await dialog.getByLabel('Command Squad', { exact: true }).fill('INFANTRY, CHARACTER');
  await dialog.getByRole('button', { name: 'Submit without them' }).click();
  const first = dialog.getByRole('region', { name: 'Units' }).getByRole('listitem').first();
  await first.getByText('does not have the keyword ASTRA MILITARUM').waitFor();
  expect(await page.evaluate('document.activeElement.textContent')).toMatch(/^The roster was not recorded/);
  await dialog.getByRole('button', { name: /^Keywords: 1 kind of unit/ }).click();
  await dialog.getByLabel('Command Squad', { exact: true }).fill('ASTRA MILITARUM, INFANTRY, CHARACTER');
  await dialog.getByRole('button', { name: 'Submit without them' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { seats, units } = await seated('app');
  expect(seats.A).toMatchObject({ faction: 'ASTRA MILITARUM', detachment: 'combined-regiment', army: { points: 265 } });
  expect(units.map(({ name }) => name)).toEqual(['Command Squad', 'Shock Troops']);

  await page.getByRole('button', { name: 'Bring a list for ben' }).click();
  await dialog.getByRole('button', { name: 'Take Winter Line' }).click();
  await dialog.getByText(/^Keywords: 1 kind of unit/).waitFor();
  await submitRoster(dialog);
  expect((await seated('app')).seats.B.army).toMatchObject({ points: 265 });
});

test('a .rosz file is read in the page; a unit is added and one number changed by hand', async () => {
  const { dialog } = await bring('packed');
  await choose(dialog, 'army.rosz', ROSZ);
  await dialog.getByLabel('Points of Command Squad').fill('100');
  await dialog.getByRole('button', { name: 'Add a unit' }).click();
  await dialog.getByText('Unit 2 has no name').waitFor();
  await dialog.getByLabel('Name of unit 2').fill('Scout Sentinels');
  await dialog.getByLabel('Points of Scout Sentinels').fill('55');
  await dialog.getByRole('button', { name: 'Take 155' }).click();
  await submitRoster(dialog);
  const { seats, units } = await seated('packed');
  expect(seats.A.army).toMatchObject({ points: 155 });
  expect(units.map(({ id }) => id)).toEqual(['A1', 'A2']);
});

test('a list whose total differs from its units is recorded as brought, and the difference is kept', async () => {
  stage.forgive(/status of 4\d\d/);
  const { page, dialog } = await bring('differs');
  await read(dialog, APP.replace('265 Points', '280 Points'));
  await dialog.getByText('The list says 280 points; its units add up to 265.').waitFor();
  await dialog.getByRole('button', { name: 'Submit the roster' }).click();
  await dialog.getByRole('button', { name: 'Submit without them' }).click();
  const alert = dialog.getByRole('alert');
  await alert.getByRole('button', { name: 'Take 265' }).waitFor();
  await alert.getByRole('button', { name: 'Keep 280, as brought' }).click();
  await dialog.getByText(/It goes into the record with 280, as brought/).waitFor();
  await dialog.getByRole('button', { name: 'Submit the roster' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { seats } = await seated('differs');
  expect(seats.A.army).toMatchObject({ points: 280 });
  expect(seats.A.army?.unchecked.join(' ')).toContain('The roster says 280 points; its units add up to 265.');
  await page.close();
});

test('what is no list says in a sentence what is wrong, and nothing hangs', async () => {
  const { page, dialog } = await bring('trouble');
  const alert = dialog.getByRole('alert');
  const says = async (what: RegExp): Promise<void> => alert.filter({ hasText: what }).waitFor();

  await page.evaluate(PASTE);
  await says(/10400000 characters; a file of a list has at most/);
  await choose(dialog, 'bomb.rosz', BOMB);
  await says(/unpack/i);
  await choose(dialog, 'large.txt', Buffer.alloc(6 * 1024 * 1024, 65));
  await says(/The file has 6\.0 MB/);
  await read(dialog, `<!DOCTYPE r [<!ENTITY a "b">]>${XML('&a;')}`);
  await says(/entit|document type/i);
  await read(dialog, `${LIST}\n${LIST}`);
  await says(/A second list begins in line \d+/);
  await read(dialog, NOVEL);
  await says(/No program that is known writes like this/);
  await dialog.getByText(/^Line 1: It was late in the year/).waitFor();
  await dialog.getByRole('button', { name: 'Read it so' }).click();
  await says(/no unit could be read/);

  await read(dialog, '10 Shock Troops\n1 Command Squad');
  await dialog.getByText('The list names no faction').waitFor();
  await dialog.getByRole('button', { name: 'Another list' }).click();
  await dialog.getByLabel('Your list', { exact: true }).waitFor();
  await page.close();
});

test('on a phone all of it can be reached and read, light and dark', async () => {
  const { page, dialog } = await bring('phone', 'ada', { width: 390, height: 844, touch: true });
  await read(dialog, NOVEL);
  await dialog.getByRole('alert').waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await read(dialog, LIST);
  await dialog.getByRole('button', { name: 'It is Combined Regiment' }).waitFor();
  // How many the book of the event has not been told of yet, the tests before this one decide.
  await dialog.getByText(/^Keywords: \d kinds? of unit/).click();
  expect(await graveViolations(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await darkened(page);
  expect(await colourViolations(page)).toEqual([]);
});
