import type { MatchOpened } from '@adjutant/match';
import type { EventStore, MatchFile } from '@adjutant/store';
import { TOURNAMENT_STREAMS } from '@adjutant/tournament';
import { declined } from '../refusals.js';

/**
 * The match of a table is opened where its round is published, and by nobody else: a file would sit down at a table before that,
 * or hold results that count nowhere. Of a match that is here already nothing is written, whatever its file says.
 */
export async function checkEventElsewhere(store: EventStore, { header, stream, events }: MatchFile): Promise<void> {
  const [first] = events;
  const of = (first?.event as MatchOpened | undefined)?.data.event;
  if (of === undefined || (await store.read(stream, 0, 1)).length > 0) return;
  const { id: event, round, table } = of;
  if ((await store.read(TOURNAMENT_STREAMS.of(event), 0, 1)).length === 0) return;
  const says = `The match is of table ${table} of round ${round} of event ${event}, which is here: publishing a round opens the matches of its tables. Nothing was imported.`;
  throw declined('conflict', 'match-file/event-here', says, { facts: { match: header.id, event, round, table } });
}
