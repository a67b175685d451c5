import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredEvidence } from '@adjutant/dispute';
import { Inject, Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { problem, ProblemError } from '../../problems/problem.js';
import { isInMemory, type Settings } from '../../settings.js';
import { SETTINGS } from '../../tokens.js';
import { isHash } from '../commands/hearing.js';

/** What is taken as evidence, by content and not by name. */
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** 8 MiB: a photo of a phone. */
export const MOST_BYTES = 8 * 1024 * 1024;

export interface KeptEvidence extends StoredEvidence {
  readonly hash: string;
}

/** The files of evidence. They stand outside the log under their SHA-256; the log holds that, and so what was shown. */
@Injectable()
export class EvidenceFiles {
  readonly #folder: string | undefined;
  readonly #inMemory = new Map<string, Buffer>();

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#folder = isInMemory(settings) ? undefined : join(settings.data, 'evidence');
  }

  /** Keeps a file, once however often it is sent. */
  async keep(content: Buffer): Promise<KeptEvidence> {
    const mediaType = await this.#typeOf(content);
    const hash = createHash('sha256').update(content).digest('hex');
    if (this.#folder === undefined) this.#inMemory.set(hash, content);
    else this.#write(this.#folder, hash, content);
    return { hash, mediaType, bytes: content.length };
  }

  /** What is known of a file; null where it is not stored here. */
  async find(hash: string): Promise<StoredEvidence | null> {
    const content = this.read(hash);
    return content ? { mediaType: await this.#typeOf(content), bytes: content.length } : null;
  }

  read(hash: string): Buffer | null {
    if (!isHash(hash)) return null;
    if (this.#folder === undefined) return this.#inMemory.get(hash) ?? null;
    const file = join(this.#folder, hash);
    return existsSync(file) ? readFileSync(file) : null;
  }

  /** A file is there as a whole or not at all, whatever happens while it is written. */
  #write(folder: string, hash: string, content: Buffer): void {
    if (existsSync(join(folder, hash))) return;
    mkdirSync(folder, { recursive: true });
    const unfinished = join(folder, `.${randomUUID()}`);
    writeFileSync(unfinished, content, { mode: 0o600 });
    renameSync(unfinished, join(folder, hash));
  }

  async #typeOf(content: Buffer): Promise<string> {
    const found = (await fileTypeFromBuffer(content))?.mime ?? 'unknown';
    if (EVIDENCE_TYPES.includes(found)) return found;
    throw wrongType(found);
  }
}

export function wrongType(found: string): ProblemError {
  const says = `This is no file that is taken as evidence (${found.slice(0, 100)}): send a JPEG, PNG or WebP image, or a PDF.`;
  return new ProblemError(problem(415, 'evidence/wrong-type', says, { facts: { found, taken: EVIDENCE_TYPES } }));
}

export function tooLarge(): ProblemError {
  const says = `A file of evidence has at most ${MOST_BYTES / 1024 / 1024} MiB: send a smaller photo.`;
  return new ProblemError(problem(413, 'evidence/too-large', says, { facts: { most: MOST_BYTES } }));
}

export function noFile(): ProblemError {
  return new ProblemError(problem(400, 'evidence/empty', 'The file is empty.'));
}
