import { graveViolations } from './axe.js';
import { ADA, callJudge, KIM, recordInDispute } from './disputes.js';
import { PATIENCE_MS } from './patience.js';
import { recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage } from './stage.js';

const stage: Stage = sharedStage(async () => {
  for (const match of ['small', 'other', 'third']) await recordSmallMatch(stage.base, match);
});

/** How many streams the server has open. */
async function streams(): Promise<number> {
  const text = await (await fetch(`${stage.base}/api/metrics`)).text();
  return Number(/^adjutant_live_viewers (\d+)/m.exec(text)?.[1]);
}

async function until(what: string, is: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if (await is()) return;
  throw new Error(`It does not come to be: ${what}`);
}

/** Runs in the page: notifications and sounds are written down instead of made. */
const WRITE_DOWN = `
  globalThis.notified = []; globalThis.asked = 0; globalThis.notes = 0;
  globalThis.Notification = class extends EventTarget {
    static permission = 'default';
    static async requestPermission() { globalThis.asked += 1; return (this.permission = 'granted'); }
    constructor(title, { body }) { super(); globalThis.notified.push(title + ': ' + body); }
    close() {}
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) { globalThis.notes += 1; return start.apply(this, given); };
`;

test('on every page whoever judges is told that a judge is wanted: count, title, sentence, notification and sound', async () => {
  const page = await stage.open('/judge');
  await page.addInitScript({ content: WRITE_DOWN });
  await page.reload();
  const notify = page.getByRole('button', { name: 'Notify me' });
  await notify.waitFor();
  expect(await page.evaluate<number>('asked')).toBe(0);
  await notify.click();
  await page.getByRole('button', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
  expect([await page.evaluate('asked'), await page.evaluate('notes')]).toEqual([1, 2]);
  expect(await graveViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Adjutant' }).click();
  await page.getByRole('heading', { level: 1, name: 'Matches' }).waitFor();
  const small = await callJudge(stage.base, 'small', { claim: 'Out of range', table: '14' });
  await holds(page, "document.title === '(1) Adjutant'");
  const link = page.getByRole('navigation', { name: 'Judging' }).getByRole('link');
  expect(await link.innerText()).toMatch(/^Calls\s+1$/);
  await page.locator('[data-wanted]', { hasText: 'A judge is wanted at table 14' }).waitFor({ state: 'attached' });
  expect(await page.evaluate<string[]>('notified')).toEqual([expect.stringContaining('Out of range')]);
  expect(await page.evaluate('notes')).toBe(4);

  await page.getByRole('link', { name: 'Calls' }).click();
  await page.getByRole('button', { name: 'Sound' }).click();
  await callJudge(stage.base, 'other', { claim: 'Out of sight' });
  await holds(page, "document.title === '(2) Calls for a judge · Adjutant'");
  expect([(await page.evaluate<string[]>('notified')).length, await page.evaluate('notes')]).toEqual([2, 4]);

  await recordInDispute(stage.base, small, { type: 'ClaimCall' }, KIM);
  await holds(page, "document.title === '(1) Calls for a judge · Adjutant'");
  await recordInDispute(stage.base, small, { type: 'WithdrawCall' }, KIM);
});

test('a second call about a match is told where it is made and in the queue, and claiming opens it', async () => {
  const first = await callJudge(stage.base, 'third', { claim: 'It was not in cover' });
  const player = await stage.open('/matches/third?step=12');
  await player.getByRole('button', { name: 'Call a judge', exact: true }).click();
  const dialog = player.getByRole('dialog', { name: 'Call a judge' });
  await dialog.getByText('A judge is already called to this match about “It was not in cover”.').waitFor();
  await recordInDispute(stage.base, first, { type: 'ClaimCall' }, KIM);
  await dialog.getByText('A judge is already on the way to this match about “It was not in cover”.').waitFor();
  expect(await graveViolations(player, '[role=dialog]')).toEqual([]);
  await player.keyboard.type('It was behind the wall');
  await dialog.getByRole('button', { name: 'Call a judge' }).click();
  await dialog.waitFor({ state: 'detached' });

  const judge = await stage.open('/judge');
  const second = judge.getByRole('listitem').filter({ hasText: 'It was behind the wall' });
  await second.getByText('A judge is already on the way to this match about “It was not in cover”.').waitFor();
  await second.getByRole('button', { name: 'Claim' }).click();
  await judge.waitForURL(/\/disputes\//);
  await judge.getByRole('heading', { level: 1, name: 'It was behind the wall' }).waitFor();
});

test('several matches in several tabs share one stream, which outlives the tab that came first', async () => {
  await until('nobody watches', async () => (await streams()) === 0);
  const first = await stage.open('/matches/small');
  await first.getByText('live', { exact: true }).waitFor();
  const others = [];
  for (const path of ['/matches/other', '/matches/third', '/', '/judge', '/matches/small', '/', '/judge']) {
    const tab = await first.context().newPage();
    await tab.goto(stage.base + path);
    others.push(tab);
  }
  const second = others[0];
  if (second === undefined) throw new Error('There is no second tab.');
  await second.getByText('live', { exact: true }).waitFor();
  await until('one stream for eight tabs', async () => (await streams()) === 1);
  await first.close();
  const calls = second.getByRole('tab', { name: /^Calls/ });
  const before = await calls.innerText();
  await callJudge(stage.base, 'other', { claim: 'Told to the other tab', by: ADA });
  await until('the count of calls goes on', async () => (await calls.innerText()) !== before);
  expect(await streams()).toBe(1);
});
