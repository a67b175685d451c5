import { hiddenIn, type JsonObject } from '@adjutant/kernel';
import { isObject } from '../pack/layers.js';

/** A file that somebody has brought, parsed. `digest`: SHA-256 of its bytes, in hex. */
export interface BroughtFile {
  readonly name: string;
  readonly digest: string;
  readonly value: unknown;
}

export interface Targets {
  readonly required_keywords?: readonly string[];
  readonly required_keywords_any?: readonly string[];
  readonly excluded_keywords?: readonly string[];
  readonly count?: string;
  readonly side?: string;
  /** A unit, or a single model of one. */
  readonly selects?: unknown;
  /** Prose, which nobody takes over. */
  readonly notes?: unknown;
}

interface Versioned {
  readonly id: string;
  readonly name: string;
  readonly game_version: { readonly edition: string };
  readonly game_modes?: readonly string[];
}

export interface StratagemRecord extends Versioned {
  readonly category: 'core' | 'detachment';
  readonly detachment_id?: string | null;
  readonly cp_cost: number;
  readonly phases: readonly string[];
  readonly player_turn: string;
  readonly timing: string;
  readonly target_restrictions?: Targets | null;
}

export interface DetachmentRecord extends Versioned {
  readonly faction_id: string;
  readonly detachment_points?: number | null;
  readonly force_dispositions?: readonly string[];
}

/** A record, with the file that it stands in. */
export type From<Record> = Record & { readonly file: BroughtFile };

export interface Records {
  readonly stratagems: readonly From<StratagemRecord>[];
  readonly detachments: readonly From<DetachmentRecord>[];
  /** The versions that the files say of themselves, each once. */
  readonly versions: readonly string[];
  /** What is wrong, a sentence each with its place; nothing of the files may be used then. */
  readonly faults: readonly string[];
}

type Test = (value: unknown) => boolean;
type Must = readonly [passes: Test, must: string, optional?: 'optional'];
type Shape = { readonly [member: string]: Must };

