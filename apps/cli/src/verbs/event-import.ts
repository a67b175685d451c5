import { againstPublished, factsOf, standingsOf } from '@adjutant/tournament';
import { findingText, presetFor, readEvent } from '../event-files.js';
import { say, sayJson, type Io } from '../io.js';
import { count } from '../show/table.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface ImportOptions extends JsonOption {
  readonly preset?: string;
  readonly out?: string;
}

/** Reads an event of any format, and says what in it does not agree. Nothing is stored. */
export function importEventFile(io: Io, file: string, options: ImportOptions): ExitCode {
  const read = readEvent(io, file, options.json);
  if (read === undefined) return EXIT.usage;
  const { event, format, supposed } = read;
  const preset = presetFor(io, options.preset, event);
  const findings = [...read.findings, ...againstPublished(event, preset, standingsOf(factsOf(event), preset))];
  if (options.json) sayJson(io, { file, format, event, findings, supposed });
  else {
    say(
      io,
      `${event.name === '' ? 'An event' : event.name}: ${count(event.players.length, 'player')}, ${count(event.rounds.length, 'round')} (${format})`,
    );
    for (const one of supposed) say(io, `  Supposed: ${one}`);
    for (const finding of findings) say(io, `  ${findingText(finding)}`);
  }
  return findings.length > 0 ? EXIT.differs : EXIT.ok;
}
