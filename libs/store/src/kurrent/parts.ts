import type { Proposal, Recorded } from './messages.js';
import { idOf } from './entries.js';
import type { Layout } from './layout.js';
import type { Line } from './line.js';

/** The server takes 1 MiB in one append; a little is left for what it counts besides. */
export const MOST_BYTES = 1_000_000;
const PART_BYTES = 900_000;
const OVERHEAD = 100;
/** Of what stands in the place of data that was put aside. */
const POINTER_BYTES = 70;
const NOTHING = new Uint8Array();

const encoder = new TextEncoder();

export function bytesOf({ type, data, meta }: Proposal): number {
  return OVERHEAD + type.length + data.length + meta.length;
}

/** Puts the data of events that are too large for one append into streams of their own, where the events point to. */
export class Parts {
  readonly #line: Line;
  readonly #layout: Layout;

  constructor(line: Line, layout: Layout) {
    this.#line = line;
    this.#layout = layout;
  }

  /** The same proposals, small enough to be written at once. */
  async fitting(proposals: readonly Proposal[]): Promise<readonly Proposal[]> {
    let sum = proposals.reduce((bytes, proposal) => bytes + bytesOf(proposal), 0);
    if (sum <= MOST_BYTES) return proposals;
    const least = proposals.reduce(
      (bytes, { type, meta }) => bytes + OVERHEAD + POINTER_BYTES + type.length + meta.length,
      0,
    );
    if (least > MOST_BYTES) {
      throw new RangeError(`${proposals.length} events are too many for one command: the server takes 1 MiB at once`);
    }
    const fitting = [...proposals];
    const largestFirst = [...fitting.keys()].sort((one, other) => sizeAt(fitting, other) - sizeAt(fitting, one));
    for (const index of largestFirst) {
      if (sum <= MOST_BYTES) break;
      const proposal = fitting[index] as Proposal;
      fitting[index] = await this.#putAside(proposal);
      sum += bytesOf(fitting[index]) - bytesOf(proposal);
    }
    return fitting;
  }

  /** The events as they were written, with their data where it was put aside. */
  async whole(recorded: readonly Recorded[]): Promise<readonly Recorded[]> {
    if (recorded.every(({ json }) => json)) return recorded;
    return Promise.all(recorded.map(async (one) => (one.json ? one : this.#fetch(one))));
  }

  async #putAside(proposal: Proposal): Promise<Proposal> {
    const { id, data } = proposal;
    const stream = `${this.#layout.parts}${id}`;
    const count = Math.ceil(data.length / PART_BYTES);
    for (let part = 0; part < count; part++) {
      const slice = data.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      const written: Proposal = {
        id: partId(id, part),
        type: 'Part',
        json: false,
        data: slice,
        meta: encoder.encode('{}'),
      };
      // Streams of parts are named after the hash of their event: what stands there already is the same.
      await this.#line.read('nothing was recorded', (connection) => connection.append(stream, part - 1, [written]));
    }
    return { ...proposal, json: false, data: encoder.encode(JSON.stringify({ stream: id, parts: count })) };
  }

  /** Where the data is gone, nothing is left of it, and whoever looks at the event is told that it is damaged. */
  async #fetch(recorded: Recorded): Promise<Recorded> {
    const pointer = pointerIn(recorded);
    if (!pointer) return { ...recorded, json: true, data: NOTHING };
    const name = `${this.#layout.parts}${pointer.stream}`;
    const read = await this.#line.read('nothing can be read', (connection) =>
      connection.readStream(name, 0, pointer.parts),
    );
    const data = read.length === pointer.parts ? Buffer.concat(read.map((part) => part.data)) : NOTHING;
    return { ...recorded, json: true, data };
  }
}

const sizeAt = (proposals: readonly Proposal[], index: number): number => proposals[index]?.data.length ?? 0;

function partId(id: string, part: number): string {
  return idOf(`${id.replaceAll('-', '').slice(0, 24)}${part.toString(16).padStart(8, '0')}`);
}

function pointerIn({ data }: Recorded): { readonly stream: string; readonly parts: number } | undefined {
  try {
    const { stream, parts } = JSON.parse(Buffer.from(data).toString('utf8')) as { stream: string; parts: number };
    return /^[0-9a-f-]{36}$/.test(stream) && Number.isSafeInteger(parts) && parts > 0 ? { stream, parts } : undefined;
  } catch {
    return undefined;
  }
}
