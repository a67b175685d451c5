import { streamsNamed } from '@adjutant/kernel';

export const DISPUTE_STREAMS = streamsNamed('dispute-');

/** Where the events of a dispute stand in the log. */
export function disputeStream(id: string): string {
  return DISPUTE_STREAMS.of(id);
}

/** The id of the dispute whose stream this is; undefined for other streams. */
export function disputeOf(stream: string): string | undefined {
  return DISPUTE_STREAMS.idIn(stream);
}
