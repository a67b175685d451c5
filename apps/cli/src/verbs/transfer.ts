import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { MatchEvent, MatchOpened } from '@adjutant/match';
import { replay } from '@adjutant/replay';
import { faultInWords, readVerifierKeys, type VerifiedBundle } from '@adjutant/seal';
import {
  importOf,
  matchOf,
  takeIn,
  takeInBundle,
  UnsoundRecord,
  writeMatchFile,
  type EventStore,
  type MatchFile,
} from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { importedText } from '@adjutant/views';
import { matchFileIn, noSuchMatch, streamOf, textOf } from '../account.js';
import { assertSignable, withSealedLog } from '../evidence/sealed-log.js';
import { verdictOnBundle } from '../evidence/verdict.js';
import { inWords, pathOf } from '../files.js';
import { say, sayJson, sayLines, warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { wrongReveal } from '../seals.js';
import { count } from '../show/table.js';
import { withStore, withStoreToWrite } from '../store.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import { isBundle } from './verify-bundle.js';
import type { JsonOption } from './packs.js';

export interface ExportOptions {
  readonly out?: string;
  readonly bundle?: string;
}

/** Writes a match of the store as a match file, to standard output or into a file, or as a bundle. */
export async function exportMatch(
  io: Io,
  named: string | undefined,
  { out, bundle }: ExportOptions,
): Promise<ExitCode> {
  if (named === undefined)
    throw new Trouble(EXIT.usage, 'Name a match, or say --all FOLDER for the whole installation.');
  const stream = streamOf(named);
  if (bundle !== undefined && out !== undefined)
    throw new Trouble(EXIT.usage, 'Say --bundle FILE for a bundle, or --out FILE for a match file.');
  if (bundle !== undefined) return exportBundle(io, named, bundle);
  const { text, imported } = await withStore(io, named, async (store) => ({
    text: await writeMatchFile(store, stream),
    imported: await importOf(store, named),
  }));
  if (text === undefined) throw noSuchMatch(named);
  // The file itself stays what was imported, to the last byte.
  if (imported) warn(io, importedText({ ...imported, entries: imported.events, seats: true }));
  if (out === undefined) {
    sayLines(io, text);
    return EXIT.ok;
  }
  write(io, out, text);
  warn(io, `Match ${named} is in ${out}: ${count(text.split('\n').length - 2, 'entry')}.`);
  return EXIT.ok;
}

/** What the log holds of a match and of its disputes, with all that it takes to prove it, in one file. */
function exportBundle(io: Io, named: string, file: string): Promise<ExitCode> {
  return withSealedLog(io, named, async (log, store) => {
    await assertSignable(io, store);
    const made = await log.bundle(named, new Date());
    if (made.ok) {
      write(io, file, made.text);
      warn(
        io,
        `Match ${named} is in ${file}: ${count(made.events, 'event')}. "adjutant verify ${file}" says what it proves.`,
      );
      return EXIT.ok;
    }
    if (made.why === 'unknown-match') throw noSuchMatch(named);
    if (made.why === 'pack-missing')
      throw new Trouble(EXIT.place, `Match ${named} was played under ${made.pack}, which is not installed here.`);
    const why = made.why === 'fault' ? faultInWords(made.fault) : `the record of match ${named} is not what was sealed`;
    throw new Trouble(EXIT.differs, `Nothing can be signed: ${why}.`);
  });
}

function write(io: Io, file: string, text: string): void {
  try {
    writeFileSync(pathOf(io, file), text);
  } catch (error) {
    throw new Trouble(EXIT.usage, `${file} ${inWords(error)}.`, error);
  }
}

/** Whoever works at the machine itself. */
const OPERATOR = { id: 'local', role: 'organizer' } as const;

/** A bundle that is signed with a key of ADJUTANT_TRUSTED_KEYS. */
function trustedBundle(io: Io, named: string): VerifiedBundle {
  const { keys, wrong } = readVerifierKeys(io.env['ADJUTANT_TRUSTED_KEYS'] ?? '');
  if (wrong.length > 0)
    throw new Trouble(
      EXIT.usage,
      `ADJUTANT_TRUSTED_KEYS is ${JSON.stringify(wrong.join(', '))}, which is no verifier key: it has the form name+id+key.`,
    );
  const verdict = verdictOnBundle(readFileSync(pathOf(io, named)), {});
  if (!verdict.intact) throw new Trouble(EXIT.differs, `${named} cannot be imported: ${verdict.reason}.`);
  const { key, origin } = verdict.bundle.header;
  if (keys.includes(key)) return verdict.bundle;
  throw new Trouble(
    EXIT.usage,
    `${named} is signed by ${origin} with a key that is not trusted here. Name the key in ADJUTANT_TRUSTED_KEYS, or import the match file: then nothing that judges did in it counts here.`,
  );
}

/** Puts the match of a file into the store, with the hashes that it was first recorded with. */
export async function importMatch(io: Io, named: string, { json }: JsonOption): Promise<ExitCode> {
  const bundle = isBundle(io, named) ? trustedBundle(io, named) : undefined;
  const file = bundle ? matchOf(bundle) : matchFileIn(named, textOf(io, named));
  checkReadable(io, named, file);
  const now = new Date().toISOString();
  const taking = { commandId: randomUUID(), occasion: { now, occurredAt: now, actor: OPERATOR } };
  const answer = await withStoreToWrite(io, async (store) => {
    await checkEventElsewhere(store, named, file);
    return bundle ? takeInBundle(store, bundle, taking) : takeIn(store, file, taking);
  }).catch((error: unknown) => {
    if (error instanceof UnsoundRecord)
      throw new Trouble(EXIT.usage, `${named} cannot be imported: ${error.reason}.`, error);
    throw error;
  });
  const { id, events, head } = file.header;
  if (json) sayJson(io, { match: id, outcome: answer.outcome, events, head });
  if (answer.outcome === 'conflict') {
    const other = `The store holds another record of match ${id}, with ${count(answer.actual + 1, 'entry')}. Nothing was imported.`;
    throw new Trouble(EXIT.differs, other);
  }
  if (json) return EXIT.ok;
  const done = answer.outcome === 'already' ? 'was there already' : `is imported, ${count(events, 'entry')}`;
  say(io, `Match ${id} ${done}. Head: ${head}`);
  return EXIT.ok;
}

/** The match of a table is opened where its round is published, and comes by no file; what is here already is told as ever. */
async function checkEventElsewhere(store: EventStore, named: string, { stream, events }: MatchFile): Promise<void> {
  const of = (events[0]?.event as MatchOpened | undefined)?.data.event;
  if (of === undefined || (await store.read(stream, 0, 1)).length > 0) return;
  if ((await store.read(TOURNAMENT_STREAMS.of(of.id), 0, 1)).length === 0) return;
  throw new Trouble(
    EXIT.differs,
    `${named} is a match of event ${of.id}, which is here: publishing a round opens the matches of its tables. Nothing was imported.`,
  );
}

/** A match that nobody here could read must not come into the store: its readers would stop at it. */
function checkReadable(io: Io, named: string, { header, stream, events, lines }: MatchFile): void {
  const shelf = openShelf(io);
  const { id, release, digest } = header.pack;
  if (!shelf.pinned(digest)) {
    throw new Trouble(
      EXIT.place,
      `${named} was played under ${id}@${release} with the digest ${digest}, which is not installed here.`,
    );
  }
  const seal = wrongReveal(stream, events);
  if (seal) throw new Trouble(EXIT.usage, `${named}:${lines[seal.number] ?? 1} ${seal.reason}.`);
  const { broken } = replay(
    shelf,
    events.map(({ event }) => event as MatchEvent),
  );
  if (broken)
    throw new Trouble(
      EXIT.usage,
      `${named}:${broken.number + 2} entry ${broken.number} cannot be replayed: ${broken.cause}`,
    );
}
