import type { Pack } from '@adjutant/rules';
import { packDocument } from '@adjutant/views';
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

function showForPeople(io: Io, pack: Pack): void {
  say(io, `${pack.name}, release ${pack.release} (${pack.stage})`);
  say(io, `digest ${pack.digest}`);
  const entries = Object.values(pack.entries);
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    say(io, '');
    say(io, kind);
    const rows = entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => [`  ${entry.id}`, entry.name, costText(entry.costs), entry.summary]);
    table(rows).forEach((line) => say(io, line));
  }
}
