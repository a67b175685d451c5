import type { Actor, JsonObject } from '@adjutant/kernel';

/** An entry as it was recorded, with its place in the whole log. */
export interface Recorded {
  readonly leaf: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly data: JsonObject;
  readonly meta: {
    readonly occurredAt: string;
    readonly recordedAt: string;
    readonly schemaVersion: number;
    readonly actor: Pick<Actor, 'id'> & { readonly role: string };
  };
}

/** An entry of which place and hash are known, and nothing else. */
export type Withheld = Pick<Recorded, 'leaf' | 'stream' | 'revision'>;
