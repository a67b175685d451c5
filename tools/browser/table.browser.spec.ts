import { randomUUID } from 'node:crypto';
import { graveViolations } from './axe.js';
import { counting, held, playedTo, sentTo } from './played.js';
import { ROSTERS } from './small-match.js';
import { sharedStage, type Stage, type View } from './stage.js';

const stage: Stage = sharedStage(async () => {
  for (const id of ['first', 'taps', 'sheets']) await opened(id);
  await playedTo(stage, 'aos', { file: 'aos-4e/matches/round-1-table-9.jsonl', entries: 60 });
});

const PHONE: View = { width: 390, height: 844, touch: true };
const NARROW: View = { width: 320, height: 640, touch: true };

const sent = (path: string, body: object): Promise<void> => sentTo(stage, path, body);

const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };

async function opened(id: string): Promise<void> {
  const data = {
    title: `Table ${id}`,
    pack: { id: 'wh40k-10e' },
    seats: SEATS,
    settings: { rosters: 'as-declared' },
  };
  for (const command of [{ type: 'OpenMatch', data }, ...ROSTERS])
    await sent(`/api/matches/${id}/commands`, { commandId: randomUUID(), ...command });
}

test('10th edition: from an opened match to the second step with nothing but taps, and each thing costs no more than it may', async () => {
  const page = await stage.open('/matches/taps/table', PHONE);
  const { tap, since } = counting(page);
  const dialog = page.getByRole('dialog');
  const place = page.getByRole('status').first().getByRole('paragraph').first();
  const ada = page.getByLabel('ada', { exact: true }).first();
  const isGone = (): Promise<void> => dialog.waitFor({ state: 'detached' });
  const next = page.getByRole('region', { name: 'Next step' }).getByRole('button');
  await page.getByText('Before the battle', { exact: true }).waitFor();
  await tap('Start the battle');
  await tap('ada', dialog);
  await isGone();
  await place.filter({ hasText: 'Round 1' }).waitFor();
  since();

  for (const [category, points] of [
    ['Primary mission', '5'],
    ['Secondary missions', '3'],
    ['Battle Ready', '10'],
  ] as const) {
    await tap(new RegExp(`^${category}`));
    await tap(points, dialog.getByRole('group', { name: 'How many? At once' }));
    await isGone();
  }
  held('scores', '10e', since());
  await ada.getByText('18', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Primary mission · 5/50' }).waitFor();

  await next.click();
  await place.filter({ hasText: /movement/i }).waitFor();
  held('step', '10e', 1);
  await tap('+1 CP');
  held('gain', '10e', since());
  await ada.getByText('2', { exact: true }).waitFor();

  await next.click();
  await place.filter({ hasText: /shooting/i }).waitFor();
  since();
  await tap(/^Grenade/);
  const vouched = dialog.getByRole('region', { name: 'What is vouched for' }).getByRole('group');
  process.stdout.write(`questions of a Grenade: ${await vouched.count()}\n`);
  await dialog.getByRole('combobox').first().selectOption({ label: 'Line Squad' });
  const send = dialog.getByRole('button', { name: /^Use Grenade for 1 CP/ });
  await send.click();
  await isGone();
  // Opening what may be left out, and pointing there.
  held('grenade', '10e', since() + 2 + 1);
  await ada.getByText('1', { exact: true }).waitFor();

  await tap('Unit destroyed');
  await tap('Scout Squad', dialog);
  await isGone();
  held('destroyed', '10e', since());
});

test('a sheet that ends when it is off the screen already does not close the next one', async () => {
  const page = await stage.open('/matches/sheets/table', PHONE);
  const { tap } = counting(page);
  const dialog = page.getByRole('dialog');
  await tap('Start the battle');
  await tap('ada', dialog);
  await tap(/^Primary mission/);
  await page.getByText(/^Entry \d+, recorded: The battle starts/).waitFor();
  await page.waitForTimeout(500);
  expect(await dialog.getByRole('group', { name: 'How many? At once' }).count()).toBe(1);
});

test('AoS: a step and a point more cost no more than they may', async () => {
  const page = await stage.open('/matches/aos/table', PHONE);
  const { tap, since } = counting(page);
  const next = page.getByRole('region', { name: 'Next step' }).getByRole('button');
  await page.getByRole('status').first().getByText(/Round/).waitFor();
  await tap(/^\+1 /);
  held('gain', 'AoS', since());
  const place = page.getByRole('status').first().getByRole('paragraph').first();
  const before = (await place.textContent()) ?? '';
  await next.click();
  await place.filter({ hasNotText: before }).waitFor();
  held('step', 'AoS', 1);
});

test('an entry of somebody else is told once, and moves neither the focus nor the page', async () => {
  const page = await stage.open('/matches/first/table', PHONE);
  await page.getByText('Before the battle', { exact: true }).waitFor();
  const judge = page.getByRole('button', { name: 'Call a judge' });
  await judge.focus();
  await sent('/api/matches/first/commands', {
    commandId: randomUUID(),
    type: 'RecordNote',
    data: { text: 'The table wobbles.', kind: 'note' },
  });
  await page.getByRole('status').getByText('The table wobbles.').waitFor({ state: 'attached' });
  expect(await page.getByRole('status').getByText('The table wobbles.').count()).toBe(1);
  expect(await page.evaluate<string>('document.activeElement?.ariaLabel')).toBe('Call a judge');
});

test('a judge is called from the table about the newest entry, and the call stands there', async () => {
  const page = await stage.open('/matches/taps/table', PHONE);
  await page.getByRole('button', { name: 'Call a judge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call a judge' });
  await dialog.getByRole('textbox', { name: 'What is in dispute' }).fill('Seven inches, not eight');
  expect(await dialog.getByRole('textbox', { name: 'Entry' }).inputValue()).not.toBe('0');
  await dialog.getByRole('button', { name: 'Call a judge' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Seven inches, not eight').waitFor();
  expect(new URL(page.url()).pathname).toBe('/matches/taps/table');
});

test('a shared device has a half for each player, one of them turned, and is locked until somebody presses twice', async () => {
  const page = await stage.open('/matches/taps/table', PHONE);
  await page.getByRole('button', { name: 'A half for each player' }).click();
  const across = page.getByRole('region', { name: 'ben', exact: true });
  await across.getByRole('button', { name: '+1 CP' }).waitFor();
  expect(
    await page.evaluate<string>(`getComputedStyle(document.querySelector('section[aria-label="ben"]')).rotate`),
  ).toBe('180deg');
  await page.getByRole('button', { name: 'Lock the screen' }).click();
  expect(await page.locator('[inert]').count()).toBe(2);
  await page.getByRole('button', { name: 'Locked: unlock' }).click();
  await page.getByRole('button', { name: 'Press again to unlock' }).click();
  expect(await page.locator('[inert]').count()).toBe(0);
});

test('at four times its size, in the dark, and with forced colours nothing is wrong with it', async () => {
  const page = await stage.open('/matches/taps/table', { width: 320, height: 256, touch: true, scheme: 'dark' });
  await page.getByRole('region', { name: 'Next step' }).waitFor();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  expect(await graveViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unit destroyed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Line Squad' }).waitFor();
  expect(await graveViolations(page)).toEqual([]);
});

test('what cannot be done is no button, and says why; nobody is lost on the narrowest phone', async () => {
  const page = await stage.open('/matches/first/table', NARROW);
  await page.getByText('Before the battle', { exact: true }).waitFor();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  await page
    .getByText(/not now: \d+/i)
    .first()
    .click();
  expect(await page.getByRole('button', { name: /^Insane Bravery/ }).count()).toBe(0);
  expect(await graveViolations(page)).toEqual([]);
  const small = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main button, main summary')].filter((one) => one.offsetParent !== null && one.getBoundingClientRect().height < 44).map((one) => one.textContent)`,
  );
  expect(small).toEqual([]);
});
