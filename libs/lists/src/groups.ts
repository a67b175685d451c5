import type { PlacedEvent } from '@adjutant/store';
import { partitionOf } from './partitions.js';
import type { Group, Teller } from './teller.js';

/** Which part of the work is asked for. */
export interface Share {
  readonly partitions: readonly number[];
  /** Into how many the work is divided. */
  readonly of: number;
}

/** Where the events of a stream go. */
type Collected = Group & { readonly events: PlacedEvent[] };

/** What each teller has to hear of a page, in the order in which the first event of each group stands in the log. */
export function groupsIn(
  page: readonly PlacedEvent[],
  first: number,
  tellers: readonly Teller[],
  share: Share,
): readonly (readonly Group[])[] {
  const all = tellers.map((): Collected[] => []);
  // A page of many thousand events is of few streams: whose a stream is, is asked once.
  const streams = new Map<string, readonly Collected[]>();
  const opened = (stream: string, place: number): readonly Collected[] =>
    tellers.flatMap((teller, nth) => {
      const key = teller.keyOf(stream);
      if (key === undefined || !isIn(share, key)) return [];
      const group = { key, place, events: [] };
      all[nth]?.push(group);
      return [group];
    });
  for (let index = 0; index < page.length; index++) {
    const stored = page[index] as PlacedEvent;
    let groups = streams.get(stored.stream);
    if (groups === undefined) streams.set(stored.stream, (groups = opened(stored.stream, first + index)));
    for (const group of groups) group.events.push(stored);
  }
  return all;
}

function isIn({ partitions, of }: Share, key: string): boolean {
  return of === 1 || partitions.includes(partitionOf(key, of));
}
