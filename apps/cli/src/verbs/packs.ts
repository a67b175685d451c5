import type { Entry, Pack } from '@adjutant/rules';
import { say, sayJson, type Io } from '../io.js';
import { findPack, openShelf } from '../packs.js';
import { costText, table } from '../show/table.js';
import { EXIT, type ExitCode } from '../trouble.js';

export interface JsonOption {
  readonly json?: boolean;
}

export function listPacks(io: Io, { json }: JsonOption): ExitCode {
  const shelf = openShelf(io);
  const packs = shelf.packs.map((pack) => ({
    pack: pack.id,
    name: pack.name,
    release: pack.release,
    digest: pack.digest,
    stage: pack.stage,
    entries: Object.keys(pack.entries).length,
    newest: shelf.find(pack.id) === pack,
  }));
  if (json) packs.forEach((pack) => sayJson(io, pack));
  else
    table(
      packs.map((pack) => [
        `${pack.pack}@${pack.release}`,
        pack.name,
        `${pack.entries} entries`,
        pack.newest ? 'newest' : '',
      ]),
    ).forEach((line) => say(io, line));
  return EXIT.ok;
}

export function showPack(io: Io, named: string, { json }: JsonOption): ExitCode {
  const pack = findPack(openShelf(io), named);
  if (json) sayJson(io, packDocument(pack));
  else showForPeople(io, pack);
  return EXIT.ok;
}

/** A pack as one document. Every entry has the same members, so that a reader need not ask which are there. */
export function packDocument(pack: Pack): object {
  return {
    pack: pack.id,
    release: pack.release,
    digest: pack.digest,
    name: pack.name,
    stage: pack.stage,
    entries: Object.values(pack.entries).map(entryDocument),
    questions: Object.values(pack.questions),
  };
}

function entryDocument(entry: Entry): object {
  const { id, name, kind, costs, timing, limits, conditions, source, ...rest } = entry;
  return {
    id,
    name,
    kind,
    costs: costs ?? {},
    timing: timing ?? null,
    limits: limits ?? [],
    conditions: conditions ?? null,
    source,
    ...rest,
  };
}

function showForPeople(io: Io, pack: Pack): void {
  say(io, `${pack.name}, release ${pack.release} (${pack.stage})`);
  say(io, `digest ${pack.digest}`);
  const entries = Object.values(pack.entries);
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    say(io, `\n${kind}`);
    const rows = entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => [`  ${entry.id}`, entry.name, costText(entry.costs), entry.summary]);
    table(rows).forEach((line) => say(io, line));
  }
}
