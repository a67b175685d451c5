import { unlikeDescribed, type Envelope, type Refusal } from '@adjutant/kernel';
import {
  ABSENT,
  envelopePlace,
  MATCH,
  foldWritten,
  matchStream,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type Sealing,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { SEALING } from '@adjutant/scenarios';
import { by } from './story.js';

/** A match with its secrets, played without a store: each command is decided as the record loop has it decided. */
export class StorelessMatch {
  events: readonly MatchEvent[] = [];
  state: MatchState = ABSENT;
  readonly envelopes: Envelope[] = [];
  /** Of the last command that was refused. */
  refusal: Refusal | undefined;
  readonly #secrets;

  constructor(
    private readonly shelf: Shelf,
    readonly match = 'm',
    sealing: Sealing = SEALING,
  ) {
    this.#secrets = MATCH.secrets(shelf, sealing);
  }

  get places(): readonly string[] {
    return [envelopePlace(this.match, 'A'), envelopePlace(this.match, 'B')];
  }

  /** What came of the last of the commands; it stops at a refusal. */
  take(...commands: readonly MatchCommand[]): 'recorded' | 'already' | string {
    return this.takeAs(by('scorekeeper'), ...commands);
  }

  takeAs(occasion = by('scorekeeper'), ...commands: readonly MatchCommand[]): 'recorded' | 'already' | string {
    let came = 'already';
    for (const command of commands) {
      came = this.#one(command, occasion);
      if (this.refusal) return came;
    }
    return came;
  }

  #one(command: MatchCommand, occasion: ReturnType<typeof by>): string {
    const asked = { stream: matchStream(this.match), command, state: this.state, occasion };
    this.refusal = this.#secrets.bar(asked) ?? undefined;
    if (this.refusal) return this.refusal.code;
    const seed = String(this.events.length).padStart(64, '0');
    const { decision, envelopes } = this.#secrets.decide(asked, this.envelopes, seed);
    if (decision.outcome === 'refused') {
      this.refusal = decision.refusal;
      return decision.refusal.code;
    }
    if (decision.outcome === 'already') return 'already';
    expect(unlikeDescribed(MATCH.events, decision.events)).toEqual([]);
    this.envelopes.push(...envelopes.map(({ envelope }) => envelope));
    this.events = [...this.events, ...decision.events];
    const written = decision.events.map((event) => ({ event, by: occasion.actor }));
    this.state = foldWritten(this.shelf, written, this.state);
    return 'recorded';
  }
}
