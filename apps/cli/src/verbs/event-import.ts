import { existsSync, writeFileSync } from 'node:fs';
import {
  againstPublished,
  bytesIn,
  factsOf,
  standingsCsv,
  standingsOf,
  unsaidInTrf,
  unsaidOfTrf,
  writeDocument,
  writeTrf,
  type Standings,
  type TrfRead,
} from '@adjutant/tournament';
import { findingText, presetFor, readEvent, type EventRead } from '../event-files.js';
import { inWords, pathOf } from '../files.js';
import { say, sayJson, type Io } from '../io.js';
import { count } from '../show/table.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export interface ImportOptions extends JsonOption {
  readonly preset?: string;
  readonly out?: string;
  readonly anyway?: boolean;
}

/** Reads an event of any format, and says what in it does not agree. Nothing is stored. */
export function importEventFile(io: Io, file: string, options: ImportOptions): ExitCode {
  const read = readEvent(io, file, options.json);
  if (read === undefined) return EXIT.usage;
  const { event, format, supposed } = read;
  const preset = presetFor(io, options.preset, event);
  const standings = standingsOf(factsOf(event), preset);
  const findings = [...read.findings, ...againstPublished(event, preset, standings)];
  if (options.out !== undefined) {
    heldToColumns(file, read, options);
    write(io, options.out, textFor(options.out, read, standings));
  }
  const unsaid = options.out === undefined ? undefined : unsaidIn(options.out, read);
  if (options.json)
    sayJson(io, { file, format, event, findings, supposed, ...(unsaid === undefined ? {} : { unsaid }) });
  else {
    say(
      io,
      `${event.name === '' ? 'An event' : event.name}: ${count(event.players.length, 'player')}, ${count(event.rounds.length, 'round')} (${format})`,
    );
    for (const one of supposed) say(io, `  Supposed: ${one}`);
    for (const finding of findings) say(io, `  ${findingText(finding)}`);
    if (unsaid !== undefined) say(io, `  ${unsaid}`);
  }
  return findings.length > 0 ? EXIT.differs : EXIT.ok;
}

/** A result that slid into another round is no event to go on with, unless somebody says so. */
function heldToColumns(file: string, read: EventRead, { out = '', anyway = false }: ImportOptions): void {
  const off = read.findings.find(({ code }) => code === 'columns-off');
  if (off === undefined || anyway || isGivenBack(out, read)) return;
  throw new Trouble(
    EXIT.usage,
    `${file}: ${findingText(off)} Nothing was written: put the columns right, or take it as it was read with --anyway.`,
  );
}

const isGivenBack = (out: string, read: EventRead): boolean => /\.trf$/i.test(out) && isTrfRead(read);

/** What the format that is written cannot say. A TRF that is given back as it was says what it said. */
function unsaidIn(out: string, read: EventRead): string | undefined {
  if (isTrfRead(read)) return isGivenBack(out, read) ? undefined : unsaidOfTrf(read.document);
  return /\.trf$/i.test(out) ? unsaidInTrf(read.event) : undefined;
}

/** A TRF that was read and not changed is given back as it was, to the byte. */
function textFor(out: string, read: EventRead, standings: Standings): string | Uint8Array {
  const { event } = read;
  if (/\.csv$/i.test(out)) return standingsCsv(event, standings);
  if (!/\.trf$/i.test(out)) return `${JSON.stringify(event, null, 2)}\n`;
  return isTrfRead(read) ? bytesOf(read) : writeTrf(event, standings);
}

const isTrfRead = (read: EventRead): read is EventRead & TrfRead => read.format === 'trf';
const bytesOf = ({ document, encoding }: TrfRead & EventRead): Uint8Array =>
  bytesIn({ text: writeDocument(document), encoding });

function write(io: Io, out: string, text: string | Uint8Array): void {
  const path = pathOf(io, out);
  if (existsSync(path)) throw new Trouble(EXIT.usage, `${out} is there already: take another name, or put it away.`);
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw new Trouble(EXIT.usage, `${out} ${inWords(error)}.`, error);
  }
}
