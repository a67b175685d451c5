import { hallOfTable } from '@adjutant/tournament/clocks';
import type { RoundOfEvent } from '@adjutant/tournament';

/** What the screen of one hall shows of a round: its tables and its clock. A name that no hall has shows all of it. */
export function inHall(round: RoundOfEvent, name: string | null): RoundOfEvent & { readonly hall: string | null } {
  const { halls = [], tables } = round;
  const hall = halls.find((one) => one.name === name);
  if (hall === undefined) return { ...round, hall: null };
  const { minutes, startedAt, endsAt } = hall;
  return {
    ...{ ...round, hall: hall.name, clock: { minutes, startedAt, endsAt } },
    tables: tables.filter(({ table }) => hallOfTable(halls, table) === hall),
    // Whoever has no table is in no hall.
    byes: [],
  };
}