const isText = (longest: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest && isPlainText(value);
const isListOf =
  (item: Test, least = 0) =>
  (value: unknown) =>
    Array.isArray(value) && value.length >= least && value.every(item) && new Set(value).size === value.length;
const orNull = (test: Test) => (value: unknown) => value === null || test(value);
const isWhole = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const isId: Test = (value) =>
  typeof value === 'string' && value.length <= 128 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
const isWord = isText(64);

const ID = 'be an id such as ring-the-bell';
const WORDS = 'be a list of words, each once';

const VERSIONED: Shape = {
  id: [isId, ID],
  name: [isText(128), 'be a name of 1 to 128 characters, without markup and without what cannot be seen'],
  game_version: [(value) => isJsonObject(value) && isWord(value['edition']), 'be an object that says its edition'],
  game_modes: [isListOf(isWord, 1), WORDS, 'optional'],
};

const STRATAGEM: Shape = {
  ...VERSIONED,
  category: [(value) => value === 'core' || value === 'detachment', 'be core or detachment'],
  detachment_id: [orNull(isId), `${ID}, or null`, 'optional'],
  cp_cost: [isWhole(0, 9), 'be a whole number from 0 to 9'],
  phases: [isListOf(isWord, 1), WORDS],
  player_turn: [isWord, 'be a word'],
  timing: [isWord, 'be a word'],
  target_restrictions: [orNull(isJsonObject), 'be an object, or null', 'optional'],
};

const TARGETS: Shape = {
  required_keywords: [isListOf(isWord), WORDS, 'optional'],
  required_keywords_any: [isListOf(isWord), WORDS, 'optional'],
  excluded_keywords: [isListOf(isWord), WORDS, 'optional'],
  count: [isWord, 'be a word', 'optional'],
  side: [isWord, 'be a word', 'optional'],
};

const DETACHMENT: Shape = {
  ...VERSIONED,
  faction_id: [isId, ID],
  detachment_points: [orNull(isWhole(1, 9)), 'be a whole number from 1 to 9, or null', 'optional'],
  force_dispositions: [isListOf(isId), 'be a list of ids, each once', 'optional'],
};

/** What stands in the files: the two arrays in one object, or one of them alone. Members that are not read are passed over. */
export function recordsOf(format: string, files: readonly BroughtFile[]): Records {
  const parts = files.map((file) => partsOf(format, file));
  const stratagems = parts.flatMap((one) => one.stratagems);
  const detachments = parts.flatMap((one) => one.detachments);
  const versions = [...new Set(parts.flatMap((one) => one.versions))];
  const faults = [
    ...parts.flatMap((one) => one.faults),
    ...twiceIn('stratagem', stratagems),
    ...twiceIn('detachment', detachments),
  ];
  return { stratagems, detachments, versions, faults };
}

/** Whether a text is one that a page or a terminal shows as it is written. */
export function isPlainText(text: string): boolean {
  return hiddenIn(text, 'line') === undefined && !/[<>]/.test(text);
}

function partsOf(format: string, file: BroughtFile): Records {
  const { name } = file;
  const { stratagems, detachments, version } = listsIn(file.value);
  const lists = [stratagems, detachments].filter((one) => one !== undefined);
  const nothing = { stratagems: [], detachments: [], versions: [] };
  if (lists.length === 0 || !lists.every(Array.isArray)) {
    const says = `${name} holds no stratagems and no detachments of ${format}: it has to be a list of them, or an object with the lists stratagems and detachments.`;
    return { ...nothing, faults: [says] };
  }
  const read = <Record>(list: unknown, called: string, shape: Shape, inner?: readonly [string, Shape]) => {
    const items = (list ?? []) as readonly unknown[];
    const wrong = items.flatMap((item, at) => wrongIn(item, `${name}: ${called}[${at}]`, shape, inner));
    return { records: items.map((item) => ({ ...(item as Record), file })), wrong };
  };
  const first = read<StratagemRecord>(stratagems, 'stratagems', STRATAGEM, ['target_restrictions', TARGETS]);
  const second = read<DetachmentRecord>(detachments, 'detachments', DETACHMENT);
  const faults = [...first.wrong, ...second.wrong];
  if (faults.length > 0) return { ...nothing, faults };
  const versions = typeof version === 'string' && isWord(version) ? [version] : [];
  return { stratagems: first.records, detachments: second.records, versions, faults };
}

interface Lists {
  readonly stratagems?: unknown;
  readonly detachments?: unknown;
  readonly version?: unknown;
}

/** Which of the two a bare list holds is told by what its first record has. */
function listsIn(value: unknown): Lists {
  if (isJsonObject(value)) return value;
  if (!Array.isArray(value)) return {};
  const [first] = value as readonly unknown[];
  if (!isJsonObject(first)) return {};
  return 'cp_cost' in first ? { stratagems: value } : 'faction_id' in first ? { detachments: value } : {};
}

function wrongIn(item: unknown, at: string, shape: Shape, inner?: readonly [string, Shape]): readonly string[] {
  if (!isJsonObject(item)) return [`${at} must be an object.`];
  const own = Object.entries(shape).flatMap(([member, [passes, must, optional]]) => {
    const value = Object.hasOwn(item, member) ? item[member] : undefined;
    return (value === undefined && optional) || passes(value) ? [] : [`${at}.${member} must ${must}.`];
  });
  const within = inner && item[inner[0]];
  return inner && isJsonObject(within) ? [...own, ...wrongIn(within, `${at}.${inner[0]}`, inner[1])] : own;
}

function twiceIn(sort: string, records: readonly From<Versioned>[]): readonly string[] {
  const seen = new Set<string>();
  return records.flatMap(({ id, file }) => {
    if (seen.has(id)) return [`${file.name} has a second ${sort} with the id ${id}: nobody can tell which is meant.`];
    seen.add(id);
    return [];
  });
}

function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value as JsonObject);
}
