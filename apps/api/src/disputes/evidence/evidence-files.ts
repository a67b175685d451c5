import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { StoredEvidence } from '@adjutant/dispute';
import { Inject, Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import { problem, ProblemError } from '../../problems/problem.js';
import { isInMemory, type Settings } from '../../settings.js';
import { SharedTables } from '../../tables/shared-tables.js';
import { SETTINGS } from '../../tokens.js';
import { isHash } from '../commands/hearing.js';
import { isErased, shelfInFolder, shelfInMemory, shelfInTable, type EvidenceShelf } from './evidence-shelf.js';
import type { EvidenceSchema } from './evidence-table.js';

/** What is taken as evidence, by content and not by name. */
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** 8 MiB: a photo of a phone. */
export const MOST_BYTES = 8 * 1024 * 1024;

export interface KeptEvidence extends StoredEvidence {
  readonly hash: string;
}

export interface OpenedEvidence extends StoredEvidence {
  readonly content: Buffer;
}

/** The files of evidence. They stand outside the log under their SHA-256; the log holds that, and so what was shown. */
@Injectable()
export class EvidenceFiles {
  readonly #shelf: EvidenceShelf;

  constructor(@Inject(SETTINGS) settings: Settings, @Inject(SharedTables) shared: SharedTables) {
    const tables = shared.of<EvidenceSchema>();
    if (tables) this.#shelf = shelfInTable(tables);
    else this.#shelf = isInMemory(settings) ? shelfInMemory() : shelfInFolder(join(settings.data, 'evidence'));
  }

  /** Keeps a file, once however often it is sent. */
  async keep(content: Buffer): Promise<KeptEvidence> {
    const mediaType = await typeOf(content);
    const hash = createHash('sha256').update(content).digest('hex');
    await this.#shelf.put(hash, content);
    const kept = await this.#shelf.get(hash);
    if (kept && isErased(kept)) throw withheldFile(409);
    return { hash, mediaType, bytes: content.length };
  }

  /** What is known of a file; null where it is not stored here. */
  async find(hash: string): Promise<StoredEvidence | null> {
    const opened = await this.open(hash);
    return opened && { mediaType: opened.mediaType, bytes: opened.bytes };
  }

  /** Takes the bytes away for good; they are not taken again under this hash. */
  async withhold(hash: string): Promise<void> {
    await this.#shelf.erase(hash);
  }

  /** Throws where the file was withheld. */
  async open(hash: string): Promise<OpenedEvidence | null> {
    const content = isHash(hash) ? await this.#shelf.get(hash) : null;
    if (content && isErased(content)) throw withheldFile(410);
    return content && { content, mediaType: await typeOf(content), bytes: content.length };
  }
}

async function typeOf(content: Buffer): Promise<string> {
  const found = (await fileTypeFromBuffer(content))?.mime ?? 'unknown';
  if (EVIDENCE_TYPES.includes(found)) return found;
  throw wrongType(found);
}

export function wrongType(found: string): ProblemError {
  const says = `This is no file that is taken as evidence (${found.slice(0, 100)}): send a JPEG, PNG or WebP image, or a PDF.`;
  return new ProblemError(problem(415, 'evidence/wrong-type', says, { facts: { found, taken: EVIDENCE_TYPES } }));
}

export function tooLarge(): ProblemError {
  const says = `A file of evidence has at most ${MOST_BYTES / 1024 / 1024} MiB: send a smaller photo.`;
  return new ProblemError(problem(413, 'evidence/too-large', says, { facts: { most: MOST_BYTES } }));
}

function withheldFile(status: 409 | 410): ProblemError {
  const says = 'This file was withheld by an organizer: it is gone, and its hash stays in the record.';
  return new ProblemError(problem(status, 'evidence/withheld', says));
}

export function noFile(): ProblemError {
  return new ProblemError(problem(400, 'evidence/empty', 'The file is empty.'));
}
