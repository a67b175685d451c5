import {
  disputeOf,
  rulingIn,
  type DisputeEvent,
  type EvidenceWithheld,
  type OpenedDispute,
  type RulingGiven,
  type RulingRevoked,
} from '@adjutant/dispute';
import type { Log } from '@adjutant/health';
import type { Actor, Refusal } from '@adjutant/kernel';
import type { ApplyRuling } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { StoredEvent } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { entryToReverse, foresee } from '../disputes/foreseeing.js';
import { DisputeSide } from './dispute-side.js';
import { PenaltySide } from './penalty-side.js';
import { LOG, SHELF } from '../tokens.js';
import { neverPasses } from './never-passes.js';
import { MatchSide, type Standing } from './match-side.js';

type Given = RulingGiven['data'];

interface TakingBack {
  readonly by: Actor;
  readonly because: string;
}

/** What happened in a dispute, on its way into the match. */
interface Carried {
  readonly dispute: string;
  readonly state: OpenedDispute;
  readonly cause: StoredEvent;
}

/**
 * Carries what was ruled in a dispute into its match, and reports back. Every step may be done again: a command that was
 * recorded is answered as before, and what stands in the match is looked for there before anything is decided.
 */
@Injectable()
export class Carrier {
  constructor(
    @Inject(SHELF) private readonly shelf: Shelf,
    @Inject(MatchSide) private readonly matches: MatchSide,
    @Inject(DisputeSide) private readonly disputes: DisputeSide,
    @Inject(PenaltySide) private readonly penalties: PenaltySide,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async carry(cause: StoredEvent): Promise<void> {
    const dispute = disputeOf(cause.stream);
    if (dispute === undefined) return;
    const event = cause.event as DisputeEvent;
    if (!isCarried(event)) return;
    try {
      await this.#carry({ dispute, cause, state: await this.disputes.state(dispute) }, event);
    } catch (error) {
      const reason = neverPasses(error);
      if (!reason) throw error;
      await this.#giveUp(dispute, event, reason, cause);
    }
  }

  async #carry(carried: Carried, event: CarriedEvent): Promise<void> {
    if (event.type === 'EvidenceWithheld') return this.disputes.withhold(event.data.hash);
    if (event.type === 'RulingRevoked') {
      const { ruling, judge, because } = event.data;
      await this.#takeBack(carried, ruling, { by: { id: judge, role: 'head-judge' }, because });
    } else if (event.data.verdict === 'upheld') await this.#leave(carried, event.data);
    else await this.#give(carried, event.data);
  }

