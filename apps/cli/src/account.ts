import { attemptsStream, matchStream, type MatchEvent } from '@adjutant/match';
import type { Account, Attempt } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { parseMatchFile, verifyMatchFile, type EventStore, type MatchFile } from '@adjutant/store';
import { playScript, readScript, type FileProblem } from '@adjutant/testing';
import { isFile, readText } from './files.js';
import type { Io } from './io.js';
import { kindOf } from './scenario/kind.js';
import { withStore } from './store.js';
import { EXIT, Trouble } from './trouble.js';

/** A match with what was refused along the way, wherever it was found. */
export interface MatchAccount extends Account {
  readonly match: string;
}

/** The match that an argument names: a file, or else the id of a match in the store. */
export async function readAccount(io: Io, shelf: Shelf, named: string): Promise<MatchAccount> {
  if (!isFile(io, named)) return withStore(io, named, (store) => accountInStore(store, named));
  const text = textOf(io, named);
  const kind = kindOf(named, text);
  if (kind === 'match') return accountOfFile(matchFileIn(named, text), named);
  if (kind === 'script') return accountOfScript(shelf, named, text);
  throw new Trouble(EXIT.usage, `${named} is neither an exported match nor a script.`);
}

/** The events of a match as stored, or a sentence that says that there is none. */
export async function accountInStore(store: EventStore, named: string): Promise<MatchAccount> {
  const stream = streamOf(named);
  const events = (await store.readFacts(stream)).map(({ event }) => event as MatchEvent);
  if (events.length === 0) throw noSuchMatch(named);
  return { match: named, events, attempts: await attemptsIn(store, named) };
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
  return { match: file.header.id, events: file.events.map(({ event }) => event as MatchEvent), attempts: [] };
}

async function accountOfScript(shelf: Shelf, name: string, text: string): Promise<MatchAccount> {
  const read = readScript(text);
  if (!read.ok) throw unreadableFile(name, read.problems);
  const { events, attempts } = await playScript(shelf, read.script);
  if (events.length === 0) throw new Trouble(EXIT.usage, `${name} records nothing: "adjutant play" says why.`);
  return { match: read.script.header.id, events, attempts };
}

function unreadableFile(name: string, problems: readonly FileProblem[]): Trouble {
  return new Trouble(EXIT.usage, problems.map(({ line, message }) => `${name}:${line} ${message}`).join('\n'));
}

async function attemptsIn(store: EventStore, match: string): Promise<Attempt[]> {
  const facts = await store.readFacts(attemptsStream(match));
  return facts.filter(({ event }) => event.type === 'CommandRefused').map(({ event }) => event.data as Attempt);
}
