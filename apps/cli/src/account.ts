import type { Actor } from '@adjutant/kernel';
import { matchStream, type MatchEvent } from '@adjutant/match';
import type { Account } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { parseMatchFile, verifyMatchFile, type EventStore, type MatchFile } from '@adjutant/store';
import { playScript, readScript, type FileProblem } from '@adjutant/scenarios';
import type { Viewer } from '@adjutant/views';
import { isFile, readText } from './files.js';
import type { Io } from './io.js';
import { kindOf } from './scenario/kind.js';
import { withStore } from './store.js';
import { EXIT, Trouble } from './trouble.js';
import { attemptsSeen, eventsSeen, attemptsShown, type Kept } from './viewer.js';

/** A match with what was refused along the way, wherever it was found. */
export interface MatchAccount extends Account {
  readonly match: string;
  /** The record as everybody may see it, and who wrote each entry. */
  readonly open: readonly MatchEvent[];
  readonly writers: readonly (Actor | null)[];
}

/** The match that an argument names: a file, or else the id of a match in the store. */
export async function readAccount(io: Io, shelf: Shelf, named: string, viewer: Viewer): Promise<MatchAccount> {
  if (!isFile(io, named)) return withStore(io, named, (store) => accountInStore(shelf, store, named, viewer));
  const text = textOf(io, named);
  const kind = kindOf(named, text);
  if (kind === 'match') return accountOfFile(matchFileIn(named, text), named);
  if (kind === 'script') return accountOfScript(shelf, named, text, viewer);
  throw new Trouble(EXIT.usage, `${named} is neither an exported match nor a script.`);
}

async function openRecord({ store, stream }: Kept): Promise<Pick<MatchAccount, 'open' | 'writers'>> {
  const stored = await store.read(stream);
  return { open: stored.map(({ event }) => event as MatchEvent), writers: stored.map(({ meta }) => meta.actor) };
}

/** The events of a match as stored, or a sentence that says that there is none. */
export async function accountInStore(
  shelf: Shelf,
  store: EventStore,
  named: string,
  viewer: Viewer,
): Promise<MatchAccount> {
  const kept = { store, match: named, stream: streamOf(named) };
  const events = await eventsSeen(shelf, kept, viewer);
  if (events.length === 0) throw noSuchMatch(named);
  return { match: named, events, attempts: await attemptsSeen(kept, viewer), ...(await openRecord(kept)) };
}

export function noSuchMatch(named: string): Trouble {
  return new Trouble(
    EXIT.usage,
    `There is no file and no match ${named}. "adjutant matches" lists the matches in the store.`,
  );
}

/** Names of streams have no spaces and no control characters, so that a mistyped path is told as such. */
export function streamOf(named: string): string {
  if (!/^[^\s\p{C}/\\]{1,150}$/u.test(named) || /\.(jsonl?|ya?ml)$/i.test(named)) {
    throw new Trouble(EXIT.usage, `${named} does not exist.`);
  }
  return matchStream(named);
}

export function textOf(io: Io, file: string): string {
  const read = readText(io, file);
  if (read.ok) return read.text;
  throw new Trouble(EXIT.usage, `${file} ${read.reason}.`);
}

export function matchFileIn(name: string, text: string): MatchFile {
  const read = parseMatchFile(text);
  if (read.ok) return read.file;
  throw unreadableFile(name, read.problems);
}

function accountOfFile(file: MatchFile, name: string): MatchAccount {
  const report = verifyMatchFile(file);
  if (!report.intact) throw new Trouble(EXIT.usage, `${name}:${report.line} ${report.reason}.`);
  const events = file.events.map(({ event }) => event as MatchEvent);
  const writers = file.events.map(({ meta }) => meta.actor);
  return { match: file.header.id, events, open: events, writers, attempts: [] };
}

async function accountOfScript(shelf: Shelf, name: string, text: string, viewer: Viewer): Promise<MatchAccount> {
  const read = readScript(text);
  if (!read.ok) throw unreadableFile(name, read.problems);
  const { store, stream, attempts, state } = await playScript(shelf, read.script);
  const match = read.script.header.id;
  const kept = { store, match, stream };
  const events = await eventsSeen(shelf, kept, viewer);
  if (events.length === 0) throw new Trouble(EXIT.usage, `${name} records nothing: "adjutant play" says why.`);
  return { match, events, attempts: attemptsShown(shelf, state, attempts, viewer), ...(await openRecord(kept)) };
}

function unreadableFile(name: string, problems: readonly FileProblem[]): Trouble {
  // Set off, so that no line begins with what a file is called.
  const lines = problems.map(({ line, message }, index) => `${index === 0 ? '' : '  '}${name}:${line} ${message}`);
  return new Trouble(EXIT.usage, lines);
}
