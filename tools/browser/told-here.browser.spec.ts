import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { ROSTERS } from './small-match.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const MATCHES = ['shown', 'refused', 'cut', 'cold', 'behind', 'again'] as const;
const PHONE: View = { width: 390, height: 844, touch: true };
const COMMANDS = '**/api/matches/*/commands';

const stage: Stage = sharedStage(async () => {
  for (const id of MATCHES) {
    const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
    const data = { title: `Table ${id}`, pack: { id: 'wh40k-10e' }, seats, settings: { rosters: 'as-declared' } };
    const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
    for (const command of [{ type: 'OpenMatch', data }, ...ROSTERS, start]) {
      const body = JSON.stringify({ commandId: randomUUID(), ...command });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${stage.base}/api/matches/${id}/commands`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    }
  }
});

/** The table, once the match is told on the device itself. */
async function tableOf(match: (typeof MATCHES)[number]): Promise<Page> {
  const page = await stage.open(`/matches/${match}/table`, PHONE);
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  return page;
}

const pointsOf = (page: Page) => page.locator('[data-side="A"] dd').filter({ hasText: 'CP' }).locator('b');
const gain = (page: Page) => page.getByRole('button', { name: '+1 CP', exact: true });

async function gains(match: string): Promise<number> {
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
  const { events } = (await answer.json()) as { readonly events: readonly { readonly type: string }[] };
  return events.filter(({ type }) => type === 'CommandPointsGained').length;
}

test('what a tap does is shown before the server has answered', async () => {
  const page = await tableOf('shown');
  const before = await gains('shown');
  let waiting: Route | undefined;
  await page.route(COMMANDS, (route) => {
    waiting = route;
  });
  const points = Number.parseInt(await pointsOf(page).innerText(), 10);
  await gain(page).click();
  await pointsOf(page)
    .getByText(String(points + 1))
    .waitFor();
  expect(await gains('shown')).toBe(before);
  await page.getByText('One entry is on this phone only.').waitFor();
  const answered = page.waitForResponse(COMMANDS);
  await waiting?.continue();
  await answered;
  await page.getByText('One entry is on this phone only.').waitFor({ state: 'detached' });
  expect(await gains('shown')).toBe(before + 1);
  await pointsOf(page)
    .getByText(String(points + 1))
    .waitFor();
});

test('where the server refuses what was shown, it is taken off the screen, and that is said', async () => {
  stage.forgive(/status of 422/);
  const page = await tableOf('refused');
  const points = await pointsOf(page).innerText();
  const problem = { status: 422, title: 'Refused', detail: 'The table was closed meanwhile.', code: 'match/void' };
  await page.route(COMMANDS, (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await gain(page).click();
  await page.getByRole('alert').getByText('It is not recorded after all: The table was closed meanwhile.').waitFor();
  await pointsOf(page).getByText(points).waitFor();
});

test('what is pressed while nothing gets through is sent once, under its own id, when it does', async () => {
  stage.forgive(/ERR_CONNECTION_FAILED/);
  const page = await tableOf('cut');
  const before = await gains('cut');
  const ids: string[] = [];
  // What is told while nothing gets through may be over before it is looked for: the line holds until it was seen.
  const seen = Promise.withResolvers<undefined>();
  await page.route(COMMANDS, async (route) => {
    ids.push(String((route.request().postDataJSON() as { readonly commandId: string }).commandId));
    if (ids.length > 2) return seen.promise.then(() => route.continue());
    // The second time it is the answer that is lost.
    if (ids.length === 2) await route.fetch();
    await route.abort('connectionfailed');
  });
  const points = Number.parseInt(await pointsOf(page).innerText(), 10);
  await gain(page).click();
  await pointsOf(page)
    .getByText(String(points + 1))
    .waitFor();
  await page.getByText('One entry is on this phone only.').waitFor();
  seen.resolve(undefined);
  await page.getByText('One entry is on this phone only.').waitFor({ state: 'detached' });
  expect([ids.length > 2, new Set(ids).size]).toEqual([true, 1]);
  expect(await gains('cut')).toBe(before + 1);
});

test('an answer that was asked for before a tap does not take off the screen what the tap has shown', async () => {
  const page = await stage.open('/sign-in', PHONE);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/packs/pinned/*', async (route) => release.promise.then(() => route.continue()));
  await page.goto(`${stage.base}/matches/behind/table`);
  await gain(page).waitFor();
  const late = Promise.withResolvers<Route>();
  await page.route('**/api/matches/behind/now*', (route) => late.resolve(route));
  // Somebody else writes, and the page asks the server what can be pressed: its own engine is not there yet.
  const note = { commandId: randomUUID(), type: 'RecordNote', data: { kind: 'note', text: 'a die lies on the floor' } };
  const headers = { 'content-type': 'application/json' };
  const address = `${stage.base}/api/matches/behind/commands`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(note) });
  expect(answer.status).toBe(200);
  const held = await late.promise;
  const body = await (await held.fetch()).body();
  release.resolve();
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  const points = Number.parseInt(await pointsOf(page).innerText(), 10);
  await page.route(COMMANDS, () => undefined);
  await gain(page).click();
  const more = pointsOf(page).getByText(String(points + 1));
  await more.waitFor();
  await held.fulfill({ body, contentType: 'application/json' }).catch(() => undefined);
  await holds(page, 'new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))');
  expect(await more.count()).toBe(1);
});

/** As browsers call it: 1.6 Mbit/s, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

test('how long a table takes to open on a slow 4G line is measured', async () => {
  const page = await stage.open('/sign-in', PHONE);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  await line.send('Network.emulateNetworkConditions', SLOW_4G);
  const begun = Date.now();
  await page.goto(`${stage.base}/matches/cold/table`, { waitUntil: 'commit' });
  await gain(page).waitFor();
  const usable = Date.now() - begun;
  process.stdout.write(`A table on a slow 4G line: something can be pressed after ${usable} ms.\n`);
  expect(usable).toBeGreaterThan(0);
});

test('what tells the match here is asked for again where it did not come', async () => {
  stage.forgive(/ERR_FAILED|Failed to load resource/);
  let refused = 0;
  const page = await stage.open('/packs', PHONE);
  await page.route(/engine\.worker[^/]*\.js/, (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.abort();
  });
  await page.goto(`${stage.base}/matches/again/table`);
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  expect(refused).toBe(1);
});
