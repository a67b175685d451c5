// Messages of the protocol of EventStoreDB and KurrentDB, as this adapter writes and reads them.
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { AppendRefused } from './trouble.js';

/** An event as it is handed to the server. */
export interface Proposal {
  /** A UUID. The server takes the same id at the same place for the same event. */
  readonly id: string;
  readonly type: string;
  readonly json: boolean;
  readonly data: Uint8Array;
  readonly meta: Uint8Array;
}

/** All of them or none, where the stream ends with `expected`, or does not exist for -1. */
export interface Append<One extends Proposal = Proposal> {
  readonly stream: string;
  readonly expected: number;
  readonly proposals: readonly One[];
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

const ABSENT = -1;
const FORWARDS = 0;
const BACKWARDS = 1;
const CHECKPOINT_EVERY = 1_000;
const JSON_TYPE = 'application/json';

/** `id`: a UUID, by which its answer is known. */
export function appendRequest(id: string, { stream, expected, proposals }: Append): BatchAppendReq {
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(identifierOf(stream));
  if (expected === ABSENT) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  const request = new streams.BatchAppendReq().setCorrelationId(new shared.UUID().setString(id));
  return request.setOptions(options).setProposedMessagesList(proposals.map(proposed)).setIsFinal(true);
}

/** Of which append an answer tells: a server may write the id that it was sent as text or as two halves. */
export function answeredBy(answer: BatchAppendResp): string {
  const id = answer.getCorrelationId();
  const halves = id?.getStructured();
  if (!halves) return id?.getString() ?? '';
  const digits = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()].map((half) =>
    BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'),
  );
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const ERRORS = 'event_store.client.';

/** What became of an append; throws where the server says that it cannot be. */
export function writtenBy(answer: BatchAppendResp): Written {
  const success = answer.getSuccess();
  if (success) {
    const place = success.hasPosition() ? BigInt(success.getPosition()?.getCommitPosition() ?? 0) : undefined;
    return { written: true, place };
  }
  const error = answer.getError();
  const kind = error?.getDetails()?.getTypeName() ?? '';
  if (kind === `${ERRORS}WrongExpectedVersion`) return { written: false };
  throw new AppendRefused(kind.replace(ERRORS, ''), error?.getMessage() ?? '');
}

/** From the end: backwards. */
export function streamRequest(stream: string, from: number | 'end', limit: number): ReadReq {
  const place = new streams.ReadReq.Options.StreamOptions().setStreamIdentifier(identifierOf(stream));
  if (from === 'end') place.setEnd(new shared.Empty());
  else place.setRevision(String(from));
  const options = new streams.ReadReq.Options().setStream(place).setNoFilter(new shared.Empty());
  options.setReadDirection(from === 'end' ? BACKWARDS : FORWARDS);
  return requestOf(options.setCount(String(limit)));
}

export function allRequest({ prefix, from, backwards = false, limit }: AllFrom): ReadReq {
  const options = new streams.ReadReq.Options().setAll(placeOf(from)).setFilter(filterOf(prefix));
  options.setReadDirection(backwards ? BACKWARDS : FORWARDS);
  return requestOf(options.setCount(String(limit)));
}

export function watchRequest(prefix: string): ReadReq {
  const options = new streams.ReadReq.Options().setAll(placeOf('end')).setFilter(filterOf(prefix));
  return requestOf(options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions()));
}

export function recordedIn(response: ReadResp): Recorded | undefined {
  const event = response.getEvent()?.getEvent();
  if (!event) return undefined;
  const metadata = event.getMetadataMap();
  return {
    stream: Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8'),
    revision: Number(event.getStreamRevision()),
    place: BigInt(event.getCommitPosition()),
    type: metadata.get('type') ?? '',
    json: metadata.get('content-type') === JSON_TYPE,
    data: event.getData_asU8(),
    meta: event.getCustomMetadata_asU8(),
  };
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

function proposed({ id, type, json, data, meta }: Proposal): BatchAppendReq.ProposedMessage {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(new shared.UUID().setString(id));
  message.getMetadataMap().set('type', type);
  message.getMetadataMap().set('content-type', json ? JSON_TYPE : 'application/octet-stream');
  return message.setData(data).setCustomMetadata(meta);
}
