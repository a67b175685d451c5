import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beginBattle, send } from './small-match.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const EVERYTHING = '**/api/**';
const TWO_ROUNDS_MS = 300_000;

/** In which order what waits on two phones comes back: of A or of B, from one of its items up to another. */
type Returns = readonly (readonly ['A' | 'B', number, number?])[];
const HALF = 5;
const ORDERS: { readonly [match: string]: Returns } = {
  'ben-first': [
    ['B', 0],
    ['A', 0],
  ],
  'ada-in-halves': [
    ['A', 0, HALF],
    ['B', 0],
    ['A', HALF],
  ],
  'both-in-halves': [
    ['B', 0, HALF],
    ['A', 0, HALF],
    ['B', HALF],
    ['A', HALF],
  ],
};

let organizer = '';
let judge = '';

const stage: Stage = sharedStage(
  async () => {
    ({ organizer, desk: judge } = await staffed(stage));
    for (const id of ['two', 'same', 'apart', ...Object.keys(ORDERS)]) await beginBattle(stage.base, id, judge);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

/** A phone at its seat, once it tells the match itself and everything that it needs later is there. */
async function phoneAt(match: string, side: 'A' | 'B'): Promise<Page> {
  const { link } = await ask<{ link: string }>(stage, `/matches/${match}/seats/${side}/links`, {}, organizer);
  const { pathname, hash } = new URL(link);
  const page = await stage.open(pathname + hash, PHONE);
  await page.waitForURL(`**/matches/${match}/table?as=${side}`);
  await holds(page, `performance.getEntriesByName('adjutant:told-here').length > 0`);
  await holds(page, `performance.getEntriesByType('resource').some(({ name }) => name.includes('waiting-here'))`);
  return page;
}

const cutOff = (page: Page): Promise<unknown> => page.route(EVERYTHING, (route) => route.abort('connectionfailed'));

async function comesBack(page: Page): Promise<void> {
  await page.unroute(EVERYTHING);
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await page.getByText(/on this phone only/).waitFor({ state: 'detached' });
}

const keptOn = async (page: Page): Promise<readonly Item[]> => page.evaluate<Item[]>(KEPT);

/** Whatever ends with one more kept on the phone. */
async function isKept(page: Page, press: () => Promise<void>): Promise<void> {
  // What has gone up may still be there for a moment: it is not counted, but looked at by its id.
  const before = new Set((await keptOn(page)).map(({ id }) => id));
  const isThere = async (): Promise<boolean> => (await keptOn(page)).some(({ id }) => !before.has(id));
  await press();
  for (const until = Date.now() + 20_000; !(await isThere());) {
    if (Date.now() > until) throw new Error(`What was pressed is not kept: ${await page.locator('main').innerText()}`);
    await page.waitForTimeout(50);
  }
  // A thumb that bounces has pressed once.
  await holds(page, `document.querySelector('[class*=shield]') === null`);
}

/** Presses a button of the table, and says what its sheet asks, where it has one. */
async function presses(page: Page, name: string, ...said: readonly string[]): Promise<void> {
  const called = (text: string): RegExp => new RegExp(`^${text.replaceAll('+', '[+]')}(?![\\w])`, 'i');
  await isKept(page, async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: called(name) })
      .first()
      .tap();
    const sheet = page.getByRole('dialog');
    for (const one of said)
      await sheet
        .getByRole('button', { name: called(one) })
        .first()
        .tap();
    if (said.length === 0) return;
    const send = sheet.getByRole('button', { name: 'Record it', disabled: false });
    const before = (await keptOn(page)).length;
    // A sheet on which nothing is left to say closes by itself, with its button.
    while ((await sheet.isVisible()) && (await keptOn(page)).length === before) if (await isTapped(send)) return;
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const isTapped = (button: Locator): Promise<boolean> =>
  button.tap({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );

/** Goes steps until the head of the table says that it is there. */
async function goesTo(page: Page, place: string): Promise<void> {
  const head = page.getByRole('main').getByRole('status').first().getByRole('paragraph').first();
  const next = page.getByRole('region', { name: 'Next step' }).getByRole('button').first();
  while (!(await head.innerText()).toLowerCase().startsWith(place.toLowerCase())) await isKept(page, () => next.tap());
}

interface Place {
  readonly round: number;
  readonly turn: string | null;
  readonly step: string;
}

interface Item {
  readonly id: string;
  readonly place: Place;
  readonly basedOn: number;
  readonly command: { readonly type: string };
}

/** Runs in the page: what the browser keeps, in its order. */
const KEPT = `new Promise((done, failed) => {
  const opening = indexedDB.open('adjutant-queue');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const all = opening.result.transaction('items').objectStore('items').getAll();
    all.onsuccess = () => { opening.result.close(); done(all.result.map(({ kept }) => kept.item)); };
  };
})`;

interface Recorded {
  readonly revision: number;
  readonly type: string;
  readonly data: {
    readonly to?: Place;
    readonly unit?: string;
    readonly entry?: number;
    readonly correction?: { readonly kind: string; readonly before: number };
  };
  readonly meta: { readonly commandId: string };
}

async function recordOf(match: string): Promise<readonly Recorded[]> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as { readonly events: readonly Recorded[] }).events;
}

/** Where each entry counts, by its number: in the order of the record with everything put where it belongs. */
function placesIn(record: readonly Recorded[]): ReadonlyMap<number, Place> {
  const order = [...record];
  for (const { data } of record) {
    if (data.correction?.kind !== 'redate') continue;
    const [moved] = order.splice(
      order.findIndex(({ revision }) => revision === data.entry),
      1,
    );
    const { before } = data.correction;
    if (moved)
      order.splice(
        order.findIndex(({ revision }) => revision === before),
        0,
        moved,
      );
  }
  let now: Place = { round: 1, turn: 'A', step: 'command' };
  return new Map(
    order.map(({ revision, data }) => {
      const here = now;
      now = data.to ?? now;
      return [revision, here] as const;
    }),
  );
}

/** Every id once and at its place, but for what is asked about; and no step twice. */
async function isWoven(match: string, kept: readonly Item[], asked: readonly Item[]): Promise<void> {
  const record = await recordOf(match);
  const places = placesIn(record);
  const waiting = new Set(asked.map(({ id }) => id));
  expect(waiting.size).toBe(2);
  for (const { id, place, command } of kept) {
    const entries = record.filter(({ meta, type }) => meta.commandId === id && type !== 'EntryCorrected');
    if (command.type === 'AdvancePhase') continue;
    expect([command.type, id, entries.length]).toEqual([command.type, id, waiting.has(id) ? 0 : 1]);
    for (const { revision } of entries) expect(places.get(revision)).toMatchObject(place);
  }
  const steps = record.flatMap(({ type, data }) => (type === 'PhaseAdvanced' ? [JSON.stringify(data.to)] : []));
  expect(new Set(steps).size).toBe(steps.length);
}

/** The very sheet of what was pressed, with what was said: somebody else was tested, and it is told where it was pressed. */
async function changesTheUnit(page: Page, asked: string): Promise<void> {
  const question = alerts(page).filter({ hasText: asked.slice(0, 80) });
  await question.getByRole('button', { name: 'Change it' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Battle-shock test' });
  await sheet.getByText('It is told where it was pressed').waitFor();
  await sheet.getByRole('button', { name: /Passed.*Change$/ }).waitFor();
  await sheet.getByRole('button', { name: /^Scout Squad/ }).tap();
  const send = sheet.getByRole('button', { name: 'Record it', disabled: false });
  while (await sheet.isVisible()) if (await isTapped(send)) break;
  await sheet.waitFor({ state: 'detached' });
  await question.waitFor({ state: 'detached' });
  const tests = async () =>
    (await recordOf('two')).filter(({ type, data }) => type === 'BattleShockRecorded' && data.unit === 'B3');
  for (const until = Date.now() + 20_000; (await tests()).length === 0 && Date.now() < until;)
    await page.waitForTimeout(100);
  const [test] = await tests();
  expect(placesIn(await recordOf('two')).get(test?.revision ?? -1)).toMatchObject({
    round: 1,
    turn: 'B',
    step: 'command',
  });
  // The phone hears of it a little after it is recorded.
  for (const until = Date.now() + 20_000; (await keptOn(page)).length > 1 && Date.now() < until;)
    await page.waitForTimeout(100);
  expect(await keptOn(page)).toHaveLength(1);
}

/** The call says both sides of it; what was not recorded waits for the ruling, and goes with one press. */
async function callsAJudge(page: Page): Promise<void> {
  const question = alerts(page).first();
  await question.getByRole('button', { name: 'Call a judge' }).tap();
  const form = page.getByRole('dialog', { name: 'Call a judge' });
  const claim = form.getByLabel('What is in dispute');
  await claim.waitFor();
  expect(await claim.inputValue()).toMatch(
    /^Pressed at .* and not recorded: .*Heavy Weapons Squad.*\nRecorded as entry \d+ at /,
  );
  await claim.fill(`${await claim.inputValue()} Both of us saw it fall.`);
  await form.getByRole('button', { name: 'Call a judge' }).tap();
  await question.getByText('A judge is called about it, and it waits for the ruling.').waitFor();
  await page.reload();
  await question.getByText('A judge is called about it, and it waits for the ruling.').waitFor();
  const call = (await question.getByRole('link', { name: 'The call' }).getAttribute('href'))?.split('/').at(-1) ?? '';
  const data = { remedies: [{ kind: 'none' }], because: 'The test stands.' };
  for (const command of [
    { type: 'ClaimCall', data: {} },
    { type: 'GiveRuling', data },
  ])
    await ask(stage, `/disputes/${call}/commands`, { commandId: randomUUID(), ...command }, judge);
  await question.getByText('The judge has ruled on it').waitFor();
  await question.getByRole('button', { name: 'Put it away' }).tap();
  await question.waitFor({ state: 'detached' });
  expect(await keptOn(page)).toEqual([]);
}

/** What came late stands where it was played, on the timeline and in the report. */
async function isReadAtItsPlace(page: Page): Promise<void> {
  const [late] = (await recordOf('two')).filter(({ data }) => data.unit === 'A2');
  const told = new RegExp(`told late: recorded as ${late?.revision} at `, 'i');
  await page.goto(`${stage.base}/matches/two?as=B&desk=timeline`);
  const list = page.getByRole('list', { name: 'Entries by turn and phase' });
  await list.getByText(told).waitFor();
  const numbers = await list
    .locator('[data-entry]')
    .evaluateAll((rows) => rows.map((row) => Number(row.dataset['entry'])));
  expect(numbers.indexOf(late?.revision ?? -1)).toBeLessThan(numbers.length - 5);
  expect(numbers.indexOf((late?.revision ?? -1) + 1)).toBeGreaterThan(numbers.indexOf(late?.revision ?? -1) + 1);
  await page.goto(`${stage.base}/matches/two/report?as=B`);
  await page.getByText(told).first().waitFor();
}

/** What the first test has left on both phones before they came back. */
let left: { readonly [side in 'A' | 'B']: readonly Item[] } = { A: [], B: [] };

/** Runs in the page: keeps items as the queue does, for another match. */
const keepsThem = (match: string, items: readonly Item[]): string => `new Promise((done, failed) => {
  const opening = indexedDB.open('adjutant-queue');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const change = opening.result.transaction('items', 'readwrite');
    for (const item of ${JSON.stringify(items)})
      change.objectStore('items').put({ id: item.id, kept: { item: { ...item, match: ${JSON.stringify(match)} } } });
    change.oncomplete = () => { opening.result.close(); done(true); };
    change.onerror = () => failed(change.error);
  };
})`;

/** Runs in the page: how many wait for the server still. */
const STILL = `new Promise((done) => {
  const opening = indexedDB.open('adjutant-queue');
  opening.onsuccess = () => {
    const all = opening.result.transaction('items').objectStore('items').getAll();
    all.onsuccess = () => { opening.result.close(); done(all.result.filter(({ kept }) => !kept.refused).length); };
  };
})`;

async function bringsBack(page: Page, match: string, items: readonly Item[]): Promise<void> {
  await page.evaluate(keepsThem(match, items));
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  for (const until = Date.now() + 30_000; (await page.evaluate<number>(STILL)) > 0;) {
    if (Date.now() > until) throw new Error(`It does not go up: ${await page.locator('body').innerText()}`);
    await page.waitForTimeout(50);
  }
}

const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: 'It is not recorded after all' });

test(
  'two phones record two rounds without a line: every id once, at its place, and exactly two questions',
  async () => {
    stage.forgive(/ERR_CONNECTION_FAILED|ERR_FAILED|status of 422/);
    const [A, B] = [await phoneAt('two', 'A'), await phoneAt('two', 'B')];
    for (const phone of [A, B]) await cutOff(phone);

    await presses(A, '+1 CP');
    await goesTo(A, 'Round 1, ada’s shooting');
    await presses(A, 'Unit destroyed', 'Line Squad');
    await goesTo(A, 'Round 2, ada’s command');
    await presses(A, '+1 CP');
    await presses(A, 'Battle-shock test', 'Heavy Weapons Squad', 'Passed');

    await goesTo(B, 'Round 1, ben’s command');
    await presses(B, '+1 CP');
    // Contradicts what ada has recorded: the unit was gone by then.
    await presses(B, 'Battle-shock test', 'Line Squad', 'Passed');
    await goesTo(B, 'Round 1, ben’s shooting');
    await presses(B, 'Unit destroyed', 'Shock Troops');
    // With it nothing can have been tested in ada's second command phase.
    await presses(B, 'Unit destroyed', 'Heavy Weapons Squad');
    await goesTo(B, 'Round 2, ben’s command');
    await presses(B, '+1 CP');

    const [keptOnA, keptOnB] = [await keptOn(A), await keptOn(B)];
    const kept = [...keptOnA, ...keptOnB];
    await comesBack(A);
    expect(await alerts(A).count()).toBe(0);
    await comesBack(B);
    await alerts(B).nth(1).waitFor();
    const asked = await alerts(B).allInnerTexts();
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/In R1\.B\.Command: .*destroyed/i);
    expect(asked[1]).toMatch(/Told in R1\.B\.Shooting.*takes away what entry \d+ rests on/i);

    await isWoven('two', kept, await keptOn(B));
    left = { A: keptOnA, B: keptOnB };

    await changesTheUnit(B, asked[0] ?? '');
    await callsAJudge(B);
    await isReadAtItsPlace(B);
  },
  TWO_ROUNDS_MS,
);

