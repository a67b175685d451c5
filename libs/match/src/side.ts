import type { SideOfCommand } from '@adjutant/kernel';
import type { MatchCommand } from './commands.js';
import { declarationOf } from './events.js';
import { recordOf, type MatchState, type OpenedState } from './state/state.js';

/** Whose a command of a match is, as the match stands. */
export function sideOf(command: MatchCommand, state: MatchState): SideOfCommand | undefined {
  if (state.status === 'absent') return namedIn(command);
  if (command.type === 'AnswerQuestion') return answererOf(command.data.entry, command.data.question, state);
  const named = namedIn(command);
  if (named !== undefined) return named;
  const unit = 'unit' in command.data ? command.data.unit : undefined;
  return unit === undefined ? undefined : state.table.units[unit]?.owner;
}

function namedIn(command: MatchCommand): 'A' | 'B' | undefined {
  if (command.type === 'DecideTurnOrder') return command.data.by;
  return 'player' in command.data ? command.data.player : undefined;
}

/** Whoever acted vouches for it. What the other player contests, neither settles alone. */
function answererOf(entry: number, question: string, state: OpenedState): SideOfCommand {
  const open = state.table.questions.find((one) => one.number === entry && one.key === question);
  if (open?.contested) return 'neither';
  const entered = recordOf(state)[entry];
  const declared = entered && declarationOf(entered.event);
  return declared?.player ?? 'neither';
}
