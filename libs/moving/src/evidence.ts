import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openTables, type Tables } from '@adjutant/store';
import { shelfInFolder, shelfInTable, type EvidenceShelf, EVIDENCE, type EvidenceSchema } from '@adjutant/evidence';
import { openBindingTables } from './open-kept.js';
import type { InstallationPlace } from './installation-place.js';

const HASH = /^[0-9a-f]{64}$/;

/** The files of evidence of an installation, wherever they are. */
export interface Evidence extends EvidenceShelf {
  /** In the order of the hashes. */
  hashes(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function openEvidence({ data, database }: InstallationPlace): Promise<Evidence> {
  if (database === undefined) return inFolder(join(data, 'evidence'));
  return inTable(await openTables<EvidenceSchema>(database, EVIDENCE));
}

/** The files of an export that says nothing of where they belong are bound by the log when the server starts. */
export async function adoptAnew(place: InstallationPlace): Promise<void> {
  const tables = await openBindingTables(place);
  try {
    await tables.kysely.deleteFrom('adopted').execute();
  } finally {
    await tables.close();
  }
}

export function hashOfContent(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function inFolder(folder: string): Evidence {
  const hashes = (): string[] =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => HASH.test(name)).sort();
  return { ...shelfInFolder(folder), hashes: () => Promise.resolve(hashes()), close: () => Promise.resolve() };
}

function inTable(tables: Tables<EvidenceSchema>): Evidence {
  return {
    ...shelfInTable(tables),
    hashes: async () =>
      (await tables.kysely.selectFrom('evidence').select('hash').execute()).map(({ hash }) => hash).sort(),
    close: () => tables.close(),
  };
}
