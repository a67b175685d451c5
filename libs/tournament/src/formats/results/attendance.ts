import type { Round } from '../../facts.js';
import type { Called } from '../called.js';
import type { EventPlayer } from '../event-file.js';
import type { Finding } from '../findings.js';

/** Who has a table or a bye, round by round. */
export type Attendance = readonly ReadonlySet<string>[];

export const attendanceIn = (rounds: readonly Round[]): Attendance =>
  rounds.map(
    ({ tables, open, byes }) =>
      new Set([
        ...tables.flatMap(({ seats }) => seats.map(({ player }) => player)),
        ...open.flatMap((table) => table.players),
        ...byes.map(({ player }) => player),
      ]),
  );

/** The first and the last round that somebody is in, from 0; -1 for none. */
const stayOf = (player: string, there: Attendance): { readonly first: number; readonly last: number } => ({
  first: there.findIndex((all) => all.has(player)),
  last: there.findLastIndex((all) => all.has(player)),
});

/** Whoever is in no later round is taken to have left. */
export function lastRound(player: string, there: Attendance): { readonly until?: number } {
  const { last } = stayOf(player, there);
  return last >= 0 && last + 1 < there.length ? { until: last + 1 } : {};
}

/** What has to be supposed of whoever is not there in the first rounds, in the last ones, or at all: the file does not say. */
export function comingAndGoing(there: Attendance, players: readonly string[], called: Called): readonly string[] {
  if (there.length === 0) return [];
  return players.flatMap((player) => {
    const { first, last } = stayOf(player, there);
    if (first < 0) return [`${called(player)} is at no table and on no bye: somebody who entered and did not play.`];
    return [
      ...(first > 0
        ? [`${called(player)} came late, to round ${first + 1}: no round before it has a table for them.`]
        : []),
      ...(last + 1 < there.length
        ? [`${called(player)} left after round ${last + 1}: no later round has a table for them.`]
        : []),
    ];
  });
}

/** Who has neither a table nor a bye in a round, and plays on later. */
export function absences(there: Attendance, players: readonly string[], called: Called): readonly Finding[] {
  return players.flatMap((player) => {
    const { first, last } = stayOf(player, there);
    return there.flatMap((all, index): readonly Finding[] => {
      if (all.has(player) || index < first || index > last || all.size === 0) return [];
      const round = index + 1;
      return [
        {
          code: 'absent-unexplained',
          says: `${called(player)} has neither a table nor a bye in round ${round}, and plays on later.`,
          taken: 'As a round that was not played.',
          at: `rounds, round ${round}`,
          round,
          players: [player],
        },
      ];
    });
  });
}

const DROPPED = ['dropped', 'droppedAfter', 'dropRound', 'drop', 'withdrew', 'until'];

/** Who is said to have left after a round, and is in a later one. */
export const playingOn = (there: Attendance, players: readonly EventPlayer[], called: Called): readonly Finding[] =>
  players.flatMap(({ id, columns = {} }): readonly Finding[] => {
    const told = DROPPED.map((word) => columns[word]).find((text) => text !== undefined && /^\d+$/.test(text));
    const { last } = stayOf(id, there);
    if (told === undefined || last < Number(told)) return [];
    return [
      {
        code: 'plays-on',
        says: `${called(id)} is said to have left after round ${told}, and is in round ${last + 1}.`,
        taken: 'Every round that they are in.',
        at: 'players',
        players: [id],
      },
    ];
  });
