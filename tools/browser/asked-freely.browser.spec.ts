import type { Locator, Page } from 'playwright-core';
import { graveViolations } from './axe.js';
import { recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';

const NAMES = { ada: 'Élodie Marchand', ben: 'Ruvim Sokolov' };

const stage: Stage = sharedStage(async () => {
  for (const [id, name] of Object.entries(NAMES)) {
    const answer = await fetch(`${stage.base}/api/people/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  await recordSmallMatch(stage.base, 'small');
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the timeline' });
const rows = (page: Page) => page.locator('[data-entry]');
const found = (page: Page): Promise<readonly (string | null)[]> =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-entry')));

async function opened(path = ''): Promise<Page> {
  const page = await stage.open(`/matches/small${path}`);
  await page.getByRole('region', { name: 'Scoreboard' }).getByText(NAMES.ada).first().waitFor();
  return page;
}

/** Presses, and how many there were. */
function counted() {
  let clicks = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    clicks: () => clicks,
  };
}

test('whatever stands in a row finds it: points with either minus, names, turns, phases, tags', async () => {
  const page = await opened();
  const all = await rows(page).count();
  for (const [question, stands] of [
    ['-1 CP', /−1 CP/],
    ['−1 CP', /−1 CP/],
    ['spent 1 CP', /−1 CP/],
    ['elodie', /./],
    ['RUVIM SOKOLOV', /./],
    ['scored 10 VP', /\+10 VP/],
    ['grenade elodie', /Élodie Marchand uses Grenade/],
    ['then 1 refused', /then 1 refused/],
  ] as const) {
    await search(page).fill(question);
    // The count may be that of the question before: the list follows a moment after what is typed.
    await holds(
      page,
      `((rows) => rows.length > 0 && rows.every((row) => ${stands}.test(row.textContent.replaceAll(/\\s+/g, ' '))))
        ([...document.querySelectorAll('[data-entry]')])`,
    );
    await page.getByText(new RegExp(`^\\d+ of ${all} entries$`)).waitFor();
  }
  await search(page).fill('round 1 shooting grenade');
  await page.getByText(`2 of ${all} entries`, { exact: true }).waitFor();
  expect(await found(page)).toEqual(['9', '20']);
  await search(page).fill('-20 cp');
  await page.getByText('No entry fits.', { exact: false }).waitFor();
});

test('while the points of the entries have still to come, nothing says that no entry fits', async () => {
  const page = await stage.open('/matches');
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/matches/small/ledger*', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${stage.base}/matches/small`);
  await search(page).fill('-1 CP');
  await page.getByText('Still reading what each entry moved', { exact: false }).waitFor();
  expect(await page.getByText('No entry fits.', { exact: false }).count()).toBe(0);
  arrive();
  await page.getByText(/^\d+ of \d+ entries$/).waitFor();
  expect(await rows(page).count()).toBeGreaterThan(0);
});

test('“A spent 1 CP in round 2” is two clicks away', async () => {
  const page = await opened();
  const { click, clicks } = counted();
  await click(search(page));
  await page.keyboard.type('A spent 1 CP in round 2');
  await page.getByText(/^1 of \d+ entries$/).waitFor();
  await click(rows(page));
  await page.getByRole('heading', { level: 2, name: `${NAMES.ada} uses Grenade on Shock Troops.` }).waitFor();
  await page.getByRole('article').getByText(`Round 2, ${NAMES.ada}’s shooting`, { exact: true }).waitFor();
  expect(clicks()).toBe(2);
});

test('the first moment is asked for in free words, and how they were understood is said', async () => {
  const page = await opened('?desk=moments');
  const part = page.getByRole('region', { name: 'First moment' });
  const ask = async (question: string): Promise<void> => {
    await part.getByRole('textbox', { name: 'What was so' }).fill(question);
    await page.keyboard.press('Enter');
  };
  await ask('elodie had no CP');
  await part.getByText('At which Élodie Marchand had no CP:').waitFor();
  await part.getByRole('button', { name: 'entry 9', exact: true }).waitFor();
  await ask('at least 10 victory points');
  await part.getByText('At which Élodie Marchand had at least 10 VP:').waitFor();
  await part.getByText('At which Ruvim Sokolov had at least 10 VP:').waitFor();
  await ask('A spent 1 CP in round 2');
  await part.getByText(`${NAMES.ada} uses Grenade`, { exact: false }).waitFor();
  await ask('the emperor protects');
  await part.getByText('No entry says all of this.', { exact: false }).waitFor();
  await part.getByRole('button', { name: 'Élodie Marchand had fewer CP than were spent' }).click();
  await part.getByText('At which Élodie Marchand had fewer CP than were spent:').waitFor();
  expect(await graveViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await holds(page, 'document.documentElement.scrollWidth <= 320');
});
