import { hash } from 'node:crypto';
import { packsThere } from '@adjutant/contexts';
import { noTracing, tracedSecrets, type Tracing } from '@adjutant/health';
import { evolveIn, type Decider } from '@adjutant/kernel';
import { Faults } from '@adjutant/integrity';
import type { Shelf } from '@adjutant/rules';
import { StateCache, type EventStore, type Keeping, type Recorder } from '@adjutant/store';
import {
  draftByRules,
  TOURNAMENT,
  tournamentSecrets,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import type { Chance } from '../matches/chance.js';

const MOST_STATES = 100;

type TournamentDecider = Decider<TournamentCommand, TournamentState, TournamentEvent>;

/** SHA-256 in hex: what the commitment to a seed is made with. */
export const sha256 = (text: string): string => hash('sha256', text);

/** What records the commands of events: the log, the seed of each, and what pairs rounds. */
export class TournamentRecorder implements Recorder<TournamentCommand, TournamentState, TournamentEvent> {
  readonly states = new StateCache<TournamentState>({ max: MOST_STATES });
  readonly keeping: Keeping<TournamentCommand, TournamentState, TournamentEvent>;
  readonly decider: TournamentDecider = {
    initial: TOURNAMENT.initial,
    evolve: (state, event) => evolveIn(TOURNAMENT, state, event, undefined),
    decide: () => {
      throw new Error('no event is decided without its seed, which is kept beside the log');
    },
  };

  constructor(
    readonly store: EventStore,
    shelf: Shelf,
    { policies }: { readonly policies: readonly { readonly id: string }[] },
    chance: Pick<Chance, 'seed'>,
    tracing: Tracing = noTracing,
    faults?: Faults,
  ) {
    faults?.forget(this.states);
    this.keeping = {
      secrets: tracedSecrets(
        tracing,
        tournamentSecrets({
          ...{ draft: draftByRules, hash: sha256, packs: packsThere(shelf) },
          policies: policies.map(({ id }) => id),
        }),
      ),
      seed: chance.seed,
    };
  }
}
