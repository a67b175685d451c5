import type { Loss } from '@adjutant/integrity';
import { warn, type Io } from '../io.js';
import { EXIT, type ExitCode } from '../trouble.js';
import { count } from './table.js';

/** One line for something that was sealed and is lost. */
export function lossLine({ match, says }: Loss): string {
  return `  match ${match}: ${says}`;
}

/** After a copy: all the rest is there, but whoever makes one every night has to hear of it. */
export function tellLosses(io: Io, { lost }: { readonly lost: readonly Loss[] }): ExitCode {
  if (lost.length === 0) return EXIT.ok;
  const what = count(lost.length, 'secret');
  warn(io, `LOST: ${what} that the record commits to cannot be opened, here and where this came from:`);
  lost.forEach((loss) => warn(io, lossLine(loss)));
  warn(io, 'All the rest is here. An older backup may still hold those envelopes: keep it.');
  return EXIT.differs;
}
