import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { graveViolations } from './axe.js';
import { callJudge, KIM, recordInDispute } from './disputes.js';
import { BEYOND } from './overflow.js';
import { recordSmallMatch } from './small-match.js';
import { holds, sharedStage, type Stage, type View } from './stage.js';

const NARROW: View = { width: 320, height: 640, touch: true };

const stage: Stage = sharedStage(async () => {
  await recordSmallMatch(stage.base, 'small');
  const dispute = await callJudge(stage.base, 'small', { claim: 'The Grenade was thrown too far', entry: 9 });
  await recordInDispute(stage.base, dispute, { type: 'ClaimCall' }, KIM);
});

const unspaced = (text: string): string => text.replaceAll(/\s+/g, '');

async function textOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

async function opened(view: View = {}): Promise<Page> {
  const page = await stage.open('/matches/small/report', view);
  await page.getByRole('heading', { level: 1, name: 'Round 2, table 7' }).waitFor();
  await holds(page, `document.querySelector('article svg.recharts-surface') !== null`);
  return page;
}

test('every heading, sentence and cell of the page stands in its PDF, and everything in the PDF on the page', async () => {
  const page = await opened();
  const words = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('article :is(h1, h2, h3, td, th, article > p, section > p, pre, figcaption:has(+ pre))')]
      .filter((one) => one.closest('nav, [aria-labelledby=files]') === null)
      .flatMap((one) => one.innerText.split(/\\s+/).filter((word) => word !== ''))`,
  );
  const paper = await textOfPdf(await (await fetch(`${stage.base}/api/matches/small/report.pdf`)).arrayBuffer());
  const onPaper = unspaced(paper);
  // A column breaks what is too long for it wherever it ends.
  expect(words.filter((word) => word.length < 20 && !onPaper.includes(word))).toEqual([]);
  expect(words.length).toBeGreaterThan(300);
  const onPage = unspaced(words.join(' '));
  const figures = /^(?:Adjutant|·|audit|report|Command|Victory|points|Player|battle|round|Page|of|\d+)$/;
  const beside = paper.split(/\s+/).filter((word) => !figures.test(word) && !onPage.includes(word));
  expect(beside.filter((word) => !word.startsWith('Match') && !word.startsWith('small'))).toEqual([]);
});

test('every chart has its numbers as a table, for whoever does not see it', async () => {
  const page = await opened();
  const { chart } = (await (await fetch(`${stage.base}/api/matches/small/ledger`)).json()) as {
    readonly chart: readonly { round: number; cp: { A: number; B: number }; vp: { A: number; B: number } }[];
  };
  const section = page.getByRole('region', { name: 'Result and course' });
  for (const { round, cp, vp } of chart) {
    const cells = [round, cp.A, cp.B, vp.A, vp.B].join('\t');
    await section
      .getByRole('row')
      .filter({ hasText: unspaced(cells) })
      .first()
      .waitFor();
  }
});

test('on a phone nothing is cut off; wide tables are pushed aside within themselves, by keyboard as well', async () => {
  const page = await opened(NARROW);
  expect(await page.evaluate<readonly string[]>(BEYOND)).toEqual([]);
  expect(await graveViolations(page)).toEqual([]);
  const table = page.getByRole('group', { name: 'Table: The record' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await holds(page, `document.activeElement.scrollLeft > 0`);
});

test('by keyboard alone: from the list of parts to a part, and on from there', async () => {
  const page = await opened();
  const parts = page.getByRole('navigation', { name: 'Parts of the report' });
  await parts.getByRole('link', { name: 'Disputes and rulings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Disputes and rulings' }).and(page.locator(':focus')).waitFor();
  expect(new URL(page.url()).hash).toBe('#disputes');
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Disputes and rulings' }).and(page.locator(':focus')).waitFor();
});

test('printed from the browser it is the report alone, in black on white, without the ways of the page', async () => {
  const page = await opened({ scheme: 'dark' });
  const printed = unspaced(await textOfPdf(await page.pdf({ format: 'A4' })));
  for (const words of [
    'Round 2, table 7',
    'The Grenade was thrown too far',
    'Checkpoint',
    'Sum of all lines that count',
  ])
    expect(printed).toContain(unspaced(words));
  for (const words of ['Parts of the report', 'Single-user mode', 'Print this page', 'Adjutant is unofficial'])
    expect(printed).not.toContain(unspaced(words));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate<string>(`getComputedStyle(document.querySelector('article h1')).color`)).toBe(
    'rgb(0, 0, 0)',
  );
});

test('its files come from the page, and the page from the match', async () => {
  const page = await stage.open('/matches/small');
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Round 2, table 7' }).waitFor();
  const files = page.getByRole('list', { name: 'Files of this match' }).getByRole('link');
  await files.first().waitFor();
  const paths = await Promise.all((await files.all()).map((one) => one.getAttribute('href')));
  const answers = await Promise.all(
    paths.filter((path) => path?.startsWith('/api/')).map((path) => fetch(`${stage.base}${String(path)}`)),
  );
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'application/pdf'],
    [200, 'application/pdf'],
    // The report, the score sheet and the slip of its result.
    [200, 'application/pdf'],
    [200, 'text/csv; charset=utf-8'],
    [200, 'text/csv; charset=utf-8'],
    [200, 'application/x-ndjson; charset=utf-8'],
    [200, 'application/x-ndjson; charset=utf-8'],
    [200, 'application/x-ndjson; charset=utf-8'],
  ]);
});

test('of a match that is not there it says so', async () => {
  stage.forgive(/status of 404/);
  const page = await stage.open('/matches/nowhere/report');
  await page.getByRole('heading', { name: 'There is no such match' }).waitFor();
});
