import type { Page } from 'playwright-core';
import { turnOf } from './one-device.js';
import { recordAll, ROSTERS } from './small-match.js';
import { sharedStaffedStage } from './staffed-stage.js';
import { holds, type View } from './stage.js';

const PHONE: View = { width: 390, height: 844, touch: true };
const SEATS = { A: { player: 'ada' }, B: { player: 'ben' } };
const START = { type: 'StartBattle', data: { firstTurn: 'A' } };
const TURN_OF_BEN = { type: 'AdvancePhase', data: { to: { round: 1, turn: 'B', step: 'command' } } };
const opening = (pack: string) => ({
  type: 'OpenMatch',
  data: { title: 'Table 4', pack: { id: pack }, seats: SEATS, settings: { rosters: 'as-declared' } },
});

const stage = sharedStaffedStage();

const staffRecords = (match: string, commands: Parameters<typeof recordAll>[2]) =>
  recordAll(stage.base, match, commands, stage.sessions.judge);

/** The device at the table, which holds both seats. */
async function device(match: string): Promise<Page> {
  const { link } = await stage.ask<{ link: string }>(
    `/matches/${match}/seats/both/links`,
    {},
    stage.sessions.organizer,
  );
  const { pathname, hash } = new URL(link);
  const page = await stage.open(pathname + hash, PHONE);
  await page.waitForURL(`**/matches/${match}/table?as=A`);
  await page.getByRole('radio', { name: 'ada', checked: true }).waitFor({ state: 'attached' });
  return page;
}

interface Recorded {
  readonly type: string;
  readonly data: { readonly player?: string };
  readonly meta: { readonly actor: { readonly id: string } };
}

async function gains(match: string): Promise<readonly { readonly player?: string; readonly by: string }[]> {
  const headers = { authorization: `Bearer ${stage.sessions.judge}` };
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`, { headers });
  const { events } = (await answer.json()) as { readonly events: readonly Recorded[] };
  return events
    .filter(({ type }) => type === 'CommandPointsGained')
    .map(({ data: { player }, meta: { actor } }) => ({ player: player ?? '', by: actor.id }));
}

const GAIN = `[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === '+1 CP')`;

/** Runs in the page: in the very moment in which the buttons are Ben’s, a thumb comes down where one of them lies. */
const TAP_AT_ONCE = `(async () => {
  const isBens = () => document.querySelector('[role=radiogroup] input:checked')?.value === 'B' && ${GAIN} !== undefined &&
    document.querySelector('main [aria-busy=true]') === null;
  while (!isBens()) await new Promise((then) => requestAnimationFrame(then));
  ${GAIN}.scrollIntoView({ block: 'center' });
  const { left, width, top, height } = ${GAIN}.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const where = { clientX, clientY, detail: 1, bubbles: true, cancelable: true };
  document.elementFromPoint(clientX, clientY).dispatchEvent(new MouseEvent('click', where));
})()`;

test('a tap in the moment in which a turn makes the other one press is recorded for neither, and the change is told', async () => {
  await staffRecords('turns', [opening('wh40k-10e'), ...ROSTERS, START]);
  const page = await device('turns');
  await page.getByText(/\bada presses$/).waitFor();
  const tapped = page.evaluate(TAP_AT_ONCE);
  await staffRecords('turns', [TURN_OF_BEN]);
  await tapped;
  await page.getByRole('status').getByText('ben presses now.').waitFor({ state: 'attached' });
  await page.getByText(/\bben presses$/).waitFor();
  await page.getByRole('button', { name: '+1 CP', exact: true }).tap();
  await page.getByText('Recorded as entry').waitFor();
  expect(await gains('turns')).toEqual([{ player: 'B', by: 'ben' }]);
});

test('a half stays with whom it lies before, whoever’s turn begins', async () => {
  await staffRecords('halves', [opening('wh40k-10e'), ...ROSTERS, START]);
  const page = await device('halves');
  await page.getByRole('button', { name: 'A half for each player' }).tap();
  const across = page.getByRole('region', { name: 'ben', exact: true });
  await across.getByRole('button', { name: '+1 CP', exact: true }).waitFor();
  await staffRecords('halves', [TURN_OF_BEN]);
  await page.getByLabel('ben', { exact: true }).and(page.locator('[data-turn]')).waitFor();
  await across.getByRole('button', { name: '+1 CP', exact: true }).tap();
  await page.getByText('Recorded as entry').waitFor();
  expect(await gains('halves')).toEqual([{ player: 'B', by: 'ben' }]);
});

const unit = (side: string) => ({ id: `${side}1`, name: 'Captain', keywords: ['INFANTRY'] });
const army = (player: string) => ({
  type: 'SubmitRoster',
  data: { player, roster: { faction: `Army of ${player}`, points: 1500, units: [unit(player)] } },
});
const SEALED = [
  ...[opening('wh40k-8e'), army('A'), army('B')],
  { type: 'Choose', data: { player: 'A', choice: 'mission', option: 'mission/cloak-and-shadows' } },
  START,
  { type: 'DrawObjective', data: { player: 'A', dice: [1, 1] } },
];

test('while what the other may press is fetched the table stays as it is, without what the first holds in secret', async () => {
  await staffRecords('sealed', SEALED);
  const page = await device('sealed');
  const held = page.getByText('Secure Objective 1').first();
  await held.waitFor();
  const place = page.locator('main header').first();
  const next = page.getByRole('region', { name: 'Next step' });
  const before = await next.boundingBox();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/now\?player=B/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await turnOf(page, 'ben');
  await holds(page, `document.querySelector('main [aria-busy=true]') !== null`);
  expect(await held.isVisible()).toBe(false);
  expect(await place.isVisible()).toBe(true);
  expect(await next.boundingBox()).toEqual(before);
  gate.resolve();
  await holds(page, `document.querySelector('main [aria-busy=true]') === null`);
  await page.getByText(/\bben presses$/).waitFor();
  expect(await page.content()).not.toContain('Secure Objective 1');
});
