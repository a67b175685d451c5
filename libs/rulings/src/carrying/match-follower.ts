import { disputeOf } from '@adjutant/dispute';
import { matchOf } from '@adjutant/lists';
import type { MatchEvent } from '@adjutant/match';
import { SIDES, type Side } from '@adjutant/rules';
import type { StoredEvent } from '@adjutant/store';
import { SeatLinks } from '@adjutant/access';
import { MatchReader } from '@adjutant/event';
import { MatchSide } from './match-side.js';
import { disputesAbout, type DisputeLists } from './disputes-about.js';
import { DisputeSide } from './dispute-side.js';

const PATIENCE_MS = 5_000;

/** What becomes of a match as a whole, and is followed elsewhere: by its disputes, and by the links of its seats. */
const FOLLOWED: ReadonlySet<string> = new Set(['MatchVoided', 'MatchRestored', 'SeatsCorrected']);

/** Whether something has to be followed: in a match, or a call that may be about a match that is void. */
export function isFollowed(stream: string, type: string): boolean {
  return matchOf(stream) === undefined ? disputeOf(stream) !== undefined && type === 'JudgeCalled' : FOLLOWED.has(type);
}

/** Has disputes and links of seats follow their match. Every step may be done again. */
export class MatchFollower {
  constructor(
    private readonly matches: MatchReader,
    private readonly disputes: DisputeSide,
    private readonly models: DisputeLists,
    private readonly links: SeatLinks,
    private readonly matchSide: MatchSide,
  ) {}

  async follow(cause: StoredEvent): Promise<void> {
    const match = matchOf(cause.stream);
    if (match === undefined) return this.#followNewCall(disputeOf(cause.stream) ?? '', cause);
    const event = cause.event as MatchEvent;
    if (event.type === 'SeatsCorrected') return this.#close(match, await this.#changedBy(match, cause.revision), cause);
    if (event.type !== 'MatchVoided' && event.type !== 'MatchRestored') return;
    const state = event.type === 'MatchVoided' ? 'void' : 'restored';
    if (state === 'void') await this.#close(match, SIDES, cause);
    const said = { match: state, entry: cause.revision, because: event.data.because } as const;
    for (const dispute of await this.#disputesOf(match, cause)) await this.disputes.follow(dispute, said, cause);
  }

  /** A call stops the chess clock. And somebody may have called a judge at the very moment at which the match was declared void. */
  async #followNewCall(dispute: string, cause: StoredEvent): Promise<void> {
    const { match } = await this.disputes.state(dispute);
    const state = await this.matches.newest(match);
    if (state.status === 'absent') return;
    if (!state.voided) return this.matchSide.pauseFor(dispute, match, cause);
    await this.disputes.follow(dispute, { match: 'void', ...state.voided }, cause);
  }

  /** What was handed out later is for whoever sits there now. */
  #close(match: string, sides: readonly Side[], { meta }: StoredEvent): Promise<void> {
    return this.links.closeUntil(match, sides, meta.recordedAt);
  }

  async #changedBy(match: string, entry: number): Promise<readonly Side[]> {
    const facts = (await this.matches.events(match)).slice(0, entry + 1);
    const seats = facts.flatMap((event) =>
      event.type === 'MatchOpened' || event.type === 'SeatsCorrected' ? [event.data.seats] : [],
    );
    const [before, after] = seats.slice(-2);
    return SIDES.filter((side) => before?.[side].player !== after?.[side].player);
  }

  /** All that stand in the log before the cause. Whoever comes later is found by their call. */
  async #disputesOf(match: string, { position }: StoredEvent): Promise<readonly string[]> {
    await this.models.freshen(PATIENCE_MS);
    const [read, number] = [await this.models.read(), await this.disputes.numberOf(position)];
    if (read < number)
      throw new Error(
        `the lists have come to event ${read}; the disputes of match ${match} are wanted up to event ${number}`,
      );
    return disputesAbout(this.models, match);
  }
}
