import type { Refusal } from '@adjutant/kernel';
import { parseXml } from './battlescribe/xml.js';
import { LIMITS } from './limits.js';
import { linesIn, type Line } from './reading/line.js';
import { Page } from './reading/page.js';
import { parseJson } from './reading/tree.js';
import { chosen, named } from './recognise.js';
import { TEXT_READERS, TREE_READERS } from './readers.js';
import { Unreadable } from './refused.js';
import type { NamesKnown } from './result/known.js';
import type { Reading } from './result/reading.js';
import { readingOf } from './result/reading-of.js';
import { textOf, payloadOf } from './unpacking/text.js';
import { gunzipped, isGzip, isZip, unzipped } from './unpacking/unpack.js';

export interface ReadingOptions {
  /** Names that the rules at hand know. */
  readonly known?: NamesKnown;
  /** The reader to take, where a person has chosen one. */
  readonly reader?: string;
}

export type Read = { readonly ok: true; readonly reading: Reading } | { readonly ok: false; readonly refusal: Refusal };

/** Reads an army list that a player brings: pasted text, or the bytes of a file. The same list gives the same answer. */
export function readList(list: string | Uint8Array, options: ReadingOptions = {}): Read {
  try {
    return { ok: true, reading: readAny(list, options) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function readAny(list: string | Uint8Array, options: ReadingOptions): Reading {
  if (typeof list === 'string') return readPasted(list, options);
  refuseLong(list.length, 'bytes');
  if (isZip(list)) return readTree(parseXml(textOf(unzipped(list))), options, 'a packed file');
  return readPasted(textOf(isGzip(list) ? gunzipped(list) : list), options);
}

const LINK = /^(?:https?|listforge):\/\/\S+$/i;

function readPasted(pasted: string, options: ReadingOptions): Reading {
  refuseLong(pasted.length, 'characters');
  const text = pasted.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return readTree(parseXml(text), options, text);
  if (text.startsWith('{')) return readTree(parseJson(text), options, text);
  const payload = payloadOf(text);
  if (payload) return readTree(parseJson(textOf(gunzipped(payload))), options, 'a link');
  if (text.length < 10_000 && LINK.test(text.trimEnd()))
    throw new Unreadable(
      'list/link',
      'This is a link, and nothing is fetched: copy the list itself, as text or as a file.',
    );
  return readText(pasted, options);
}

function refuseLong(size: number, of: string): void {
  if (size > LIMITS.tree)
    throw new Unreadable('list/too-long', `There are ${size} ${of}; a file of a list has at most ${LIMITS.tree}.`, {
      [of]: size,
      most: LIMITS.tree,
    });
}

function readTree(tree: unknown, { known = {}, reader: wanted }: ReadingOptions, text: string): Reading {
  const claims = TREE_READERS.map((reader) => ({ reader, sure: reader.claims(tree) }));
  const reader = wanted === undefined ? chosen(claims, text) : named(TREE_READERS, wanted);
  const { army, left } = reader.read(tree);
  return readingOf(reader, army, left, known);
}

function readText(text: string, { known = {}, reader: wanted }: ReadingOptions): Reading {
  const lines = linesIn(text);
  if (lines.length === 0) throw new Unreadable('list/empty', 'There is nothing to read: paste the whole list.');
  const claims = TEXT_READERS.map((reader) => ({ reader, sure: reader.claims(lines) }));
  const reader = wanted === undefined ? chosen(claims, lines[0]?.whole ?? '') : named(TEXT_READERS, wanted);
  refuseSecond(reader.begins(lines));
  const page = new Page(lines);
  const army = reader.read(page, known);
  return readingOf(reader, army, page.left, known);
}

function refuseSecond([, second]: readonly Line[]): void {
  if (!second) return;
  throw new Unreadable(
    'list/several',
    `A second list begins in line ${second.number} (“${second.whole.slice(0, 60)}”): paste one list alone.`,
    { line: second.number },
  );
}
