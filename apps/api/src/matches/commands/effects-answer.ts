import { matchStream, type MatchEvent } from '@adjutant/match';
import type { RecordAnswer } from '@adjutant/store';
import { effectsOf } from '@adjutant/views';
import type { CommandAnswer } from '../../commands/answer.js';
import type { MatchDesk } from '../match-desk.js';

/** Whoever recorded something is told what became of it; the lines are those of the fold that the command needed anyway. */
export function withEffects(desk: MatchDesk, match: string, answer: RecordAnswer, said: CommandAnswer): CommandAnswer {
  if (answer.outcome !== 'recorded' || said.outcome !== 'recorded') return said;
  const state = desk.states.get(matchStream(match))?.state;
  const lines = desk.linesOf(answer.events.map(({ event }) => event as MatchEvent));
  return { ...said, effects: state ? effectsOf(desk.shelf, state, lines) : [] };
}
