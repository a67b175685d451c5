import grpc from '@grpc/grpc-js';
import type { ServerCredentials } from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { AtOnce } from './at-once.js';
import { Faults } from './faults.js';
import { Gate } from './gate.js';
import { DoubleLog } from './log.js';
import { featuresService, gossipService, streamsService, type Served } from './services.js';

export type { AppendFault, Faults, ReadFault } from './faults.js';
export { selfSigned, type Certificate, type Certified } from './certificate.js';
export type { DoubleLog, Entry } from './log.js';

export interface DoubleOptions {
  /** Any free one where it is left out. */
  readonly port?: number;
  /** What the server says of itself; a server that says nothing is none of these. */
  readonly version?: string | undefined;
  readonly users?: { readonly [name: string]: string };
  /** In PEM; without it, connections are not encrypted. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

export interface KurrentDouble {
  /** As `ADJUTANT_STORE` takes it. */
  readonly url: string;
  readonly port: number;
  readonly faults: Faults;
  /** Everything that was written to it, in order. */
  readonly log: DoubleLog;
  /** Every call that came in, as `append adj-match-1` or `read $all`. */
  readonly calls: readonly string[];
  /** Nobody answers on the port any more; what was written stays. */
  goAway(): Promise<void>;
  /** Answers again, on the same port. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const VERSION = '24.10.4.0';
/** A busy machine is slow, not wrong: what is held to how long an answer takes says so itself. */
const DEADLINE_MS = 60_000;

/**
 * A server that speaks the streams protocol of EventStoreDB and KurrentDB over real gRPC: appends, reads, subscriptions,
 * versions, gossip. It keeps everything in memory, and has faults on demand. For tests only.
 */
export async function startKurrentDouble(options: DoubleOptions = {}): Promise<KurrentDouble> {
  const log = new DoubleLog();
  const calls: string[] = [];
  const faults: Faults = new Faults(() => gate.cut());
  let port = options.port ?? 0;
  const version = 'version' in options ? options.version : VERSION;
  const served: Served = {
    log,
    calls,
    faults,
    version: version ?? '',
    users: options.users,
    address: () => ({ host: '127.0.0.1', port }),
  };
  const server = new grpc.Server({ interceptors: [(_, call) => new AtOnce(call)] });
  if (version !== undefined) {
    server.addService(streams.StreamsService, streamsService(served));
    server.addService(features.ServerFeaturesService, featuresService(served));
    server.addService(gossip.GossipService, gossipService(served));
  }
  const door = server.createConnectionInjector(credentialsOf(options));
  const gate = new Gate((socket) => door.injectConnection(socket));
  port = await gate.open(port);
  return {
    url: `kurrentdb://127.0.0.1:${port}?tls=${options.tls !== undefined}&defaultDeadline=${DEADLINE_MS}`,
    port,
    faults,
    log,
    calls,
    goAway: () => gate.close(),
    comeBack: async () => void (await gate.open(port)),
    stop: async () => {
      await gate.close();
      server.forceShutdown();
    },
  };
}

function credentialsOf({ tls }: DoubleOptions): ServerCredentials {
  if (!tls) return grpc.ServerCredentials.createInsecure();
  return grpc.ServerCredentials.createSsl(null, [
    { private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) },
  ]);
}
