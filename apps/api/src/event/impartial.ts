import { conflictOfInterest } from '@adjutant/dispute';
import type { Role } from '@adjutant/kernel';
import type { MatchCommand, MatchState, Seats } from '@adjutant/match';
import type { Side } from '@adjutant/rules';
import { Inject, Injectable } from '@nestjs/common';
import { isOwner, nameOf, type Acting } from '../access/acting.js';
import { sideOf } from '../access/match-target.js';
import { notAllowed } from '../access/refused.js';
import { isBarred, isRuling, STAKES } from '../access/stakes.js';
import { EventPolicies } from './event-policy.js';
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

const JUDGES: readonly Role[] = ['judge', 'head-judge'];
const STAFF: readonly Role[] = [...JUDGES, 'scorekeeper', 'organizer'];

interface Asked {
  readonly command: MatchCommand;
  readonly match: string;
}

/** Keeps officials away from matches of their own, at every door; judges as well from those that the policy of the event names. */
@Injectable()
export class Impartial {
  constructor(
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(KnownTies) private readonly ties: KnownTies,
    @Inject(Plays) private readonly plays: Plays,
  ) {}

  /** Throws where somebody hands out a link of the other side of a match that they play in: it would show them that hand. */
  async assertHandsOut(side: Side, match: string, acting: Acting, seats: Seats): Promise<void> {
    const own = await this.plays.sidesOf(nameOf(acting.actor).id, match, seats);
    if (isBarred({ type: 'IssueSeatLink' }, own, side)) throw notAllowed(ownMatch(own, match));
  }

  /** Throws where somebody decides about a match that they play in, or as a judge of the club or the nation of a player. */
  async assert({ command, match }: Asked, acting: Acting, state: MatchState): Promise<void> {
    if (isOwner(acting) || state.status === 'absent' || !acting.roles.some((role) => STAFF.includes(role))) return;
    const side = sideOf(command, state);
    const rules = isRuling(command, side);
    if (STAKES[command.type] === 'none' && !rules) return;
    const { id } = nameOf(acting.actor);
    const own = await this.plays.sidesOf(id, match, state.seats);
    if (isBarred(command, own, side)) throw notAllowed(ownMatch(own, match));
    if (!(OFFICIAL.has(command.type) || rules) || !acting.roles.some((role) => JUDGES.includes(role))) return;
    const { conflicts } = await this.policies.now();
    if (conflicts.length === 0) return;
    const refusal = conflictOfInterest(conflicts, await this.ties.around(id, match, state.seats));
    if (refusal) throw notAllowed(refusal);
  }
}
