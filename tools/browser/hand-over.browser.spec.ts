import { readFile, rm, writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromLetters, asLetters, readFrame, written, type Frame, type Run } from '@adjutant/runs';
import type { EventsAnswer } from '@adjutant/store';
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { lineTo, type CutLine } from './cut-line.js';
import { film } from './filmed.js';
import { beginBattle } from './small-match.js';
import { keptHere, opensLine, presses, toldHere } from './pressing.js';
import { ask, staffed } from './staffed.js';
import { holds, sharedStage, type Stage } from './stage.js';

type Side = 'A' | 'B';

const folder = mkdtempSync(join(tmpdir(), 'adjutant-film-'));
const FILM = join(folder, 'seen.y4m');
let organizer = '';
let judge = '';
let line: CutLine;

const open: Stage = sharedStage(
  async () => {
    ({ organizer, desk: judge } = await staffed(open));
    for (const id of ['by-file', 'by-codes', 'by-judge']) await beginBattle(open.base, id, judge);
    line = await lineTo(open.base);
  },
  { ADJUTANT_ACCESS: 'staffed' },
  FILM,
);
beforeEach(() => open.forgive(/ERR_|Failed to load resource|status of 40[134]/));
afterEach(() => line.mend());
afterAll(async () => {
  await line?.close();
  await rm(folder, { recursive: true, force: true });
});

const linkTo = (match: string, side: Side) =>
  ask<{ link: string; id: string }>(open, `/matches/${match}/seats/${side}/links`, {}, organizer);

/** The phone of a seat, once it tells the match itself and the browser keeps the page. */
async function phoneAt(match: string, side: Side, issued = linkTo(match, side)): Promise<Page> {
  const { link } = await issued;
  const phone = { width: 390, height: 844, touch: true, through: line.base };
  const page = await open.open(`/seat${new URL(link).hash}`, phone);
  await page.waitForURL(`**/matches/${match}/table?as=${side}`);
  await toldHere(page);
  await keptHere(page);
  return page;
}

async function recordOf(match: string): Promise<EventsAnswer['events']> {
  const headers = { authorization: `Bearer ${judge}` };
  const answer = await fetch(`${open.base}/api/matches/${match}/events`, { headers });
  return ((await answer.json()) as EventsAnswer).events;
}

/** Runs in the page: what a store of a database of the browser holds. */
const allIn = (name: string, store: string): string => `new Promise((done, failed) => {
  const opening = indexedDB.open('${name}');
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const db = opening.result;
    const all = db.transaction('${store}').objectStore('${store}').getAll();
    all.onsuccess = () => (db.close(), done(all.result));
  };
})`;
const WAITS = allIn('adjutant-queue', 'items');

/** Once the server knows the key of the phone. */
const known = (page: Page): Promise<void> =>
  holds(page, `(${allIn('adjutant-carried', 'keys')}).then(([key]) => key?.known === true)`);

/** For whoever wants to see the pages: SHOTS is a folder. */
async function pictured(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}

/** Goes to the page that hands over, from the line that says what waits. */
async function handsOver(page: Page, entries: number): Promise<void> {
  await opensLine(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Hand over' }).tap();
  await page.locator(`[data-waits="${entries}"]`).waitFor();
}

interface Parcel {
  readonly runs: readonly Run[];
}

async function fileOf(page: Page): Promise<{ readonly path: string; readonly parcel: Parcel }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Hand over a file' }).tap(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { path, parcel: JSON.parse(await readFile(path, 'utf8')) as Parcel };
}

/** Goes to the page that takes over, as one does from the table. */
async function takesOver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'take over', exact: true }).tap();
  await page.getByRole('heading', { name: 'Take over from another phone' }).waitFor();
}

async function opens(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).tap(),
  ]);
  await chooser.setFiles(path);
}

/** Under whose names what came of these ids stands, as often as it stands there. */
async function authorsOf(match: string, ids: readonly string[]): Promise<readonly string[]> {
  const events = await recordOf(match);
  return events.filter(({ meta }) => ids.includes(meta.commandId)).map(({ meta }) => meta.actor.id);
}

