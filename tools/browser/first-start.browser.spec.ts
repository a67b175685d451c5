import { graveViolations } from './axe.js';
import { sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage();

/** How many sample matches come with the packs. */
async function samples(): Promise<number> {
  const answer = (await (await fetch(`${stage.base}/api/samples`)).json()) as { readonly samples: readonly object[] };
  return answer.samples.length;
}

describe('on a first start', () => {
  test.each(['light', 'dark'] as const)('the %s page has no serious or critical violation', async (scheme) => {
    const page = await stage.open('/', { scheme });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await graveViolations(page)).toEqual([]);
  });

  test('the page says what Adjutant does and offers the sample matches, and one click opens one', async () => {
    const page = await stage.open('/');
    await page.getByText('writes a tabletop match down entry by entry').waitFor();
    expect(await page.getByRole('link', { name: 'Record a match over HTTP' }).isVisible()).toBe(true);
    await page
      .getByRole('list', { name: 'Sample matches by game' })
      .getByText('Warhammer 40,000, 10th edition')
      .waitFor();
    await page.getByRole('button', { name: 'Load the sample matches' }).click();
    await page.waitForURL(/\/matches\/[^/]+$/, { timeout: 120_000 });
    await page.getByRole('region', { name: 'Scoreboard' }).waitFor();
    await page.getByRole('link', { name: 'All matches' }).click();
    await page.getByRole('heading', { name: 'Matches' }).waitFor();
    expect(await page.getByRole('list', { name: 'Matches' }).getByRole('listitem').count()).toBe(await samples());
  });

  test('the list is searched by title and by player', async () => {
    const page = await stage.open('/');
    const { matches } = (await (await fetch(`${stage.base}/api/matches`)).json()) as { matches: object[] };
    await page.getByRole('searchbox').fill('Winter Hulk boarding');
    const list = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
    await page.getByText(`1 of ${matches.length}`).waitFor();
    expect(await list.count()).toBe(1);
    await page.getByRole('searchbox').fill('nobody of this name');
    await page.getByText('No match fits').waitFor();
  });

  test('a match is opened with a small form, and shows up in a list that somebody else has open', async () => {
    const list = await stage.open('/');
    const before = await samples();
    await list.getByText(`${before} matches`).waitFor();
    const page = await stage.open('/');
    await page.getByRole('button', { name: 'Open a match' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Round 4, table 1');
    await dialog.getByLabel('Player A').fill('Ada Sample');
    await dialog.getByLabel('Player B').fill('Ben Sample');
    await dialog.getByRole('button', { name: 'Open the match' }).click();
    await page.getByRole('heading', { name: 'Round 4, table 1', exact: true }).waitFor();
    await page.waitForURL('**/table');
    await page.getByText('Ada Sample').first().waitFor();
    await list.getByText(`${before + 1} matches`).waitFor();
  });
});
