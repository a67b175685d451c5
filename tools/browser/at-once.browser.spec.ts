import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.js';
import { ROSTERS, send } from './small-match.js';
import { ask, sessionOf, staffed } from './staffed.js';
import { sitDown, type Phones } from './phones/two-phones.js';
import { holds, sharedStage, type Stage } from './stage.js';

let organizer = '';
let judge = '';

const opening = (id: string, pack: string) => ({
  type: 'OpenMatch',
  data: {
    title: `Table ${id}`,
    pack: { id: pack },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    settings: { rosters: 'as-declared' },
  },
});
const SQUAD = [{ id: 'X1', name: 'Tactical Squad', keywords: ['INFANTRY'] }];
const army = (player: string) => ({
  type: 'SubmitRoster',
  data: {
    player,
    roster: { faction: `Army of ${player}`, points: 1500, units: SQUAD.map((one) => ({ ...one, id: `${player}1` })) },
  },
});
const BEGUN = { type: 'StartBattle', data: { firstTurn: 'A' } };

async function recorded(match: string, commands: readonly { readonly type: string; readonly data: object }[]) {
  for (const command of commands) {
    const answer = await send(stage.base, match, command, judge);
    if (!answer.ok) throw new Error(`${command.type}: ${await answer.text()}`);
  }
}

const stage: Stage = sharedStage(
  async () => {
    ({ organizer } = await staffed(stage));
    judge = await sessionOf(stage, 'Jo Judge');
    await recorded('steps', [opening('steps', 'wh40k-10e'), ...ROSTERS, BEGUN]);
    const mission = { type: 'Choose', data: { player: 'A', choice: 'mission', option: 'mission/cloak-and-shadows' } };
    await recorded('hands', [opening('hands', 'wh40k-8e'), army('A'), army('B'), mission, BEGUN]);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

async function atSeats(match: string): Promise<Phones> {
  const linkOf = async (side: string): Promise<string> =>
    (await ask<{ link: string }>(stage, `/matches/${match}/seats/${side}/links`, {}, organizer)).link;
  return sitDown(stage, { A: await linkOf('A'), B: await linkOf('B') });
}

interface Told {
  readonly events: readonly { readonly type: string; readonly data: object }[];
}

async function told(match: string): Promise<Told['events']> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as Told).events;
}

const next = (page: Page) => page.getByRole('region', { name: 'Next step' }).getByRole('button').first();

/** So long the one waits for the other at most. */
const TOGETHER_MS = 1_000;

/** What both phones send is held back until both have pressed. */
async function together(pages: readonly Page[]): Promise<void> {
  let waiting: (() => void)[] = [];
  for (const page of pages)
    await page.route('**/commands', async (route) => {
      await new Promise<void>((go) => {
        setTimeout(go, TOGETHER_MS);
        waiting.push(go);
        if (waiting.length < pages.length) return;
        waiting.forEach((one) => one());
        waiting = [];
      });
      await route.continue();
    });
}

test('both phones press next at the same moment twenty times, and every step stands once', async () => {
  const { A, B } = await atSeats('steps');
  await together([A.page, B.page]);
  for (let press = 0; press < 20; press += 1) {
    const says = await next(A.page).innerText();
    await next(B.page).getByText(says, { exact: true }).waitFor();
    await Promise.all([next(A.page).tap(), next(B.page).tap()]);
    for (const { page } of [A, B])
      await holds(
        page,
        `document.querySelector('section[aria-label="Next step"] button')?.innerText !== ${JSON.stringify(says)}`,
      );
    // Neither runs ahead of what the server has answered: each press is pressed by both where both are.
    for (const { page } of [A, B]) await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
  }
  const advanced = async () => (await told('steps')).filter(({ type }) => type === 'PhaseAdvanced');
  // A phone shows what was pressed before the server has answered.
  for (const until = Date.now() + PATIENCE_MS; (await advanced()).length < 20 && Date.now() < until;)
    await A.page.waitForTimeout(100);
  const steps = await advanced();
  expect(steps.length).toBe(20);
  expect(new Set(steps.map(({ data }) => JSON.stringify(data))).size).toBe(20);
});

/** Runs in the page: whatever it keeps. */
const KEPT = `(async () => {
  const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.documentElement.outerHTML];
  if ('caches' in window) for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const one of await cache.keys()) kept.push(await (await cache.match(one)).text());
  }
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    const db = await new Promise((done) => (indexedDB.open(name).onsuccess = (event) => done(event.target.result)));
    // What the rules call everything there is, is nobody's secret.
    for (const store of [...db.objectStoreNames].filter((one) => one !== 'packs')) kept.push(JSON.stringify(await new Promise((done) => {
      db.transaction(store).objectStore(store).getAll().onsuccess = (event) => done(event.target.result);
    })));
    db.close();
  }
  return kept;
})()`;

test('what one phone draws in secret is in nothing that the other gets or keeps', async () => {
  const { A, B } = await atSeats('hands');
  const got: string[] = [];
  const line = await B.page.context().newCDPSession(B.page);
  await line.send('Network.enable');
  line.on('Network.eventSourceMessageReceived', ({ data }) => got.push(data));
  B.page.on('response', (one) => {
    // What the rules call everything there is, is nobody's secret.
    if (!/\/api\/packs\b|\/assets\//.test(one.url()))
      void one.text().then(
        (text) => got.push(text),
        () => undefined,
      );
  });
  await A.press('Ada draws 3 objectives', ['Die 1', '1'], ['Die 2', '1']);
  const shown = (
    await fetch(`${stage.base}/api/matches/hands?viewer=A`, {
      headers: { cookie: (await A.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ') },
    })
  ).text();
  expect(await shown).toContain('Secure Objective 1');
  await B.page.reload();
  await B.page.getByRole('main').getByRole('status').first().waitFor();
  await B.page.goto(`${stage.base}/matches/hands?as=B`);
  await B.page.getByText('draws an objective in secret').first().waitFor();
  expect(got.length).toBeGreaterThan(2);
  const all = [...got, ...(await B.page.evaluate<string[]>(KEPT))];
  expect(
    all.filter((text) => /Secure Objective 1|tactical-objective\/11|"salt"|"dice":\s*\[1,\s*1\]/.test(text)),
  ).toEqual([]);
});
