import { closeSync, openSync, readSync } from 'node:fs';
import { calledIn } from '@adjutant/tournament';
import { readEvent } from '../event-files.js';
import { verdictOnEvent } from '../evidence/event-verdict.js';
import { eventAsJson, eventInWords } from '../evidence/event-words.js';
import { LineFile } from '../evidence/line-file.js';
import { pathOf } from '../files.js';
import { say, sayJson, type Io } from '../io.js';
import { EXIT, type ExitCode } from '../trouble.js';
import { trustedIn, type BundleOptions } from './verify-bundle.js';

const HOW_MUCH = 4_096;

/** Whether a file is meant to be the bundle of an event: it says so in its first line. */
export function isEventBundle(io: Io, named: string): boolean {
  const file = openSync(pathOf(io, named), 'r');
  try {
    const bytes = Buffer.alloc(HOW_MUCH);
    return /"adjutant"\s*:\s*"event-bundle"/.test(bytes.toString('latin1', 0, readSync(file, bytes)));
  } finally {
    closeSync(file);
  }
}

/** Verifies the bundle of an event with nothing but the file: no server, no store, no packs. */
export function verifyEventFile(io: Io, named: string, options: BundleOptions): ExitCode {
  const trusted = trustedIn(io, options);
  const { names: file, json } = options;
  const names = file === undefined ? undefined : readEvent(io, file, json);
  if (file !== undefined && names === undefined) return EXIT.usage;
  const naming = names && { file: file ?? '', called: calledIn(names.event.players) };
  const verdict = verdictOnEvent(new LineFile(pathOf(io, named)), trusted);
  if (json) sayJson(io, eventAsJson(named, verdict, trusted));
  else eventInWords(named, verdict, trusted, naming).forEach((line) => say(io, line));
  return verdict.intact ? EXIT.ok : EXIT.differs;
}
