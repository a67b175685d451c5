import { Problem } from '../../api/client.js';
import { follow, livenessNow, onLiveness } from '../../live/following.js';
import type { Came } from './came.js';
import { isFinal } from './came.js';
import { withCarried, type TakenOver } from './database.js';
import { stillToBring, withAnswer } from './parts.js';
import { bringRun } from './runs-api.js';
import { takenHere } from './taken.js';

export type { TakenOver };

/** What was taken over here, and why what waits was not brought yet; null where that is a line. */
export interface Carried {
  readonly taken: readonly TakenOver[];
  readonly because: string | null;
}

/** Where nothing tells that something has changed, it is brought again more and more seldom: each press of it counts as asked for. */
const AGAIN_MS = 10_000;
const LONGEST_MS = 320_000;

let now: Carried = { taken: [], because: null };
let bringing: Promise<void> | null = null;
let begun = false;
let again: ReturnType<typeof setTimeout> | undefined;
let pause = AGAIN_MS;
let followed = '';
let leave = (): void => undefined;
const watchers = new Set<() => void>();

export const carriedNow = (): Carried => now;

export function onCarried(watcher: () => void): () => void {
  begin();
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Pressed here, and told a judge. */
export const isOwn = ({ own }: TakenOver): boolean => own === true;

/** Something else than bringing it has changed what is carried here. */
export const tellAnew = (): Promise<void> => readAnew(now.because);

export const waitsStill = ({ came }: TakenOver): boolean => came.some((one) => !isFinal(one));

/** What is told a judge goes without anybody's session, and is not brought. */
const waitsHere = (one: TakenOver): boolean => waitsStill(one) && !isOwn(one);

/** Reads what is there, and brings what waits; one round at a time. */
export function bringOn(): Promise<void> {
  bringing ??= bringAll().finally(() => (bringing = null));
  return bringing;
}

/** Whoever has read what came of it puts it away. */
export async function putAway(id: string): Promise<void> {
  await withCarried((db) => db.delete('taken', id));
  await readAnew(null);
}

function begin(): void {
  if (begun) return;
  begun = true;
  const bring = (): void => {
    pause = AGAIN_MS;
    void bringOn().catch(() => undefined);
  };
  bring();
  onLiveness(() => {
    if (livenessNow() === 'live') bring();
  });
  globalThis.addEventListener('online', bring);
  globalThis.addEventListener('pageshow', bring);
}

/** A new entry of a match may be what something waits for: soon, and with what else comes until then. */
function followMatches(): void {
  const matches = [...new Set(now.taken.filter(waitsStill).map(({ match }) => match))];
  if (matches.join() === followed) return;
  followed = matches.join();
  leave();
  const topics = matches.map((match) => `match:${match}`);
  leave = topics.length === 0 ? () => undefined : follow({ topics, news: bringSoon, started: () => undefined });
}

function bringSoon(): void {
  pause = AGAIN_MS;
  if (bringing === null) bringLater();
}

function bringLater(): void {
  clearTimeout(again);
  again = setTimeout(() => {
    pause = Math.min(pause * 2, LONGEST_MS);
    void bringOn().catch(() => undefined);
  }, pause);
}

async function readAnew(because: string | null): Promise<void> {
  now = { taken: await takenHere(), because };
  if (begun) followMatches();
  for (const watcher of watchers) watcher();
}

async function bringAll(): Promise<void> {
  await readAnew(now.because);
  let because: string | null = null;
  for (const taken of now.taken.filter(waitsHere)) {
    because = (await brought(taken)) ?? because;
  }
  await readAnew(because);
  clearTimeout(again);
  if (now.taken.some(waitsHere)) bringLater();
}

/** What was answered is kept with what was taken over; hands over why the rest waits. */
async function brought({ id, runs, came }: TakenOver): Promise<string | null> {
  let because: string | null = null;
  for (const [at, run] of runs.entries()) {
    const before = came[at] ?? null;
    if (isFinal(before)) continue;
    try {
      await keepAnswer(id, at, withAnswer(before, await bringRun(stillToBring(run, before))));
    } catch (error) {
      because = whyNot(error) ?? because;
    }
  }
  return because;
}

/** That nobody answers is said by every page. */
function whyNot(error: unknown): string | null {
  if (error instanceof Problem) return error.code === null ? null : error.message;
  return error instanceof DOMException ? null : String(error);
}

function keepAnswer(id: string, run: number, answer: Came): Promise<void> {
  return withCarried(async (db) => {
    const change = db.transaction('taken', 'readwrite');
    const held = await change.store.get(id);
    if (held) await change.store.put({ ...held, came: held.came.map((one, at) => (at === run ? answer : one)) });
    await change.done;
  });
}
