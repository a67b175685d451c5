/** An event as a client proposes it. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly custom: Uint8Array;
}

export interface Entry extends Proposed {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  /** In ticks of 100 ns, as the server counts time. */
  readonly created: bigint;
}

export type Expectation = 'any' | 'no-stream' | 'stream-exists' | bigint;

export type AppendOutcome =
  | { readonly outcome: 'written'; readonly revision: bigint; readonly first: bigint; readonly last: bigint }
  /** The very same events stand there already: answered as written, without a position. */
  | { readonly outcome: 'idempotent'; readonly revision: bigint }
  | { readonly outcome: 'wrong-version'; readonly current: bigint | undefined }
  | { readonly outcome: 'too-large' };

export const MAX_APPEND_BYTES = 1_048_576;
const NONE: readonly Entry[] = [];

/** What the server keeps. It outlives restarts, and begins with events of the system's own, as a real one does. */
export class DoubleLog {
  readonly entries: Entry[] = [];
  readonly #streams = new Map<string, Entry[]>();
  readonly #listeners = new Set<() => void>();
  #position = 1_000n;

  constructor() {
    for (const stream of ['$$$scavenges', '$users', '$streams']) {
      this.append(stream, 'no-stream', [
        proposal(`00000000-0000-4000-8000-${String(stream.length).padStart(12, '0')}`),
      ]);
    }
  }

  stream(name: string): readonly Entry[] {
    return this.#streams.get(name) ?? NONE;
  }

  append(stream: string, expected: Expectation, proposed: readonly Proposed[]): AppendOutcome {
    if (bytesOf(proposed) > MAX_APPEND_BYTES) return { outcome: 'too-large' };
    const kept = this.#streams.get(stream) ?? [];
    const current = BigInt(kept.length) - 1n;
    if (!holds(expected, current)) {
      const same = alreadyThere(kept, expected, proposed);
      if (same !== undefined) return { outcome: 'idempotent', revision: same };
      return { outcome: 'wrong-version', current: current < 0n ? undefined : current };
    }
    this.#streams.set(stream, kept);
    const first = this.#position;
    for (const one of proposed) this.#write(stream, kept, one);
    for (const listener of this.#listeners) listener();
    return { outcome: 'written', revision: BigInt(kept.length) - 1n, first, last: kept.at(-1)?.position ?? first };
  }

  onAppended(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Index of the first entry of the whole log that stands at a position or after it. */
  indexAt(position: bigint): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.entries[middle] as Entry).position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #write(stream: string, kept: Entry[], proposed: Proposed): void {
    const created = BigInt(Date.now()) * 10_000n;
    const entry: Entry = { ...proposed, stream, revision: BigInt(kept.length), position: this.#position, created };
    this.#position += BigInt(100 + proposed.data.length + proposed.custom.length);
    kept.push(entry);
    this.entries.push(entry);
  }
}

function proposal(id: string): Proposed {
  const nothing = new TextEncoder().encode('{}');
  return { id, type: '$system', contentType: 'application/json', data: nothing, custom: nothing };
}

function bytesOf(proposed: readonly Proposed[]): number {
  return proposed.reduce((sum, { type, data, custom }) => sum + type.length + data.length + custom.length, 0);
}

function holds(expected: Expectation, current: bigint): boolean {
  if (expected === 'any') return true;
  if (expected === 'no-stream') return current === -1n;
  if (expected === 'stream-exists') return current >= 0n;
  return expected === current;
}

/** The server knows events by their ids, and takes those that stand where they were to go for written. */
function alreadyThere(
  kept: readonly Entry[],
  expected: Expectation,
  proposed: readonly Proposed[],
): bigint | undefined {
  if (expected === 'any' || expected === 'stream-exists' || proposed.length === 0) return undefined;
  const from = expected === 'no-stream' ? 0 : Number(expected) + 1;
  const same = proposed.every(({ id }, index) => kept[from + index]?.id === id);
  return same ? BigInt(from + proposed.length - 1) : undefined;
}
