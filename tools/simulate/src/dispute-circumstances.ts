import type { Circumstances, EventPolicy, Ties } from '@adjutant/dispute';
import type { Role } from '@adjutant/kernel';
import { nextNumber, type MatchState } from '@adjutant/match';
import { digest } from '@adjutant/seal';

const POLICY: EventPolicy = {
  name: 'simulated',
  conflicts: [],
  penalties: null,
  appealMinutes: null,
  ownAppeals: null,
};
const NOBODY: Ties = { club: null, nation: null };

/** Under what something is asked of a dispute: its match as it stands, and officials who have nothing to do with its players. */
export function circumstancesOf(match: MatchState, role: Role): Circumstances {
  const known = {
    ...{ roles: [role], named: true, seat: null, policy: POLICY, headJudges: null },
    receipts: { ruled: null, acceptedByStaff: [], withdrawn: null },
    ties: { asking: NOBODY, players: { A: NOBODY, B: NOBODY } },
  };
  if (match.status === 'absent') return { ...known, match: null };
  const revision = nextNumber(match) - 1;
  const hash = digest(match);
  const players = { A: match.seats.A.player, B: match.seats.B.player };
  return {
    ...known,
    match: { revision, confirmation: null, voided: null, players },
    assessment: { possible: true, basis: { revision, before: hash, after: hash }, since: [] },
  };
}
