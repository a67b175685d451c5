import type { JsonObject } from '@adjutant/kernel';
import type { Checkpoint } from '../note/checkpoint.js';

/** Lines that come after the events: manifest, checkpoint, proof. */
export const CLOSING_LINES = 3;
/** Lines that come before them: header and pack. */
export const OPENING_LINES = 2;

export const MATCH_PREFIX = 'match-';
export const DISPUTE_PREFIX = 'dispute-';
/** Where a log notes that a match came from elsewhere. */
export const IMPORTS_PREFIX = 'imports-';

/** The first line of a bundle. */
export interface BundleHeader {
  readonly adjutant: 'bundle';
  /** 2 where the log took (some of) the match in from elsewhere, and says so in a stream of its own. */
  readonly version: 1 | 2;
  /** Id of the match. */
  readonly match: string;
  readonly pack: { readonly id: string; readonly release: string; readonly digest: string };
  /** How many events follow. */
  readonly events: number;
  /** The log that they are in. */
  readonly origin: string;
  /** The verifier key that manifest and checkpoint are signed with. Whose it is, a file cannot say. */
  readonly key: string;
}

/** One line for each event, in the order of the log. */
export interface BundleEvent {
  /** Which event of the whole log it is, counted from 0: its place in the tree. */
  readonly leaf: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: JsonObject;
  readonly meta: JsonObject & {
    readonly previousHash: string;
    readonly hash: string;
    readonly schemaVersion: number;
    readonly occurredAt: string;
    readonly recordedAt: string;
    readonly actor: { readonly id: string; readonly role: string };
  };
}

export interface BundleStream {
  readonly stream: string;
  readonly events: number;
  /** Hash of its last event. */
  readonly head: string;
}

/** What the log signs about a bundle: that nothing of these streams was left out when the log had this size. */
export interface Manifest {
  readonly origin: string;
  readonly match: string;
  readonly size: number;
  /** Root of the tree, in lower-case hex. */
  readonly root: string;
  readonly events: number;
  readonly streams: readonly BundleStream[];
  /** SHA-256 over every byte above the manifest. */
  readonly above: string;
  /** SHA-256 of the line that holds the proof, without its line feed. */
  readonly proof: string;
  /** The first four digits of the SHA-256 of each line above: they find the line at fault, the digest finds that there is one. */
  readonly marks: string;
}

/** A bundle of which everything has been verified that a file can prove. */
export interface VerifiedBundle {
  readonly header: BundleHeader;
  /** The flattened release, as the match pins it. */
  readonly pack: JsonObject;
  readonly events: readonly BundleEvent[];
  readonly manifest: Manifest;
  readonly checkpoint: Checkpoint;
}

/** The first place where a bundle is not what was signed. */
export interface BundleFault {
  /** Counted from 1. */
  readonly line: number;
  readonly says: string;
  readonly event?: { readonly stream: string; readonly revision: number };
  /** It is signed with another key than the reader trusts, whatever log it names. */
  readonly otherKey?: true;
}
