import { record, type RecordAnswer, type Recorder, type RecordRequest } from '@adjutant/store';
import {
  TOURNAMENT_STREAMS,
  type TournamentCode,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import type { TableProcess } from './table-process.js';

const UNDECIDED: TournamentCode = 'round/undecided';

/**
 * Records what somebody asks of an event. Before a round is not closed for want of a result its tables are looked at once more: what
 * one player has reported may stand by now, and nothing else tells that its time has gone by.
 */
export async function recordInEvent(
  events: Recorder<TournamentCommand, TournamentState, TournamentEvent>,
  tables: Pick<TableProcess, 'settle'>,
  asked: RecordRequest<TournamentCommand, TournamentState, TournamentEvent>,
): Promise<RecordAnswer<TournamentEvent>> {
  const answer = await record(events, asked);
  const id = TOURNAMENT_STREAMS.idIn(asked.stream);
  // Others wait for the end of a round as well, and no result closes it.
  const waits = asked.command.type === 'CloseRound' && id !== undefined;
  if (!waits || answer.outcome !== 'refused' || answer.refusal.code !== UNDECIDED) return answer;
  await tables.settle(id);
  return record(events, asked);
}
