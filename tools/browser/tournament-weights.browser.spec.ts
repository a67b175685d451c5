import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();

interface Shown {
  readonly settings: {
    readonly pairing?: { readonly criteria: readonly object[]; readonly spread: readonly string[] };
    readonly standings?: { readonly conversion?: object };
  };
}

test('what pairing looks at and the margins of an event are set up, and changed, in fields', async () => {
  const page = await stage.open('/tournaments', { width: 1280 });
  await page.getByRole('button', { name: 'Set up an event' }).click();
  const form = page.getByRole('region', { name: 'A new event' });
  await form.getByLabel('Name', { exact: true }).fill('Weighed Open');
  await form.getByText('Times, tables, halls').click();
  await form.getByLabel('Standings').selectOption('old-world');
  await form.getByLabel('Margins').fill('0,200 => 10,10\n201 and more');
  await form.getByRole('alert').filter({ hasText: 'Line 2: “201 and more” is no line of a table' }).waitFor();
  await form.getByLabel('Margins').fill('0,200 => 10,10\n200,5000 => 0,20');
  await form.getByRole('button', { name: 'Up: Not two of one club' }).click();
  await form.getByLabel('Not two of one club: until round').fill('2');
  await form.getByRole('checkbox', { name: 'Not two of one nation' }).check();
  await form.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Weighed Open' }).waitFor();
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const read = async () => ((await (await fetch(`${stage.base}/api/tournaments/${id}`)).json()) as Shown).settings;
  expect((await read()).standings?.conversion).toEqual({
    ...{ from: 'vp', to: 'tp', asRuled: true, table: '0,200 => 10,10 ; 200,5000 => 0,20', upperIncluded: false },
  });
  expect((await read()).pairing?.criteria).toEqual([
    { by: 'group', kind: 'club', rounds: { until: 2 } },
    { by: 'score' },
    { by: 'path' },
    { by: 'float', within: 2 },
    { by: 'group', kind: 'nation' },
  ]);

  await page.goto(`${stage.base}/tournaments/${id}/settings`);
  await page.getByRole('button', { name: 'Down: Nobody has a table twice' }).click();
  await page.getByLabel('Terrain of the tables').fill('1-2 => ruins\n3-4 => forest');
  await page.getByRole('button', { name: 'Change it' }).click();
  const sure = page.getByRole('dialog');
  await sure.getByRole('textbox').fill('The hall has ruins and forests');
  await sure.getByRole('button', { name: 'Change it' }).click();
  await sure.waitFor({ state: 'detached' });
  expect((await read()).pairing).toMatchObject({
    spread: ['terrain', 'table', 'mission'],
    tables: [
      { number: 1, terrain: 'ruins' },
      { number: 2, terrain: 'ruins' },
      { number: 3, terrain: 'forest' },
      { number: 4, terrain: 'forest' },
    ],
  });
});
