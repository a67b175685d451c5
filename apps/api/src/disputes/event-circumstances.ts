import type { Circumstances, DisputeCommand, DisputeState } from '@adjutant/dispute';
import { Inject, Injectable } from '@nestjs/common';
import type { Acting } from '../access/acting.js';
import { Staff } from '../access/staff.js';
import { EventPolicies } from '../event/event-policy.js';
import { DisputeReader } from './dispute-reader.js';
import { NO_RECEIPTS, receiptsOf } from './receipts.js';

/** What has to be in time. */
const TIMED: ReadonlySet<DisputeCommand['type']> = new Set(['AppealRuling', 'ObjectToWithdrawal']);

/** What the event says about a dispute: its policy, its clock, and who its head judges are. */
@Injectable()
export class EventCircumstances {
  constructor(
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(DisputeReader) private readonly disputes: DisputeReader,
    @Inject(Staff) private readonly staff: Staff,
  ) {}

  async of(
    { type }: DisputeCommand,
    state: DisputeState,
    { acting, dispute }: { readonly acting: Acting; readonly dispute: string },
  ): Promise<Pick<Circumstances, 'policy' | 'receipts' | 'headJudges'>> {
    const asksHeads = type === 'AppealRuling' && acting.mode === 'staffed';
    return {
      policy: await this.policies.now(),
      receipts: TIMED.has(type) ? await receiptsOf(this.disputes.store, dispute, state) : NO_RECEIPTS,
      headJudges: asksHeads ? await this.#headJudges() : null,
    };
  }

  async #headJudges(): Promise<readonly string[]> {
    return (await this.staff.list()).filter(({ roles }) => roles.includes('head-judge')).map(({ id }) => id);
  }
}
