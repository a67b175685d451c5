import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Occasion } from '@adjutant/kernel';
import { packOf, type MatchEvent, type MatchState } from '@adjutant/match';
import { asRecorded, divergence, faultsOfSupposals, standing, suppose, type SupposedLine } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { bothReadings, sentence } from '@adjutant/views';
import { invalid } from '../../problems/problem.js';
import { Attempts, MatchReader } from '@adjutant/event';
import { SupposeMatch } from './queries.js';

/** Tells a match again under some supposals. Nothing of the answer is kept anywhere. */
@QueryHandler(SupposeMatch)
export class SupposeMatchHandler implements IQueryHandler<SupposeMatch, object> {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(Attempts) private readonly attempts: Attempts,
  ) {}

  async execute({ match, viewing, supposals, reading }: SupposeMatch): Promise<object> {
    const { events } = await this.reader.seen(match, viewing);
    const attempts = await this.attempts.of(match, viewing.viewer);
    const account = { events, attempts };
    const now = new Date().toISOString();
    const occasion: Occasion = { now, occurredAt: now, actor: { id: 'supposed', role: 'judge' } };
    const faults = this.reader.project((shelf) => faultsOfSupposals(shelf, events, supposals));
    if (faults.length > 0) throw invalid(faults);
    return this.reader.project((shelf) => {
      if (reading === 'both') return { match, reading, ...bothReadings(shelf, account, supposals, occasion) };
      const was = asRecorded(shelf, account, occasion);
      const told = suppose(shelf, account, supposals, reading, occasion);
      const story = told.story.map((line, index) => shown(shelf, line, told.story[index - 1]?.after, events));
      return { match, reading, story, divergence: divergence(was, told) };
    });
  }
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
