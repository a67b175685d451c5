import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readVerifierKey, type KeptNote, type VerifierKey } from '@adjutant/seal';
import { pathOf } from '../files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { count } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import { accuse, type Crime } from '../witness/accusation.js';
import { KeptNotes } from '../witness/kept.js';
import { look, type Look } from '../witness/look.js';
import type { JsonOption } from './packs.js';

export interface WatchOptions extends JsonOption {
  readonly watch: string;
  readonly key?: string;
  readonly keep?: string;
  readonly once?: boolean;
  /** Seconds. */
  readonly every: number;
  readonly patience: number;
}

/** Witnesses the log of a server: opens no store, signs nothing, and remembers what was signed. */
export async function watchLog(io: Io, options: WatchOptions): Promise<ExitCode> {
  const [server, key] = [serverIn(options.watch), keyIn(options.key)];
  const notes = new KeptNotes(pathOf(io, options.keep ?? join('witness', folderOf(key))), key);
  const before = notes.conviction();
  if (before !== undefined) {
    const says = `CONVICTED before: ${before} holds two notes of ${key.name} that do not fit together. To go on watching, move that folder away.`;
    tell(io, options, { outcome: 'convicted', folder: before }, [says]);
    return EXIT.differs;
  }
  const looking = { server, key, patienceMs: options.patience * 1_000 };
  for (;;) {
    const kept = notes.newest();
    const found = await look(looking, kept);
    const exit = seen(io, options, { notes, key, kept, found });
    if (options.once || exit === EXIT.differs || (exit === EXIT.usage && !kept)) return exit;
    await wait(Math.max(1, options.every) * 1_000);
  }
}

interface Seen {
  readonly notes: KeptNotes;
  readonly key: VerifierKey;
  readonly kept: KeptNote | undefined;
  readonly found: Look;
}

/** Keeps and tells what was found. */
function seen(io: Io, options: WatchOptions, { notes, key, kept, found }: Seen): ExitCode {
  switch (found.what) {
    case 'first':
    case 'grown':
      notes.keep(found);
      tell(io, options, checkpointOf(found), [progress(key, notes, kept, found)]);
      return EXIT.ok;
    case 'same':
      tell(io, options, checkpointOf(found), [`Nothing new: ${sizeOf(found)}.`]);
      return EXIT.ok;
    case 'away':
      return cannotTell(io, options, found, `${options.watch} cannot be held to anything: ${found.says}.`);
    case 'other-key':
      return cannotTell(io, options, found, `${options.watch} is not the log of this key: ${found.says}.`);
    default:
      return convicted(io, options, { notes, key, kept: kept as KeptNote, found });
  }
}

function progress(key: VerifierKey, notes: KeptNotes, kept: KeptNote | undefined, found: KeptNote): string {
  if (!kept)
    return `First look: ${key.name} holds ${sizeOf(found)}. From now on it is held to that, kept in ${notes.folder}.`;
  return `Grown: from ${kept.checkpoint.size.toLocaleString('en')} to ${sizeOf(found)}; what was there before is there unchanged.`;
}

function sizeOf({ checkpoint: { size, signedAt } }: KeptNote): string {
  return `${count(size, 'event')}, signed ${signedAt}`;
}

function checkpointOf(found: KeptNote & { readonly what: string }): object {
  const { size, signedAt } = found.checkpoint;
  return { outcome: found.what, size, signedAt };
}

/** Nothing that is not signed with the key says anything about the log: nobody is convicted by it. */
function cannotTell(io: Io, options: WatchOptions, found: Look & { readonly says: string }, says: string): ExitCode {
  if (options.json) sayJson(io, { outcome: found.what, says: found.says });
  warn(io, `${says} Nothing follows from that about the log${options.once ? '' : '; it is asked again'}.`);
  return found.what === 'away' ? EXIT.place : EXIT.usage;
}

function convicted(
  io: Io,
  options: WatchOptions,
  { notes, key, kept, found }: Omit<Seen, 'kept' | 'found'> & { readonly kept: KeptNote; readonly found: Crime },
): ExitCode {
  const { folder, final, says } = accuse(notes, key, kept, found, new Date());
  tell(io, options, { ...checkpointOf(found), outcome: final ? 'convicted' : 'shrunk', why: found.what, folder }, says);
  return EXIT.differs;
}

function tell(io: Io, { json }: WatchOptions, document: object, lines: readonly string[]): void {
  if (json) sayJson(io, document);
  else lines.forEach((line) => say(io, line));
}

function serverIn(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Trouble(EXIT.usage, `${text} is no address of a server: name one such as https://judges.example.org.`);
}

function keyIn(text: string | undefined): VerifierKey {
  const key = readVerifierKey(text?.trim() ?? '');
  if (key) return key;
  const found = text === undefined ? '--key is missing' : `${text} is no verifier key`;
  throw new Trouble(
    EXIT.usage,
    `${found}: give name+id+key as it was published before the event. A key that comes from the server that is watched proves nothing against it.`,
  );
}

/** A name of a log may hold what a name of a folder must not. */
function folderOf({ name, id }: VerifierKey): string {
  return `${name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '_').replace(/^\.+/, '_')}-${id}`;
}
