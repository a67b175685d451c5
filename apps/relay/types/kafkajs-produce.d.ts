declare module 'kafkajs/src/protocol/requests/produce/index.js' {
  interface Encoded {
    readonly buf: Buffer;
    readonly buffer: Buffer;
  }
  /** What a broker is asked, and how its answer is read. */
  export interface Exchange {
    readonly request: { readonly encode: () => Promise<Encoded>; readonly expectResponse: () => boolean };
    readonly response: unknown;
  }
  /** What the client wants written; transactional ids and sequences are its own. */
  export interface Asked {
    readonly acks: number;
    readonly timeout: number;
    readonly transactionalId?: string;
    readonly producerId: string;
    readonly producerEpoch: number;
    readonly topicData: readonly {
      readonly topic: string;
      readonly partitions: readonly {
        readonly partition: number;
        readonly firstSequence: number;
        readonly messages: readonly {
          readonly key: string;
          readonly value: string;
          readonly headers?: { readonly [name: string]: string };
        }[];
      }[];
    }[];
  }
  const produce: { protocol: (wanted: { readonly version: number }) => (asked: Asked) => Exchange };
  export default produce;
}

declare module 'kafkajs/src/protocol/recordBatch/crc32C/index.js' {
  /** CRC-32C (Castagnoli) as a whole number from 0. */
  export default function crc32C(bytes: Uint8Array): number;
}
