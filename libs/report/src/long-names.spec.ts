import type { SheetToPrint } from '@adjutant/views';
import { extractText, getDocumentProxy } from 'unpdf';
import { renderEventSlips } from './event/slips.js';
import { renderSlips } from './result-slips.js';
import { renderSheets } from './score-sheets.js';

const LONG = 'Maximiliane-Theodora of the Overlong and Winding Company of Northern Kite Makers and Their Descendants';
const BEGINS = 'Maximiliane-Theodora';
const blank = { rounds: [null, null], all: null };
const SHEET: SheetToPrint = {
  ...{ match: 'm', title: 'Round 1, table 7', rules: 'Kites', depth: 'score', status: 'opened', enforcement: 'advise' },
  ...{ newest: '2031-04-04T12:00:00.000Z', rounds: 2, firstTurn: null, order: 'fixed', byPoints: true, result: null },
  steps: { round: null, turn: null, end: null },
  rows: [{ category: 'x', name: `Primary of ${LONG}`, points: { A: blank, B: blank } }],
  points: { A: 0, B: 0 },
  cp: { A: [null, null], B: [null, null] },
  choices: [],
  players: { A: LONG, B: 'Ben' },
  address: 'https://hall.example.org/matches/m',
};

/** What stands on the paper wherever the long name does, each up to the next thing that is printed. */
async function namesOn(file: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  return text
    .replaceAll(/\s+/g, ' ')
    .split(BEGINS)
    .slice(1)
    .map((rest) => BEGINS + rest);
}

/** What stands before the dots is the name, as far as there was room. */
const isShortened = (one: string): boolean => LONG.startsWith(one.slice(0, Math.max(0, one.indexOf('…'))).trimEnd());
const cutInSilence = (names: readonly string[]): readonly string[] =>
  names.filter((one) => !one.startsWith(LONG) && !(one.includes('…') && isShortened(one)));

test.each([
  ['a score sheet', () => renderSheets([SHEET])],
  ['a result slip', () => renderSlips([SHEET])],
  ['a slip of an event', () => renderEventSlips([{ event: 'E', round: 1, table: 1, players: [LONG, 'Ben'] }])],
])('on %s a name that is too long for its place ends in “…”', async (_, render) => {
  const names = await namesOn(await render());
  expect(names.length).toBeGreaterThan(2);
  expect(cutInSilence(names)).toEqual([]);
  expect(names.some((one) => /^[^…]*… wins/.test(one))).toBe(true);
});
