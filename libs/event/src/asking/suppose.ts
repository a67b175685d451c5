import { invalid, type Occasion } from '@adjutant/kernel';
import { packOf, type MatchEvent, type MatchState } from '@adjutant/match';
import {
  asRecorded,
  divergence,
  faultsOfSupposals,
  standing,
  supposeOf,
  type Reading,
  type Supposal,
  type SupposedLine,
} from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { bothReadings, sentence } from '@adjutant/views';
import type { Attempts } from '../matches/attempts.js';
import type { Viewing } from '../matches/looking.js';
import type { MatchReader } from '../matches/match-reader.js';
import { SeenQuestion } from './question.js';

/** Tells a match again under some supposals. Nothing of the answer is kept anywhere. */
export class SupposeMatch extends SeenQuestion<object> {
  constructor(
    match: string,
    viewing: Viewing,
    readonly supposals: readonly Supposal[],
    readonly reading: Reading | 'both',
  ) {
    super(match, viewing);
  }
}

export async function tellSupposed(reader: MatchReader, attempts: Attempts, asked: SupposeMatch): Promise<object> {
  const { match, viewing, supposals, reading } = asked;
  const { events } = await reader.seen(match, viewing);
  const account = { events, attempts: await attempts.of(match, viewing.viewer, asked.cut?.until) };
  const now = new Date().toISOString();
  const occasion: Occasion = { now, occurredAt: now, actor: { id: 'supposed', role: 'judge' } };
  const suppose = supposeOf(reader.shelf, account, occasion);
  const was = reader.project(() => asRecorded(suppose));
  const faults = reader.project((shelf) => faultsOfSupposals(shelf, events, supposals));
  if (faults.length > 0) throw invalid(faults);
  return reader.project((shelf) => {
    if (reading === 'both') return { match, reading, ...bothReadings(shelf, account, supposals, was, suppose) };
    const told = suppose(supposals, reading);
    const story = told.story.map((line, index) => shown(shelf, line, told.story[index - 1]?.after, events));
    return { match, reading, story, divergence: divergence(was, told) };
  });
}

function shown(
  shelf: Shelf,
  line: SupposedLine,
  before: MatchState | undefined,
  events: readonly MatchEvent[],
): object {
  const { place, what, verdict, refusal, flagged, after, lines } = line;
  const event = events[place];
  const told = before === undefined || before.status === 'absent' ? after : before;
  const known = event && told.status !== 'absent';
  const asked = refusal ? `${what} is refused. ${refusal.message}` : `${what} is asked for.`;
  const text = known ? sentence(packOf(shelf, told), told.table, event) : asked;
  const balances = { A: standing(after, 'A'), B: standing(after, 'B') };
  const against = { ...(refusal ? { refusal } : {}), ...(flagged ? { flagged } : {}) };
  return { place, what, verdict, ...against, balances, lines, text };
}
