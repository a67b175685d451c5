import { DISPUTE, PENALTIES } from '@adjutant/dispute';
import type { StreamName } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import type { LISTS_OF } from '../schema.js';

/** What a list is about. Rows of precedents are about the dispute that they were ruled in. */
export type Listed = keyof typeof LISTS_OF;

const STREAMS: { readonly [Of in Listed]: StreamName } = {
  match: MATCH.stream,
  dispute: DISPUTE.stream,
  penalties: PENALTIES.stream,
  tournament: TOURNAMENT_STREAMS,
};

export const LISTED = Object.keys(STREAMS) as readonly Listed[];

/** A stream that rows are about, and where it begins and ends in the log. */
export interface ListedStream {
  readonly of: Listed;
  readonly key: string;
  readonly stream: string;
}

export function listedStream(stream: string): ListedStream | undefined {
  for (const of of LISTED) {
    const key = STREAMS[of].idIn(stream);
    if (key !== undefined) return { of, key, stream };
  }
  return undefined;
}

export function streamOf(of: Listed, key: string): string {
  return STREAMS[of].of(key);
}
