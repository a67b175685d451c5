import { hash } from 'node:crypto';
import type { BundleStream } from '../bundle/format.js';
import { readShaped } from '../bundle/line.js';
import { checkpointIn, openOnly } from '../bundle/signed.js';
import { hashFromHex, type Hash } from '../merkle/hashes.js';
import { verifyMultiproof, type Leaf } from '../merkle/multiproof.js';
import type { Checkpoint } from '../note/checkpoint.js';
import type { VerifierKey } from '../note/keys.js';
import type { EventBundleFault, EventBundleHeader, EventManifest } from './format.js';
import { firstUnmarkedStream, readEventManifest } from './manifest.js';
import { EVENT_LINE_SHAPES } from './schema.js';

/** What was read above the manifest. */
export interface Above {
  readonly header: EventBundleHeader;
  readonly key: VerifierKey;
  readonly withheld: number;
  readonly streams: readonly BundleStream[];
  /** The line at which each of them begins. */
  readonly begins: readonly number[];
  /** In the order of the log. */
  readonly leaves: readonly Leaf[];
  /** SHA-256 over all of it, and over the lines of the standings. */
  readonly above: string;
  readonly standings: string;
}

type Fault = Pick<EventBundleFault, 'fault' | 'says' | 'event'> & { readonly line?: number };

const fault = (named: Fault['fault'], says: string, more: Pick<Fault, 'line' | 'event'> = {}): Fault => {
  return { fault: named, says, ...more };
};

/** Takes the last three lines, one after the other, and holds what stands above to what is signed in them. */
export class Closing {
  #manifest: EventManifest | undefined;
  #checkpoint: Checkpoint | undefined;
  #isProved = false;

  constructor(private readonly read: Above) {}

  get closed(): { readonly manifest: EventManifest; readonly checkpoint: Checkpoint } | undefined {
    const [manifest, checkpoint] = [this.#manifest, this.#checkpoint];
    return manifest && checkpoint && this.#isProved ? { manifest, checkpoint } : undefined;
  }

  take(text: string): Fault | undefined {
    if (!this.#manifest) return this.#takeManifest(text);
    if (!this.#checkpoint) return this.#takeCheckpoint(text, this.#manifest);
    if (this.#isProved) return fault('out-of-place', 'nothing stands behind the proof');
    return this.#takeProof(text, this.#manifest, this.#checkpoint);
  }

  #takeManifest(text: string): Fault | undefined {
    const line = readShaped<{ readonly manifest: string }>(
      text,
      'manifest of the bundle of an event',
      EVENT_LINE_SHAPES.manifest,
    );
    if (!line.ok) return fault('not-a-line', line.says);
    const opened = openOnly(line.value.manifest, this.read.key);
    if (!opened.ok) return fault('wrong-signature', `the manifest: ${opened.reason}`);
    const manifest = readEventManifest(opened.text);
    if (!manifest) return fault('wrong-signature', 'what is signed here is no manifest of an event');
    this.#manifest = manifest;
    return unlike(manifest, this.read);
  }

  #takeCheckpoint(text: string, manifest: EventManifest): Fault | undefined {
    const checkpoint = checkpointIn(text, this.read.key, manifest);
    if (typeof checkpoint === 'string') return fault('wrong-signature', checkpoint);
    this.#checkpoint = checkpoint;
    return undefined;
  }

  #takeProof(text: string, manifest: EventManifest, { size, root }: Checkpoint): Fault | undefined {
    const line = readShaped<{ readonly proof: readonly string[] }>(
      text,
      'proof of the bundle of an event',
      EVENT_LINE_SHAPES.proof,
    );
    if (!line.ok) return fault('not-a-line', line.says);
    if (hash('sha256', text) !== manifest.proof)
      return fault('changed-line', 'the proof is not the one that was signed');
    const hashes = line.value.proof.map((one) => hashFromHex(one) as Hash);
    this.#isProved = verifyMultiproof(this.read.leaves, size, hashes, root);
    return this.#isProved
      ? undefined
      : fault('not-in-the-log', 'entries and proof do not lead to the root of the checkpoint');
  }
}

/** In what way a file is not the one that was signed: the most telling first. */
function unlike(
  manifest: EventManifest,
  { header, streams, begins, leaves, withheld, ...read }: Above,
): Fault | undefined {
  if (manifest.event !== header.event || manifest.origin !== header.origin)
    return fault(
      'other-event',
      `the manifest is about event ${manifest.event} in ${manifest.origin}, the header is not`,
    );
  const heads = streams.map(({ head }) => head);
  const at = firstUnmarkedStream(heads, manifest.marks);
  const stream = at === undefined ? undefined : streams[at];
  if (streams.length !== manifest.streams) {
    const where = stream ? ` before ${stream.stream}, which is not where it was signed` : '';
    const says = `the manifest counts ${manifest.streams} streams, but there are ${streams.length}: a match or a dispute was left out or put in${where}`;
    return fault('entries-left-out', says, { line: begins[at ?? streams.length - 1] ?? 1 });
  }
  if (stream) {
    const less = leaves.length === manifest.events ? '' : `, of ${manifest.events} entries ${leaves.length} are here`;
    const says = `${stream.stream} does not end as it was signed${less}: entries of it were changed, moved or left out, and its hashes made anew`;
    const event = { stream: stream.stream, revision: stream.events - 1 };
    return fault('rewritten-stream', says, { line: begins[at as number] as number, event });
  }
  if (leaves.length !== manifest.events || withheld !== manifest.withheld)
    return fault('entries-left-out', `the manifest counts ${manifest.events} entries, but there are ${leaves.length}`);
  if (read.standings !== manifest.standings)
    return fault('changed-standings', 'the standings are not those that were signed');
  if (read.above !== manifest.above)
    return fault('changed-line', 'a line above the manifest is not the one that was signed');
  return undefined;
}
