import { asTold, ledgerOf, timelineOf, usesOf, type UseLine } from '@adjutant/views';
import { eventView } from '@adjutant/store';
import type { MatchReader } from '../matches/match-reader.js';
import { SeenQuestion } from './question.js';

/** What a file to keep is made of, as whoever looks may see it. */
export class ReadUses extends SeenQuestion<readonly UseLine[]> {}
export class ReadLines extends SeenQuestion<string> {}

export async function tellUses(reader: MatchReader, { match, viewing }: ReadUses): Promise<readonly UseLine[]> {
  const { events } = await reader.seen(match, viewing);
  return reader.project((shelf) =>
    usesOf(shelf, events, { ledger: ledgerOf(shelf, events), timeline: timelineOf(shelf, events) }),
  );
}

/** A line of JSON for every entry, in the order in which they count: what was recorded, by whom and when, where in the match, and in words. */
export async function tellLines(reader: MatchReader, { match, viewing }: ReadLines): Promise<string> {
  const { stored, events } = await reader.seen(match, viewing);
  const told = reader.project((shelf) => timelineOf(shelf, events));
  const lines = asTold(told).flatMap(({ number, clock, round, turn, phase, text, mark, standing, elsewhere }) => {
    const [one, event] = [stored[number], events[number]];
    if (!one || !event) return [];
    const { revision, type, data, meta } = eventView({ ...one, event });
    const where = { clock, round, turn, phase, ...(elsewhere && { elsewhere }) };
    return [JSON.stringify({ match, revision, type, data, ...where, text, mark, standing, meta })];
  });
  return `${lines.join('\n')}\n`;
}
