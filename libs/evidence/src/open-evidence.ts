import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { isInMemory, openTables, type Tables, type Whereabouts } from '@adjutant/store';
import { EVIDENCE, type EvidenceSchema } from './evidence-table.js';

/** Which file belongs to which dispute, where an installation shares that with no other: in a file of its own. */
export async function openBindings(place: Pick<Whereabouts, 'store' | 'data'>): Promise<Tables<EvidenceSchema>> {
  if (isInMemory(place)) return openTables('memory:', EVIDENCE);
  const file = join(place.data, 'evidence.db');
  // Nobody but the server reads it; SQLite gives its journals the same rights.
  closeSync(openSync(file, 'a', 0o600));
  return openTables<EvidenceSchema>(`sqlite:${file}`, EVIDENCE);
}

/** Whether any file was ever sent there, to this build or to an earlier one. */
export function isEvidenceThere({ store, data }: Pick<Whereabouts, 'store' | 'data'>): boolean {
  return !isInMemory({ store }) && ['evidence.db', 'evidence'].some((name) => existsSync(join(data, name)));
}
