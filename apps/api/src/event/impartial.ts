import { conflictOfInterest } from '@adjutant/dispute';
import type { Actor } from '@adjutant/kernel';
import type { MatchCommand, MatchState } from '@adjutant/match';
import { Inject, Injectable } from '@nestjs/common';
import { notAllowed } from '../access/refused.js';
import { EventPolicies } from './event-policy.js';
import { KnownTies, NONE } from './ties.js';

/** What officials decide about a match outside any dispute. Whoever sets a refusal aside decides as well. */
const OFFICIAL: ReadonlySet<MatchCommand['type']> = new Set([
  'CorrectEntry',
  'RewindMatch',
  'AdjustPoints',
  'DecideResult',
]);

/** Keeps judges away from matches of their own, at every door, as the policy of the event has it. */
@Injectable()
export class Impartial {
  constructor(
    @Inject(EventPolicies) private readonly policies: EventPolicies,
    @Inject(KnownTies) private readonly ties: KnownTies,
  ) {}

  /** Throws where somebody decides as a judge who is of the club or the nation of a player. */
  async assert(command: MatchCommand, { id, role }: Actor, state: MatchState): Promise<void> {
    if (role !== 'judge' && role !== 'head-judge') return;
    if (state.status === 'absent' || (!OFFICIAL.has(command.type) && !('override' in command.data))) return;
    const { conflicts } = await this.policies.now();
    if (conflicts.length === 0) return;
    const { seats } = state;
    const [asking = NONE, A = NONE, B = NONE] = await this.ties.of(id, seats.A.player, seats.B.player);
    const refusal = conflictOfInterest(conflicts, { asking, players: { A, B } });
    if (refusal) throw notAllowed(refusal);
  }
}
