import { isTimeOfTable } from '../event/members.js';
import type { Hall, Settings } from '../event/settings.js';
import type { OpenedTournament, RoundState } from '../event/state/state.js';
import type { RoundClock, RoundOfEvent, TableOfRound } from './tournament-view.js';

type Clocks = Pick<RoundOfEvent, 'clock' | 'halls'>;

/** The clock of a round and those of its halls. `publishedAt`: when time began to run, unless an official said so. */
export function clocksOf(
  { extended: more = 0, startedAt, halls: known = {} }: RoundState,
  { roundMinutes, halls }: Pick<Settings, 'roundMinutes' | 'halls'>,
  publishedAt: string | null,
): Clocks {
  const begins = startedAt ?? publishedAt;
  const clock = clockFrom(begins, roundMinutes, more);
  if (halls === undefined || halls.length === 0) return { clock };
  const ofHall = ({ name, from, to, minutes = roundMinutes, delay = 0 }: Hall) => {
    const { startedAt: own, extended = 0 } = known[name] ?? {};
    const start = own ?? later(begins, delay);
    return { name, from, to, ...clockFrom(start, minutes, more + extended), started: own !== undefined };
  };
  return { clock, halls: halls.map(ofHall) };
}

function clockFrom(startedAt: string | null, minutes: number | undefined, more: number): RoundClock {
  const all = minutes === undefined ? null : minutes + more;
  return { minutes: all, startedAt, endsAt: all === null ? null : later(startedAt, all) };
}

const later = (from: string | null, minutes: number): string | null =>
  from === null ? null : new Date(Date.parse(from) + minutes * 60_000).toISOString();

/** By which clock a table plays, with what it has more than the others: the one place that says so. */
export function clockOfTable(
  { clock, halls = [] }: Clocks,
  { table, extended }: Pick<TableOfRound, 'table' | 'extended'>,
): RoundClock & { readonly hall: string | null } {
  const hall = hallOfTable(halls, table);
  const { minutes, startedAt, endsAt } = hall ?? clock;
  return {
    ...{ hall: hall?.name ?? null, startedAt, endsAt: later(endsAt, extended) },
    minutes: minutes === null ? null : minutes + extended,
  };
}

/** The hall in which a table stands; undefined where it stands in none. */
export function hallOfTable<Of extends Pick<Hall, 'from' | 'to'>>(halls: readonly Of[], table: number): Of | undefined {
  return halls.find(({ from, to }) => from <= table && table <= to);
}

/** Milliseconds that a clock has left at an instant, below zero once it has run out; null where it does not run. */
export function leftAt({ startedAt, endsAt }: Pick<RoundClock, 'startedAt' | 'endsAt'>, at: number): number | null {
  if (startedAt === null || endsAt === null) return null;
  // A clock that begins later stands at its full time until then.
  return Date.parse(endsAt) - Math.max(at, Date.parse(startedAt));
}

/** Minutes that calls and penalties give to the tables of a round, each in the publication that it was given in. */
export function minutesGiven({ effects }: OpenedTournament, round: number): (of: Place) => number {
  const given = new Map<string, number>();
  const ofRound = Object.values(effects)
    .flat()
    .filter(isTimeOfTable)
    .filter((one) => one.round === round);
  for (const one of ofRound) given.set(keyOf(one), (given.get(keyOf(one)) ?? 0) + one.minutes);
  return (of) => given.get(keyOf(of)) ?? 0;
}

interface Place {
  readonly table: number;
  readonly publication: number;
}
const keyOf = ({ table, publication }: Place): string => `${table}/${publication}`;
