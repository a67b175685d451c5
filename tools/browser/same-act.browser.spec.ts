import type { Page } from 'playwright-core';
import { beginBattle, send } from './small-match.js';
import { staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';
import {
  alerts,
  comesBack,
  cutOff,
  goesTo,
  KEPT,
  keptOn,
  phoneAt,
  placesIn,
  presses,
  recordOf,
  type Hall,
} from './two-phones.js';

let hall: Hall;

const stage: Stage = sharedStage(
  async () => {
    const { organizer, desk: judge } = await staffed(stage);
    hall = { stage, organizer, judge };
    for (const id of ['same', 'apart']) await beginBattle(stage.base, id, judge);
  },
  { ADJUTANT_ACCESS: 'staffed' },
);

test('the same act of somebody else is told where one sits, with why they cannot be two, and said to be the same it stands once', async () => {
  stage.forgive(/ERR_CONNECTION_FAILED|ERR_FAILED|status of 422/);
  const A = await phoneAt(hall, 'same', 'A');
  await cutOff(A);
  await presses(A, 'Battle-shock test', 'Shock Troops', 'Passed');
  await goesTo(A, 'Round 1, ada’s shooting');
  for (const command of [
    { type: 'RecordBattleShock', data: { unit: 'A2', result: 'passed' } },
    { type: 'AdvancePhase', data: {} },
  ])
    expect((await send(stage.base, 'same', command, hall.judge)).ok).toBe(true);
  await comesBack(A);
  const question = alerts(A);
  await question.getByText(/It cannot be told twice: ./).waitFor();
  const tests = async () => (await recordOf(hall, 'same')).filter(({ type }) => type === 'BattleShockRecorded').length;
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
  const [A, B] = [await phoneAt(hall, 'apart', 'A'), await phoneAt(hall, 'apart', 'B')];
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
    expect((await send(stage.base, 'apart', command, hall.judge)).ok).toBe(true);
  await comesBack(A);
  const question = alerts(A);
  await question.getByText(/is it the same, or are they two\?/).waitFor();
  const shots = async () => (await recordOf(hall, 'apart')).filter(({ type }) => type === 'UnitActed');
  expect(await shots()).toHaveLength(1);
  await question.getByRole('button', { name: 'They are two' }).tap();
  await question.waitFor({ state: 'detached' });
  await holds(A, `${KEPT}.then((kept) => kept.length === 0)`);

  const record = await recordOf(hall, 'apart');
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
