// The one file that knows the client of EventStoreDB and KurrentDB: see docs/decisions/0026-kurrentdb.md.
import { EventStoreDBClient } from '@eventstore/db-client';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnreadable } from '../errors.js';
import type { KurrentSetting } from './setting.js';

/** An event as it is handed to the server. */
export interface Proposal {
  /** A UUID. The server takes the same id at the same place for the same event. */
  readonly id: string;
  readonly type: string;
  readonly json: boolean;
  readonly data: Uint8Array;
  readonly meta: Uint8Array;
}

/** An event as the server hands it out. */
export interface Recorded {
  readonly stream: string;
  readonly revision: number;
  /** Where it stands in the log of the server. */
  readonly place: bigint;
  readonly type: string;
  readonly json: boolean;
  readonly data: Uint8Array;
  readonly meta: Uint8Array;
}

export type Written =
  /** `place` is that of the last event; not every answer tells it. */
  | { readonly written: true; readonly place: bigint | undefined }
  /** The stream is elsewhere. */
  | { readonly written: false };

export interface AllFrom {
  /** Only streams whose name begins so; the server sorts out the others. */
  readonly prefix: string;
  readonly from: bigint | 'start' | 'end';
  readonly backwards?: boolean;
  readonly limit: number;
}

export interface Watcher {
  /** From here on nothing is missed. */
  began(): void;
  noticed(recorded: Recorded): void;
}

/** What the files of the setting hold, in PEM. */
export type Credentials = { readonly [file in 'ca' | 'certificate' | 'key']?: Buffer };

const ABSENT = -1;
const FORWARDS = 0;
const BACKWARDS = 1;
const CHECKPOINT_EVERY = 1_000;

/** The client, with calls that its own methods lack: reading `$all` with a filter, and an append that ends when its time is up. */
class Wire extends EventStoreDBClient {
  #last: StreamsClient | undefined;

  constructor(options: object, security: object, credentials: KurrentSetting['credentials']) {
    super(options as ConstructorParameters<typeof EventStoreDBClient>[0], security, credentials);
    const handleError = this.handleError;
    // Nobody awaits it, and it fails where an answer lacks what it looks for.
    this.handleError = (client, error) => handleError(client, error).catch(() => undefined);
  }

  async version(): Promise<string> {
    return (await this.capabilities).serverVersion;
  }

