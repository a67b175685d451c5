import { createHash } from 'node:crypto';
import type { JsonObject } from '@adjutant/kernel';
import { Chains } from '../bundle/chains.js';
import { leafOf } from '../bundle/events.js';
import type { BundleEvent } from '../bundle/format.js';
import { readShaped } from '../bundle/line.js';
import { strangeKey } from '../bundle/signed.js';
import { digest } from '../chain.js';
import type { Hash } from '../merkle/hashes.js';
import type { Leaf } from '../merkle/multiproof.js';
import { readVerifierKey, type VerifierKey } from '../note/keys.js';
import { Closing } from './closing.js';
import type {
  ClosedEventBundle,
  EventBundleFault,
  EventBundleHeader,
  EventBundlePart,
  WithheldEvent,
} from './format.js';
import { EVENT_LINE_SHAPES } from './schema.js';

type Shapes = typeof EVENT_LINE_SHAPES;
type Named = EventBundleFault['fault'];

export type LineTaken =
  { readonly ok: true; readonly part: EventBundlePart } | { readonly ok: false; readonly fault: EventBundleFault };

class Wrong extends Error {
  constructor(
    readonly named: Named,
    says: string,
    readonly event?: { readonly stream: string; readonly revision: number },
  ) {
    super(says);
  }
}

/**
 * Reads the bundle of an event line by line and works everything out again that it says of itself. Of what it has read it
 * keeps hashes only, so that the length of a file does not matter.
 */
export class EventBundleReader {
  readonly #above = createHash('sha256');
  readonly #standings = createHash('sha256');
  readonly #chains = new Chains();
  readonly #leaves: Leaf[] = [];
  /** The line at which each stream begins. */
  readonly #begins: number[] = [];
  #withheld = 0;
  #line = 0;
  #stream: string | undefined;
  #hasStandings = false;
  #header: EventBundleHeader | undefined;
  #key: VerifierKey | undefined;
  #closing: Closing | undefined;

  /** `key`: the verifier key that the reader trusts, where there is one. */
  constructor(private readonly expectedKey?: string) {}

  /** Takes the next line, given without its line feed; after a fault no more of them. */
  take(bytes: Uint8Array): LineTaken {
    this.#line += 1;
    try {
      return { ok: true, part: this.#take(bytes) };
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      const { named, message: says, event } = error;
      const other = named === 'other-key' && { otherKey: true as const };
      return { ok: false, fault: { fault: named, line: this.#line, says, ...(event && { event }), ...other } };
    }
  }

  /** What the whole file proves, once it has ended. `complete`: whether its last line ended with a line feed. */
  end(complete: boolean): ClosedEventBundle | EventBundleFault {
    const cut = { fault: 'cut-off', line: this.#line + 1 } as const;
    if (!complete) return { ...cut, says: 'it does not end with a line feed: the file was cut off' };
    const closed = this.#closing?.closed;
    if (!this.#header || !closed) return { ...cut, says: 'the bundle ends here: it was cut off' };
    const { manifest, checkpoint } = closed;
    return { header: this.#header, manifest, checkpoint, streams: this.#chains.streams.map(({ stream }) => stream) };
  }

  #take(bytes: Uint8Array): EventBundlePart {
    const text = textOf(bytes);
    if (text === undefined) throw new Wrong('not-a-line', 'it is not UTF-8 text');
    if (!this.#header) {
      const header = this.#open(text);
      this.#hashed(bytes);
      return { kind: 'header', header };
    }
    if (this.#closing ?? text.startsWith('{"manifest"')) return this.#close(text, this.#header);
    const part = this.#content(text);
    this.#hashed(bytes);
    if (part.kind === 'standings') this.#standings.update(bytes).update('\n');
    return part;
  }

  #hashed(bytes: Uint8Array): void {
    this.#above.update(bytes).update('\n');
  }

  #open(text: string): EventBundleHeader {
    const header = read<EventBundleHeader>(text, 'header');
    this.#key = readVerifierKey(header.key);
    const strange = strangeKey(header, this.#key);
    if (strange !== undefined) throw new Wrong('wrong-signature', strange);
    const expected = this.expectedKey;
    if (expected !== undefined && expected !== header.key)
      throw new Wrong('other-key', `it is signed with the key ${header.key}, not with the one given, ${expected}`);
    this.#header = header;
    return header;
  }

  #content(text: string): EventBundlePart {
    if (text.startsWith('{"standings"')) {
      this.#hasStandings = true;
      return { kind: 'standings', standings: read<{ standings: JsonObject }>(text, 'standings').standings };
    }
    if (this.#hasStandings) throw new Wrong('out-of-place', 'only standings stand between standings and manifest');
    if (text.startsWith('{"pack"')) return { kind: 'pack', pack: packIn(text) };
    if (text.startsWith('{"withheld"')) return { kind: 'withheld', withheld: this.#skip(text) };
    return { kind: 'event', event: this.#follow(text) };
  }

  #follow(text: string): BundleEvent {
    const event = read<BundleEvent>(text, 'event');
    this.#keep(event, event.meta.hash, this.#chains.unchained(event, text));
    return event;
  }

  #skip(text: string): WithheldEvent {
    const { withheld } = read<{ withheld: WithheldEvent }>(text, 'withheld');
    this.#keep(withheld, withheld.hash, this.#chains.misplaced(withheld));
    this.#withheld += 1;
    return withheld;
  }

  #keep(entry: Omit<WithheldEvent, 'hash'>, head: string, broken: string | undefined): void {
    const { stream, revision, leaf } = entry;
    const at = { stream, revision };
    if (broken !== undefined) throw new Wrong('broken-chain', broken, at);
    if (stream !== this.#stream && this.#chains.has(stream))
      throw new Wrong('out-of-place', `it stands apart from the other entries of ${stream}`, at);
    const before = stream === this.#stream ? (this.#leaves.at(-1)?.index ?? -1) : -1;
    if (leaf <= before)
      throw new Wrong('out-of-place', `it is event ${leaf} of the log, but stands behind event ${before}`, at);
    if (stream !== this.#stream) this.#begins.push(this.#line);
    this.#stream = stream;
    this.#chains.keep(entry, head);
    this.#leaves.push({ index: leaf, hash: leafOf(head) as Hash });
  }

  #close(text: string, header: EventBundleHeader): EventBundlePart {
    this.#closing ??= new Closing({
      ...{ header, key: this.#key as VerifierKey, withheld: this.#withheld },
      ...{ streams: this.#chains.streams, begins: this.#begins },
      leaves: this.#leaves.toSorted((one, other) => one.index - other.index),
      above: this.#above.digest('hex'),
      standings: this.#standings.digest('hex'),
    });
    const fault = this.#closing.take(text);
    if (fault) {
      if (fault.line !== undefined) this.#line = fault.line;
      throw new Wrong(fault.fault, fault.says, fault.event);
    }
    return { kind: 'closing' };
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

function read<Value>(text: string, kind: keyof Shapes): Value {
  const line = readShaped<Value>(text, `${kind} of the bundle of an event`, EVENT_LINE_SHAPES[kind]);
  if (!line.ok) throw new Wrong('not-a-line', line.says);
  return line.value;
}

function packIn(text: string): JsonObject {
  const { pack } = read<{ pack: JsonObject }>(text, 'pack');
  const { digest: named, ...content } = pack;
  if (digest(content) !== named) throw new Wrong('wrong-pack', 'the content of the pack does not match its digest');
  return pack;
}
