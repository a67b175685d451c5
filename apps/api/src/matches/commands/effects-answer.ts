import { ABSENT, advance, changesEarlierEntries, matchStream, type MatchEvent, type MatchState } from '@adjutant/match';
import type { LedgerLine } from '@adjutant/rules';
import type { RecordAnswer } from '@adjutant/store';
import { effectsOf } from '@adjutant/views';
import type { CommandAnswer } from '../../commands/answer.js';
import type { MatchDesk } from '../match-desk.js';

/** Whoever recorded something is told what became of it, and told the same when the command comes again. */
export async function withEffects(
  desk: MatchDesk,
  match: string,
  answer: RecordAnswer,
  said: CommandAnswer,
): Promise<CommandAnswer> {
  if (answer.outcome === 'recorded' && said.outcome === 'recorded') {
    // The lines are those of the fold that the command needed anyway.
    const state = desk.states.get(matchStream(match))?.state;
    const lines = desk.linesOf(answer.events.map(({ event }) => event as MatchEvent));
    return { ...said, effects: state ? effectsOf(desk.shelf, state, lines) : [] };
  }
  if (answer.outcome !== 'already' || said.outcome !== 'already' || answer.events.length === 0) return said;
  const revisions = answer.events.map(({ revision }) => revision);
  const { state, lines } = await foldedAgain(desk, match, Math.min(...revisions), Math.max(...revisions));
  return { ...said, effects: effectsOf(desk.shelf, state, lines) };
}

/** The match up to an entry, and what the entries `from` there on brought when they were recorded. */
async function foldedAgain(
  { store, shelf }: MatchDesk,
  match: string,
  from: number,
  to: number,
): Promise<{ readonly state: MatchState; readonly lines: readonly LedgerLine[] }> {
  const facts = await store.readFacts(matchStream(match));
  let state: MatchState = ABSENT;
  const lines: LedgerLine[] = [];
  for (const { event } of facts.slice(0, to + 1)) {
    const number = state.status === 'absent' ? 0 : state.history.last.number + 1;
    const next = advance(shelf, state, event as MatchEvent);
    // What changes earlier entries tells the whole record again: that is no effect of its own.
    if (number >= from && !changesEarlierEntries(event as MatchEvent)) lines.push(...next.lines);
    state = next.state;
  }
  return { state, lines };
}