  send(messages: readonly AppendReq[], deadline: number): Promise<AppendResp> {
    return this.execute(streamsService.StreamsClient, 'append', (client: StreamsClient) => {
      this.#last = client;
      return new Promise<AppendResp>((resolve, reject) => {
        const call = client.append(...this.callArguments({ deadline }), (error, response) => {
          if (error) reject(error);
          else resolve(response);
        });
        call.on('error', reject);
        for (const message of messages) call.write(message);
        call.end();
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

  hangUp(): void {
    this.#last?.close();
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
    const options = new streams.AppendReq.Options().setStreamIdentifier(identifierOf(stream));
    if (expected === ABSENT) options.setNoStream(new shared.Empty());
    else options.setRevision(String(expected));
    const header = new streams.AppendReq().setOptions(options);
    const response = await this.#wire.send([header, ...proposals.map(proposed)], this.#deadlineMs);
    if (response.hasWrongExpectedVersion()) return { written: false };
    const success = response.getSuccess();
    if (!success) throw new Error('the server answered an append neither with success nor with a wrong version');
    return {
      written: true,
      place: success.hasPosition() ? BigInt(success.getPosition()?.getCommitPosition() ?? 0) : undefined,
    };
  }

  /** None where the stream does not exist. */
  async readStream(stream: string, from: number | 'end', limit: number): Promise<Recorded[]> {
    const place = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(identifierOf(stream));
    if (from === 'end') place.setEnd(new shared.Empty());
    else place.setRevision(String(from));
    const options = new streams.ReadReq.Options().setStream(place).setNoFilter(new shared.Empty());
    options.setReadDirection(from === 'end' ? BACKWARDS : FORWARDS);
    return this.#read(options, limit);
  }

  async readAll({ prefix, from, backwards = false, limit }: AllFrom): Promise<Recorded[]> {
    const options = new streams.ReadReq.Options().setAll(placeOf(from)).setFilter(filterOf(prefix));
    options.setReadDirection(backwards ? BACKWARDS : FORWARDS);
    return this.#read(options, limit);
  }

  /** Tells of each new event until the signal is given; rejects where the connection is lost. */
  async watch(prefix: string, watcher: Watcher, signal: AbortSignal): Promise<void> {
    const options = new streams.ReadReq.Options().setAll(placeOf('end')).setFilter(filterOf(prefix));
    options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
    const each = (response: ReadResp): void => {
      if (response.hasConfirmation()) watcher.began();
      const event = response.getEvent()?.getEvent();
      if (event) watcher.noticed(recordedOf(event));
    };
    await this.#wire.receive(requestOf(options), each, { deadline: Infinity, signal });
    if (!signal.aborted) throw new Error('the server ended the subscription');
  }

  async close(): Promise<void> {
    await this.#wire.dispose();
    this.#wire.hangUp();
  }

  async #read(options: ReadReq.Options, limit: number): Promise<Recorded[]> {
    const read: Recorded[] = [];
    const each = (response: ReadResp): void => {
      const event = response.getEvent()?.getEvent();
      if (event) read.push(recordedOf(event));
    };
    await this.#wire.receive(requestOf(options.setCount(String(limit))), each, { deadline: this.#deadlineMs });
    return read;
  }
}

function wireOf(setting: KurrentSetting, files: Credentials): Wire {
  const { hosts, discover, credentials, limits, deadlineMs, connectionName, nodePreference } = setting;
  const options = { ...limits, defaultDeadline: deadlineMs, connectionName };
  const security = securityOf(setting, files);
  const [first] = hosts;
  if (!first) throw new StoreUnreadable('the setting of the event store names no host');
  if (!discover) return new Wire({ ...options, endpoint: first }, security, credentials);
  if (hosts.length === 1) return new Wire({ ...options, discover: first, nodePreference }, security, credentials);
  return new Wire({ ...options, endpoints: hosts, nodePreference }, security, credentials);
}

function securityOf({ tls }: KurrentSetting, { ca, certificate, key }: Credentials) {
  const own = certificate && key && { userCertFile: certificate, userKeyFile: key };
  return { insecure: !tls, ...(ca && { rootCertificate: ca }), ...own };
}

function identifierOf(stream: string) {
  return new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream, 'utf8')));
}

function placeOf(from: AllFrom['from']): ReadReq.Options.AllOptions {
  const place = new streams.ReadReq.Options.AllOptions();
  if (from === 'start') return place.setStart(new shared.Empty());
  if (from === 'end') return place.setEnd(new shared.Empty());
  const position = new streams.ReadReq.Options.Position();
  return place.setPosition(position.setCommitPosition(String(from)).setPreparePosition(String(from)));
}

function filterOf(prefix: string): ReadReq.Options.FilterOptions {
  const expression = new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList([prefix]);
  const filter = new streams.ReadReq.Options.FilterOptions().setStreamIdentifier(expression);
  return filter.setMax(CHECKPOINT_EVERY).setCheckpointintervalmultiplier(1);
}

function requestOf(options: ReadReq.Options): ReadReq {
  const uuids = new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty());
  return new streams.ReadReq().setOptions(options.setResolveLinks(false).setUuidOption(uuids));
}

function proposed({ id, type, json, data, meta }: Proposal): AppendReq {
  const message = new streams.AppendReq.ProposedMessage();
  message.setId(new shared.UUID().setString(id));
  message.getMetadataMap().set('type', type);
  message.getMetadataMap().set('content-type', json ? 'application/json' : 'application/octet-stream');
  return new streams.AppendReq().setProposedMessage(message.setData(data).setCustomMetadata(meta));
}

function recordedOf(event: ReadResp.ReadEvent.RecordedEvent): Recorded {
  const metadata = event.getMetadataMap();
  return {
    stream: Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8'),
    revision: Number(event.getStreamRevision()),
    place: BigInt(event.getCommitPosition()),
    type: metadata.get('type') ?? '',
    json: metadata.get('content-type') === 'application/json',
    data: event.getData_asU8(),
    meta: event.getCustomMetadata_asU8(),
  };
}
