import { matchDecider, type MatchEvent } from '@adjutant/match';
import { fold } from '@adjutant/kernel';
import type { Shelf } from '@adjutant/rules';
import { importOf, type EventStore } from '@adjutant/store';
import { summaryOf, summaryResult, type MatchSummary } from '@adjutant/views';
import { say, sayJson, warn, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { Progress } from '../show/progress.js';
import { table } from '../show/table.js';
import { withStore } from '../store.js';
import { EXIT, messageOf, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

const PAGE = 2_000;
const STREAM = /^match-(.+)$/;

/** Every match in the store, in the order in which they were opened. */
export async function listMatches(io: Io, { json }: JsonOption): Promise<ExitCode> {
  const shelf = openShelf(io);
  return withStore(io, undefined, async (store) => {
    const ids = await matchesIn(io, store);
    const rows: string[][] = [];
    let exit: ExitCode = EXIT.ok;
    for (const id of ids) {
      try {
        const summary = await summarise(shelf, store, id);
        const imported = await importOf(store, id);
        if (json) sayJson(io, imported ? { ...summary, imported } : summary);
        else if (summary) rows.push(rowOf(summary, imported !== undefined));
      } catch (error) {
        exit = EXIT.place;
        warn(io, `adjutant: match ${id} cannot be read: ${messageOf(error)}`);
      }
    }
    if (!json) show(io, rows);
    return exit;
  });
}

/** The ids of all matches, in the order in which they were opened. */
export async function matchesIn(io: Io, store: EventStore): Promise<string[]> {
  const progress = new Progress(io, 'events');
  const ids: string[] = [];
  let seen = 0;
  for (let after = ''; ;) {
    const page = await store.readAll(after, PAGE);
    for (const { stream, revision } of page) {
      const id = revision === 0 ? STREAM.exec(stream)?.[1] : undefined;
      if (id !== undefined) ids.push(id);
    }
    seen += page.length;
    progress.at(seen);
    const last = page.at(-1);
    if (!last) break;
    after = last.position;
  }
  progress.done();
  return ids;
}

async function summarise(shelf: Shelf, store: EventStore, id: string): Promise<MatchSummary | null> {
  const facts = await store.readBare(`match-${id}`);
  return summaryOf(
    id,
    fold(
      matchDecider(shelf),
      facts.map(({ event }) => event as MatchEvent),
    ),
  );
}

function rowOf(summary: MatchSummary, fromElsewhere: boolean): string[] {
  const { id, title, status, round, cp, vp, entries } = summary;
  const where = status === 'running' && round !== null ? `round ${round}` : status;
  const result = summaryResult(summary);
  return [
    id,
    `${where}${result === null ? '' : `: ${result}`}`,
    `VP ${vp.A}:${vp.B}`,
    `CP ${cp.A}:${cp.B}`,
    `${entries} entries`,
    fromElsewhere ? `(from elsewhere) ${title}` : title,
  ];
}

function show(io: Io, rows: readonly string[][]): void {
  if (rows.length === 0) say(io, 'There are no matches yet.');
  else table(rows).forEach((line) => say(io, line));
}
