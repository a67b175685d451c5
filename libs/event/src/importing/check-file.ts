import { invalid, type Declined } from '@adjutant/kernel';
import { ABSENT, brokenSeal, type MatchEvent } from '@adjutant/match';
import { rowOf } from '@adjutant/lists';
import { replay } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { commitment } from '@adjutant/seal';
import { parseMatchFile, verifyMatchFile, type MatchFile } from '@adjutant/store';
import { isMatchId } from '../matches/match-id.js';
import { declined } from '../refusals.js';

/** The file that a text holds, of a match that this server could have recorded under its id. */
export function readMatchFile(text: string): MatchFile {
  const read = parseMatchFile(text);
  if (!read.ok) throw invalid(read.problems.map(({ line, message }) => ({ at: `line ${line}`, message })));
  const { id } = read.file.header;
  if (isMatchId(id)) return read.file;
  throw invalid([{ at: 'line 1', message: `${JSON.stringify(id.slice(0, 100))} is not the id of a match here` }]);
}

export function checkIntact(file: MatchFile): void {
  const report = verifyMatchFile(file);
  if (!report.intact) throw broken(report.line, report.revision, report.reason);
  const seal = brokenSeal(
    file.stream,
    file.events.map(({ event }) => event as MatchEvent),
    commitment,
  );
  if (seal) throw broken(file.lines[seal.number] ?? 1, seal.number, seal.reason);
}

/** `entry` is left out where the header is at fault. */
export function broken(line: number, entry: number | undefined, reason: string): Declined {
  const where = entry === undefined ? `Line ${line}` : `Line ${line}, entry ${entry}`;
  const facts = { line, ...(entry === undefined ? {} : { entry }) };
  return declined('ruled-out', 'match-file/broken', `${where}: ${reason}. Nothing was imported.`, { facts });
}

export function checkPack(shelf: Shelf, { header }: MatchFile): void {
  const { id, release, digest } = header.pack;
  if (shelf.pinned(digest)) return;
  const says = `The match was played under ${id}@${release} with the digest ${digest}, which is not installed here.`;
  throw declined('ruled-out', 'pack/unknown', says, { facts: { pack: id, release, digest } });
}

/** An unbroken chain proves that nothing was changed, not that it makes sense: what nobody here can read would stop its readers. */
export function checkReadable(shelf: Shelf, { header, events, lines }: MatchFile): void {
  const { steps, broken: at } = replay(
    shelf,
    events.map(({ event }) => event as MatchEvent),
  );
  if (at) throw unreadable(lines[at.number] ?? 1, at.number, at.cause);
  try {
    rowOf({ match: header.id, state: steps.at(-1)?.after ?? ABSENT, revision: events.length - 1 });
  } catch (error) {
    throw unreadable(lines[0] ?? 1, 0, error instanceof Error ? error.message : String(error));
  }
}

function unreadable(line: number, entry: number, reason: string): Declined {
  const says = `Line ${line}, entry ${entry} cannot be read here: ${reason}. Nothing was imported.`;
  return declined('ruled-out', 'match/unreadable', says, { facts: { line, entry } });
}
