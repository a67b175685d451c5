import { type PenaltyRefused, type RuledPenalty, type RulingGiven } from '@adjutant/dispute';
import { namedId, type Actor } from '@adjutant/kernel';
import type { StoredEvent } from '@adjutant/store';
import { Inject, Injectable } from '@nestjs/common';
import { PenaltyDesk } from '../penalties/penalty-desk.js';
import { LIAISON } from './match-side.js';

/** The ruling that penalties go with. */
export interface Penalised {
  readonly match: string;
  readonly dispute: string;
  readonly ruling: string;
}

/** The penalties of a ruling reach the people whom they are for. */
@Injectable()
export class PenaltySide {
  constructor(@Inject(PenaltyDesk) private readonly desk: PenaltyDesk) {}

  /** Gives the penalties of a ruling; those that cannot be recorded any more are told. */
  async issue(
    { penalties, judge, role }: Pick<RulingGiven['data'], 'penalties' | 'judge' | 'role'>,
    about: Penalised,
    cause: StoredEvent,
  ): Promise<readonly PenaltyRefused[]> {
    const refused: PenaltyRefused[] = [];
    for (const [index, penalty] of penalties.entries()) {
      const data = { ...penalty, ...about, penalty: penaltyId(about, index), by: { id: judge, role } };
      const answer = await this.#take({ type: 'IssuePenalty', data }, penalty.person, cause);
      if (answer.outcome !== 'refused') continue;
      const { code, message } = answer.refusal;
      refused.push({ person: penalty.person, code, message });
    }
    return refused;
  }

  /** Takes them back with the ruling. One that was never recorded, or taken back already, needs nothing. */
  async rescind(
    penalties: readonly RuledPenalty[],
    about: Penalised,
    { by, because }: { readonly by: Actor; readonly because: string },
    cause: StoredEvent,
  ): Promise<void> {
    for (const [index, { person }] of penalties.entries()) {
      const data = { penalty: penaltyId(about, index), because, ruling: about.ruling, by };
      await this.#take({ type: 'RescindPenalty', data }, person, cause);
    }
  }

  #take(command: Parameters<PenaltyDesk['take']>[0], person: string, { meta }: StoredEvent) {
    const { occurredAt, correlationId, eventId } = meta;
    // Never the very same time: a command that says when it happened has to be the same command again later.
    const now = new Date(Math.max(Date.now(), Date.parse(occurredAt) + 1)).toISOString();
    const commandId = namedId(`liaison/${eventId}/${command.type}/${command.data.penalty}`);
    return this.desk.take(command, { person, actor: LIAISON, now, occurredAt, correlationId, commandId });
  }
}

/** The same penalty of the same ruling always has the same id: it is given once, and can be taken back. */
export function penaltyId({ dispute, ruling }: Omit<Penalised, 'match'>, index: number): string {
  return namedId(`penalty/${dispute}/${ruling}/${index}`);
}
