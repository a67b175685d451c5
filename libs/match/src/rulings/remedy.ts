import type { MatchCommand, Remedy } from '../commands.js';
import type { Context, MatchDecision } from '../commands/context.js';
import type { MatchState } from '../state/state.js';

export type RemedyOf<Kind extends Remedy['kind']> = Extract<Remedy, { readonly kind: Kind }>;

/** How any command of a match is decided. */
export type Decide = (command: MatchCommand, state: MatchState, context: Context) => MatchDecision;
