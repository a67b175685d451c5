const DISPUTE = 'dispute-';

/** Where the events of a dispute stand in the log. */
export function disputeStream(id: string): string {
  return `${DISPUTE}${id}`;
}

/** The id of the dispute whose stream this is; undefined for other streams. */
export function disputeOf(stream: string): string | undefined {
  return stream.startsWith(DISPUTE) ? stream.slice(DISPUTE.length) : undefined;
}
