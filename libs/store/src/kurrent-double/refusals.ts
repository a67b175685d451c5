import grpc from '@grpc/grpc-js';
import type { Metadata, ServiceError } from '@grpc/grpc-js';
import type { Leader } from './faults.js';
import { MAX_APPEND_BYTES } from './log.js';

/** A call that ends with an error, in the words and trailers of the real server. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly metadata: Metadata;

  constructor(
    readonly code: number,
    readonly details: string,
    trailers: { readonly [key: string]: string },
  ) {
    super(details);
    this.metadata = new grpc.Metadata();
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
  }

  asServiceError(): ServiceError {
    const { code, details, metadata, message } = this;
    return Object.assign(new Error(message), { code, details, metadata });
  }
}

export const notLeader = ({ host, port }: Leader): Refusal =>
  new Refusal(grpc.status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const unauthenticated = (): Refusal => new Refusal(grpc.status.UNAUTHENTICATED, 'Unauthenticated', {});

export const tooLarge = (): Refusal =>
  new Refusal(grpc.status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MAX_APPEND_BYTES),
  });

export const timedOut = (): Refusal => new Refusal(grpc.status.ABORTED, 'Operation timed out', {});

export const isTimeout = (error: unknown): boolean => error instanceof Refusal && error.code === grpc.status.ABORTED;
