import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  awardsOfFile,
  factsOf,
  isRefusal,
  listCsv,
  nextRoundOf,
  pairingsByName,
  pairingsByTable,
  PairingRules,
  sheetOf,
  slipsCsv,
  slipsOf,
  standingsList,
  standingsOf,
  type EventFile,
  type PrintedList,
  type SheetOfRound,
} from '@adjutant/tournament';
import { fileOf, presetFor, readEvent, roundNumber, type EventRead } from '../event-files.js';
import { inWords, pathOf } from '../files.js';
import { say, sayJson, warn, type Io } from '../io.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export type Printed = 'pairings' | 'standings' | 'slips';

export interface PrintOptions extends JsonOption {
  readonly as: 'pdf' | 'csv';
  readonly to: string;
  readonly round?: string;
  readonly preset?: string;
  readonly rules?: string;
  readonly address?: string;
}

interface Made {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Writes what an event hangs up and hands out into a folder. A round that the file does not have yet is printed as its draft. */
export async function print(io: Io, file: string, what: Printed, options: PrintOptions): Promise<ExitCode> {
  const read = readEvent(io, file, options.json);
  if (read === undefined) return EXIT.usage;
  const made = what === 'standings' ? await standings(io, read.event, options) : await ofRound(io, read, what, options);
  const folder = pathOf(io, options.to);
  const paths = made.map(({ name }) => join(folder, name));
  const there = paths.find((path) => existsSync(path));
  if (there !== undefined)
    throw new Trouble(EXIT.usage, `${there} is there already: take another folder, or put it away.`);
  try {
    mkdirSync(folder, { recursive: true });
    made.forEach(({ content }, at) => writeFileSync(paths[at] ?? '', content, { flag: 'wx' }));
  } catch (error) {
    throw new Trouble(EXIT.usage, `${options.to} ${inWords(error)}.`, error);
  }
  if (options.json) sayJson(io, { file, written: paths, findings: read.findings, supposed: read.supposed });
  else paths.forEach((path) => say(io, path));
  return read.findings.length > 0 ? EXIT.differs : EXIT.ok;
}

async function standings(io: Io, event: EventFile, options: PrintOptions): Promise<readonly Made[]> {
  const [preset, round] = [presetFor(io, options.preset, event), roundNumber('--round', options.round)];
  const result = standingsOf(factsOf(event), preset, round);
  const awards = awardsOfFile(event, result, { preset, round });
  return [await listed(`standings-round-${result.after}`, standingsList(event, result, awards), options.as)];
}

async function ofRound(
  io: Io,
  { event, supposed }: EventRead,
  what: 'pairings' | 'slips',
  { round, rules, address, as, json }: PrintOptions,
): Promise<readonly Made[]> {
  const number = roundNumber('--round', round, 1) ?? runningOf(event);
  const own = rules === undefined ? undefined : fileOf(io, rules, PairingRules);
  const sheet = sheetOf(event, number, own);
  if (isRefusal(sheet)) throw new Trouble(EXIT.usage, sheet.message);
  // What the file asks of pairing and is not done is told before people sit down by it; paths alone go to standard output.
  if (sheet.draft && !json) for (const one of supposed) warn(io, `Supposed: ${one}`);
  if (what === 'slips') return [await slips(event, sheet, as, address)];
  return [
    await listed(`pairings-round-${number}-by-name`, pairingsByName(event, sheet), as),
    await listed(`pairings-round-${number}-by-table`, pairingsByTable(event, sheet), as),
  ];
}

/** The round that is played, else the one that comes next. */
const runningOf = (event: EventFile): number =>
  event.rounds.find(({ closed }) => !closed)?.number ?? nextRoundOf(event);

async function listed(name: string, list: PrintedList, as: PrintOptions['as']): Promise<Made> {
  if (as === 'csv') return { name: `${name}.csv`, content: listCsv(list) };
  const { renderList } = await import('@adjutant/report');
  return { name: `${name}.pdf`, content: await renderList(list) };
}

async function slips(
  event: EventFile,
  sheet: SheetOfRound,
  as: PrintOptions['as'],
  address: string | undefined,
): Promise<Made> {
  const filled = (table: number): string | undefined =>
    address?.replaceAll('{table}', String(table)).replaceAll('{round}', String(sheet.round));
  const all = slipsOf(event, sheet, filled);
  const name = `slips-round-${sheet.round}`;
  if (as === 'csv') return { name: `${name}.csv`, content: slipsCsv(all) };
  const { renderEventSlips } = await import('@adjutant/report');
  return { name: `${name}.pdf`, content: await renderEventSlips(all) };
}
