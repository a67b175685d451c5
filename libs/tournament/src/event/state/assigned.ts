import type { Bye, Outcome } from '../../facts.js';
import type { EventOf } from '../events.js';
import type { OpenedTournament, RoundState } from './state.js';

/** A result that an organizer gave for a round in which its player has neither table nor bye. */
export interface AssignedResult {
  readonly round: number;
  readonly result: Outcome;
  /** What it brings; where it is left out, what a bye of its worth brings. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** The bye of the same worth: by its letter a TRF tells of it (conventions §3.5). */
export const BYE_OF = { win: 'full', draw: 'half', loss: 'zero' } as const satisfies Record<Outcome, Bye['kind']>;

export const assignedTo = (state: OpenedTournament, player: string, round: number): AssignedResult | undefined =>
  state.assigned?.[player]?.find((one) => one.round === round);

export function withAssigned(
  state: OpenedTournament,
  { round, player, result, figures }: EventOf<'ResultAssigned'>['data'],
): OpenedTournament {
  const others = (state.assigned?.[player] ?? []).filter((one) => one.round !== round);
  const own: readonly AssignedResult[] =
    result === 'none' ? [] : [{ round, result, ...(figures === undefined ? {} : { figures }) }];
  return { ...state, assigned: { ...state.assigned, [player]: [...others, ...own] } };
}

/** What was assigned for a round. Whoever was paired in it afterwards has what their table comes to. */
export function assignedIn(
  { assigned = {} }: OpenedTournament,
  { number, tables, byes }: RoundState,
): readonly (AssignedResult & { readonly player: string })[] {
  const found = Object.entries(assigned).flatMap(([player, all]) =>
    all.flatMap((one) => (one.round === number ? [{ player, ...one }] : [])),
  );
  if (found.length === 0) return [];
  const paired = new Set([...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)]);
  return found.filter(({ player }) => !paired.has(player));
}
