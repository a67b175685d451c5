import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beginBattle } from './small-match.js';
import { ask, staffed } from './staffed.js';
import { sharedStage, type Stage } from './stage.js';
import {
  alerts,
  comesBack,
  cutOff,
  goesTo,
  isTapped,
  keptOn,
  phoneAt,
  placesIn,
  presses,
  recordOf,
  type Hall,
  type Item,
} from './two-phones.js';

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

let hall: Hall;

const stage: Stage = sharedStage(
  async () => {
    const { organizer, desk: judge } = await staffed(stage);
    hall = { stage, organizer, judge };
    for (const id of ['two', ...Object.keys(ORDERS)]) await beginBattle(stage.base, id, judge);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

/** Every id once and at its place, but for what is asked about; and no step twice. */
async function isWoven(match: string, kept: readonly Item[], asked: readonly Item[]): Promise<void> {
  const record = await recordOf(hall, match);
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
    (await recordOf(hall, 'two')).filter(({ type, data }) => type === 'BattleShockRecorded' && data.unit === 'B3');
  for (const until = Date.now() + 20_000; (await tests()).length === 0 && Date.now() < until;)
    await page.waitForTimeout(100);
  const [test] = await tests();
  expect(placesIn(await recordOf(hall, 'two')).get(test?.revision ?? -1)).toMatchObject({
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
    await ask(stage, `/disputes/${call}/commands`, { commandId: randomUUID(), ...command }, hall.judge);
  await question.getByText('The judge has ruled on it').waitFor();
  await question.getByRole('button', { name: 'Put it away' }).tap();
  await question.waitFor({ state: 'detached' });
  expect(await keptOn(page)).toEqual([]);
}

/** What came late stands where it was played, on the timeline and in the report. */
async function isReadAtItsPlace(page: Page): Promise<void> {
  const [late] = (await recordOf(hall, 'two')).filter(({ data }) => data.unit === 'A2');
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

test(
  'two phones record two rounds without a line: every id once, at its place, and exactly two questions',
  async () => {
    stage.forgive(/ERR_CONNECTION_FAILED|ERR_FAILED|status of 422/);
    const [A, B] = [await phoneAt(hall, 'two', 'A'), await phoneAt(hall, 'two', 'B')];
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
      const phones = { A: await phoneAt(hall, match, 'A'), B: await phoneAt(hall, match, 'B') };
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
