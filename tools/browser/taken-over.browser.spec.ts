import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();
const HOUSE = { name: 'Club Open', conflicts: ['club'], penalties: 'wtc', appealMinutes: 25 };

const asked = async (path: string): Promise<Record<string, unknown>> =>
  (await (await fetch(`${stage.base}/api${path}`)).json()) as Record<string, unknown>;

test('an installation that was one event becomes one by the form of set-up, and offers it no more', async () => {
  const sent = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(HOUSE) };
  expect((await fetch(`${stage.base}/api/event`, sent)).status).toBe(200);
  const page = await stage.open('/tournaments', { width: 1280 });
  await page.getByRole('button', { name: 'Set up an event' }).click();
  const form = page.getByRole('region', { name: 'A new event' });
  await form.getByRole('button', { name: 'Take it over' }).click();
  expect(await form.getByLabel('Name').inputValue()).toBe('Club Open');
  await form.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Club Open' }).waitFor();
  const { became, ...house } = await asked('/event');
  expect(house).toMatchObject({ name: '', conflicts: ['club'], appealMinutes: 25 });
  const id = (became as { readonly event: string }).event;
  expect(page.url()).toContain(id);
  const { settings } = await asked(`/tournaments/${id}`);
  expect(settings).toMatchObject({
    name: 'Club Open',
    judging: { conflicts: ['club'], penalties: 'wtc', appealMinutes: 25 },
  });

  await page.goto(`${stage.base}/event`);
  await page.getByText('is an event of its own since', { exact: false }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Decide it' }).click();
  await page.getByText('It is decided.').waitFor();
  await page.goto(`${stage.base}/tournaments`);
  await page.getByRole('button', { name: 'Set up an event' }).click();
  await page.getByRole('button', { name: 'Set it up' }).waitFor();
  expect(await page.getByRole('button', { name: 'Take it over' }).count()).toBe(0);
});

test('ids of other programs come with the pasted table, stand beside the person, and are changed there', async () => {
  const page = await stage.open('/tournaments', { width: 1280 });
  await page.getByRole('button', { name: 'Set up an event' }).click();
  const form = page.getByRole('region', { name: 'A new event' });
  await form.getByLabel('Name').fill('Ids Open');
  await form.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Ids Open' }).waitFor();
  await page.getByRole('button', { name: 'Paste players' }).click();
  await page.getByLabel('Table or names').fill('Name\tBCP ID\nAnn Archer\tb-1\nBo Brook\t\n');
  await page.getByRole('button', { name: 'Enter 2 players' }).click();
  await page
    .getByRole('button', { name: /Ann Archer/ })
    .first()
    .waitFor();
  await page.goto(`${stage.base}/people`);
  await page.getByRole('button', { name: 'Change Ann Archer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Ann Archer' });
  expect(await dialog.getByLabel('Ids elsewhere').inputValue()).toBe('bcp b-1');
  await dialog.getByLabel('Ids elsewhere').fill('fide');
  await dialog.getByText('Each is a program and its id').waitFor();
  await dialog.getByLabel('Ids elsewhere').fill('fide 1503014');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { people } = (await asked('/people')) as { people: readonly { name: string; outside?: object }[] };
  expect(people.find(({ name }) => name === 'Ann Archer')?.outside).toEqual({ fide: '1503014' });
});
