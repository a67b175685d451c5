import type { Circumstances, DisputeCommand, DisputeState } from '@adjutant/dispute';
import type { OpenedState } from '@adjutant/match';
import { isOwner, nameOf, type Acting, type EventRoles, type Staff } from '@adjutant/access';
import { type JudgingRules, Plays } from '@adjutant/event';
import { acceptedBy } from './impartiality.js';
import { DisputeReader } from './dispute-reader.js';
import { NO_RECEIPTS, receiptsOf } from './receipts.js';

/** What has to be in time. */
const TIMED: ReadonlySet<DisputeCommand['type']> = new Set(['AppealRuling', 'ObjectToWithdrawal']);

interface About {
  readonly acting: Acting;
  readonly dispute: string;
  readonly id?: string;
  readonly match?: OpenedState;
}

/** What the event says about a dispute: its policy, its clock, and who its head judges are. */
export class EventCircumstances {
  constructor(
    private readonly rules: JudgingRules,
    private readonly disputes: DisputeReader,
    private readonly staff: Staff,
    private readonly plays: Plays,
    private readonly eventRoles: EventRoles,
  ) {}

  async of(
    { type }: DisputeCommand,
    state: DisputeState,
    { acting, dispute, ...about }: About,
  ): Promise<Pick<Circumstances, 'policy' | 'receipts' | 'headJudges' | 'plays' | 'accepted'>> {
    const asksHeads = type === 'AppealRuling' && acting.mode === 'staffed';
    return {
      policy: await this.rules.of(about.match?.event?.id),
      receipts: TIMED.has(type) ? await receiptsOf(this.disputes.store, dispute, state) : NO_RECEIPTS,
      headJudges: asksHeads ? await this.#headJudges(about.match?.event?.id) : null,
      ...(await this.#playing(acting, about)),
      ...(await this.#accepted(state, acting, dispute, about.match)),
    };
  }

  /** What those who sit there now have consented to: nobody is bound by the word of whoever sat there before. */
  async #accepted(
    state: DisputeState,
    { mode }: Acting,
    dispute: string,
    match: OpenedState | undefined,
  ): Promise<Pick<Circumstances, 'accepted'>> {
    if (mode !== 'staffed' || !match || state.status === 'absent' || !state.judgesAccepted) return {};
    return { accepted: acceptedBy(await this.disputes.entries(dispute), match.seats) };
  }

  /** Where somebody plays in the match, whatever the seat calls them. */
  async #playing(acting: Acting, { id, match }: Pick<About, 'id' | 'match'>): Promise<Pick<Circumstances, 'plays'>> {
    if (isOwner(acting) || id === undefined || !match) return {};
    const [plays] = await this.plays.sidesOf(nameOf(acting.actor).id, id, match.seats);
    return plays === undefined ? {} : { plays };
  }

  /** Of the installation, and of the event of the match. */
  async #headJudges(event: string | undefined): Promise<readonly string[]> {
    const here = event === undefined ? [] : await this.eventRoles.of(event);
    const all = [...(await this.staff.list()), ...here];
    return [...new Set(all.filter(({ roles }) => roles.includes('head-judge')).map(({ id }) => id))];
  }
}
