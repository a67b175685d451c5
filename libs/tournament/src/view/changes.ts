import { sameJson } from '@adjutant/kernel';
import type { ViewChanges } from './changes-answer.js';
import type { EntrantView, RoundOfEvent, TableOfRound, TournamentView } from './tournament-view.js';

type Seen = Omit<TournamentView, 'may'>;

const MEMBERS = [
  'status',
  'settings',
  'seed',
  'withoutMatches',
  'listsLocked',
  'groups',
  'cut',
  'irregular',
  'announcements',
] as const satisfies readonly (keyof Seen & keyof ViewChanges['members'])[];

/** What makes one view of an event the other. `withChanges` takes it back: the two together change nothing. */
export function changesBetween(then: Seen, after: Seen): ViewChanges {
  const before = withoutReports(then);
  const others = MEMBERS.filter((member) => !sameJson(before[member], after[member]));
  const members = Object.fromEntries(others.map((member) => [member, after[member]]));
  const inOrder = before.entries.every(({ player }, at) => after.entries[at]?.player === player);
  const entries = inOrder ? after.entries.filter((entry, at) => !sameJson(before.entries[at], entry)) : [];
  return {
    members: inOrder ? members : { ...members, entries: after.entries },
    entries,
    rounds: after.rounds.flatMap((round) => changedRound(before.rounds, round)),
  };
}

function changedRound(before: readonly RoundOfEvent[], round: RoundOfEvent): ViewChanges['rounds'] {
  const known = before.find(({ number }) => number === round.number);
  if (known === undefined) return [{ round, only: false }];
  if (sameJson(known, round)) return [];
  const sameTables = sameJson(known.tables.map(numberOf), round.tables.map(numberOf));
  if (!sameTables) return [{ round, only: false }];
  const tables = round.tables.filter((table, at) => !sameJson(known.tables[at], table));
  return [{ round: { ...round, tables }, only: true }];
}

/**
 * A view as its record alone has it. What only matches say is of no revision: it may come and go without one, so that whoever has
 * read of it is told all of it anew.
 */
function withoutReports<View extends Pick<Seen, 'rounds'>>(view: View): View {
  const isReport = ({ result }: TableOfRound): boolean =>
    result?.sure === 'reported' && result.unconfirmedSince === undefined;
  const without = (round: RoundOfEvent): RoundOfEvent =>
    round.tables.some(isReport)
      ? { ...round, tables: round.tables.map((one) => (isReport(one) ? { ...one, result: null } : one)) }
      : round;
  return { ...view, rounds: view.rounds.map(without) };
}

const numberOf = ({ table }: RoundOfEvent['tables'][number]): number => table;

/** A view brought up to what an answer says. */
export function withChanges<View extends Seen>(then: View, changed: ViewChanges, revision: number): View {
  const { members, entries, rounds } = changed;
  const before = withoutReports(then);
  const now = { ...before, ...members, revision };
  return { ...now, entries: withEntries(now.entries, entries), rounds: withRounds(before.rounds, rounds) };
}

function withEntries(before: readonly EntrantView[], changed: readonly EntrantView[]): readonly EntrantView[] {
  const now = new Map(changed.map((entry) => [entry.player, entry]));
  const known = new Set(before.map(({ player }) => player));
  return [
    ...before.map((entry) => now.get(entry.player) ?? entry),
    ...changed.filter(({ player }) => !known.has(player)),
  ];
}

function withRounds(before: readonly RoundOfEvent[], changed: ViewChanges['rounds']): readonly RoundOfEvent[] {
  const now = new Map(changed.map((one) => [one.round.number, one]));
  const known = before.map((round) => withRound(round, now.get(round.number)));
  const news = changed.filter(({ round }) => !before.some(({ number }) => number === round.number));
  return [...known, ...news.map(({ round }) => round)].toSorted((one, other) => one.number - other.number);
}

function withRound(before: RoundOfEvent, changed: ViewChanges['rounds'][number] | undefined): RoundOfEvent {
  if (changed === undefined) return before;
  if (!changed.only) return changed.round;
  const tables = new Map(changed.round.tables.map((table) => [table.table, table]));
  return { ...changed.round, tables: before.tables.map((table) => tables.get(table.table) ?? table) };
}
