import { disputeOf, type DisputeEvent } from '@adjutant/dispute';
import { ABSENT, foldMatch, type MatchEvent } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { importsStream, type EventStore, type StoredEvent } from '@adjutant/store';
import { TOURNAMENT_STREAMS, type TournamentEvent } from '@adjutant/tournament';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../messages/field.js';
import { Undecided, type Message } from '../messages/message.js';
import { matchMessages, rulingMessages, tournamentMessages } from '../messages/translate.js';
import { FIGURES, vocabularyOf } from '../messages/vocabulary.js';
import { MatchSteps } from './match-steps.js';

const MOST_SCOPES = 2_000;
const MATCH = 'match-';
/** Streams that nobody outside is told of: commands that were refused, penalties, which the policy of an event may hide, and notes of imports. */
const UNSENT = ['attempts-', 'penalties-', importsStream('')];

/** Makes messages of the events of a log, in its order; what it needs to know besides is read from the same log. */
export class Translator {
  readonly #steps: MatchSteps;
  readonly #scopes = new LRUCache<string, Scope>({ max: MOST_SCOPES });

  constructor(
    private readonly store: EventStore,
    private readonly shelf: Shelf,
  ) {
    this.#steps = new MatchSteps(store, shelf);
  }

  messages(stored: StoredEvent): readonly Message[] | Promise<readonly Message[]> {
    const { stream } = stored;
    if (stream.startsWith(MATCH)) return this.#ofMatch(stream.slice(MATCH.length), stored);
    const dispute = disputeOf(stream);
    if (dispute !== undefined) return this.#ofDispute(dispute, stored);
    const tournament = TOURNAMENT_STREAMS.idIn(stream);
    if (tournament !== undefined) return this.#ofTournament(tournament, stored);
    if (UNSENT.some((family) => stream.startsWith(family))) return [];
    throw new Undecided(`the stream ${stream}`);
  }

  #ofMatch(match: string, stored: StoredEvent): readonly Message[] | Promise<readonly Message[]> {
    const step = this.#steps.step(match, stored);
    if (step instanceof Promise)
      return step.then((stepped) => matchMessages(stored, this.#steps.scope(match, stepped.after), stepped));
    return matchMessages(stored, this.#steps.scope(match, step.after), step);
  }

  async #ofDispute(dispute: string, stored: StoredEvent): Promise<readonly Message[]> {
    const { stream } = stored;
    const scope = this.#scopes.get(stream) ?? (await this.#scopeOf(stored));
    this.#scopes.set(stream, scope);
    return rulingMessages(stored, scope, dispute);
  }

  /** Its first event says what is played; that is never changed. */
  async #ofTournament(tournament: string, stored: StoredEvent): Promise<readonly Message[]> {
    const { stream } = stored;
    const scope = this.#scopes.get(stream) ?? this.#scopeAsSetUp(tournament, await this.#first(stored));
    this.#scopes.set(stream, scope);
    return tournamentMessages(stored, scope);
  }

  #scopeAsSetUp(of: string, first: StoredEvent | undefined): Scope {
    const event = first?.event as TournamentEvent | undefined;
    if (event?.type !== 'TournamentSetUp') throw new Error(`the tournament ${of} does not begin with its set-up`);
    const { pack } = event.data;
    const played = pack && this.shelf.find(pack.id, pack.release);
    const words = played && vocabularyOf(played);
    return { of, says: (word) => FIGURES.has(word) || (words?.has(word) ?? false) };
  }

  /** Only its first event says which match a dispute is about. */
  async #scopeOf(stored: StoredEvent): Promise<Scope> {
    const first = await this.#first(stored);
    const event = first?.event as DisputeEvent | undefined;
    if (event?.type !== 'JudgeCalled') throw new Error(`${stored.stream} does not begin with the call of a judge`);
    const { match } = event.data;
    const [opening] = await this.store.readBare(`${MATCH}${match}`);
    return this.#steps.scope(match, opening ? foldMatch(this.shelf, [opening.event as MatchEvent]) : ABSENT);
  }

  async #first(stored: StoredEvent): Promise<StoredEvent | undefined> {
    if (stored.revision === 0) return stored;
    const [first] = await this.store.read(stored.stream, 0, 1);
    return first;
  }
}
