import { LRUCache } from 'lru-cache';
import { digest } from '@adjutant/seal';
import type { JsonObject } from '@adjutant/kernel';
import { oneAtATime } from '../one-at-a-time.js';
import type { KeptEnvelope } from '../port.js';
import type { Proposal, Recorded } from './messages.js';
import { idOf } from './entries.js';
import { nameIn, type Layout } from './layout.js';
import type { Line } from './line.js';

interface EnvelopePlace {
  readonly revision: number;
  readonly kept: readonly KeptEnvelope[];
}

const NOTHING_KEPT = 'nothing was kept';
const CANNOT_READ = 'nothing can be read';
const PAGE = 1_000;
const PLACES_KNOWN = 2_000;
const encoder = new TextEncoder();

/** Envelopes, in streams of their own: nothing that reads the log comes near them. */
export class EnvelopeStreams {
  readonly #line: Line;
  readonly #layout: Layout;
  readonly #places = new LRUCache<string, EnvelopePlace>({ max: PLACES_KNOWN });

  constructor(line: Line, layout: Layout) {
    this.#line = line;
    this.#layout = layout;
  }

  keep(place: string, envelopes: readonly KeptEnvelope[]): Promise<void> {
    return oneAtATime(this, place, () => this.#keep(place, envelopes));
  }

  async read(place: string): Promise<readonly KeptEnvelope[]> {
    return structuredClone((await this.#lookOn(place)).kept) as KeptEnvelope[];
  }

  /** Each place once. */
  async *places(): AsyncGenerator<string> {
    const seen = new Set<string>();
    for (let after = 0n; ;) {
      const from = after === 0n ? ('start' as const) : after;
      const page = await this.#line.read(CANNOT_READ, (connection) =>
        connection.readAll({ prefix: this.#layout.kept, from, limit: PAGE }),
      );
      const fresh = page.filter((one) => one.place > after);
      for (const { stream } of fresh) {
        const place = nameIn(this.#layout.kept, stream);
        if (!seen.has(place)) yield place;
        seen.add(place);
      }
      const last = fresh.at(-1);
      if (!last) return;
      after = last.place;
    }
  }

  /** An answer that was lost needs no resolving: what stands there already is not kept again. */
  async #keep(place: string, envelopes: readonly KeptEnvelope[]): Promise<void> {
    await this.#line.again(NOTHING_KEPT, async () => {
      for (;;) {
        const { revision, kept } = await this.#lookOn(place);
        const fresh = withoutDoubles(envelopes, kept);
        if (fresh.length === 0) return;
        const proposals = fresh.map((one) => proposalOf(place, one));
        const { written } = await this.#line.once(NOTHING_KEPT, (connection) =>
          connection.append(this.#layout.kept + place, revision, proposals),
        );
        if (!written) {
          this.#places.delete(place);
          continue;
        }
        this.#places.set(place, { revision: revision + fresh.length, kept: [...kept, ...structuredClone(fresh)] });
        return;
      }
    });
  }

  async #lookOn(place: string): Promise<EnvelopePlace> {
    const known = this.#places.get(place) ?? { revision: -1, kept: [] };
    let { revision } = known;
    const kept = [...known.kept];
    for (;;) {
      const from = revision + 1;
      const page = await this.#line.read(CANNOT_READ, (connection) =>
        connection.readStream(this.#layout.kept + place, from, PAGE),
      );
      kept.push(...page.map(envelopeIn));
      revision += page.length;
      if (page.length < PAGE) break;
    }
    const now = { revision, kept };
    if (revision >= 0) this.#places.set(place, now);
    return now;
  }
}

function withoutDoubles(envelopes: readonly KeptEnvelope[], kept: readonly KeptEnvelope[]): readonly KeptEnvelope[] {
  const sealed = new Set(kept.map(({ envelope }) => envelope.sealed));
  return envelopes.filter(({ envelope }) => !sealed.has(envelope.sealed) && sealed.add(envelope.sealed));
}

function proposalOf(place: string, kept: KeptEnvelope): Proposal {
  const { envelope, commandId, payloadHash } = kept;
  const { sealed, owner, salt, holds } = envelope;
  const text = JSON.stringify({ sealed, owner, salt, holds, commandId, payloadHash });
  const id = idOf(digest({ place, text }));
  return { id, type: 'Kept', json: true, data: encoder.encode(text), meta: encoder.encode('{}') };
}

/** What was damaged keeps to no commitment, and that is how it is found. */
function envelopeIn({ data }: Recorded): KeptEnvelope {
  const { sealed, owner, salt, holds, commandId, payloadHash } = objectIn(data);
  const envelope = {
    sealed: String(sealed),
    owner: String(owner),
    salt: String(salt),
    holds: typeof holds === 'object' && holds !== null && !Array.isArray(holds) ? (holds as JsonObject) : {},
  };
  return { envelope, commandId: String(commandId), payloadHash: String(payloadHash) };
}

function objectIn(data: Uint8Array): { readonly [name: string]: unknown } {
  try {
    return { ...(JSON.parse(Buffer.from(data).toString('utf8')) as object) };
  } catch {
    return {};
  }
}
