import type { Tracing } from '@adjutant/health';
import { Inject, Injectable } from '@nestjs/common';
import {
  matchDecider,
  matchSecrets,
  matchStream,
  type MatchCommand,
  type MatchDecider,
  type MatchEvent,
  type MatchState,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { ownEntriesFrom, StateCache, type Desk, type EventStore, type Keeping } from '@adjutant/store';
import { UnreadableMatch } from '../problems/trouble.js';
import { tracedSecrets } from '../operations/traced-decider.js';
import { CHANCE_SOURCE, SHELF, STORE, TRACING } from '../tokens.js';
import type { Chance } from './chance.js';

const MOST_STATES = 2_000;
const MATCH = matchStream('');

/** Where the commands of matches are taken: the log, the rules of a match, and the folded states of matches in use. */
@Injectable()
export class MatchDesk implements Desk<MatchCommand, MatchState, MatchEvent> {
  readonly decider: MatchDecider;
  readonly keeping: Keeping<MatchCommand, MatchState, MatchEvent>;
  readonly states = new StateCache<MatchState>({ max: MOST_STATES });

  constructor(
    @Inject(STORE) readonly store: EventStore,
    @Inject(SHELF) readonly shelf: Shelf,
    @Inject(CHANCE_SOURCE) readonly chance: Chance,
    @Inject(TRACING) tracing: Tracing,
  ) {
    this.keeping = { secrets: tracedSecrets(tracing, matchSecrets(shelf, chance)), seed: chance.seed };
    const { initial, decide, evolve } = matchDecider(shelf);
    this.decider = {
      initial,
      decide,
      evolve: (state, event, author) => {
        try {
          return evolve(state, event, author);
        } catch (error) {
          throw new UnreadableMatch(error);
        }
      },
    };
  }

  /** What somebody took in from a file gives whoever it names no say here. */
  readonly ownFrom = (stream: string): Promise<number> => ownEntriesFrom(this.store, stream.slice(MATCH.length));
}