  /** An upheld ruling is carried out already: nothing more is done to the match. */
  async #leave(carried: Carried, given: Given): Promise<void> {
    if (rulingIn(carried.state, given.ruling)?.outcome) return;
    await this.#finish(carried, given, await this.matches.now(carried.state.match));
  }

  async #give(carried: Carried, given: Given): Promise<void> {
    const { dispute, state, cause } = carried;
    if (rulingIn(state, given.ruling)?.outcome) return;
    const first = given.instance === 'final' && 'first' in state ? state.first : null;
    if (!(await this.matches.applied(state.match, dispute, given.ruling))) {
      const refusal = (await this.#whyNot(carried, given, first)) ?? (await this.#apply(carried, given, first));
      // What stands in its way may be the ruling itself, applied by another instance since it was looked for.
      const isThere = refusal !== null && (await this.matches.applied(state.match, dispute, given.ruling));
      if (refusal && !isThere) return this.#reportFailed(dispute, given.ruling, refusal, cause);
    } else if (first !== null) {
      await this.#takeBack(carried, first, { by: officialOf(given), because: given.because });
    }
    const applied = await this.matches.applied(state.match, dispute, given.ruling);
    if (!applied) throw new Error(`ruling ${given.ruling} of dispute ${dispute} has left no trace in its match`);
    const last = applied.block.at(-1) ?? applied.entry;
    await this.#finish(carried, given, await this.matches.standingAt(state.match, applied.entry, last));
  }

  /** Looked at as a whole before the first ruling is taken back: it must not be gone when the new one cannot stand. */
  async #whyNot({ state }: Carried, given: Given, first: string | null): Promise<Refusal | null> {
    const match = await this.matches.state(state.match);
    const reversing = first === null ? null : entryToReverse(state, first);
    return foresee(this.shelf, match, { remedies: given.remedies, by: officialOf(given), reversing, called: state.at })
      .refusal;
  }

  async #apply(carried: Carried, given: Given, first: string | null): Promise<Refusal | null> {
    const { dispute, state, cause } = carried;
    if (first !== null) await this.#takeBack(carried, first, { by: officialOf(given), because: given.because });
    const { ruling, because, remedies } = given;
    const asked = { dispute, ruling, by: officialOf(given), remedies, because, called: state.at };
    const data = asked as unknown as ApplyRuling['data'];
    const answer = await this.matches.apply(state.match, data, cause);
    return answer.outcome === 'refused' ? answer.refusal : null;
  }

  async #takeBack({ dispute, state, cause }: Carried, ruling: string, why: TakingBack): Promise<void> {
    const taken = rulingIn(state, ruling);
    if (!taken || taken.takenBack) return;
    const applied = await this.matches.applied(state.match, dispute, ruling);
    if (applied && !applied.reversed) await this.matches.reverse(state.match, applied.entry, why.because, cause);
    await this.penalties.rescind(taken.penalties, { match: state.match, dispute, ruling }, why, cause);
    const reversal = applied && (await this.matches.reversal(state.match, applied.entry));
    const standing = reversal ?? (await this.matches.now(state.match));
    await this.disputes.report(dispute, { ruling, outcome: 'taken-back', ...standing }, cause);
  }

  /** Penalties come after what is done to the match, and the report after both: it says that all of it is done. */
  async #finish({ dispute, state, cause }: Carried, given: Given, standing: Standing): Promise<void> {
    const { ruling } = given;
    const penaltiesRefused = await this.penalties.issue(given, { match: state.match, dispute, ruling }, cause);
    await this.disputes.report(dispute, { ruling, outcome: 'carried-out', ...standing, penaltiesRefused }, cause);
  }

  /** One record that takes nothing any more must not keep the rulings on all others waiting. */
  async #giveUp(dispute: string, { type, data }: CarriedEvent, reason: Refusal, cause: StoredEvent): Promise<void> {
    const ruling = 'ruling' in data ? data.ruling : '';
    try {
      if (type === 'RulingGiven') return await this.#reportFailed(dispute, ruling, reason, cause);
    } catch (error) {
      // Then it is the dispute itself that takes nothing.
      if (!neverPasses(error)) throw error;
    }
    this.log.error('A ruling is not carried out, and its dispute cannot say so.', {
      ...{ type, ruling, dispute, code: reason.code, correlation: cause.meta.correlationId },
    });
  }

  #reportFailed(dispute: string, ruling: string, { code, message }: Refusal, cause: StoredEvent): Promise<void> {
    return this.disputes.report(dispute, { ruling, outcome: 'not-carried-out', code, message }, cause);
  }
}

type CarriedEvent = RulingGiven | RulingRevoked | EvidenceWithheld;

const CARRIED: ReadonlySet<string> = new Set<CarriedEvent['type']>([
  'RulingGiven',
  'RulingRevoked',
  'EvidenceWithheld',
]);

/** Whether something in a dispute has to be carried out beyond it. */
function isCarried(event: DisputeEvent): event is CarriedEvent {
  return isCarriedType(event.type);
}

export function isCarriedType(type: string): boolean {
  return CARRIED.has(type);
}

function officialOf({ judge, role }: Given): ApplyRuling['data']['by'] {
  return { id: judge, role };
}
