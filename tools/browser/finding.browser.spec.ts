import { randomUUID } from 'node:crypto';
import { graveViolations } from './axe.js';
import { listedKeys } from './listed-keys.js';
import { holds, sharedStage, type Stage } from './stage.js';

const MATCHES = 200;
const SURNAMES = ['Quillfeather', 'Ironwood', 'Zdeňková', 'Ó Briain', 'Nakamura'];

const stage: Stage = sharedStage(async () => {
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const person = await sent('/api/people', { name: `Player${nth} ${SURNAMES[nth % SURNAMES.length]}` });
      return String(person['id']);
    }),
  );
  for (let nth = 0; nth < MATCHES; nth++) {
    const seats = { A: { player: people[nth % 20] }, B: { player: people[(nth + 7) % 20] } };
    const title = `Round ${1 + Math.floor(nth / 50)}, table ${1 + (nth % 50)}`;
    const opened = { commandId: randomUUID(), type: 'OpenMatch', data: { title, pack: { id: 'wh40k-10e' }, seats } };
    await sent(`/api/matches/m-${nth}/commands`, opened);
  }
});

async function sent(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(stage.base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

test('a match that is on no page yet is found by a player, in two clicks', async () => {
  const page = await stage.open('/');
  await page.getByText(`${MATCHES} matches`).waitFor();
  await page.getByRole('searchbox').click();
  await page.keyboard.type('zdenkova round 1 table 13');
  await page.getByText(`1 of ${MATCHES}`).waitFor();
  expect(await page.evaluate<string>('document.activeElement.type')).toBe('search');
  await page.getByRole('list', { name: 'Matches' }).getByRole('link').click();
  await page.getByRole('heading', { name: 'Round 1, table 13', exact: true }).waitFor();
  await page.goBack();
  await page.getByText(`1 of ${MATCHES}`).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('zdenkova round 1 table 13');
});

test.each([
  ['/', 'Among the matches', 'Search all matches: player, title, event, game'],
  ['/people', 'Among people', 'Search in names, clubs and nations'],
])('on %s the key of a search leads there, and the list of keys says so', async (path, where, label) => {
  const page = await stage.open(path);
  const search = page.getByRole('searchbox', { name: label });
  await search.waitFor();
  const keys = await listedKeys(page);
  expect(keys.filter((one) => one.where === where).map(({ key }) => key)).toEqual(['/']);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await holds(page, "document.activeElement.type === 'search'");
  // In the field it is a letter as any other; and whoever comes back to it types something else.
  await page.keyboard.type('Ironwood/');
  expect(await search.inputValue()).toBe('Ironwood/');
  await search.blur();
  await page.keyboard.press('/');
  await page.keyboard.type('Quill');
  expect(await search.inputValue()).toBe('Quill');
});

test('nothing says that no match fits before all of them were searched, and then it says how many', async () => {
  const page = await stage.open('/');
  await page.getByText(`${MATCHES} matches`).waitFor();
  await page.route('**/api/matches?*search=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText('Searching …').waitFor();
  expect(await page.getByText('No match fits').count()).toBe(0);
  await page.getByText(`No match fits: all ${MATCHES} were looked through`).waitFor();
});

test('on a phone 200 matches are a few screens, and more of them come by key, with the focus on the first', async () => {
  const page = await stage.open('/', { width: 390, height: 844 });
  await page.getByText(`${MATCHES} matches`).waitFor();
  const list = page.getByRole('list', { name: 'Matches' });
  expect(await list.getByRole('listitem').count()).toBe(25);
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThan(5_000);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  const before = await list.getByRole('link').last().getAttribute('href');
  await page.getByRole('button', { name: `Show 25 more of ${MATCHES}` }).focus();
  await page.keyboard.press('Enter');
  await list.getByRole('listitem').nth(25).waitFor();
  await page.waitForTimeout(100);
  const focused = await page.evaluate<string>('document.activeElement.getAttribute("href")');
  expect(focused).toBe(await list.getByRole('link').nth(25).getAttribute('href'));
  expect(focused).not.toBe(before);
  expect(await graveViolations(page)).toEqual([]);
});

test('more of the matches come also where something is recorded while they are on the way', async () => {
  const page = await stage.open('/');
  await page.getByText(`${MATCHES} matches`).waitFor();
  let held = 0;
  await page.route('**/api/matches?*after=*', async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue().catch(() => null);
  });
  await page.getByRole('button', { name: `Show 25 more of ${MATCHES}` }).click();
  const note = { commandId: randomUUID(), type: 'RecordNote', data: { kind: 'note', text: 'somebody else goes on' } };
  await sent('/api/matches/m-199/commands', note);
  await page.getByRole('list', { name: 'Matches' }).getByRole('listitem').nth(25).waitFor();
  expect(held).toBeGreaterThan(1);
});

test('sample matches are loaded beside those that are there, at any time', async () => {
  const page = await stage.open('/');
  const samples = page.getByRole('region', { name: 'Sample matches' });
  await samples.getByRole('button', { name: 'Load the sample matches' }).click();
  await samples.waitFor({ state: 'detached', timeout: 120_000 });
  await page.getByText(`${MATCHES} matches`).waitFor({ state: 'detached' });
  const { samples: all } = (await (await fetch(`${stage.base}/api/samples`)).json()) as { samples: object[] };
  await page.getByText(`${MATCHES + all.length} matches`).waitFor();
});

test('files of a match are saved from its page, under names by title, players and day', async () => {
  const page = await stage.open('/matches/m-12');
  await page.getByText('Files', { exact: true }).click();
  const files = page.getByRole('list', { name: 'Files of this match' });
  for (const [name, ending] of [
    ['Ledgers', 'ledger.csv'],
    ['Match file', 'match.jsonl'],
    ['Evidence', 'bundle.jsonl'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await files.getByRole('link', { name }).click();
    const saved = (await saving).suggestedFilename();
    expect(saved).toMatch(/^Round 1, table 13 - Player12 Zdeňková vs Player19 Nakamura - \d{4}-\d\d-\d\d\./);
    expect(saved.endsWith(ending)).toBe(true);
  }
});
