import { readTable } from '../../standing/conversion.js';
import type { Settings } from '../settings.js';
import type { Lacking } from './packs.js';

/** What is wrong with the table of margins by which an event would rank: standings cannot be worked out by one that is none. */
export function wrongInMargins(standings: Settings['standings']): Lacking | null {
  const conversion = standings?.conversion;
  if (conversion === undefined) return null;
  const read = readTable(conversion.table, conversion.upperIncluded);
  if (read.ok) return null;
  const faults = read.faults.map(({ line, column, says }) => ({ line, column, says }));
  const told = read.faults.map(({ line, says }) => `line ${line}: ${says}`).join(' ');
  return { code: 'tournament/margins', message: `The table of margins cannot be read, ${told}`, facts: { faults } };
}
