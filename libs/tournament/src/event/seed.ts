import type { Envelope, SealedDecision, Secrets } from '@adjutant/kernel';
import type { TournamentCommand } from './commands.js';
import { tournamentDecider } from './decider.js';
import type { Context } from './deciding/context.js';
import type { TournamentEvent } from './events.js';
import type { TournamentState } from './state/state.js';
import { TOURNAMENT_STREAMS } from './streams.js';

export type TournamentSecrets = Secrets<TournamentCommand, TournamentState, TournamentEvent>;

/** Whose secret the seed of an event is. */
const OWNER = 'event';

/** Where the seed of an event is kept until it is revealed, beside the log. */
export function seedPlace(tournament: string): string {
  return `envelopes-${tournament}-seed`;
}

/** The seed of an event, from the record once it is revealed, else from where it is kept; empty where it is lost. */
export function seedOf(state: TournamentState, envelopes: readonly Envelope[]): string {
  if (state.status === 'absent') return '';
  if (state.seed !== undefined) return state.seed;
  const kept = envelopes.find(({ sealed }) => sealed === state.settings.seedCommitment);
  const seed = kept?.holds['seed'];
  return typeof seed === 'string' ? seed : '';
}

/**
 * How the seed is kept: drawn when the event is set up, with a commitment to it in the record, and beside the record until round 1
 * is closed. Nobody sends it, so that every command is wholly open.
 */
export function tournamentSecrets(around: Pick<Context, 'draft' | 'hash' | 'packs' | 'policies'>): TournamentSecrets {
  return {
    places: (stream, state) => (needsSeed(state) ? [seedPlace(TOURNAMENT_STREAMS.idIn(stream) ?? stream)] : []),
    bar: () => null,
    openPart: ({ command }) => command,
    decide: ({ stream, command, state, occasion }, envelopes, drawn) => {
      const seed = state.status === 'absent' ? drawn : seedOf(state, envelopes);
      const decision = tournamentDecider({ ...around, seed }).decide(command, state, occasion);
      return { decision, envelopes: keptOf(decision, TOURNAMENT_STREAMS.idIn(stream) ?? stream, seed) };
    },
  };
}

function needsSeed(state: TournamentState): boolean {
  return state.status !== 'absent' && state.seed === undefined;
}

/** 256 bits of chance that stand for nothing else need no salt: they are their own. */
function keptOf(
  decision: SealedDecision<TournamentEvent>['decision'],
  tournament: string,
  seed: string,
): SealedDecision<TournamentEvent>['envelopes'] {
  const events = decision.outcome === 'recorded' ? decision.events : [];
  return events.flatMap((event) =>
    event.type === 'TournamentSetUp'
      ? [
          {
            place: seedPlace(tournament),
            envelope: { sealed: event.data.seedCommitment, owner: OWNER, salt: seed, holds: { seed } },
          },
        ]
      : [],
  );
}