test(
  'in whatever order they come back, there are the same two questions on the screens, and every id stands once, at its place',
  async () => {
    stage.forgive(/status of 422/);
    expect([left.A.length, left.B.length].every((items) => items > HALF)).toBe(true);
    for (const [match, returns] of Object.entries(ORDERS)) {
      const phones = { A: await phoneAt(match, 'A'), B: await phoneAt(match, 'B') };
      for (const [side, from, to] of returns) await bringsBack(phones[side], match, left[side].slice(from, to));
      const asked = [...(await keptOn(phones.A)), ...(await keptOn(phones.B))];
      await isWoven(match, [...left.A, ...left.B], asked);
      for (const side of ['A', 'B'] as const) {
        const count = (await keptOn(phones[side])).length;
        if (count > 0)
          await alerts(phones[side])
            .nth(count - 1)
            .waitFor();
        expect(await alerts(phones[side]).count()).toBe(count);
        await phones[side].context().close();
      }
    }
  },
  TWO_ROUNDS_MS,
);

test('the same act of somebody else is told where one sits, with why they cannot be two, and said to be the same it stands once', async () => {
  stage.forgive(/ERR_CONNECTION_FAILED|ERR_FAILED|status of 422/);
  const A = await phoneAt('same', 'A');
  await cutOff(A);
  await presses(A, 'Battle-shock test', 'Shock Troops', 'Passed');
  await goesTo(A, 'Round 1, ada’s shooting');
  for (const command of [
    { type: 'RecordBattleShock', data: { unit: 'A2', result: 'passed' } },
    { type: 'AdvancePhase', data: {} },
  ])
    expect((await send(stage.base, 'same', command, judge)).ok).toBe(true);
  await comesBack(A);
  const question = alerts(A);
  await question.getByText(/It cannot be told twice: ./).waitFor();
  const tests = async () => (await recordOf('same')).filter(({ type }) => type === 'BattleShockRecorded').length;
  expect(await tests()).toBe(1);
  await question.getByRole('button', { name: 'It is the same' }).waitFor();
  expect(await question.getByRole('button', { name: 'They are two' }).count()).toBe(0);
  await question.getByRole('button', { name: 'It is the same' }).tap();
  await question.waitFor({ state: 'detached' });
  expect(await tests()).toBe(1);
  expect(await keptOn(A)).toEqual([]);
});

