import { isOwner, nameOf, notAllowed, placeOf, type Acting, type Target } from '@adjutant/access';
import type { PenaltyCommand, PenaltyRecord } from '@adjutant/dispute';
import { isMatchId, MatchReader, ownMatch, Plays } from '@adjutant/event';
import type { Refusal } from '@adjutant/kernel';
import { refuse } from '../refusals.js';
import { PenaltyRecorder } from './penalty-recorder.js';

/** Whose a penalty is, and who has a stake in it. */
export class PenaltyStake {
  constructor(
    private readonly penalties: PenaltyRecorder,
    private readonly plays: Plays,
    private readonly matches: MatchReader,
  ) {}

  /** A player speaks about a penalty from the seat that it was given at. */
  async target({ type, data }: PenaltyCommand, person: string, state: PenaltyRecord, acting: Acting): Promise<Target> {
    const penalty = type === 'IssuePenalty' ? data : state.penalties.find((one) => one.penalty === data.penalty);
    const event = penalty && (await this.penalties.eventOf(penalty));
    if (type !== 'AppealPenalty') return { event };
    const { match, side } = penalty ?? placeOf(acting, person) ?? {};
    return { match, side, event, seats: await this.#seatsOf(match) };
  }

  /**
   * Nobody gives, takes back or decides about a penalty of a match that they play in, or of a dispute about it, nor one of
   * their own; that one they may appeal.
   */
  async assertImpartial(
    { type, data }: PenaltyCommand,
    person: string,
    { penalties }: PenaltyRecord,
    acting: Acting,
  ): Promise<void> {
    if (isOwner(acting)) return;
    const { id } = nameOf(acting.actor);
    if (await this.plays.isSame(id, person)) {
      if (type === 'AppealPenalty') return;
      throw notAllowed(ofOneself(person));
    }
    const about = type === 'IssuePenalty' ? data : penalties.find((one) => one.penalty === data.penalty);
    const disputed = about?.dispute === undefined ? undefined : await this.penalties.matchOf(about.dispute);
    for (const match of new Set([about?.match, disputed])) await this.#assertPlaysElsewhere(id, match);
  }

  async #assertPlaysElsewhere(id: string, match: string | undefined): Promise<void> {
    const seats = await this.#seatsOf(match);
    if (match === undefined || !seats) return;
    const sides = await this.plays.sidesOf(id, match, seats);
    if (sides.length > 0) throw notAllowed(ownMatch(sides, match));
  }

  async #seatsOf(match: string | undefined): Promise<Target['seats']> {
    if (match === undefined || !isMatchId(match)) return undefined;
    const state = await this.matches.newest(match);
    return state.status === 'absent' ? undefined : state.seats;
  }
}

function ofOneself(person: string): Refusal {
  const says = 'This is about yourself: another official has to give a penalty, take it back, or decide an appeal.';
  return refuse('penalty/of-oneself', says, { person });
}
