import { type Ruled, nextStep, stepName, type Seen, type Step } from '@adjutant/contexts';
import {
  disputeOf,
  rulingIn,
  type DisputeEvent,
  type EvidenceWithheld,
  type OpenedDispute,
  type Ruling,
  type RulingGiven,
  type RulingRevoked,
} from '@adjutant/dispute';
import type { Log } from '@adjutant/health';
import { refuseFor, type Refusal } from '@adjutant/kernel';
import type { ApplyRuling } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { RecordAnswer, StoredEvent } from '@adjutant/store';
import { foresee } from '../disputes/foreseeing.js';
import { DisputeSide } from './dispute-side.js';
import { PenaltySide } from './penalty-side.js';
import { neverPasses } from '@adjutant/event';
import { MatchSide } from './match-side.js';

/** What happened in a dispute, on its way into the match. */
interface Carried {
  readonly dispute: string;
  readonly cause: StoredEvent;
}

interface Reporting extends Carried {
  readonly match: string;
  readonly penalties: Ruling['penalties'];
  readonly refused: ReadonlyMap<string, Refusal>;
}

/**
 * Carries what was ruled in a dispute into its match, and reports back. Every step may be done again: a command that was
 * recorded is answered as before, and what stands in the match is looked for there before anything is decided.
 */
export class RulingProcess {
  constructor(
    private readonly shelf: Shelf,
    private readonly matches: MatchSide,
    private readonly disputes: DisputeSide,
    private readonly penalties: PenaltySide,
    private readonly log: Log,
  ) {}

  async carry(cause: StoredEvent): Promise<void> {
    const dispute = disputeOf(cause.stream);
    if (dispute === undefined) return;
    const event = cause.event as DisputeEvent;
    if (!isCarried(event)) return;
    try {
      if (event.type === 'EvidenceWithheld') await this.disputes.withhold(event.data.hash);
      else await this.#carry({ dispute, cause }, event);
    } catch (error) {
      const reason = neverPasses(error);
      if (!reason) throw error;
      // Which entry is broken is for those who look at the log; the dispute is told in words.
      await this.#giveUp(dispute, event, inWords(reason), cause);
    }
  }

  /** Asks for the next step and takes it, until nothing is left; whatever was done before a crash is not asked for again. */
  async #carry(carried: Carried, ruled: Ruled): Promise<void> {
    const refused = new Map<string, Refusal>();
    const taken = new Set<string>();
    for (;;) {
      const step = nextStep(ruled, await this.#seen(carried, ruled, refused));
      if (!step) return;
      const name = stepName(step);
      if (taken.has(name)) throw new Error(`${name} of dispute ${carried.dispute} has left no trace`);
      taken.add(name);
      const refusal = await this.#take(step, carried, refused);
      if (refusal) refused.set(name, refusal);
    }
  }

  async #seen({ dispute }: Carried, { data }: Ruled, refused: ReadonlyMap<string, Refusal>): Promise<Seen> {
    const state = await this.disputes.state(dispute);
    const match = await this.matches.state(state.match);
    const remedies = 'remedies' in data ? data.remedies : [];
    const by = { id: data.judge, role: 'role' in data ? data.role : 'head-judge' } as const;
    return {
      ...{ id: dispute, dispute: state, refused },
      match: {
        state: match,
        whyNot: (_, reversing) => foresee(this.shelf, match, { remedies, by, reversing, called: state.at }).refusal,
      },
      penalties: await this.penalties.seen(dispute, state.rulings),
    };
  }

  /** Takes one step; what refuses it, where something does. */
  async #take(step: Step, carried: Carried, refused: ReadonlyMap<string, Refusal>): Promise<Refusal | null> {
    const { dispute, cause } = carried;
    const state = await this.disputes.state(dispute);
    const { match } = state;
    switch (step.do) {
      case 'apply':
        return this.#apply(state, carried, step.ruling);
      case 'reverse':
        return refusalOf(await this.matches.reverse(match, step.entry, step.because, cause));
      case 'issue':
        return this.penalties.issue(rulingOf(state, step.ruling), { match, dispute, ...step }, cause);
      case 'rescind':
        return this.penalties.rescind(rulingOf(state, step.ruling), { match, dispute, ...step }, cause);
      default:
        await this.#report(step, { match, dispute, cause, penalties: rulingOf(state, step.ruling).penalties, refused });
        return null;
    }
  }

  async #apply(state: OpenedDispute, { dispute, cause }: Carried, id: string): Promise<Refusal | null> {
    const { ruling, judge, role, because, remedies } = rulingOf(state, id);
    const asked = { dispute, ruling, by: { id: judge, role }, remedies, because, called: state.at };
    return refusalOf(await this.matches.apply(state.match, asked as unknown as ApplyRuling['data'], cause));
  }

  async #report(
    step: Extract<Step, { readonly do: `report-${string}` }>,
    { match, dispute, cause, penalties, refused }: Reporting,
  ): Promise<void> {
    const { ruling } = step;
    if (step.do === 'report-failed') return this.#reportFailed(dispute, ruling, step.refusal, cause);
    if (step.do === 'report-taken-back') {
      const reversal = step.at && (await this.matches.reversal(match, step.at.entry));
      const standing = reversal ?? (await this.matches.now(match));
      return this.disputes.report(dispute, { ruling, outcome: 'taken-back', ...standing }, cause);
    }
    const { entry, block = [] } = step.at ?? {};
    const standing =
      entry === undefined
        ? await this.matches.now(match)
        : await this.matches.standingAt(match, entry, block.at(-1) ?? entry);
    const penaltiesRefused = penalties.flatMap(({ person }, index) => {
      const refusal = refused.get(stepName({ do: 'issue', ruling, index }));
      return refusal ? [{ person, code: refusal.code, message: refusal.message }] : [];
    });
    return this.disputes.report(dispute, { ruling, outcome: 'carried-out', ...standing, penaltiesRefused }, cause);
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

function rulingOf(dispute: OpenedDispute, ruling: string): Ruling {
  const known = rulingIn(dispute, ruling);
  if (!known) throw new Error(`the dispute has no ruling ${ruling}`);
  return known;
}

function refusalOf(answer: RecordAnswer): Refusal | null {
  return answer.outcome === 'refused' ? answer.refusal : null;
}

function inWords({ code, message }: Refusal): Refusal {
  return refuseFor([{ code, message, facts: {}, cites: [] }]);
}
