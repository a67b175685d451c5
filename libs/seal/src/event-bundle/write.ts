import { createHash, hash } from 'node:crypto';
import type { JsonObject } from '@adjutant/kernel';
import { leavesOf } from '../bundle/events.js';
import { Chains } from '../bundle/chains.js';
import type { BundleEvent } from '../bundle/format.js';
import { canonical } from '../canonical.js';
import { hexOf, type Hash } from '../merkle/hashes.js';
import type { Leaf } from '../merkle/multiproof.js';
import type { Checkpoint } from '../note/checkpoint.js';
import type { SignerKey } from '../note/keys.js';
import { signNote } from '../note/note.js';
import { marksOf, writeEventManifest } from './manifest.js';

export interface EventBundleClosing {
  readonly checkpoint: Checkpoint;
  /** The checkpoint as it was signed. */
  readonly note: string;
  /** That the leaves of this bundle are in its tree. */
  readonly proof: readonly Hash[];
}

/**
 * Writes the bundle of an event line by line, so that no more of it is held than its hashes. Each method gives the text of the
 * lines that come next; the same parts give the same bytes.
 */
export class EventBundleWriter {
  readonly #above = createHash('sha256');
  readonly #standings = createHash('sha256');
  readonly #chains = new Chains();
  readonly #leaves: Leaf[] = [];
  #withheld = 0;

  constructor(
    private readonly event: string,
    private readonly signer: SignerKey,
  ) {}

  header(): string {
    const { name: origin, verifier: key } = this.signer;
    return this.#line({ adjutant: 'event-bundle', version: 1, event: this.event, origin, key });
  }

  pack(pack: JsonObject): string {
    return this.#line({ pack });
  }

  entry(event: BundleEvent): string {
    this.#keep(event);
    return this.#line(event);
  }

  /** An entry of which only place and hash travel. */
  withheld(event: BundleEvent): string {
    this.#keep(event);
    this.#withheld += 1;
    const { leaf, stream, revision, meta } = event;
    return this.#line({ withheld: { leaf, stream, revision, hash: meta.hash } });
  }

  standings(standings: JsonObject): string {
    const line = this.#line({ standings });
    this.#standings.update(line);
    return line;
  }

  /** The leaves of everything so far, in the order of the log. */
  get leaves(): readonly Leaf[] {
    return this.#leaves.toSorted((one, other) => one.index - other.index);
  }

  close({ checkpoint, note, proof }: EventBundleClosing): string {
    const proofLine = canonical({ proof: proof.map(hexOf) });
    const { streams } = this.#chains;
    const manifest = writeEventManifest({
      origin: checkpoint.origin,
      event: this.event,
      size: checkpoint.size,
      root: hexOf(checkpoint.root),
      events: this.#leaves.length,
      withheld: this.#withheld,
      streams: streams.length,
      marks: marksOf(streams.map(({ head }) => head)),
      standings: this.#standings.digest('hex'),
      above: this.#above.digest('hex'),
      proof: hash('sha256', proofLine),
    });
    const signed = [{ manifest: signNote(manifest, this.signer) }, { checkpoint: note }].map(canonical);
    return [...signed, proofLine].map((line) => `${line}\n`).join('');
  }

  #keep(event: BundleEvent): void {
    this.#leaves.push(...leavesOf([event]));
    this.#chains.keep(event, event.meta.hash);
  }

  #line(value: object): string {
    const line = `${canonical(value)}\n`;
    this.#above.update(line);
    return line;
  }
}
