import { evolveIn, type Decider } from '@adjutant/kernel';
import { Faults } from '@adjutant/integrity';
import { StateCache, type EventStore, type Keeping, type Recorder } from '@adjutant/store';
import { TOURNAMENT, type TournamentCommand, type TournamentEvent, type TournamentState } from '@adjutant/tournament';
import type { Chance } from '../matches/chance.js';
import type { EventDeciding } from './event-deciding.js';

const MOST_STATES = 100;

type TournamentDecider = Decider<TournamentCommand, TournamentState, TournamentEvent>;

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
    { secrets, decide }: EventDeciding,
    { seed }: Pick<Chance, 'seed'>,
    faults?: Faults,
  ) {
    faults?.forget(this.states);
    this.keeping = { secrets, decide, seed };
  }
}
