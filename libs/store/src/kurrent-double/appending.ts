import anyMessages from 'google-protobuf/google/protobuf/any_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';
import codes from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendFault, Faults } from './faults.js';
import type { AppendOutcome, DoubleLog, Expectation, Proposed } from './log.js';
import { notLeader, timedOut, tooLarge } from './refusals.js';
import { empty, identifierOf, nameOf, proposedOf } from './wire.js';

/** One append as it came in, by either of the two calls that the protocol has for it. */
export interface AppendRequest {
  readonly stream: string;
  readonly expected: Expectation;
  readonly proposed: readonly Proposed[];
  /** Whether only the leader is to take it. */
  readonly requiresLeader: boolean;
}

/** Writes one append, with whatever is to befall it. Answers nothing where no answer is to be given. */
export function appendOne(log: DoubleLog, faults: Faults, asked: AppendRequest): AppendOutcome | undefined {
  if (faults.notLeader && asked.requiresLeader) throw notLeader(faults.notLeader);
  const write = (): AppendOutcome => log.append(asked.stream, asked.expected, asked.proposed);
  const fault = faults.nextAppend(asked.stream);
  if (!fault || fault.kind === 'none') return write();
  if (fault.kind === 'late') {
    setTimeout(write, fault.afterMs);
    return undefined;
  }
  if (fault.when === 'after') write();
  return befall(fault, faults);
}

function befall(fault: AppendFault, faults: Faults): undefined {
  if (fault.kind === 'timeout') throw timedOut();
  if (fault.kind === 'drop') faults.cutConnections();
  return undefined;
}

export function askedOf(
  options: AppendReq.Options,
  messages: readonly AppendReq.ProposedMessage[],
  requiresLeader: boolean,
): AppendRequest {
  return {
    requiresLeader,
    stream: nameOf(options.getStreamIdentifier()),
    expected: expectationOf(options, options.hasRevision() ? options.getRevision() : undefined),
    proposed: messages.map(proposedOf),
  };
}

export function askedOfBatch(parts: readonly BatchAppendReq[], requiresLeader: boolean): AppendRequest {
  const options = parts.find((part) => part.hasOptions())?.getOptions() ?? new streams.BatchAppendReq.Options();
  return {
    requiresLeader,
    stream: nameOf(options.getStreamIdentifier()),
    expected: expectationOf(options, options.hasStreamPosition() ? options.getStreamPosition() : undefined),
    proposed: parts.flatMap((part) => part.getProposedMessagesList()).map(proposedOf),
  };
}

function expectationOf(
  options: { hasNoStream(): boolean; hasStreamExists(): boolean },
  revision: string | undefined,
): Expectation {
  if (revision !== undefined) return BigInt(revision);
  if (options.hasNoStream()) return 'no-stream';
  return options.hasStreamExists() ? 'stream-exists' : 'any';
}

export function answerOf({ expected }: AppendRequest, outcome: AppendOutcome): AppendResp {
  if (outcome.outcome === 'too-large') throw tooLarge();
  const response = new streams.AppendResp();
  if (outcome.outcome === 'wrong-version') {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.current === undefined) wrong.setCurrentNoStream(empty());
    else wrong.setCurrentRevision(String(outcome.current));
    if (typeof expected === 'bigint') wrong.setExpectedRevision(String(expected));
    else if (expected === 'no-stream') wrong.setExpectedNoStream(empty());
    else wrong.setExpectedStreamExists(empty());
    return response.setWrongExpectedVersion(wrong);
  }
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(outcome.revision));
  if (outcome.outcome === 'idempotent') success.setNoPosition(empty());
  else {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.last));
    position.setPreparePosition(String(outcome.first));
    success.setPosition(position);
  }
  return response.setSuccess(success);
}

export function batchAnswerOf(
  parts: readonly BatchAppendReq[],
  asked: AppendRequest,
  outcome: AppendOutcome,
): BatchAppendResp {
  const response = answerTo(parts, asked);
  if (outcome.outcome === 'too-large' || outcome.outcome === 'wrong-version')
    return response.setError(errorOf(asked, outcome));
  const success = new streams.BatchAppendResp.Success();
  success.setCurrentRevision(String(outcome.revision));
  if (outcome.outcome === 'idempotent') success.setNoPosition(new protobufEmpty.Empty());
  else {
    const position = new shared.AllStreamPosition();
    position.setCommitPosition(String(outcome.last));
    position.setPreparePosition(String(outcome.first));
    success.setPosition(position);
  }
  return response.setSuccess(success);
}

export function batchTimeoutOf(parts: readonly BatchAppendReq[], asked: AppendRequest): BatchAppendResp {
  const details = new anyMessages.Any();
  details.pack(new shared.Timeout().serializeBinary(), 'event_store.client.Timeout');
  const error = new status.Status().setCode(codes.Code.DEADLINE_EXCEEDED).setMessage('Timeout');
  return answerTo(parts, asked).setError(error.setDetails(details));
}

function answerTo(parts: readonly BatchAppendReq[], { stream }: AppendRequest): BatchAppendResp {
  const response = new streams.BatchAppendResp();
  response.setCorrelationId(parts[0]?.getCorrelationId());
  return response.setStreamIdentifier(identifierOf(stream));
}

function errorOf(asked: AppendRequest, outcome: AppendOutcome) {
  const details = new anyMessages.Any();
  if (outcome.outcome === 'wrong-version') {
    const wrong = new shared.WrongExpectedVersion();
    if (outcome.current === undefined) wrong.setCurrentNoStream(new protobufEmpty.Empty());
    else wrong.setCurrentStreamRevision(String(outcome.current));
    if (typeof asked.expected === 'bigint') wrong.setExpectedStreamPosition(String(asked.expected));
    else if (asked.expected === 'no-stream') wrong.setExpectedNoStream(new protobufEmpty.Empty());
    details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  } else {
    details.pack(
      new shared.MaximumAppendSizeExceeded().serializeBinary(),
      'event_store.client.MaximumAppendSizeExceeded',
    );
  }
  const error = new status.Status();
  error.setCode(codes.Code.FAILED_PRECONDITION);
  error.setMessage(outcome.outcome);
  return error.setDetails(details);
}
