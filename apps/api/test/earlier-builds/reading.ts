import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { matchStream, type MatchEvent } from '@adjutant/match';
import { openMemoryStore, parseMatchFile, restore } from '@adjutant/store';
import { Shelf, type Pack } from '@adjutant/rules';
import { verifyBundle, type VerifiedBundle } from '@adjutant/seal';
import { folder, SHELF } from '../running.js';
import type { EndOf, LeftOut, Retold, Saying } from './saying.js';
import type { Kept } from './stories/running-match.js';

/** What one server of an earlier build has left behind. */
export interface Shelved {
  /** As people say it: build and server. */
  readonly name: string;
  readonly place: string;
  readonly matches: readonly string[];
}

export type KeptSaying = Saying & { readonly links: readonly string[] };

const MATCH_FILE = '.match.jsonl.gz';

const isBuild = (name: string): boolean => /^[0-9a-f]{7,}$/.test(name);

export const BUILDS: readonly string[] = readdirSync(import.meta.dirname)
  .filter(isBuild)
  .sort();

export const SHELVED: readonly Shelved[] = BUILDS.flatMap((build) =>
  readdirSync(join(import.meta.dirname, build)).flatMap((server) => {
    const place = join(import.meta.dirname, build, server);
    const files = readdirSync(place).filter((file) => file.endsWith(MATCH_FILE));
    const matches = files.map((file) => file.slice(0, -MATCH_FILE.length)).sort();
    return matches.length === 0 ? [] : [{ name: `${build}/${server}`, place, matches }];
  }),
);

export function bytesOf(place: string, file: string): Buffer {
  return gunzipSync(readFileSync(join(place, file)));
}

export function keyOf(place: string): string {
  return readFileSync(join(place, 'key.txt'), 'utf8').trim();
}

export function keptOf(place: string, match: string): KeptSaying {
  return JSON.parse(bytesOf(place, `${match}.says.json.gz`).toString()) as KeptSaying;
}

export function matchFileOf(place: string, match: string): string {
  return bytesOf(place, `${match}${MATCH_FILE}`).toString();
}

export function bundleOf(place: string, match: string): VerifiedBundle {
  const verdict = verifyBundle(bytesOf(place, `${match}.bundle.jsonl.gz`), keyOf(place));
  if (!verdict.sound) throw new Error(`The bundle of ${match}: ${verdict.fault.says}`);
  return verdict.bundle;
}

/** The published releases as they are here, and invented ones, which no shelf has, as their bundles hold them. */
export function shelfFor(place: string, matches: readonly string[]): Shelf {
  const brought = matches.map((match) => bundleOf(place, match).pack as unknown as Pack);
  const own = new Set(SHELF.packs.map(({ id }) => id));
  return new Shelf([...SHELF.packs, ...brought.filter(({ id }) => !own.has(id))]);
}

/** The events of a record as this build reads them. */
export async function eventsIn(text: string): Promise<readonly MatchEvent[]> {
  const read = parseMatchFile(text);
  if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  const store = openMemoryStore();
  await restore(store, read.file);
  return (await store.readBare(matchStream(read.file.header.id))).map(({ event }) => event as MatchEvent);
}

/** The hash of each event of a match file. */
export function hashesIn(text: string): readonly string[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => (JSON.parse(line) as { meta: { hash: string } }).meta.hash);
}

/** A copy of an installation to go on with; what is kept stays as it is. */
export function installationFrom(place: string): string {
  const copy = folder();
  for (const one of readdirSync(join(place, 'installation'), { recursive: true, withFileTypes: true })) {
    if (!one.isFile()) continue;
    const from = join(one.parentPath, one.name);
    const to = join(copy, from.slice(join(place, 'installation').length + 1, -'.gz'.length));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, gunzipSync(readFileSync(from)), { mode: 0o600 });
  }
  return copy;
}

export interface KeptRecord extends EndOf {
  readonly name: string;
  readonly events: readonly MatchEvent[];
}

/** Files of short records: the scenarios of a build, as their runner recorded them. */
export const RECORDS: readonly { readonly name: string; readonly place: string; readonly file: string }[] =
  BUILDS.flatMap((build) => {
    const place = join(import.meta.dirname, build, 'records');
    const files = existsSync(place) ? readdirSync(place) : [];
    return files.map((file) => ({ name: `${build}/records/${file}`, place, file }));
  });

export function recordsIn(place: string, file: string): readonly KeptRecord[] {
  const lines = bytesOf(place, file).toString().trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as KeptRecord);
}

const MOST_SAID = 5;

/** Where what is said now is not what was said then, in sentences that name the entry. */
export function differences<One>(what: string, kept: readonly One[], now: readonly One[]): readonly string[] {
  const length = Math.max(kept.length, now.length);
  const all = Array.from({ length }, (_, entry) => entry).flatMap((entry) => {
    const [was, is] = [JSON.stringify(kept[entry]), JSON.stringify(now[entry])];
    return was === is ? [] : [`entry ${entry}: ${what} was ${was}, is now ${is}`];
  });
  // Whatever follows from the first of them is told by number alone.
  const more = all.length - MOST_SAID;
  return more > 0 ? [...all.slice(0, MOST_SAID), `and so at ${more} later entries`] : all;
}

/**
 * What was refused stands between two entries and counts for nothing: it has to stay refused, but the reasons that are listed
 * may become better ones. Why an entry falls stands in the state, and stays.
 */
function told(part: Retold[keyof Retold]): string {
  return JSON.stringify(part).replaceAll(/"(\d+\.\d+ refused) [^"]*"/g, '"$1"');
}

/** The same of what becomes of a record without one entry. */
export function otherFates(entry: number, kept: LeftOut, now: LeftOut): readonly string[] {
  const parts: readonly (keyof Retold)[] = ['otherwise', 'ends', 'state'];
  return (['corrected', 'reExecuted'] as const).flatMap((reading) =>
    parts.flatMap((part) => {
      const [was, is] = [told(kept[reading][part]), told(now[reading][part])];
      return was === is ? [] : [`without entry ${entry}, ${reading}: ${part} was ${was}, is now ${is}`];
    }),
  );
}

/** Servers of which everything was kept, after they had shut down. */
export const INSTALLATIONS: readonly Shelved[] = SHELVED.filter(({ place }) => existsSync(join(place, 'installation')));

/** Servers with an event under way. */
export const RUNNING: readonly Pick<Shelved, 'name' | 'place'>[] = BUILDS.flatMap((build) => {
  const place = join(import.meta.dirname, build, 'running');
  return existsSync(place) ? [{ name: `${build}/running`, place }] : [];
});

export function runningOf(place: string): Kept {
  return JSON.parse(readFileSync(join(place, 'kept.json'), 'utf8')) as Kept;
}
