import type {
  sendUnaryData,
  ServerDuplexStream,
  ServerReadableStream,
  ServerUnaryCall,
  ServerWritableStream,
  Metadata,
} from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { answerOf, appendOne, askedOf, askedOfBatch, batchAnswerOf, batchTimeoutOf } from './appending.js';
import type { Faults } from './faults.js';
import type { DoubleLog } from './log.js';
import { read } from './reading.js';
import { isTimeout, Refusal, unauthenticated } from './refusals.js';
import { nameOf, uuidOf } from './wire.js';

export interface Served {
  readonly log: DoubleLog;
  readonly faults: Faults;
  readonly calls: string[];
  readonly version: string;
  /** Names with their passwords; everybody may do everything where it is left out. */
  readonly users?: { readonly [name: string]: string } | undefined;
  /** Where clients find this node. */
  address(): { readonly host: string; readonly port: number };
}

export function streamsService(served: Served) {
  return {
    append: (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) =>
      append(call, answer, served),
    batchAppend: (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => batchAppend(call, served),
    read: (call: ServerWritableStream<ReadReq, ReadResp>) => {
      served.calls.push(`read ${nameRead(call.request)}`);
      attempt(served, call.metadata, () => read(call, served.log, served.faults)).catch((error: unknown) =>
        call.emit('error', asError(error)),
      );
    },
  };
}

function append(
  call: ServerReadableStream<AppendReq, AppendResp>,
  answer: sendUnaryData<AppendResp>,
  served: Served,
): void {
  let options = new streams.AppendReq.Options();
  const messages: AppendReq.ProposedMessage[] = [];
  call.on('data', (part: AppendReq) => {
    if (part.hasOptions()) options = part.getOptions() as AppendReq.Options;
    else messages.push(part.getProposedMessage() as AppendReq.ProposedMessage);
  });
  call.on('error', () => undefined);
  call.on('end', () => {
    const asked = askedOf(options, messages, requiresLeader(call.metadata));
    served.calls.push(`append ${asked.stream}`);
    attempt(served, call.metadata, async () => {
      await served.faults.pause();
      return appendOne(served.log, served.faults, asked);
    })
      .then((outcome) => outcome && answer(null, answerOf(asked, outcome)))
      .catch((error: unknown) => answer(asError(error)));
  });
}

/** What comes over one call is written in the order in which it came, as the server does, however long an answer takes. */
function batchAppend(call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>, served: Served): void {
  const { cuts } = served.faults;
  let turn = Promise.resolve();
  const unfinished = new Map<string, BatchAppendReq[]>();
  call.on('error', () => undefined);
  call.on('end', () => call.end());
  call.on('data', (part: BatchAppendReq) => {
    const id = part.getCorrelationId()?.getString() ?? '';
    const parts = [...(unfinished.get(id) ?? []), part];
    unfinished.set(id, parts);
    if (!part.getIsFinal()) return;
    unfinished.delete(id);
    const asked = askedOfBatch(parts, requiresLeader(call.metadata));
    served.calls.push(`append ${asked.stream}`);
    const paused = served.faults.pause();
    const inTurn = async () => {
      await paused;
      // Nothing comes over a line that was cut.
      return served.faults.cuts === cuts ? appendOne(served.log, served.faults, asked) : undefined;
    };
    turn = turn
      .then(() => attempt(served, call.metadata, inTurn))
      .then((outcome) => void (outcome && call.write(batchAnswerOf(parts, asked, outcome))))
      .catch((error: unknown) => {
        // The others on the call are not to be told: a timeout is an answer to this one.
        if (isTimeout(error)) call.write(batchTimeoutOf(parts, asked));
        else call.emit('error', asError(error));
      });
  });
}

export function featuresService({ version }: Served) {
  const methods = ['append', 'batchappend', 'read', 'delete', 'tombstone'].map((name) => {
    const method = new features.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    return method.setMethodName(name);
  });
  return {
    getSupportedMethods: (_: ServerUnaryCall<Empty, SupportedMethods>, answer: sendUnaryData<SupportedMethods>) => {
      const supported = new features.SupportedMethods();
      supported.setEventStoreServerVersion(version);
      answer(null, supported.setMethodsList(methods));
    },
  };
}

export function gossipService({ address }: Served) {
  return {
    read: (_: ServerUnaryCall<Empty, ClusterInfo>, answer: sendUnaryData<ClusterInfo>) => {
      const { host, port } = address();
      const endPoint = new gossip.EndPoint();
      endPoint.setAddress(host).setPort(port);
      const member = new gossip.MemberInfo();
      member.setInstanceId(uuidOf('00000000-0000-4000-8000-000000000001'));
      member.setTimeStamp(String(Date.now()));
      member.setState(gossip.MemberInfo.VNodeState.LEADER);
      member.setIsAlive(true).setHttpEndPoint(endPoint);
      const cluster = new gossip.ClusterInfo();
      cluster.addMembers(member);
      answer(null, cluster);
    },
  };
}

const requiresLeader = (metadata: Metadata): boolean => metadata.get('requires-leader')[0] === 'true';

function nameRead(request: ReadReq): string {
  const stream = request.getOptions()?.getStream();
  return stream ? nameOf(stream.getStreamIdentifier()) : '$all';
}

/** Looks who asks first, as the server does with every call. */
async function attempt<Result>({ users }: Served, metadata: Metadata, work: () => Promise<Result>): Promise<Result> {
  if (users && !isKnown(users, String(metadata.get('authorization')[0] ?? ''))) throw unauthenticated();
  return work();
}

function isKnown(users: { readonly [name: string]: string }, authorization: string): boolean {
  const [, encoded = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return Object.hasOwn(users, name) && users[name] === rest.join(':');
}

function asError(error: unknown): Error {
  if (error instanceof Refusal) return error.asServiceError();
  return error instanceof Error ? error : new Error(String(error));
}
