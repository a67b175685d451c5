// The file that knows the client of EventStoreDB and KurrentDB, with `messages.ts` and `pipe.ts`: see docs/decisions/0026-kurrentdb.md.
import { EventStoreDBClient } from '@eventstore/db-client';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnreadable } from '../errors.js';
import {
  allRequest,
  recordedIn,
  streamRequest,
  watchRequest,
  type AllFrom,
  type Append,
  type Proposal,
  type Recorded,
  type Written,
} from './messages.js';
import { Pipe } from './pipe.js';
import type { KurrentSetting } from './setting.js';

export interface Watcher {
  /** From here on nothing is missed. */
  began(): void;
  noticed(recorded: Recorded): void;
}

/** What the files of the setting hold, in PEM. */
export type Credentials = { readonly [file in 'ca' | 'certificate' | 'key']?: Buffer };

/** The client, with calls that its own methods lack: reading `$all` with a filter, and an append that ends when its time is up. */
class Wire extends EventStoreDBClient {
  #last: StreamsClient | undefined;
  #pipe: Pipe | undefined;
  #through: StreamsClient | undefined;
  readonly #requiresLeader: boolean;

  constructor(options: object, security: object, { credentials, nodePreference }: KurrentSetting) {
    super(options as ConstructorParameters<typeof EventStoreDBClient>[0], security, credentials);
    // As the makers' other clients have it: a node that does not lead passes on what is recorded, unless it is told not to.
    this.#requiresLeader = nodePreference === 'leader';
    const handleError = this.handleError;
    // Nobody awaits it, and it fails where an answer lacks what it looks for.
    this.handleError = (client, error) => handleError(client, error).catch(() => undefined);
  }

  async version(): Promise<string> {
    return (await this.capabilities).serverVersion;
  }

  /** They are handled in this order. Rejects with the first thing that went wrong, once it is known of each what became of it. */
  async appendAll(appends: readonly Append[], deadlineMs: number): Promise<readonly Written[]> {
    return this.execute(streamsService.StreamsClient, 'batchAppend', async (client: StreamsClient) => {
      this.#last = client;
      const pipe = this.#pipeThrough(client, deadlineMs);
      const answers = await Promise.allSettled(appends.map((append) => pipe.append(append)));
      return answers.map((answer) => {
        if (answer.status === 'rejected') throw answer.reason;
        return answer.value;
      });
    });
  }

  receive(
    request: ReadReq,
    each: (response: ReadResp) => void,
    end: { deadline: number; signal?: AbortSignal },
  ): Promise<void> {
    return this.execute(streamsService.StreamsClient, 'read', (client: StreamsClient) => {
      this.#last = client;
      return new Promise<void>((resolve, reject) => {
        if (end.signal?.aborted) return resolve();
        const call = client.read(request, ...this.callArguments({ deadline: end.deadline }));
        const cancel = (): void => call.cancel();
        end.signal?.addEventListener('abort', cancel, { once: true });
        call.on('data', (response: ReadResp) => {
          try {
            each(response);
          } catch (error) {
            call.cancel();
            reject(error as Error);
          }
        });
        call.on('error', (error) => (end.signal?.aborted ? resolve() : reject(error)));
        call.on('end', resolve);
        call.on('close', () => end.signal?.removeEventListener('abort', cancel));
      });
    });
  }

  endAppends(): void {
    this.#pipe?.close();
  }

  hangUp(): void {
    this.#last?.close();
  }

  /** The call that appends go through, for as long as it takes more and the client has not gone to another node. */
  #pipeThrough(client: StreamsClient, deadlineMs: number): Pipe {
    if (this.#pipe?.takesMore && this.#through === client) return this.#pipe;
    this.#pipe?.retire();
    const call = client.batchAppend(
      ...this.callArguments({ deadline: Infinity, requiresLeader: this.#requiresLeader }),
    );
    this.#through = client;
    return (this.#pipe = new Pipe(call, deadlineMs, (error) => void this.handleError(client, error as Error)));
  }
}

/** A connection is made with the first call, and made anew where it was lost. Every method rejects with the client's own errors. */
export class Connection {
  readonly #wire: Wire;
  readonly #deadlineMs: number;

  constructor(setting: KurrentSetting, credentials: Credentials) {
    this.#deadlineMs = setting.deadlineMs;
    this.#wire = wireOf(setting, credentials);
  }

  /** What the server says of its version; 'unknown' where it does not say. */
  version(): Promise<string> {
    return this.#wire.version();
  }

  /** Writes all of them or none, where the stream ends with `expected`, or does not exist for -1. */
  async append(stream: string, expected: number, proposals: readonly Proposal[]): Promise<Written> {
    const [written] = await this.appendInOrder([{ stream, expected, proposals }]);
    return written as Written;
  }

  /** Each without waiting for the answer of the one before; the server writes them in this order. */
  appendInOrder(appends: readonly Append[]): Promise<readonly Written[]> {
    return this.#wire.appendAll(appends, this.#deadlineMs);
  }

  /** None where the stream does not exist. */
  async readStream(stream: string, from: number | 'end', limit: number): Promise<Recorded[]> {
    return this.#read(streamRequest(stream, from, limit));
  }

  async readAll(from: AllFrom): Promise<Recorded[]> {
    return this.#read(allRequest(from));
  }

  /** Tells of each new event until the signal is given; rejects where the connection is lost. */
  async watch(prefix: string, watcher: Watcher, signal: AbortSignal): Promise<void> {
    const each = (response: ReadResp): void => {
      if (response.hasConfirmation()) watcher.began();
      const recorded = recordedIn(response);
      if (recorded) watcher.noticed(recorded);
    };
    await this.#wire.receive(watchRequest(prefix), each, { deadline: Infinity, signal });
    if (!signal.aborted) throw new Error('the server ended the subscription');
  }

  async close(): Promise<void> {
    this.#wire.endAppends();
    await this.#wire.dispose();
    this.#wire.hangUp();
  }

  async #read(request: ReadReq): Promise<Recorded[]> {
    const read: Recorded[] = [];
    const each = (response: ReadResp): void => {
      const recorded = recordedIn(response);
      if (recorded) read.push(recorded);
    };
    await this.#wire.receive(request, each, { deadline: this.#deadlineMs });
    return read;
  }
}

function wireOf(setting: KurrentSetting, files: Credentials): Wire {
  const { hosts, discover, limits, deadlineMs, connectionName, nodePreference } = setting;
  const options = { ...limits, defaultDeadline: deadlineMs, connectionName };
  const security = securityOf(setting, files);
  const [first] = hosts;
  if (!first) throw new StoreUnreadable('the setting of the event store names no host');
  if (!discover) return new Wire({ ...options, endpoint: first }, security, setting);
  if (hosts.length === 1) return new Wire({ ...options, discover: first, nodePreference }, security, setting);
  return new Wire({ ...options, endpoints: hosts, nodePreference }, security, setting);
}

function securityOf({ tls }: KurrentSetting, { ca, certificate, key }: Credentials) {
  const own = certificate && key && { userCertFile: certificate, userKeyFile: key };
  return { insecure: !tls, ...(ca && { rootCertificate: ca }), ...own };
}
