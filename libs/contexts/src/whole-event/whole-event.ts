import { DISPUTE } from '@adjutant/dispute';
import type { JsonObject } from '@adjutant/kernel';
import { MATCH, type Commit } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import { TOURNAMENT, type OpenedTournament } from '@adjutant/tournament';
import type { DecidedOtherwise } from './decided-again.js';
import { passEvent, type Draws, type EventPassed } from './event-pass.js';
import { EventAtFault, type EventFault } from './faults.js';
import { matchOfDispute, passMatch } from './match-group.js';
import type { Recorded, Withheld } from './recorded.js';
import type { CarriedOutRuling } from './rulings-given.js';
import { differenceOf, standingsRecords, type StandingsRecord } from './standings-record.js';
import { standsAt, tableText } from './tables-told.js';

/** What a record of a whole event comes to that holds in all its parts. */
export interface WholeEventTold {
  readonly state: OpenedTournament;
  readonly draws?: Draws;
  readonly matches: number;
  readonly voided: number;
  /** Tables whose matches were never opened: gone before, or not yet. */
  readonly unopened: number;
  readonly disputes: number;
  readonly withheld: number;
  readonly rulings: readonly (CarriedOutRuling & { readonly match: string })[];
  /** Rulings whose disputes are withheld, by match. */
  readonly unseen: readonly (CarriedOutRuling & { readonly match: string })[];
  readonly standings: readonly StandingsRecord[];
  /** Entries of the event that this build would not have recorded so; absent where there are none. */
  readonly otherwise?: readonly DecidedOtherwise[];
}

/** What proofs of a record need that is no part of it. */
export interface Proving {
  /** SHA-256 in hex. */
  hash(text: string): string;
  readonly commit: Commit;
}

interface Group {
  readonly match: string;
  readonly own: Recorded[];
  readonly disputes: Recorded[];
  readonly withheld: Set<string>;
}

/**
 * Holds the record of a whole event together: told entry by entry (the event, then each match with its disputes, then the
 * standings), it draws every round again, plays every match again, holds each to the other, and works the standings out again.
 * Of matches it keeps what they came to, one at a time. Every method gives the first fault, after which nothing more is asked.
 */
export class WholeEvent {
  readonly #entries: Recorded[] = [];
  readonly #shelves = new Map<string, Shelf>();
  readonly #seen = new Set<string>();
  readonly #rulings: (CarriedOutRuling & { readonly match: string })[] = [];
  readonly #unseen: (CarriedOutRuling & { readonly match: string })[] = [];
  readonly #otherwise: DecidedOtherwise[] = [];
  readonly #disputes = new Set<string>();
  #withheld = 0;
  #voided = 0;
  #passed: EventPassed | undefined;
  #group: Group | undefined;
  #worked: StandingsRecord[] | undefined;
  #told = 0;

  constructor(
    private readonly id: string,
    private readonly proving: Proving,
  ) {}

  pack(pack: JsonObject): void {
    const digest = String(pack['digest']);
    this.#shelves.set(digest, new Shelf([pack as unknown as Pack]));
  }

