import { matchStream, type MatchEvent } from '@adjutant/match';
import { paperView } from '@adjutant/views';
import type { CommandAnswer } from '../../commands/answer.js';
import type { MatchRecorder } from '@adjutant/event';

/** Whoever declares what the paper says is told at once what the record has there. */
export async function withPaper(
  { store, shelf }: MatchRecorder,
  match: string,
  answer: CommandAnswer,
): Promise<CommandAnswer> {
  if (answer.outcome !== 'recorded' && answer.outcome !== 'already') return answer;
  const stored = await store.read(matchStream(match));
  const events = stored.slice(0, answer.revision + 1).map(({ event }) => event as MatchEvent);
  const declared = new Set(answer.events.map(({ revision }) => revision));
  const paper = paperView(shelf, events).filter(({ entry }) => declared.has(entry));
  return { ...answer, paper };
}
