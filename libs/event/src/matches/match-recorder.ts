import { noTracing, type Tracing, tracedSecrets } from '@adjutant/health';
import {
  meantThere,
  changesEarlierEntries,
  foldOnwards,
  isTimeEntry,
  matchDecider,
  MATCH,
  matchStream,
  type MatchCommand,
  type MatchDecider,
  type MatchEvent,
  type MatchOccasion,
  type MatchState,
  type Written,
} from '@adjutant/match';
import type { LedgerLine, Shelf } from '@adjutant/rules';
import {
  originOf,
  type RecordAnswer,
  type Recorder,
  type EventStore,
  type Keeping,
  type StreamOrigin,
} from '@adjutant/store';
import { cutStore } from '../delay/cut-store.js';
import { MatchStates } from './match-states.js';
import { UnreadableMatch } from './unreadable-match.js';
import type { Chance } from './chance.js';

const ANY_MATCH = matchStream('');

/** What records the commands of matches: the log, the rules of a match, and the folded states of matches in use. */
export class MatchRecorder implements Recorder<MatchCommand, MatchState, MatchEvent> {
  readonly decider: MatchDecider;
  readonly keeping: Keeping<MatchCommand, MatchState, MatchEvent>;
  readonly isBeside = isTimeEntry;
  /** Hardly any command names what its device had only forecast. */
  readonly meant: NonNullable<Recorder<MatchCommand, MatchState, MatchEvent>['meant']> = (
    command,
    occasion,
    recorded,
  ) => ((occasion as MatchOccasion).whence?.forecast === undefined ? command : meantThere(command, occasion, recorded));

  /** Ledger lines by the event that brought them, for as long as anybody holds the event. */
  readonly #brought = new WeakMap<MatchEvent, readonly LedgerLine[]>();

  constructor(
    readonly store: EventStore,
    readonly shelf: Shelf,
    readonly chance: Chance,
    tracing: Tracing,
    readonly states = new MatchStates(shelf),
  ) {
    this.keeping = { secrets: tracedSecrets(tracing, MATCH.secrets(shelf, chance)), seed: chance.seed };
    const { initial, decide } = matchDecider(shelf);
    this.decider = {
      initial,
      decide,
      evolve: (state, event, author) => this.#folded(state, [{ event, by: author }]),
      evolveAll: (state, entries) => this.#folded(state, entries),
    };
  }

  #folded(state: MatchState, entries: readonly Written[]): MatchState {
    try {
      return foldOnwards(this.shelf, entries, state, (event, lines) => {
        // A correction gives the lines of the whole record anew: what it changes is asked for elsewhere.
        if (!changesEarlierEntries(event)) this.#brought.set(event, lines);
      });
    } catch (error) {
      throw new UnreadableMatch(error);
    }
  }

  /** The same as if the record of one match ended with this entry; it records nothing. */
  upTo(match: string, last: number): MatchRecorder {
    const stream = matchStream(match);
    const store = cutStore(this.store, (event) => event.stream !== stream || event.revision <= last);
    return new MatchRecorder(store, this.shelf, this.chance, noTracing);
  }

  /** What somebody took in from a file gives whoever it names no say here. */
  readonly origin = (stream: string): Promise<StreamOrigin> => originOf(this.store, stream.slice(ANY_MATCH.length));

  /** What these events brought to the ledgers, as they were folded; nothing of those that were folded elsewhere. */
  linesOf(events: readonly MatchEvent[]): readonly LedgerLine[] {
    return events.flatMap((event) => this.#brought.get(event) ?? []);
  }
}

/** What is answered about a match that was never opened says so by its name; every other answer stays as it is. */
export function unlessUnknown(match: string, answer: RecordAnswer): RecordAnswer {
  if (answer.outcome !== 'refused' || answer.revision !== -1 || answer.refusal.code !== 'match/not-opened')
    return answer;
  return { ...answer, refusal: { ...answer.refusal, code: 'match/unknown', facts: { match } } };
}