/** What a unit did, as the timeline of a phone tells it: the numbers of the entries in the order in which they count. */
async function shotsTold(page: Page): Promise<readonly number[]> {
  const list = page.getByRole('list', { name: 'Entries by turn and phase' });
  await list.getByText(/told late: recorded as/i).waitFor();
  const shots = list.locator('[data-entry]').filter({ hasText: /Shock Troops.* shot/ });
  return shots.evaluateAll((rows) => rows.map((row) => Number(row.dataset['entry'])));
}

test('the same act of somebody else, said to be another, is an entry of its own, at its place, on both phones', async () => {
  stage.forgive(/ERR_CONNECTION_FAILED|ERR_FAILED|status of 422/);
  const [A, B] = [await phoneAt('apart', 'A'), await phoneAt('apart', 'B')];
  await goesTo(A, 'Round 1, ada’s shooting');
  await A.getByText(/on this phone only/).waitFor({ state: 'detached' });
  await cutOff(A);
  await presses(A, 'What a unit did', 'Shock Troops', 'shot');
  const pressed = (await keptOn(A)).map(({ id }) => id);
  await goesTo(A, 'Round 1, ada’s charge');
  for (const command of [
    { type: 'RecordUnitAction', data: { unit: 'A2', action: 'shot' } },
    { type: 'AdvancePhase', data: {} },
  ])
    expect((await send(stage.base, 'apart', command, judge)).ok).toBe(true);
  await comesBack(A);
  const question = alerts(A);
  await question.getByText(/is it the same, or are they two\?/).waitFor();
  const shots = async () => (await recordOf('apart')).filter(({ type }) => type === 'UnitActed');
  expect(await shots()).toHaveLength(1);
  await question.getByRole('button', { name: 'They are two' }).tap();
  await question.waitFor({ state: 'detached' });
  await holds(A, `${KEPT}.then((kept) => kept.length === 0)`);

  const record = await recordOf('apart');
  const [first, second] = await shots();
  expect(await shots()).toHaveLength(2);
  const places = placesIn(record);
  for (const shot of [first, second])
    expect(places.get(shot?.revision ?? -1)).toMatchObject({ round: 1, turn: 'A', step: 'shooting' });
  const ids = record.map(({ meta }) => meta.commandId);
  expect(pressed.filter((id) => ids.includes(id))).toEqual([]);
  expect(new Set([first?.meta.commandId, second?.meta.commandId]).size).toBe(2);
  for (const [page, side] of [
    [A, 'A'],
    [B, 'B'],
  ] as const) {
    await page.goto(`${stage.base}/matches/apart?as=${side}&desk=timeline`);
    expect(await shotsTold(page)).toEqual([first?.revision, second?.revision]);
  }
});
