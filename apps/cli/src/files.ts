import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from './io.js';
import { standingIn } from './settings.js';
import { messageOf, propertyOf } from './trouble.js';

const LARGEST_BYTES = 256 * 1024 * 1024;

export type FileRead =
  | { readonly ok: true; readonly text: string }
  /** `line` is there where the file can be read, but is no text from this line on. */
  | { readonly ok: false; readonly reason: string; readonly line?: number };

export function pathOf(io: Io, file: string): string {
  return resolve(standingIn(io), file);
}

export function isFile(io: Io, file: string): boolean {
  return statSync(pathOf(io, file), { throwIfNoEntry: false })?.isFile() ?? false;
}

export function isFolder(io: Io, file: string): boolean {
  return statSync(pathOf(io, file), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export type BytesRead =
  { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly reason: string };

/** The bytes of a file that is no larger than this, or in words why there are none. */
export function readBytes(io: Io, file: string, most: number): BytesRead {
  try {
    const path = pathOf(io, file);
    const stat = statSync(path);
    if (stat.isDirectory()) return { ok: false, reason: 'is a folder: name the files in it' };
    if (stat.size > most) return { ok: false, reason: `has ${stat.size} bytes; at most ${most} are read` };
    return { ok: true, bytes: readFileSync(path) };
  } catch (error) {
    return { ok: false, reason: inWords(error) };
  }
}

/** The text of a file, or in words why there is none. Bytes that are not UTF-8 are told, not replaced. */
export function readText(io: Io, file: string): FileRead {
  try {
    const path = pathOf(io, file);
    const stat = statSync(path);
    if (stat.isDirectory()) return no('is a folder: name the files in it');
    if (stat.size > LARGEST_BYTES) return no(`is larger than ${LARGEST_BYTES / 1024 / 1024} MB`);
    return decode(readFileSync(path));
  } catch (error) {
    return no(inWords(error));
  }
}

function decode(bytes: Buffer): FileRead {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const line = lineThatIsNotText(bytes);
    return { ok: false, line, reason: `is not UTF-8 text in line ${line}` };
  }
}

function lineThatIsNotText(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => {
    const part = Buffer.from(line, 'latin1');
    return !part.equals(Buffer.from(part.toString('utf8'), 'utf8'));
  });
  return index + 1;
}

function no(reason: string): FileRead {
  return { ok: false, reason };
}

/** What a system error says to a person. */
export function inWords(error: unknown): string {
  const code = propertyOf(error, 'code') ?? '';
  if (code === 'ENOENT') return 'does not exist';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read or written by you';
  if (code === 'ENOTDIR') return 'stands under something that is not a folder';
  if (code === 'ENOSPC') return 'does not fit on the disk';
  return code === '' ? messageOf(error) : `cannot be used (${code})`;
}
