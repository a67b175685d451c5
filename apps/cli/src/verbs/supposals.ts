import type { JsonObject } from '@adjutant/kernel';
import { MATCH_COMMANDS, type MatchCommand } from '@adjutant/match';
import type { Supposal } from '@adjutant/replay';
import { EXIT, Trouble } from '../trouble.js';

/** The options of `suppose` as they were typed. */
export interface SupposalOptions {
  readonly leaveOut?: readonly string[];
  readonly replace?: readonly string[];
  readonly answer?: readonly string[];
  readonly redate?: readonly string[];
  readonly insert?: readonly string[];
}

/** Reads each option into a supposal, and holds the numbers to the entries that there are. */
export function supposalsOf(options: SupposalOptions, entries: number): Supposal[] {
  const leaveOut = (options.leaveOut ?? [])
    .flatMap((text) => text.split(','))
    .map((text) => entryOf(text, entries, '--leave-out'));
  return [
    ...(leaveOut.length > 0 ? [{ leaveOut }] : []),
    ...(options.replace ?? []).map((text) => replacement(text, entries)),
    ...(options.answer ?? []).map((text) => answer(text, entries)),
    ...(options.redate ?? []).map((text) => redating(text, entries)),
    ...(options.insert ?? []).map((text) => insertion(text, entries)),
  ];
}

function wrong(option: string, text: string, form: string): Trouble {
  return new Trouble(EXIT.usage, `${option} ${JSON.stringify(text)} cannot be read: write it as ${form}.`);
}

function entryOf(text: string, entries: number, option: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text.trim())) throw wrong(option, text, 'the number of an entry');
  if (number < entries) return number;
  throw new Trouble(EXIT.usage, `${option}: there is no entry ${number}; the record ends with entry ${entries - 1}.`);
}

function replacement(text: string, entries: number): Supposal {
  const [, entry = '', json = ''] = /^(\d+)=(\{.*\})$/s.exec(text) ?? [];
  if (entry === '') throw wrong('--replace', text, `'12={"points":5}'`);
  try {
    const data = JSON.parse(json) as JsonObject;
    return { replace: { entry: entryOf(entry, entries, '--replace'), data } };
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw wrong('--replace', text, `'12={"points":5}', with valid JSON`);
  }
}

function answer(text: string, entries: number): Supposal {
  const [, entry = '', question = '', said = ''] = /^(\d+):(.+)=(yes|no|unknown)$/.exec(text) ?? [];
  if (entry === '') throw wrong('--answer', text, `'12:within-range=no'`);
  const given = said === 'yes' || said === 'no' ? said : 'unknown';
  return { reanswer: { entry: entryOf(entry, entries, '--answer'), answers: { [question]: given } } };
}

function redating(text: string, entries: number): Supposal {
  const [, entry = '', before = ''] = /^(\d+)<(\d+)$/.exec(text) ?? [];
  if (entry === '') throw wrong('--redate', text, `'14<12' (entry 14 came before entry 12)`);
  return { redate: { entry: entryOf(entry, entries, '--redate'), before: entryOf(before, entries, '--redate') } };
}

function insertion(text: string, entries: number): Supposal {
  const form = `'42={"type":"AdvancePhase","data":{}}'`;
  const [, entry = '', json = ''] = /^(\d+)=(\{.*\})$/s.exec(text) ?? [];
  if (entry === '') throw wrong('--insert', text, form);
  const command = commandIn(json);
  if (!command) throw wrong('--insert', text, `${form}, with a command of a match and its data`);
  return { insert: { after: entryOf(entry, entries, '--insert'), command } };
}

function commandIn(json: string): MatchCommand | null {
  try {
    const value = JSON.parse(json) as { readonly type?: unknown; readonly data?: unknown };
    const known = MATCH_COMMANDS.some((type) => type === value.type);
    return known && typeof value.data === 'object' && value.data !== null ? (value as MatchCommand) : null;
  } catch {
    return null;
  }
}
