import { goToPart as part, photograph, PLAYERS, surely } from './tournament-day.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();
const PASTED = ['Name\tFaction\tClub', ...PLAYERS.map(({ name, faction, club }) => `${name}\t${faction}\t${club}`)];

test('a newcomer sets up an event, pastes twelve players, drafts, looks, edits and publishes', async () => {
  const page = await stage.open('/tournaments', { width: 1280 });
  await page.getByText('There is no event yet: set one up.').waitFor();
  await page.getByRole('button', { name: 'Set up an event' }).click();
  const form = page.getByRole('region', { name: 'A new event' });
  await form.getByRole('button', { name: 'Set it up' }).click();
  await form.getByText('An event needs a name.').first().waitFor();
  await form.getByLabel('Name').fill('Autumn Open');
  await photograph(page, 'set-up');
  await form.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Autumn Open' }).waitFor();

  await page.getByRole('button', { name: 'Paste players' }).click();
  await page.getByLabel('Table or names').fill([...PASTED, ''].join('\n'));
  await page.getByText('Columns: Name as name; Faction as faction; Club as club.').waitFor();
  await photograph(page, 'paste');
  await page.getByRole('button', { name: 'Enter 12 players' }).click();
  await page.getByText('0 of 12 players are checked in').waitFor();
  await page.getByLabel('Search in names and factions').fill('Ann');
  await page.getByRole('button', { name: 'Check in Ann Archer' }).click();
  await page.getByText('1 of 12 players are checked in').waitFor();
  await page.getByLabel('Search in names and factions').fill('');
  await page.getByRole('button', { name: 'Everybody is here' }).click();
  await surely(page, 'Check in 11');
  await page.getByText('12 players are entered: draft round 1.').waitFor();
  await photograph(page, 'entries');

  await part(page, 'Rounds');
  await page.getByRole('button', { name: 'Draft round 1' }).click();
  await page.getByRole('heading', { name: 'Draft of round 1' }).waitFor();
  const tables = page.getByRole('list', { name: 'Tables of the draft' }).getByRole('listitem');
  expect(await tables.count()).toBe(6);
  await page.getByRole('button', { name: 'Why table 1?' }).click();
  await page.getByText('both stand at 0').waitFor();
  await page.keyboard.press('Escape');
  await tables.nth(0).getByRole('button').nth(0).press('Enter');
  await tables.nth(1).getByRole('button').nth(0).press('Enter');
  await surely(page, 'Change it', 'They came together');
  await page.getByText('It was changed by hand').waitFor();
  await photograph(page, 'draft');
  await page.getByRole('button', { name: 'Publish round 1' }).click();
  await surely(page, 'Publish');
  await page.getByRole('heading', { name: 'Round 1', exact: true }).waitFor();
  await photograph(page, 'floor');
});
