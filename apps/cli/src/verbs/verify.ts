import { verifyMatchFile } from '@adjutant/store';
import { matchFileIn, noSuchMatch, streamOf, textOf } from '../account.js';
import { isFile } from '../files.js';
import { say, sayJson, type Io } from '../io.js';
import { count } from '../show/table.js';
import { withStore } from '../store.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface VerifyOptions extends JsonOption {
  readonly all?: boolean;
}

/** What was verified and what came of it. `line` is there for files, `entry` where an event is at fault. */
type Verdict =
  | { readonly what: string; readonly intact: true; readonly events: number; readonly head?: string }
  | { readonly what: string; readonly intact: false; readonly entry?: number; readonly line?: number; readonly stream?: string; readonly reason: string };

/** Works out every hash of a match again, in the store or in a file, or those of the whole store. */
export async function verify(io: Io, named: string | undefined, { json, all }: VerifyOptions): Promise<ExitCode> {
  const verdict = await verdictOn(io, named, all ?? false);
  if (json) sayJson(io, verdict);
  else inWords(verdict).forEach((line) => say(io, line));
  return verdict.intact ? EXIT.ok : EXIT.differs;
}

async function verdictOn(io: Io, named: string | undefined, all: boolean): Promise<Verdict> {
  if (all && named === undefined) return verifyStore(io);
  if (all || named === undefined) throw new Trouble(EXIT.usage, 'Name a match or a file, or say --all for every match in the store.');
  return isFile(io, named) ? verifyFile(io, named) : verifyMatch(io, named);
}

function verifyFile(io: Io, named: string): Verdict {
  const report = verifyMatchFile(matchFileIn(named, textOf(io, named)));
  if (report.intact) return { what: named, ...report };
  const { line, revision, reason } = report;
  return { what: named, intact: false, line, ...(revision === undefined ? {} : { entry: revision }), reason };
}

function verifyMatch(io: Io, named: string): Promise<Verdict> {
  const stream = streamOf(named);
  return withStore(io, 'read', async (store) => {
    const report = await store.verifyChain(stream);
    if (!report.intact) return { what: named, intact: false, entry: report.revision, reason: report.reason };
    if (report.events === 0) throw noSuchMatch(named);
    const [last] = await store.readOriginal(stream, report.events - 1);
    return { what: named, ...report, ...(last ? { head: last.meta.hash } : {}) };
  });
}

function verifyStore(io: Io): Promise<Verdict> {
  return withStore(io, 'read', async (store) => {
    const report = await store.verifyAll();
    if (report.intact) return { what: 'store', ...report };
    return { what: 'store', intact: false, stream: report.stream, entry: report.revision, reason: report.reason };
  });
}

function inWords(verdict: Verdict): string[] {
  if (!verdict.intact) {
    const { what, entry, line, stream, reason } = verdict;
    const place = [...(stream === undefined ? [] : [stream]), ...(line === undefined ? [] : [`line ${line}`]), ...(entry === undefined ? [] : [`entry ${entry}`])];
    return [`BROKEN ${what}, ${place.join(', ')}: ${reason}.`, 'What stands before it is as it was recorded; what follows proves nothing.'];
  }
  const { what, events, head } = verdict;
  const proved = `Proved: since they were recorded, none of these entries was changed, moved, added in between or left out.`;
  if (head === undefined) return [`INTACT ${what}: ${count(events, 'entry')}, every chain unbroken.`, proved];
  const limits = 'Not proved: that they are the whole match, or that a chain was not made anew. Compare the head with one that you were given before.';
  return [`INTACT ${what}: ${count(events, 'entry')}.`, `Head: ${head}`, proved, limits];
}
