import { type Declined, fits, is, type Clock, type Static } from '@adjutant/kernel';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { StoredEvidence } from '@adjutant/dispute';
import { type EventStore, isInMemory, type Tables, type Whereabouts } from '@adjutant/store';
import { isErased, shelfInFolder, shelfInMemory, shelfInTable, type EvidenceShelf } from './evidence-shelf.js';
import { adoptFormerEvidence } from './adopt.js';
import { EvidenceBindings } from './evidence-bindings.js';
import { USUAL_QUOTA, type EvidenceSettings } from './evidence-settings.js';
import type { Bound, EvidenceSchema } from './evidence-table.js';
import { isEvidenceThere, openBindings } from './open-evidence.js';
import { declined } from './refusals.js';
import { isNamedInRecord } from './sheet-photos.js';

/** What is taken as evidence, by content and not by name. */
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

const HASH = is.hash();

/** 8 MiB: a photo of a phone. */
export const MOST_BYTES = 8 * 1024 * 1024;

export const KeptEvidence = is.named('KeptEvidence', is.extended(StoredEvidence, { hash: is.anyText() }));
export type KeptEvidence = Static<typeof KeptEvidence>;

/** The photos of the score sheets of a match. */
export const KeptPhotos = is.object(
  { photos: is.list(is.object({ hash: is.anyText(), bytes: is.anyWhole(), at: is.anyText() }, { name: 'KeptPhoto' })) },
  { name: 'KeptPhotos' },
);
export type KeptPhotos = Static<typeof KeptPhotos>;

export interface OpenedEvidence extends StoredEvidence {
  readonly content: Buffer;
}

/** Who puts a file into a dispute that belongs to the sheets of its match. */
interface Adding {
  readonly owner: string;
  readonly who: string;
}

/** The files of evidence. They stand outside the log under their SHA-256; the log holds that, and so what was shown. */
export class EvidenceFiles {
  readonly bindings: EvidenceBindings;
  readonly #shelf: EvidenceShelf;
  readonly #shared: Tables<EvidenceSchema> | undefined;
  #opened: Promise<Tables<EvidenceSchema>> | undefined;

