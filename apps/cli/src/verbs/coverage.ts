import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack, Shelf } from '@adjutant/rules';
import { coverageOf, coverageText, type CoveringScenario } from '@adjutant/views';
import { parseAllDocuments } from 'yaml';
import { say, sayJson, type Io } from '../io.js';
import { findPack, openShelf } from '../packs.js';
import { packsFolder } from '../settings.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface CoverageOptions extends JsonOption {
  readonly each?: boolean;
}

/** Of the packs named, or of the newest release of every pack: what scenarios tell of it. */
export function showCoverage(io: Io, named: readonly string[], { json, each }: CoverageOptions): ExitCode {
  const shelf = openShelf(io);
  const chosen = named.length > 0 ? named.map((name) => findPack(shelf, name)) : newest(shelf);
  for (const pack of chosen) {
    const coverage = coverageOf(
      pack,
      shelf.packs.filter((other) => other.id === pack.id),
      toldIn(join(packsFolder(io), pack.id, 'scenarios')),
    );
    if (json) sayJson(io, coverage);
    else coverageText(coverage, each).forEach((line) => say(io, line));
  }
  return EXIT.ok;
}

function newest(shelf: Shelf): readonly Pack[] {
  return shelf.packs.filter((pack) => shelf.find(pack.id) === pack);
}

/** Every scenario under a folder; a file may hold several. */
function toldIn(folder: string): readonly CoveringScenario[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .flatMap((name) => {
      const documents = parseAllDocuments(readFileSync(join(folder, name), 'utf8'));
      return [...documents].map((one) => ({ file: name, covers: covers((one as { toJS(): unknown }).toJS()) }));
    });
}

function covers(scenario: unknown): readonly string[] {
  const ids = scenario !== null && typeof scenario === 'object' && 'covers' in scenario ? scenario.covers : [];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
