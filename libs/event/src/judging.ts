import type { EventPolicy } from '@adjutant/dispute';
import type { EventPolicies } from './event-policy.js';
import { isMatchId } from './matches/match-id.js';
import type { TournamentReader } from './tournaments/tournament-reader.js';

/** What is decided for judges: by the whole installation, and in its place by the event of a match. */
export class JudgingRules {
  constructor(
    private readonly policies: Pick<EventPolicies, 'now'>,
    private readonly tournaments: Pick<TournamentReader, 'newest'>,
  ) {}

  /** `event`: its id; undefined for what belongs to none. An event that is not there has decided nothing. */
  async of(event: string | undefined): Promise<EventPolicy> {
    const house = await this.policies.now();
    // Penalties of long ago name what the installation was called then.
    if (event === undefined || !isMatchId(event)) return house;
    const { state } = await this.tournaments.newest(event);
    if (state.status === 'absent') return house;
    const { name, judging } = state.settings;
    return { ...house, name, ...judging };
  }

  /** What an event is called, and whether it is over; undefined where there is none of this id. */
  async event(id: string): Promise<{ readonly name: string; readonly over: boolean } | undefined> {
    if (!isMatchId(id)) return undefined;
    const { state } = await this.tournaments.newest(id);
    return state.status === 'absent' ? undefined : { name: state.settings.name, over: state.status === 'ended' };
  }
}