  constructor(
    private readonly settings: Pick<Whereabouts, 'store' | 'data'> & EvidenceSettings,
    shared: Tables<EvidenceSchema> | undefined,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {
    this.#shared = shared;
    this.bindings = new EvidenceBindings(() => this.#ready(), settings.evidence ?? USUAL_QUOTA);
    if (this.#shared) this.#shelf = shelfInTable(this.#shared);
    else this.#shelf = isInMemory(settings) ? shelfInMemory() : shelfInFolder(join(settings.data, 'evidence'));
  }

  /** Keeps a file for a dispute, once however often it is sent. */
  async keep(
    content: Buffer,
    { dispute, who }: { readonly dispute: string; readonly who: string },
  ): Promise<KeptEvidence> {
    const mediaType = await typeOf(content);
    const hash = createHash('sha256').update(content).digest('hex');
    await this.#assertNotWithheld(hash);
    const isHere = async (): Promise<boolean> => (await this.#shelf.get(hash)) !== null;
    await this.bindings.bind({ dispute, hash, bytes: content.length, who }, this.clock(), isHere);
    await this.#shelf.put(hash, content);
    await this.#assertNotWithheld(hash);
    return { hash, mediaType, bytes: content.length };
  }

  /**
   * What is known of a file that is about to be put into a dispute; null where it was not sent to this one. A photo of a sheet
   * of its match is there already, and belongs to the dispute from then on as well.
   */
  async find(hash: string, dispute: string, sheets?: Adding): Promise<StoredEvidence | null> {
    const held = await this.bindings.hold(hash, dispute, this.clock());
    if (!held && (sheets === undefined || !(await this.#takeOver(hash, dispute, sheets)))) return null;
    const opened = await this.open(hash);
    return opened && { mediaType: opened.mediaType, bytes: opened.bytes };
  }

  async #takeOver(hash: string, dispute: string, { owner, who }: Adding): Promise<boolean> {
    if (!(await this.bindings.has(hash, owner))) return false;
    const photo = await this.open(hash);
    if (photo === null) return false;
    const sent = { dispute, hash, bytes: photo.bytes, who };
    await this.bindings.bind(sent, this.clock(), () => Promise.resolve(true));
    return true;
  }

  /** The photos that belong to one owner. */
  async photos(owner: string): Promise<KeptPhotos> {
    const rows = await this.bindings.of(owner);
    return { photos: rows.map(({ hash, bytes, at }) => ({ hash, bytes, at: new Date(at).toISOString() })) };
  }

  /** Whether the record of its match names a photo; undefined for what was sent to a dispute. */
  isNamed(one: Bound): Promise<boolean | undefined> {
    return isNamedInRecord(this.store, one);
  }

  /** Takes away what was sent before a moment and never put into its dispute. Answers with how many files that were. */
  async sweep(before: number, isAttached: (one: Bound) => Promise<boolean>): Promise<number> {
    // Where nothing was ever sent nothing is made only to look.
    if (!this.#shared && !this.#opened && !isEvidenceThere(this.settings)) return 0;
    let gone = 0;
    for (const one of await this.bindings.loose(before)) {
      if (await isAttached(one)) await this.bindings.attached(one);
      else if (await this.bindings.release(one, () => this.#shelf.remove(one.hash))) gone += 1;
    }
    return gone;
  }

  /** Takes the bytes away for good; they are not taken again under this hash. */
  async withhold(hash: string): Promise<void> {
    await this.#shelf.erase(hash);
  }

  async close(): Promise<void> {
    const opened = await this.#opened;
    if (opened !== this.#shared) await opened?.close();
  }

  #ready(): Promise<Tables<EvidenceSchema>> {
    const adopted = async (tables: Tables<EvidenceSchema>): Promise<Tables<EvidenceSchema>> => {
      await adoptFormerEvidence(tables, this.store, this.clock());
      return tables;
    };
    this.#opened ??= (this.#shared ? Promise.resolve(this.#shared) : openBindings(this.settings))
      .then(adopted)
      .catch((error: unknown) => {
        this.#opened = undefined;
        throw error;
      });
    return this.#opened;
  }

  async #assertNotWithheld(hash: string): Promise<void> {
    const kept = await this.#shelf.get(hash);
    if (kept && isErased(kept)) throw withheldFile('conflict');
  }

  /** Throws where the file was withheld. */
  async open(hash: string): Promise<OpenedEvidence | null> {
    const content = fits(HASH, hash) ? await this.#shelf.get(hash) : null;
    if (content && isErased(content)) throw withheldFile('gone');
    return content && { content, mediaType: await typeOf(content), bytes: content.length };
  }
}

async function typeOf(content: Buffer): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(content))?.mime ?? 'unknown';
  if (EVIDENCE_TYPES.includes(found)) return found;
  throw wrongType(found);
}

export function wrongType(found: string): Declined {
  const says = `This is no file that is taken as evidence (${found.slice(0, 100)}): send a JPEG, PNG or WebP image, or a PDF.`;
  return declined('wrong-kind', 'evidence/wrong-type', says, { facts: { found, taken: EVIDENCE_TYPES } });
}

export function tooLarge(): Declined {
  const says = `A file of evidence has at most ${MOST_BYTES / 1024 / 1024} MiB: send a smaller photo.`;
  return declined('too-large', 'evidence/too-large', says, { facts: { most: MOST_BYTES } });
}

function withheldFile(why: 'conflict' | 'gone'): Declined {
  const says = 'This file was withheld by an organizer: it is gone, and its hash stays in the record.';
  return declined(why, 'evidence/withheld', says);
}

export function noFile(): Declined {
  return declined('invalid', 'evidence/empty', 'The file is empty.');
}