/** Its own phone has the line back too, and may have sent it before. */
const BROUGHT = /^(?:recorded|was there already)$/;

const idsIn = ({ runs }: Parcel): string[] => runs.flatMap(({ presses: all }) => all.map(({ id }) => id));

test('by file: what stood on one phone is recorded by the other under its author’s name, once', async () => {
  const [ada, ben] = [await phoneAt('by-file', 'A'), await phoneAt('by-file', 'B')];
  await known(ada);
  line.cut();
  await presses(ada);
  await presses(ada);
  await handsOver(ada, 2);
  await pictured(ada, 'hand-over');
  const { path, parcel } = await fileOf(ada);
  const ids = idsIn(parcel);
  expect(new Set(ids).size).toBe(2);
  const context = ada.context();
  await ada.close();
  await takesOver(ben);
  await opens(ben, path);
  await ben.getByText('not recorded yet', { exact: true }).nth(1).waitFor();
  await ben.getByText('2 entries of another phone, not recorded yet').waitFor();
  // The same once more is the same.
  await opens(ben, path);
  await ben.getByText('This was taken over before').waitFor();
  await pictured(ben, 'taken-over');
  line.mend();
  await ben.evaluate(`dispatchEvent(new Event('online'))`);
  await ben.getByText(BROUGHT).nth(1).waitFor();
  expect(await authorsOf('by-file', ids)).toEqual(['ada', 'ada']);
  const late = await context.newPage();
  await late.goto(`${line.base}/matches/by-file/table?as=A`);
  await holds(late, `(${WAITS}).then((all) => all.length === 0)`);
  expect(await authorsOf('by-file', ids)).toEqual(['ada', 'ada']);
});

test('by a judge’s tablet that opens without a line; and what a seat had pressed that was taken back, a judge is told', async () => {
  const issued = linkTo('by-judge', 'A');
  const ada = await phoneAt('by-judge', 'A', issued);
  await known(ada);
  const view = { width: 820, height: 1180, touch: true, session: judge, through: line.base };
  const tablet = await open.open('/matches/by-judge/take-over', view);
  await tablet.getByText('This page is kept on this device: without a network it opens again').waitFor();
  await holds(tablet, `(${allIn('adjutant-carried', 'logs')}).then((all) => all.length === 1)`);
  line.cut();
  await presses(ada);
  await presses(ada);
  await handsOver(ada, 2);
  const { path, parcel } = await fileOf(ada);
  await tablet.reload();
  await opens(tablet, path);
  await tablet.getByText('The log certifies the key: it signs for seat A.').waitFor();
  await pictured(tablet, 'judge-took-over');
  await tablet.reload();
  await tablet.getByText('not recorded yet', { exact: true }).nth(1).waitFor();
  line.mend();
  await tablet.getByRole('button', { name: 'Bring it now' }).tap();
  await tablet.getByText(BROUGHT).nth(1).waitFor();
  expect(await authorsOf('by-judge', idsIn(parcel))).toEqual(['ada', 'ada']);
  await holds(ada, `(${WAITS}).then((all) => all.length === 0)`);
  await ada.goBack();
  await toldHere(ada);
  line.cut();
  await presses(ada);
  await handsOver(ada, 1);
  const { id } = await issued;
  const headers = { authorization: `Bearer ${organizer}` };
  await fetch(`${open.base}/api/matches/by-judge/seats/links/${id}`, { method: 'DELETE', headers });
  line.mend();
  await ada.reload();
  await ada.getByRole('button', { name: 'Tell a judge' }).tap();
  await ada.getByText('A judge is told: the entry stands as a statement').waitFor();
  await pictured(ada, 'told-a-judge');
  await holds(ada, `(${WAITS}).then((all) => all.length === 0)`);
  const calls = await fetch(`${open.base}/api/disputes`, { headers: { authorization: `Bearer ${judge}` } });
  expect(await calls.text()).toContain('This seat was taken back while its device was cut off');
});

