import { type PenaltiesSeen, penaltyId } from '@adjutant/contexts';
import type { RuledPenalty, Ruling } from '@adjutant/dispute';
import { namedId, type Actor, type Refusal } from '@adjutant/kernel';
import type { StoredEvent } from '@adjutant/store';
import { PenaltyRecorder } from '../penalties/penalty-recorder.js';
import { LIAISON } from './match-side.js';

/** One of the penalties that go with a ruling. */
export interface Penalised {
  readonly match: string;
  readonly dispute: string;
  readonly ruling: string;
  readonly index: number;
}

/** The penalties of a ruling reach the people whom they are for. */
export class PenaltySide {
  constructor(private readonly recorder: PenaltyRecorder) {}

  /** How the penalties of these rulings stand in the records of their people. */
  async seen(dispute: string, rulings: readonly Ruling[]): Promise<PenaltiesSeen> {
    const people = new Set(rulings.flatMap(({ penalties }) => penalties.map(({ person }) => person)));
    const records = await Promise.all([...people].map((person) => this.recorder.read(person)));
    const known = new Map(records.flatMap(({ penalties }) => penalties).map((one) => [one.penalty, one]));
    return {
      stands: (ruling, index) => {
        const one = known.get(penaltyId({ dispute, ruling }, index));
        if (!one) return 'absent';
        return one.rescinded ? 'rescinded' : 'given';
      },
    };
  }

  /** Gives it; why it cannot be recorded, where it cannot. */
  issue({ penalties, judge, role }: Ruling, about: Penalised, cause: StoredEvent): Promise<Refusal | null> {
    const { index, match, dispute, ruling } = about;
    const penalty = penaltyOf(penalties, about);
    const data = { ...penalty, match, dispute, ruling, penalty: penaltyId(about, index), by: { id: judge, role } };
    return this.#take({ type: 'IssuePenalty', data }, penalty.person, cause);
  }

  /** Takes it back with the ruling. */
  rescind(
    { penalties }: Ruling,
    about: Penalised & { readonly by: Actor; readonly because: string },
    cause: StoredEvent,
  ): Promise<Refusal | null> {
    const { index, ruling, by, because } = about;
    const data = { penalty: penaltyId(about, index), because, ruling, by };
    return this.#take({ type: 'RescindPenalty', data }, penaltyOf(penalties, about).person, cause);
  }

  async #take(
    command: Parameters<PenaltyRecorder['take']>[0],
    person: string,
    { meta }: StoredEvent,
  ): Promise<Refusal | null> {
    const { occurredAt, correlationId, eventId } = meta;
    // Never the very same time: a command that says when it happened has to be the same command again later.
    const now = new Date(Math.max(Date.now(), Date.parse(occurredAt) + 1)).toISOString();
    const commandId = namedId(`liaison/${eventId}/${command.type}/${command.data.penalty}`);
    const answer = await this.recorder.take(command, {
      person,
      actor: LIAISON,
      now,
      occurredAt,
      correlationId,
      commandId,
    });
    return answer.outcome === 'refused' ? answer.refusal : null;
  }
}

function penaltyOf(penalties: readonly RuledPenalty[], { ruling, index }: Penalised): RuledPenalty {
  const penalty = penalties[index];
  if (!penalty) throw new Error(`ruling ${ruling} has no penalty ${index}`);
  return penalty;
}
