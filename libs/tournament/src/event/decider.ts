import { deciderOf, type Decider } from '@adjutant/kernel';
import type { TournamentCommand } from './commands.js';
import { TOURNAMENT } from './context.js';
import type { Context } from './deciding/context.js';
import type { TournamentEvent } from './events.js';
import type { TournamentState } from './state/state.js';

export type TournamentDecider = Decider<TournamentCommand, TournamentState, TournamentEvent>;

/** An event as a decider, with its seed and with what pairs its rounds. */
export function tournamentDecider(around: Omit<Context, 'occasion'>): TournamentDecider {
  return deciderOf(TOURNAMENT, undefined, (occasion) => ({ ...around, occasion }));
}
