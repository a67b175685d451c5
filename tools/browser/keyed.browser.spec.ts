import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { graveViolations } from './axe.js';
import { BEYOND } from './overflow.js';
import { countingClicks } from './clicks.js';
import { recordAll } from './small-match.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const NARROW: View = { width: 320, height: 640, touch: true };

const opening = (pack: string, more: object = {}) => ({
  type: 'OpenMatch',
  data: {
    ...{ title: 'Table 3', pack: { id: pack }, depth: 'score', settings: { enforcement: 'advise' } },
    seats: { A: { player: 'ada' }, B: { player: 'ben' } },
    ...more,
  },
});

const stage: Stage = sharedStage(async () => {
  await recordAll(stage.base, 'tenth', [opening('wh40k-10e')]);
  await recordAll(stage.base, 'sigmar', [opening('aos-4e')]);
  await recordAll(stage.base, 'slip', [opening('aos-4e', { depth: 'result' })]);
  await recordAll(stage.base, 'units', [opening('opr')]);
  await recordAll(stage.base, 'refusing', [opening('wh40k-10e')]);
  await recordAll(stage.base, 'full', [opening('wh40k-10e', { depth: 'full' })]);
});

interface Told {
  readonly type: string;
  readonly data: { readonly points?: number; readonly player?: string; readonly value?: number };
  readonly meta: { readonly occurredAt: string };
}

async function eventsOf(match: string): Promise<readonly Told[]> {
  const answer = await fetch(`${stage.base}/api/matches/${match}/events`);
  return ((await answer.json()) as { readonly events: readonly Told[] }).events;
}

const sheetOf = (page: Page): Locator => page.getByRole('form', { name: 'The sheet' });
const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `document.activeElement.getAttribute('aria-label') ?? document.activeElement.labels?.[0]?.innerText ?? document.activeElement.innerText`,
  );

/** Types what belongs into each field, and goes on by Enter, until the button has the focus. */
async function keyIn(page: Page, said: (field: string) => string): Promise<readonly string[]> {
  const walked: string[] = [];
  for (let field = await focused(page); field !== 'Look it over'; field = await focused(page)) {
    if (walked.length > 200) throw new Error(`The fields do not come to an end: ${walked.slice(-5).join(', ')}`);
    walked.push(field);
    const typed = said(field);
    if (typed !== '') await page.keyboard.type(typed, { delay: 5 });
    await page.keyboard.press('Enter');
  }
  return walked;
}

const TENTH: { readonly [field: string]: string } = {
  'First turn': 'b',
  'Round 1 began at': '1000',
  'Round 1, ada: Primary mission': '5',
  'Round 1, ben: Primary mission': '0',
  'Round 1, ada: Command points': '1',
  'Round 2 began at': '10:50',
  'Round 2, ada: Primary mission': '10',
  'Round 2, ben: Secondary missions': '7',
  'Ended at': '11.40',
  // A list of choices goes to what begins so.
  'How it ended': 't',
};

test('a whole sheet by keyboard alone: field by field, looked over, recorded in its order with its times', async () => {
  const page = await stage.open('/matches/tenth/sheet');
  await sheetOf(page).waitFor();
  const clicks = await countingClicks(page);
  await sheetOf(page).getByLabel('Played on').focus();
  const walked = await keyIn(page, (field) => TENTH[field] ?? '');
  expect(Object.keys(TENTH).filter((field) => !walked.includes(field))).toEqual([]);
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: /entries to record/ })
    .and(page.locator(':focus'))
    .waitFor();
  const lines = page.getByRole('list', { name: 'What will be recorded' }).getByRole('listitem');
  await lines.first().waitFor();
  const told = await lines.allInnerTexts();
  expect(told[0]).toMatch(/^The battle begins; ben has the first turn/);
  expect(told.findIndex((line) => line.startsWith('Round 1, ben: 0 VP, Primary mission'))).toBeLessThan(
    told.findIndex((line) => line.startsWith('Round 1, ada: 5 VP, Primary mission')),
  );
  expect(await eventsOf('tenth')).toHaveLength(1);
  await page.getByRole('button', { name: 'Record the sheet' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The sheet is recorded' }).and(page.locator(':focus')).waitFor();
  expect(await clicks()).toBe(0);
  const events = await eventsOf('tenth');
  const points = events.filter(({ type }) => type === 'VictoryPointsScored');
  expect(points.map(({ data }) => [data.player, data.points])).toEqual([
    ['B', 0],
    ['A', 5],
    ['B', 7],
    ['A', 10],
  ]);
  const [first, second] = [points[0], points[2]].map((one) => Date.parse(one?.meta.occurredAt ?? ''));
  expect((second ?? 0) - (first ?? 0)).toBe(50 * 60_000);
  expect(events.filter(({ type }) => type === 'RunningDeclared').map(({ data }) => data.value)).toEqual([1]);
  expect(events.at(-1)?.type).toBe('MatchFinished');
});

