import { faultsIn, type Schema } from '@adjutant/kernel';
import {
  importEvent,
  presetNamed,
  presets,
  readPreset,
  supposedOf,
  textIn,
  type Decoded,
  type EventFile,
  type Finding,
  type Imported,
  type Preset,
} from '@adjutant/tournament';
import { isFile, readBytes, readText } from './files.js';
import { sayJson, warn, type Io } from './io.js';
import { EXIT, Trouble } from './trouble.js';

const LARGEST = 64 * 1024 * 1024;

export type EventRead = Imported<EventFile> & Pick<Decoded, 'encoding'>;

/** An event from a file; undefined where it is none, which is told. */
export function readEvent(io: Io, file: string, json: boolean | undefined): EventRead | undefined {
  const decoded = textOf(io, file);
  const read = importEvent(decoded.text);
  if (read.ok)
    return { ...read.read, encoding: decoded.encoding, supposed: [...read.read.supposed, ...supposedOf(decoded)] };
  if (json) sayJson(io, { file, findings: read.findings });
  else for (const { says } of read.findings) warn(io, `adjutant: ${file}: ${says}`);
  return undefined;
}

function textOf(io: Io, file: string): Decoded {
  const got = readBytes(io, file, LARGEST);
  if (!got.ok) throw new Trouble(EXIT.usage, `${file} ${got.reason}.`);
  return textIn(got.bytes);
}

/** The preset that was asked for, else that of the file, else the publisher's own. */
export function presetFor(io: Io, asked: string | undefined, event: EventFile): Preset {
  if (asked === undefined) return event.preset ?? known('gw');
  if (!isFile(io, asked)) {
    // What a file says of the points of chess holds for every order of chess.
    const own = known(asked);
    const both = event.preset !== undefined && event.preset.unplayed !== 'none' && own.unplayed !== 'none';
    return both ? { ...own, points: event.preset.points, byes: event.preset.byes } : own;
  }
  const text = readText(io, asked);
  if (!text.ok) throw new Trouble(EXIT.usage, `${asked} ${text.reason}.`);
  const read = readPreset(jsonOf(asked, text.text));
  if (read.ok) return read.preset;
  throw new Trouble(
    EXIT.usage,
    read.faults.map(({ at, message }) => `${asked}: ${at} ${message}`),
  );
}

/** A JSON file of one kind, checked by its description. */
export function fileOf<Value>(io: Io, file: string, schema: Schema<Value>): Value {
  const text = readText(io, file);
  if (!text.ok) throw new Trouble(EXIT.usage, `${file} ${text.reason}.`);
  const value = jsonOf(file, text.text);
  const faults = faultsIn(schema, value, '');
  if (faults.length === 0) return value as Value;
  throw new Trouble(
    EXIT.usage,
    faults.map(({ at, message }) => `${file}: ${at} ${message}`),
  );
}

/** The number of a round that was typed. */
export function roundNumber(option: string, text: string | undefined, least = 0): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,4}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Trouble(EXIT.usage, `${option} takes the number of a ${option.slice(2)}, and ${text} is none.`);
}

function known(id: string): Preset {
  const found = presetNamed(id);
  if (found !== undefined) return found;
  const names = presets().map((one) => one.id);
  throw new Trouble(EXIT.usage, `There is no preset ${id}, and no file of that name. There are: ${names.join(', ')}.`);
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Trouble(EXIT.usage, `${file} is no JSON.`, error);
  }
}

type Said = Pick<Finding, 'says' | 'taken' | 'line' | 'column' | 'at'>;

export function findingText({ line, column, at, says, taken }: Said): string {
  const where = line === undefined ? at : `line ${line}${column === undefined ? '' : `, column ${column}`}`;
  return `${where === undefined || where === '' ? '' : `${where}: `}${says} Taken: ${taken}`;
}
