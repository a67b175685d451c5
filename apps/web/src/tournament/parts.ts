import type { Me } from '@adjutant/access';
import type { TournamentView } from '@adjutant/tournament';
import { mayDo } from '../access/access-api.js';
import { rolesAt } from '../acting/acting.js';

export const PARTS = ['entries', 'rounds', 'standings', 'settings', 'staff', 'register', 'print'] as const;
export type Part = (typeof PARTS)[number];

/** The parts of an event that serve whoever looks: those in which they could do nothing but be refused are left out. */
export function partsFor(
  { tournament, may }: Pick<TournamentView, 'tournament' | 'may'>,
  me: Me | undefined,
): readonly Part[] {
  const serves: { readonly [part in Part]?: boolean } = {
    // An event that is over is reopened before it is changed, by the same people.
    settings: may.includes('ChangeSettings') || may.includes('ReopenTournament'),
    staff: me?.mode === 'staffed' && mayDo({ ...me, roles: rolesAt(me, tournament) }, 'ReadEventStaff'),
  };
  return PARTS.filter((part) => serves[part] ?? true);
}
