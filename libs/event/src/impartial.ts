import { conflictOfInterest } from '@adjutant/dispute';
import type { Role } from '@adjutant/kernel';
import {
  endSpeakers,
  MATCH,
  seatsEver,
  stillSealed,
  type MatchCommand,
  type MatchOccasion,
  type MatchState,
  type OpenedState,
  type Playing,
  type Seats,
} from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import {
  allRolesOf,
  isOwner,
  nameOf,
  type Acting,
  type Linked,
  notAllowed,
  isBarred,
  isRuling,
  STAKES,
} from '@adjutant/access';
import { EventPolicies } from './event-policy.js';
import type { JudgingRules } from './judging.js';
import { assertHandsOn } from './players-may.js';
import { ownMatch, Plays } from './plays.js';
import { KnownTies } from './ties.js';

/** What judges decide about a match outside any dispute. Whoever sets a refusal aside decides as well. */
const OFFICIAL: ReadonlySet<MatchCommand['type']> = new Set([
  'CorrectEntry',
  'RewindMatch',
  'AdjustPoints',
  'DecideResult',
  'CorrectSeats',
  'VoidMatch',
  'RestoreMatch',
]);

/** What is decided with what the lists of an event tell. */
const FROM_LISTS: ReadonlySet<MatchCommand['type']> = new Set(['Choose', 'SubmitRoster']);

const SINCE = 'That was changed since the match was opened, and still counts for it.';

const JUDGES: readonly Role[] = ['judge', 'head-judge'];
const STAFF: readonly Role[] = [...JUDGES, 'scorekeeper', 'organizer'];

interface TieQuestion {
  readonly command: MatchCommand;
  readonly match: string;
  /** The side whose closed hand the answer would tell of. */
  readonly hand?: Side | undefined;
}

/** Keeps officials away from matches of their own, at every door; judges as well from those that the policy of the event names. */
export class Impartial {
  constructor(
    private readonly policies: EventPolicies,
    private readonly ties: KnownTies,
    private readonly plays: Plays,
    private readonly rules: Pick<JudgingRules, 'of' | 'timed' | 'toldBy'>,
  ) {}

  /**
   * Throws where somebody hands out a link of the other side of a match that they play in, as it would show them that hand,
   * or takes one back, as it would throw the other player out. Whoever sits there hands a seat on where the event lets them.
   */
  async assertMayHandle(
    type: 'IssueSeatLink' | 'RevokeSeatLink',
    { match, side }: { readonly match: string; readonly side: Linked },
    acting: Acting,
    seats: Seats,
  ): Promise<void> {
    if (type === 'IssueSeatLink' && acting.seat) return assertHandsOn(await this.policies.now(), acting.seat, side);
    const own = await this.plays.sidesOf(nameOf(acting.actor).id, match, seats);
    if (isBarred({ type }, own, side)) throw notAllowed(ownMatch(own, match));
  }

  /** Throws where somebody decides about a match that they play in, or as a judge of the club or the nation of a player. */
  async assert(asked: TieQuestion, acting: Acting, state: MatchState): Promise<void> {
    const roles = allRolesOf(acting);
    if (isOwner(acting) || state.status === 'absent' || !roles.some((role) => STAFF.includes(role))) return;
    const { command } = asked;
    const rules = isRuling(command, MATCH.side(command, state));
    if (STAKES[command.type] === 'none' && !rules && asked.hand === undefined) return;
    const { id } = nameOf(acting.actor);
    await this.#assertPlaysElsewhere(asked, id, state);
    const judges = roles.some((role) => JUDGES.includes(role));
    if (judges && (rules || OFFICIAL.has(command.type))) await this.#assertUntied(id, asked.match, state);
  }

  /** What an occasion says on a state besides who and when: who plays, and what the event has decided that counts by then. */
  async around({ type }: MatchCommand, id: string, match: string, state: MatchState): Promise<Partial<MatchOccasion>> {
    const event = state.status === 'absent' ? undefined : state.event?.id;
    const { concession } = type === 'ConcedeMatch' ? await this.rules.of(event) : {};
    const isTimed = type === 'SetChessClock' || ('chessClock' in state && state.chessClock !== undefined);
    return {
      playing: await this.playing(id, match, state),
      ...(concession && { concession }),
      ...(isTimed && (await this.rules.timed(event))),
      ...(FROM_LISTS.has(type) && 'seats' in state && (await this.rules.toldBy(state.seats, event))),
    };
  }

  /** Which sides those play, under whatever id, whose word may open what is still sealed. */
  async playing(id: string, match: string, state: MatchState): Promise<Playing> {
    const isBare = state.status === 'absent' || state.table.objectives.length + state.table.choices.length === 0;
    if (isBare || stillSealed(state).length === 0) return {};
    const ids = [...new Set([id, ...endSpeakers(state)])];
    const sides = await Promise.all(ids.map((one) => this.plays.sidesEver(one, match, seatsEver(state))));
    return Object.fromEntries(ids.map((one, index) => [one, sides[index] ?? []]));
  }

  async #assertPlaysElsewhere({ command, match, hand }: TieQuestion, id: string, state: OpenedState): Promise<void> {
    const own = await this.plays.sidesOf(id, match, state.seats);
    const looks = own.length > 0 && hand !== undefined && !own.includes(hand);
    if (looks || isBarred(command, own, MATCH.side(command, state))) throw notAllowed(ownMatch(own, match));
  }

  async #assertUntied(id: string, match: string, { seats, event }: OpenedState): Promise<void> {
    const { conflicts } = await this.rules.of(event?.id);
    if (conflicts.length === 0) return;
    const held = await this.ties.heldAround(id, match, seats);
    const [now] = held;
    for (const ties of held) {
      const refusal = conflictOfInterest(conflicts, ties);
      if (refusal) throw notAllowed(ties === now ? refusal : { ...refusal, message: `${refusal.message} ${SINCE}` });
    }
  }
}