  entry(entry: Recorded): EventFault | undefined {
    return this.#found(() => {
      if (entry.stream === TOURNAMENT.stream.of(this.id)) return void this.#entries.push(entry);
      const match = MATCH.stream.idIn(entry.stream);
      if (match !== undefined) return this.#ofMatch(match, entry);
      const dispute = DISPUTE.stream.idIn(entry.stream);
      const group = this.#group;
      const about = matchOfDispute(entry) ?? group?.match;
      if (dispute === undefined || group === undefined || about !== group.match)
        throw new EventAtFault('stray-entry', `${entry.stream} is no part of event ${this.id} where it stands`, entry);
      this.#disputes.add(dispute);
      group.disputes.push(entry);
    });
  }

  withheld(entry: Withheld): EventFault | undefined {
    return this.#found(() => {
      const dispute = DISPUTE.stream.idIn(entry.stream);
      if (dispute === undefined || this.#group === undefined)
        throw new EventAtFault(
          'stray-entry',
          `only disputes are withheld, and ${entry.stream} is none of a match`,
          entry,
        );
      this.#disputes.add(dispute);
      this.#group.withheld.add(dispute);
      this.#withheld += 1;
    });
  }

  standings(told: JsonObject): EventFault | undefined {
    return this.#found(() => {
      const worked = this.#standings();
      const next = worked[this.#told];
      this.#told += 1;
      if (next === undefined) throw new EventAtFault('other-standings', 'there are more standings than closed rounds');
      const difference = differenceOf(told as Partial<StandingsRecord>, next, this.#entries);
      if (difference !== undefined) throw new EventAtFault('other-standings', difference);
    });
  }

  /** What the whole record comes to, once all of it was told. */
  end(): WholeEventTold | EventFault {
    let told: WholeEventTold | undefined;
    const fault = this.#found(() => {
      const worked = this.#standings();
      const missing = worked[this.#told];
      if (missing)
        throw new EventAtFault('standings-left-out', `the standings after round ${missing.after} are not there`);
      told = this.#sum(worked);
    });
    return fault ?? (told as WholeEventTold);
  }

  /** The event by its own entries, once all of them were told: every table of every publication among them. */
  event(): EventPassed | EventFault {
    let passed: EventPassed | undefined;
    const fault = this.#found(() => {
      passed = this.#event();
    });
    return fault ?? (passed as EventPassed);
  }

  #found(look: () => void): EventFault | undefined {
    try {
      look();
      return undefined;
    } catch (error) {
      if (error instanceof EventAtFault) return error.found;
      throw error;
    }
  }

  #event(): EventPassed {
    this.#passed ??= passEvent(this.id, this.#entries, (text) => this.proving.hash(text));
    return this.#passed;
  }

  #ofMatch(match: string, entry: Recorded): void {
    if (this.#group?.match !== match) {
      this.#endMatch();
      if (!this.#event().tables.of(match) || this.#seen.has(match))
        throw new EventAtFault('stray-entry', `match ${match} is at no table of event ${this.id}`, entry);
      this.#group = { match, own: [], disputes: [], withheld: new Set() };
    }
    this.#group?.own.push(entry);
  }

  #endMatch(): void {
    const group = this.#group;
    this.#group = undefined;
    if (!group) return;
    const event = this.#event();
    const table = event.tables.of(group.match);
    const [first] = group.own;
    if (!table || !first) return;
    const { pack } = first.data as { readonly pack?: { readonly digest?: unknown } };
    const shelf = this.#shelves.get(String(pack?.digest));
    if (!shelf) throw new EventAtFault('rules-left-out', 'the rules that it was opened under are not above it', first);
    const { voided, rulings, unseen, otherwise } = passMatch(table, group, event, shelf, this.proving.commit);
    if (voided) this.#voided += 1;
    this.#seen.add(group.match);
    this.#rulings.push(...rulings.map((one) => ({ ...one, match: group.match })));
    this.#otherwise.push(...otherwise);
    this.#unseen.push(...unseen.map((one) => ({ ...one, match: group.match })));
  }

  /** All matches have been told by now. */
  #standings(): readonly StandingsRecord[] {
    if (this.#worked) return this.#worked;
    this.#endMatch();
    const { state, tables } = this.#event();
    for (const table of tables.all) {
      if (this.#seen.has(table.match)) continue;
      const stands = standsAt(state, table);
      if (table.told.length > 0 || table.voids.length > 0 || stands?.closed)
        throw new EventAtFault('match-left-out', `the match of ${tableText(table)} is left out`);
    }
    this.#worked = [...standingsRecords(state)];
    return this.#worked;
  }

  #sum(standings: readonly StandingsRecord[]): WholeEventTold {
    const { state, tables, draws, otherwise: decided } = this.#event();
    const otherwise = [...decided, ...this.#otherwise];
    return {
      state,
      ...(draws && { draws }),
      matches: this.#seen.size,
      voided: this.#voided,
      unopened: tables.all.length - this.#seen.size,
      disputes: this.#disputes.size,
      withheld: this.#withheld,
      rulings: this.#rulings,
      unseen: this.#unseen,
      standings,
      ...(otherwise.length === 0 ? {} : { otherwise }),
    };
  }
}
