import { accountOf, nameOf, seatsOf, type Acting } from '@adjutant/access';
import type { OpenedTournament } from '@adjutant/tournament';
import type { MatchReader } from '../matches/match-reader.js';

/** As whom somebody is part of an event. */
export interface AsEntrant {
  /** Whose word theirs is: their own entry. The device of a table is nobody's own. */
  readonly own: string | undefined;
  /** Whose opponents they see as these do. */
  readonly sees: readonly string[];
}

const NOBODY: AsEntrant = { own: undefined, sees: [] };

/** Who plays in an event: by the link of the event, at a table of it, or by an account of that id. */
export async function asEntrant(
  acting: Acting,
  event: string,
  matches: Pick<MatchReader, 'exists' | 'state'>,
): Promise<AsEntrant> {
  const { id } = nameOf(acting.actor);
  if (acting.entrantOf !== undefined) return acting.entrantOf === event ? { own: id, sees: [id] } : NOBODY;
  const account = accountOf(acting);
  if (account) return { own: account.key, sees: [account.key] };
  const { seat } = acting;
  if (seat === undefined || acting.formerly === true || !(await matches.exists(seat.match))) return NOBODY;
  const { event: of, seats } = await matches.state(seat.match);
  if (of?.id !== event) return NOBODY;
  const here = seatsOf(seat).map((side) => seats[side].player);
  if (seat.both === true) return { own: undefined, sees: here };
  // Whoever sat down before the seats were corrected sits there no longer.
  return here[0] === id ? { own: id, sees: here } : NOBODY;
}

/** Whether two have met, or are about to, at a table that was published. */
export function haveMet({ rounds }: OpenedTournament, one: string, other: string): boolean {
  return rounds.some(
    ({ publication, tables }) =>
      publication > 0 && tables.some(({ A, B }) => (A === one && B === other) || (A === other && B === one)),
  );
}