test('a slip by keyboard alone: points of both at their time, and a winner who is not as the points say is asked about', async () => {
  const page = await stage.open('/matches/slip/sheet');
  const slip = page.getByRole('form', { name: 'The slip' });
  await slip.waitFor();
  const clicks = await countingClicks(page);
  await slip.getByLabel('Played on').focus();
  const typed: Readonly<Record<string, string>> = {
    ...{ 'Began at': '1000', 'ada: Battleplan': '30', 'ben: Battleplan': '35', 'ben: Battle tactics': '0' },
    ...{ 'Who has won, as the slip says': 'a', 'Ended at': '1230', 'How it ended': 'p' },
  };
  const walked = await keyIn(page, (field) => typed[field] ?? '');
  expect(Object.keys(typed).filter((field) => !walked.includes(field))).toEqual([]);
  await slip.getByText('ada has 30, ben has 35: by that ben has won.').waitFor();
  await slip.getByLabel('ada: Battle tactics').focus();
  await page.keyboard.type('20');
  await slip.getByRole('button', { name: 'Look it over' }).focus();
  expect(await slip.getByText('by that').count()).toBe(0);
  expect(await graveViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('ada: 30 VP, Battleplan').waitFor();
  await page.getByRole('button', { name: 'Record the slip' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The slip is recorded' }).and(page.locator(':focus')).waitFor();
  expect(await clicks()).toBe(0);
  const [, ...events] = await eventsOf('slip');
  expect(events.map(({ type, data }) => [type, data.player, data.points])).toEqual([
    ...[30, 35].map((points, index) => ['VictoryPointsScored', index === 0 ? 'A' : 'B', points]),
    ...[20, 0].map((points, index) => ['VictoryPointsScored', index === 0 ? 'A' : 'B', points]),
    ['MatchFinished', undefined, undefined],
  ]);
  const ended = new Date();
  ended.setHours(12, 30, 0, 0);
  expect(events.map(({ meta }) => meta.occurredAt)).toEqual(Array(5).fill(ended.toISOString()));
});

test('a match of a game without turns is keyed in, played to its end', async () => {
  const page = await stage.open('/matches/units/sheet');
  const sheet = sheetOf(page);
  await sheet.getByLabel('First turn').selectOption({ label: 'ada' });
  await sheet.getByLabel('Round 4, ben: Objectives held').fill('2');
  await sheet.getByRole('button', { name: 'Look it over' }).click();
  await page.getByRole('button', { name: 'Record the sheet' }).click();
  await page.getByRole('heading', { name: 'The sheet is recorded' }).waitFor();
  expect((await eventsOf('units')).at(-1)?.type).toBe('MatchFinished');
});

test('where who goes first is decided anew, the sheet says it round by round', async () => {
  const page = await stage.open('/matches/sigmar/sheet');
  const sheet = sheetOf(page);
  await sheet.getByLabel('First turn').selectOption({ label: 'ada' });
  await sheet.getByLabel('Goes first in round 2').selectOption({ label: 'ben' });
  await sheet
    .getByLabel(/^Round 2, ben: (?!Command)/)
    .first()
    .fill('4');
  await sheet.getByText(/^Nothing stands for round 3/).waitFor();
  await sheet
    .getByLabel(/^Round 5, ada: (?!Command)/)
    .first()
    .fill('0');
  await sheet.getByRole('button', { name: 'Look it over' }).click();
  await page.getByRole('button', { name: 'Record the sheet' }).click();
  await page.getByRole('heading', { name: 'The sheet is recorded' }).waitFor();
  const events = await eventsOf('sigmar');
  expect(events.filter(({ type }) => type === 'TurnOrderDecided')).toHaveLength(5);
  expect(events.filter(({ type }) => type === 'VictoryPointsScored').map(({ data }) => data.points)).toEqual([4, 0]);
  expect(events.at(-1)?.type).toBe('MatchFinished');
});

test('what is refused stops the list: what stands and what is left is told, and sent again it stands once', async () => {
  stage.forgive(/status of 4\d\d/);
  const page = await stage.open('/matches/refusing/sheet', NARROW);
  const sheet = sheetOf(page);
  await sheet.getByLabel('First turn').selectOption({ label: 'ada' });
  await sheet
    .getByLabel(/^Round 1, ada: (?!Command)/)
    .first()
    .fill('ten');
  await sheet.getByText('A whole number.').waitFor();
  await sheet.getByText('Something is no number or no time: it is marked.').waitFor();
  await sheet
    .getByLabel(/^Round 1, ada: (?!Command)/)
    .first()
    .fill('10');
  await sheet.getByLabel('How it ended').selectOption({ label: 'Time ran out' });
  expect(await page.evaluate<readonly string[]>(BEYOND)).toEqual([]);
  expect(await graveViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Look it over' }).tap();
  // Meanwhile the match ends at another desk, before it has begun.
  await recordAll(stage.base, 'refusing', [{ type: 'ConcedeMatch', data: { player: 'B' } }]);
  await page.getByRole('button', { name: 'Record the sheet' }).tap();
  await page
    .getByRole('alert')
    .getByRole('heading', { name: /^Not recorded, nor what comes after it: The battle begins/ })
    .waitFor();
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(2);
  expect(await graveViolations(page)).toEqual([]);
});

test('whoever has a stack of papers goes from one to the first field of the next by keyboard alone', async () => {
  for (const table of [10, 2, 9])
    await recordAll(stage.base, `stack-${table}`, [opening('aos-4e', { depth: 'result', title: `Stack ${table}` })]);
  await recordAll(stage.base, 'stack-3', [opening('aos-4e', { depth: 'full', title: 'Stack 3' })]);
  const page = await stage.open('/matches/stack-2/sheet');
  const slip = page.getByRole('form', { name: 'The slip' });
  for (const [table, after] of [
    [2, 'Stack 9'],
    [9, 'Stack 10'],
  ] as const) {
    await page.getByRole('heading', { name: `Key in: Stack ${table}`, exact: true }).waitFor();
    if (table === 2) await slip.getByLabel('Played on').focus();
    await holds(page, `document.activeElement?.labels?.[0]?.innerText === 'Played on'`);
    await keyIn(page, (field) => (field.startsWith('ada: ') ? '3' : field.startsWith('ben: ') ? '1' : ''));
    await page.keyboard.press('Enter');
    await holds(page, `document.activeElement?.id === 'looked-over'`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The slip is recorded' }).waitFor();
    await page.getByRole('link', { name: `Next paper: ${after}, ada against ben` }).waitFor();
    await holds(page, `document.activeElement?.id === 'looked-over'`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/^Next paper/);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Key in: Stack 10', exact: true }).waitFor();
  await holds(page, `document.activeElement?.labels?.[0]?.innerText === 'Played on'`);
  expect((await eventsOf('stack-9')).at(-1)?.type).toBe('MatchFinished');
});

/** One dot. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a photo of the sheet is kept with the match and named in the record by its digest', async () => {
  await recordAll(stage.base, 'pictured', [opening('wh40k-10e')]);
  const page = await stage.open('/matches/pictured/sheet');
  const sheet = sheetOf(page);
  const photo = Buffer.from(PNG, 'base64');
  await sheet.getByLabel('First turn').selectOption({ label: 'ada' });
  await sheet
    .getByLabel(/^Round 1, ada: (?!Command)/)
    .first()
    .fill('5');
  // A page that is read anew has what was typed.
  await page.reload();
  expect(await sheet.getByLabel('First turn').inputValue()).toBe('A');
  await sheet.getByLabel('How it ended').selectOption({ label: 'Time ran out' });
  await sheet.getByLabel('How it ended').focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toMatch(/^Photo of the sheet/);
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await choosing).setFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: photo });
  await sheet.getByText('sheet.png').waitFor();
  await holds(page, `document.activeElement?.hasAttribute('data-stop')`);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Look it over');
  await page.keyboard.press('Enter');
  const digest = createHash('sha256').update(photo).digest('hex');
  await page.getByText(`sheet.png, ${photo.length} bytes, SHA-256 ${digest}`).waitFor();
  await page.getByRole('button', { name: 'Record the sheet' }).click();
  await page.getByRole('heading', { name: 'The sheet is recorded' }).waitFor();
  const [note] = (await eventsOf('pictured')).filter(({ type }) => type === 'NoteRecorded');
  expect(JSON.stringify(note)).toContain(digest);
  const kept = await fetch(`${stage.base}/api/evidence/${digest}`);
  expect(Buffer.from(await kept.arrayBuffer()).equals(photo)).toBe(true);
});

test('a match in full says that a sheet is not for it; the printed sheet names players, categories and rounds', async () => {
  const page = await stage.open('/matches/full/sheet');
  await page.getByText(/This match is recorded in full/).waitFor();
  const file = await (await fetch(`${stage.base}/api/matches/full/sheet.pdf`)).arrayBuffer();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  for (const words of ['ada against ben', 'Primary mission', 'Round 5', 'played to its end', 'Judge or scorekeeper'])
    expect(text).toContain(words);
});
