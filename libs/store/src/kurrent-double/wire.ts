import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Entry, Proposed } from './log.js';

export const empty = () => new shared.Empty();

export function nameOf(identifier: StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

export function identifierOf(stream: string): StreamIdentifier {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Uint8Array.from(Buffer.from(stream, 'utf8')));
  return identifier;
}

export function uuidOf(id: string): UUID {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
}

interface ProposedMessage {
  getId(): UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

export function proposedOf(message: ProposedMessage): Proposed {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    custom: message.getCustomMetadata_asU8(),
  };
}

export function eventMessage(entry: Entry): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuidOf(entry.id));
  recorded.setStreamIdentifier(identifierOf(entry.stream));
  recorded.setStreamRevision(String(entry.revision));
  recorded.setCommitPosition(String(entry.position));
  recorded.setPreparePosition(String(entry.position));
  recorded.setData(entry.data);
  recorded.setCustomMetadata(entry.custom);
  recorded.getMetadataMap().set('type', entry.type);
  recorded.getMetadataMap().set('content-type', entry.contentType);
  recorded.getMetadataMap().set('created', String(entry.created));
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(entry.position));
  const response = new streams.ReadResp();
  response.setEvent(event);
  return response;
}

export function confirmationMessage(id: string): ReadResp {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(id);
  const response = new streams.ReadResp();
  response.setConfirmation(confirmation);
  return response;
}

export function checkpointMessage(position: bigint): ReadResp {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const response = new streams.ReadResp();
  response.setCheckpoint(checkpoint);
  return response;
}

export function caughtUpMessage(): ReadResp {
  const response = new streams.ReadResp();
  response.setCaughtUp(new streams.ReadResp.CaughtUp());
  return response;
}

export function notFoundMessage(stream: string): ReadResp {
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(identifierOf(stream));
  const response = new streams.ReadResp();
  response.setStreamNotFound(missing);
  return response;
}