/** Runs in the page: how light each point of the code is that is shown. */
const SHOWN = `(() => {
  const canvas = document.querySelector('canvas');
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, points: [...data.filter((_, at) => at % 4 === 0)].map((one) => (one > 127 ? 1 : 0)).join('') };
})()`;

interface Shown {
  readonly width: number;
  readonly height: number;
  readonly points: string;
}

/** The codes that a page shows, read from its own points, until there are so many. */
async function codesOn(page: Page, count: number): Promise<readonly string[]> {
  const seen = new Set<string>();
  while (seen.size < count) {
    const { width, height, points } = await page.evaluate<Shown>(SHOWN);
    const light = Uint8ClampedArray.from(
      [...points].flatMap((one) =>
        Array<number>(3)
          .fill(one === '1' ? 255 : 0)
          .concat(255),
      ),
    );
    const code = jsQR(light, width, height)?.data ?? '';
    if (code !== '') seen.add(code);
  }
  return [...seen];
}

function frameIn(code: string): Frame {
  const bytes = fromLetters(code);
  const frame = bytes && readFrame(bytes);
  if (!frame) throw new Error('what the page shows is a frame');
  return frame;
}

const codeOf = (frame: Frame): string => asLetters(written(frame));

/** The same frame, said to hold something else. */
function forged(frame: Frame): string {
  const payload = frame.payload.slice();
  payload[7] = (payload[7] ?? 0) ^ 0x55;
  return codeOf({ ...frame, payload });
}

test('by codes: shuffled, a third dropped, one forged, others between them, and what is of another match is refused', async () => {
  const [ada, ben] = [await phoneAt('by-codes', 'A'), await phoneAt('by-codes', 'B')];
  await known(ada);
  line.cut();
  for (let press = 0; press < 4; press += 1) await presses(ada);
  await handsOver(ada, 4);
  const { path, parcel } = await fileOf(ada);
  await ada.getByRole('button', { name: 'Show codes' }).tap();
  await ada.getByRole('img', { name: 'A code that changes all the time' }).waitFor();
  await pictured(ada, 'codes');
  const frames = (await codesOn(ada, 15)).map(frameIn).filter((_, at) => at % 3 !== 1);
  const [wrong, ...others] = frames.toReversed();
  if (!wrong) throw new Error('there are frames');
  const strangers = [codeOf({ ...wrong, message: 'f'.repeat(16) }), 'HELLO FROM A POSTER'];
  // However many pictures a busy machine misses, it has seen what was forged before it has seen enough of the others.
  const codes = [...others.map(codeOf), ...strangers].flatMap((code) => [forged(wrong), forged(wrong), code]);
  await film(FILM, codes);
  await takesOver(ben);
  await ben.getByRole('button', { name: 'Scan codes' }).tap();
  await ben.getByRole('alert').filter({ hasText: 'did not belong to it' }).waitFor();
  await pictured(ben, 'scanned');
  await ben.getByRole('button', { name: 'Take it over' }).tap();
  await ben.getByText('not recorded yet', { exact: true }).nth(3).waitFor();
  const changed = join(folder, 'changed.json');
  await writeFile(changed, (await readFile(path, 'utf8')).replace('"round":1', '"round":2'));
  await opens(ben, changed);
  await ben.getByRole('alert').filter({ hasText: 'was not signed by the device' }).waitFor();
  line.mend();
  await ben.evaluate(`dispatchEvent(new Event('online'))`);
  await ben.getByText(BROUGHT).nth(3).waitFor();
  expect(await authorsOf('by-codes', idsIn(parcel))).toEqual(['ada', 'ada', 'ada', 'ada']);
  await ben.goto(`${line.base}/matches/by-file/take-over`);
  await opens(ben, path);
  await ben.getByRole('alert').filter({ hasText: 'This is of another match (Table by-codes)' }).waitFor();
});
