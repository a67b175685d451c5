import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { graveViolations } from './axe.js';
import { sharedStage, type Stage, type View } from './stage.js';

const stage: Stage = sharedStage(async () => {
  const data = {
    title: 'Table 7',
    pack: { id: 'wh40k-10e' },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    depth: 'score',
  };
  for (const command of [
    { type: 'OpenMatch', data },
    { type: 'StartBattle', data: { firstTurn: 'A' } },
  ])
    await sent('POST', '/api/matches/m/commands', { commandId: randomUUID(), ...command });
});

const PHONE: View = { width: 390, height: 844, touch: true };
const EMPTY = { book: 'adjutant/1', packs: [] };

async function sent(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(stage.base + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

test('a score card is made in the browser, goes out as a file, comes in elsewhere, and is played with', async () => {
  const page = await stage.open('/book', PHONE);
  await page.getByLabel('Game', { exact: true }).selectOption('wh40k-10e');
  const card = page.getByRole('region', { name: 'A new score card' });
  await card.getByLabel('Name of the card').fill('Autumn');
  await card.getByLabel('Cap of all its points together').fill('20');
  const puts = async (name: string, cap: string, within?: string): Promise<void> => {
    await card.getByLabel('Its name').fill(name);
    if (within !== undefined) await card.getByLabel('Counts in').selectOption(within);
    await card.getByLabel('Its cap in VP').fill(cap);
    await card.getByRole('button', { name: 'Put it on the card' }).click();
    await card.getByRole('button', { name: `Leave out ${name}` }).waitFor();
  };
  await puts('Missions', '15');
  await card.getByLabel('VP in one turn at most').fill('5');
  await card.getByLabel('Scores from battle round').fill('2');
  await card.getByLabel('Scored in').selectOption('command');
  await card.getByLabel('In whose turn').selectOption('either turn');
  await puts('Hold the Relay', '8', 'Missions');
  await card.getByRole('button', { name: 'Keep the score card' }).click();
  await page.getByRole('button', { name: 'Take out Autumn' }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export' }).click()]);
  const path = await file.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ packs: [{ cards: [{ name: 'Autumn', cap: 20 }] }] });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    packs: [
      {
        cards: [
          {
            entries: [
              { name: 'Missions', cap: 15 },
              { perTurn: 5, fromRound: 2, cap: 8, within: 'Missions', steps: [{ phase: 'command', turn: 'either' }] },
            ],
          },
        ],
      },
    ],
  });
  expect(await graveViolations(page)).toEqual([]);

  await sent('PUT', '/api/event/book', EMPTY);
  await page.reload();
  await page.getByText('No score card was made yet.').waitFor();
  const chooses = page.locator('input[type=file]');
  await chooses.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"roster":1}') });
  await page.getByText('This is no book').waitFor();
  await page.getByLabel('Game', { exact: true }).selectOption('opr');
  await chooses.setInputFiles(path);
  await page.getByText(/^Brought in for .*: the score card Autumn\.$/).waitFor();
  expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('wh40k-10e');
  await page.getByRole('button', { name: 'Take out Autumn' }).waitFor();
  await chooses.setInputFiles([]);
  await chooses.setInputFiles(path);
  await page.getByText('All of this stands here already').waitFor();

  const table = await stage.open('/matches/m/table', PHONE);
  const dialog = table.getByRole('dialog');
  await table.getByRole('button', { name: 'Something that is not listed' }).click();
  await dialog.getByRole('button', { name: 'Score card Autumn' }).click();
  await dialog.waitFor({ state: 'detached' });
  await table.getByRole('button', { name: 'Hold the Relay' }).waitFor();
  expect(await table.getByRole('button', { name: 'Primary mission' }).count()).toBe(0);
});

test('a stratagem that no pack lists is typed in once and used with a tap', async () => {
  const page = await stage.open('/matches/m/table', PHONE);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Something that is not listed' }).click();
  await dialog.getByLabel('Its name').fill('Salvo of Sparks');
  expect(await graveViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add it to this match' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Salvo of Sparks/ }).click();
  await dialog.getByRole('button', { name: /^Use Salvo of Sparks for 1 CP/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Not now').first().waitFor();
  const told = await (await fetch(`${stage.base}/api/event/book`)).text();
  expect(told).toContain('Salvo of Sparks');
});

test('a mission that is told in mid-battle is chosen late, and the record says so', async () => {
  const page = await stage.open('/matches/m/table', PHONE);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Something that is not listed' }).click();
  expect(await dialog.getByRole('link', { name: 'the book of the event' }).getAttribute('href')).toBe('/book');
  await dialog.getByText('A mission', { exact: true }).click();
  await dialog.getByLabel('Its name').fill('Burn the Bridge');
  await dialog.getByRole('button', { name: 'Add it to this match' }).click();
  await dialog.waitFor({ state: 'detached' });
  const late = page.getByRole('region', { name: 'Left open' });
  await late.getByRole('button', { name: /^Primary mission was not decided before the battle/ }).click();
  await dialog.getByText('Burn the Bridge').waitFor();
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await dialog.waitFor({ state: 'detached' });
  // It stands in the record, and is read out.
  await page.getByText('Decided on Primary mission: Burn the Bridge, after the battle had begun.').first().waitFor();
  await late.waitFor({ state: 'detached' });
});
