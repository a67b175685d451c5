import type { Shelf } from '@adjutant/rules';
import {
  consistencyProof,
  readVerifierKey,
  writeGrowth,
  type Hash,
  type LogFault,
  type SignerKey,
  type VerifierKey,
} from '@adjutant/seal';
import { heldStore, noBook, type EventStore } from '@adjutant/store';
import { audit, type Audit } from './audit.js';
import { auditContent } from './audit-content.js';
import { makeBundle, type BundleMade } from './bundle.js';
import { eventBundle } from './event-bundle.js';
import { SealDatabase, sealDatabaseFile, type KeptCheckpoint } from './seal-database.js';
import { isKeyAlone, missing } from './key-alone.js';
import { sealKey } from './seal-key.js';
import type { SealPlace } from './seal-settings.js';
import { Sealer } from './sealer.js';
import { signCheckpoint, type Signed } from './signing.js';

export type BundleAnswer = BundleMade | { readonly ok: false; readonly why: 'fault'; readonly fault: LogFault };

export type EventBundleAnswer =
  { readonly ok: true; readonly lines: () => AsyncIterable<string> } | { readonly ok: false; readonly fault: LogFault };

/** The log with its tree, its key and everything that was signed: the same for the server and for the command line. */
export class SealedLog {
  readonly signer: SignerKey;
  readonly key: VerifierKey;
  readonly database: SealDatabase;
  #sealer: Sealer;
  #audited = false;

  constructor(
    place: SealPlace,
    private readonly store: EventStore,
    private readonly shelf: Shelf,
    /**
     * Why nothing may be signed just now, for whoever has others look through the content of the log. Where it is left out
     * the content is looked through here, with every audit.
     */
    private readonly held?: () => LogFault | undefined,
  ) {
    const isAlone = isKeyAlone(place);
    this.signer = sealKey(place);
    this.key = readVerifierKey(this.signer.verifier) as VerifierKey;
    this.database = new SealDatabase(sealDatabaseFile(place), this.signer.verifier);
    if (isAlone) this.database.miss(new Date());
    this.#sealer = new Sealer(store, this.database);
  }

  /** Why this log is not called whole although nothing is found wrong with it. */
  get misses(): string | undefined {
    const since = this.database.missesSince();
    return since === undefined ? undefined : missing(since);
  }

  get size(): number {
    return this.#sealer.size;
  }

  get fault(): LogFault | undefined {
    return this.#sealer.fault;
  }

  /** Holds the whole log against all that was signed. Nothing is signed before that has been done once. */
  async audit(stopped: () => boolean): Promise<Audit | undefined> {
    const sealed = await audit({ store: this.store, database: this.database, key: this.key }, stopped);
    const found = sealed && !this.held ? await auditContent(this.store, sealed, stopped) : sealed;
    if (found === undefined) return undefined;
    if (found.agrees) {
      this.#audited = true;
      // Whatever was wrong has been put right: go on from what is kept.
      if (this.#sealer.fault) this.#sealer = new Sealer(this.store, this.database);
    } else this.#sealer.fault = found.fault;
    return found;
  }

  catchUp(stopped: () => boolean): Promise<void> {
    return this.#sealer.catchUp(stopped);
  }

  newest(): KeptCheckpoint | undefined {
    return this.database.newest();
  }

  /** Signs what has been taken in. Undefined where the log has not been audited yet, or is not what was sealed. */
  sign(now: Date): KeptCheckpoint | undefined {
    if (!this.#audited || this.fault || this.held?.()) return undefined;
    const signed: Signed = signCheckpoint(this, now);
    if (signed.ok) return signed.kept;
    this.#sealer.fault = signed.fault;
    return undefined;
  }

  /** The first checkpoint that covers an event: the same one whenever it is asked for. */
  async covering(event: number, now: Date): Promise<KeptCheckpoint | undefined> {
    const [known] = this.database.checkpointsAfter(event, 1);
    if (known) return known;
    if (!this.#audited) await this.audit(() => false);
    await this.catchUp(() => false);
    return this.sign(now);
  }

  /** The bundle of a match as the log stands now. */
  async bundle(match: string, now: Date): Promise<BundleAnswer> {
    if (!this.#audited) await this.audit(() => false);
    await this.catchUp(() => false);
    const kept = this.sign(now);
    // A new one each time: what goes into a bundle is recomputed whenever one is made.
    const store = heldStore(this.store, noBook);
    if (kept) return makeBundle({ ...this.#pen(), store, shelf: this.shelf }, match, kept);
    return { ok: false, why: 'fault', fault: this.#unsigned() };
  }

  /** The lines of the bundle of an event as the log stands now; reading them throws NoEventBundle. */
  async eventBundle(event: string, now: Date): Promise<EventBundleAnswer> {
    if (!this.#audited) await this.audit(() => false);
    await this.catchUp(() => false);
    const kept = this.sign(now);
    if (!kept) return { ok: false, fault: this.#unsigned() };
    const store = heldStore(this.store, noBook);
    return { ok: true, lines: () => eventBundle({ ...this.#pen(), store, shelf: this.shelf }, event, kept) };
  }

  /** What shows that the log of one size is the beginning of the log of another; both have been sealed. */
  consistency(from: number, to: number): readonly Hash[] {
    return consistencyProof(from, to, this.database.tiles.subtree);
  }

  /** The newest checkpoint, with what shows that the log of so many events is its beginning. */
  growth(from: number, { size, note }: KeptCheckpoint): string {
    return writeGrowth({ old: from, proof: this.consistency(from, size), note });
  }

  close(): void {
    this.database.close();
  }

  #unsigned(): LogFault {
    return this.fault ?? this.held?.() ?? { number: this.size, says: 'nothing could be signed' };
  }

  #pen() {
    return { database: this.database, signer: this.signer, key: this.key };
  }
}
