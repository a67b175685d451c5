import type { JsonObject } from '@adjutant/kernel';
import type { BundleEvent, BundleFault } from '../bundle/format.js';
import type { Checkpoint } from '../note/checkpoint.js';

export const TOURNAMENT_PREFIX = 'tournament-';

/** The first line of the bundle of an event. */
export interface EventBundleHeader {
  readonly adjutant: 'event-bundle';
  readonly version: 1;
  /** Id of the event. */
  readonly event: string;
  /** The log that all of it is in. */
  readonly origin: string;
  /** The verifier key that manifest and checkpoint are signed with. Whose it is, a file cannot say. */
  readonly key: string;
}

/** An entry that is in the log, and whose content does not travel. */
export interface WithheldEvent {
  readonly leaf: number;
  readonly stream: string;
  readonly revision: number;
  readonly hash: string;
}

/** What the log signs about the bundle of an event: that nothing of these streams was left out when it had this size. */
export interface EventManifest {
  readonly origin: string;
  readonly event: string;
  readonly size: number;
  /** Root of the tree, in lower-case hex. */
  readonly root: string;
  readonly events: number;
  /** How many of them are withheld. */
  readonly withheld: number;
  readonly streams: number;
  /** The first eight digits of the last hash of each stream, in the order of the file: they name the stream at fault. */
  readonly marks: string;
  /** SHA-256 over the lines of the standings. */
  readonly standings: string;
  /** SHA-256 over every byte above the manifest. */
  readonly above: string;
  /** SHA-256 of the line that holds the proof, without its line feed. */
  readonly proof: string;
}

/** One line of the bundle of an event, once it was found to follow from those before. */
export type EventBundlePart =
  | { readonly kind: 'header'; readonly header: EventBundleHeader }
  /** The flattened release with its digest; it stands above the first match that is played under it. */
  | { readonly kind: 'pack'; readonly pack: JsonObject }
  | { readonly kind: 'event'; readonly event: BundleEvent }
  | { readonly kind: 'withheld'; readonly withheld: WithheldEvent }
  /** Standings after one round that is closed. */
  | { readonly kind: 'standings'; readonly standings: JsonObject }
  | { readonly kind: 'closing' };

/** What holds of a whole bundle whose every line was taken. */
export interface ClosedEventBundle {
  readonly header: EventBundleHeader;
  readonly manifest: EventManifest;
  readonly checkpoint: Checkpoint;
  /** Names of its streams, in the order of the file. */
  readonly streams: readonly string[];
}

/** What can be wrong with a file, whatever is in it. */
export const EVENT_BUNDLE_FAULTS = {
  'not-a-line': 'A line that is no line of such a file, to the letter.',
  'other-key': 'Signed with another key than the one given.',
  'out-of-place': 'A line or an entry that does not belong where it stands.',
  'broken-chain': 'An entry that is not what its hash says, or is not chained to the one before.',
  'wrong-pack': 'Rules whose content is not what their digest says.',
  'wrong-signature': 'Manifest or checkpoint are not signed by the key of the file.',
  'other-event': 'The manifest is about another event.',
  'entries-left-out': 'There are fewer entries or streams than were signed, or more.',
  'rewritten-stream': 'A stream whose hashes are right and whose end is not the one that was signed.',
  'changed-standings': 'Other standings than those that were signed.',
  'changed-line': 'Something above the manifest is not what was signed.',
  'not-in-the-log': 'Entries and proof do not lead to the root of the checkpoint.',
  'cut-off': 'The file ends before its end.',
  'too-long': 'A line that is longer than any such line can be.',
} as const;

export interface EventBundleFault extends BundleFault {
  readonly fault: keyof typeof EVENT_BUNDLE_FAULTS;
}
