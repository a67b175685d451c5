import {
  ABSENT,
  changesEarlierEntries,
  foldMatch,
  matchStream,
  recordOf,
  walkMatch,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { LedgerLine } from '@adjutant/rules';
import { newestRead, type RecordAnswer } from '@adjutant/store';
import { effectsOf } from '@adjutant/views';
import type { CommandAnswer } from '../../commands/answer.js';
import type { MatchRecorder } from '@adjutant/event';

/** Whoever recorded something is told what became of it, and told the same when the command comes again. */
export async function withEffects(
  recorder: MatchRecorder,
  match: string,
  answer: RecordAnswer,
  said: CommandAnswer,
): Promise<CommandAnswer> {
  if (answer.outcome === 'recorded' && said.outcome === 'recorded') {
    // The lines are those of the fold that the command needed anyway.
    const state = recorder.states.look(matchStream(match))?.state;
    const lines = recorder.linesOf(answer.events.map(({ event }) => event as MatchEvent));
    return { ...said, effects: state ? effectsOf(recorder.shelf, state, lines) : [] };
  }
  if (answer.outcome !== 'already' || said.outcome !== 'already' || answer.events.length === 0) return said;
  const revisions = answer.events.map(({ revision }) => revision);
  const { state, lines } = await foldedAgain(recorder, match, Math.min(...revisions), Math.max(...revisions));
  return { ...said, effects: effectsOf(recorder.shelf, state, lines) };
}

/** The match up to an entry, and what the entries `from` there on brought when they were recorded. */
async function foldedAgain(
  recorder: MatchRecorder,
  match: string,
  from: number,
  to: number,
): Promise<{ readonly state: MatchState; readonly lines: readonly LedgerLine[] }> {
  const events = recordOf((await newestRead(recorder, matchStream(match))).state).map(({ event }) => event);
  let state: MatchState = ABSENT;
  const lines: LedgerLine[] = [];
  const { shelf } = recorder;
  const before = foldMatch(shelf, events.slice(0, from));
  for (const walked of walkMatch(shelf, events.slice(from, to + 1), before)) {
    // What changes earlier entries tells the whole record again: that is no effect of its own.
    if (!changesEarlierEntries(walked.event)) lines.push(...walked.lines);
    state = walked.after;
  }
  return { state, lines };
}
