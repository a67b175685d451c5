import { Inject, Injectable } from '@nestjs/common';
import { ABSENT, matchStream, type MatchEvent, type MatchState, type OpenedState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { ChainReport, StoredEvent } from '@adjutant/store';
import { unknownMatch } from '../problems/problem.js';
import { UnreadableMatch } from '../problems/trouble.js';
import { MatchDesk } from './match-desk.js';
import { isMatchId } from './match-id.js';

/** Reads matches for questions about them. Every method says so when there is no such match. */
@Injectable()
export class MatchReader {
  constructor(@Inject(MatchDesk) private readonly desk: MatchDesk) {}

  get shelf(): Shelf {
    return this.desk.shelf;
  }

  /** The newest state, from the state in use where there is one. */
  async state(id: string): Promise<OpenedState> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const stream = matchStream(id);
    const known = this.desk.states.get(stream);
    const facts = await this.desk.store.readFacts(stream, (known?.revision ?? -1) + 1);
    let state: MatchState = known?.state ?? ABSENT;
    for (const fact of facts) state = this.desk.decider.evolve(state, fact.event as MatchEvent);
    if (state.status === 'absent') throw unknownMatch(id);
    return state;
  }

  /** The whole record, as plain events. */
  async events(id: string): Promise<readonly MatchEvent[]> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const facts = await this.desk.store.readFacts(matchStream(id));
    if (facts.length === 0) throw unknownMatch(id);
    return facts.map((fact) => fact.event as MatchEvent);
  }

  /** The record with by whom and when, from a revision on. */
  async stored(id: string, from = 0): Promise<readonly StoredEvent<MatchEvent>[]> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const stored = await this.desk.store.read(matchStream(id), from);
    if (stored.length === 0 && (from === 0 || !(await this.exists(id)))) throw unknownMatch(id);
    return stored as readonly StoredEvent<MatchEvent>[];
  }

  async exists(id: string): Promise<boolean> {
    if (!isMatchId(id)) return false;
    if (this.desk.states.get(matchStream(id))) return true;
    return (await this.desk.store.readFacts(matchStream(id))).length > 0;
  }

  /** Whether the record is what was once written, and where it is not. */
  async verify(id: string): Promise<ChainReport> {
    if (!isMatchId(id)) throw unknownMatch(id);
    const report = await this.desk.store.verifyChain(matchStream(id));
    if (report.intact && report.events === 0) throw unknownMatch(id);
    return report;
  }

  /** Runs a projection over a record; one that cannot be read is reported as such, with its reason. */
  project<Result>(work: (shelf: Shelf) => Result): Result {
    try {
      return work(this.desk.shelf);
    } catch (error) {
      throw new UnreadableMatch(error);
    }
  }
}
