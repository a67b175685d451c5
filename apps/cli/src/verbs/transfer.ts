import { writeFileSync } from 'node:fs';
import type { MatchEvent } from '@adjutant/match';
import { replay } from '@adjutant/replay';
import { restore, UnsoundRecord, writeMatchFile, type MatchFile } from '@adjutant/store';
import { matchFileIn, noSuchMatch, streamOf, textOf } from '../account.js';
import { inWords, pathOf } from '../files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { wrongReveal } from '../seals.js';
import { count } from '../show/table.js';
import { withStore, withStoreToWrite } from '../store.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

/** Writes a match of the store as a match file, to standard output or into a file. */
export async function exportMatch(io: Io, named: string, { out }: { readonly out?: string }): Promise<ExitCode> {
  const stream = streamOf(named);
  const text = await withStore(io, named, (store) => writeMatchFile(store, stream));
  if (text === undefined) throw noSuchMatch(named);
  if (out === undefined) {
    io.stdout.write(text);
    return EXIT.ok;
  }
  try {
    writeFileSync(pathOf(io, out), text);
  } catch (error) {
    throw new Trouble(EXIT.usage, `${out} ${inWords(error)}.`, error);
  }
  warn(io, `Match ${named} is in ${out}: ${count(text.split('\n').length - 2, 'entry')}.`);
  return EXIT.ok;
}

/** Puts the match of a file into the store, with the hashes that it was first recorded with. */
export async function importMatch(io: Io, named: string, { json }: JsonOption): Promise<ExitCode> {
  const file = matchFileIn(named, textOf(io, named));
  checkReadable(io, named, file);
  const answer = await withStoreToWrite(io, (store) => restore(store, file)).catch((error: unknown) => {
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
