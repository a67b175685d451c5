import { tableMatch } from '../event/streams.js';
import { assignedIn } from '../event/state/assigned.js';
import type { TableSaid } from '../event/members.js';
import {
  hasBegun,
  type BroughtList,
  type Entry,
  type OpenedTournament,
  type RoundState,
  type TableState,
} from '../event/state/state.js';
import { clocksOf, minutesGiven } from './clocks.js';
import { shownAnnouncements } from './announcements.js';
import { shownActs, type Entered } from './irregular.js';
import { lastAct } from './last-act.js';
import type { EntrantView, RoundOfEvent, TableOfRound, TournamentLine, TournamentView } from './tournament-view.js';

/** What a view is made of besides the state: the record, what people are called, and who looks. */
export interface Around {
  readonly id: string;
  readonly revision: number;
  readonly record: readonly Entered[];
  /** What matches say that is not decided yet, by their ids: one player has reported it. Left out where there are no matches to look at. */
  readonly reported?: ReadonlyMap<string, TableSaid>;
  nameOf(player: string): string;
  /** Staff see drafts, groups and effects; everybody else sees what is public. */
  readonly staff: boolean;
}

const WITHOUT_MATCHES =
  'The event names no pack: its rounds are paired and published, and no matches are opened in which results could be recorded, so that no round can be closed. Name the pack with ChangeSettings (changes.pack): matches of tables that are out are opened then.';

const opensMatches = ({ settings }: OpenedTournament): boolean => settings.pack !== undefined;

/** An event as it is shown, but for what whoever asks may do. */
export function shownTournament(state: OpenedTournament, around: Around): Omit<TournamentView, 'may'> {
  const { id, revision, record, staff } = around;
  const rounds = state.rounds.filter(({ publication }) => staff || publication > 0);
  const last = staff ? lastAct(record) : null;
  return {
    ...{ tournament: id, status: state.status, revision, settings: state.settings },
    seed: state.seed ?? null,
    ...(opensMatches(state) ? {} : { withoutMatches: WITHOUT_MATCHES }),
    listsLocked: state.listsLocked,
    entries: Object.values(state.entries).map((entry) => shownEntry(entry, state, around)),
    rounds: rounds.map((round) => shownRound(round, state, around)),
    ...(state.groups === undefined || !(staff || hasBegun(state)) ? {} : { groups: state.groups }),
    cut: state.cut ?? null,
    ...(staff ? { effects: Object.entries(state.effects).map(([ruling, effects]) => ({ ruling, effects })) } : {}),
    ...(last === null ? {} : { last }),
    announcements: shownAnnouncements(state, record),
    irregular: shownActs(record, staff),
  };
}

function shownEntry(
  { id, groups, checkedIn = false, list, formerly: _, absences: __, ...entry }: Entry,
  { given, rounds }: OpenedTournament,
  around: Around,
): EntrantView {
  const { rating, barredFromBye, ...open } = entry;
  const byes = (given[id] ?? []).filter(({ round }) => round > rounds.length);
  const known = {
    ...{ ...(rating === undefined ? {} : { rating }), ...(barredFromBye ? { barredFromBye } : {}) },
    ...(byes.length === 0 ? {} : { byes }),
    groups,
  };
  return {
    ...{ player: id, name: around.nameOf(id), ...open, checkedIn },
    ...(list === undefined ? {} : { list: shownList(list) }),
    ...(around.staff ? known : {}),
  };
}

/** Without what it tells of choices: everybody reads this, and lists are shown to whom their event says. */
export const shownList = ({ told: _, ...list }: BroughtList): NonNullable<EntrantView['list']> => list;

export function shownRound(round: RoundState, state: OpenedTournament, around: Around): RoundOfEvent {
  const { settings } = state;
  const { number, status, publication, edited, tables, byes, gone = [], startedAt } = round;
  const publishedAt = around.record.find(({ event }) => isPublication(event, number))?.at ?? null;
  const { id, reported, staff } = around;
  const about = {
    ...{ round: number, id, reported, staff },
    opens: opensMatches(state),
    given: minutesGiven(state, number),
  };
  return {
    ...{ number, status, publication, edited, mission: settings.missions?.[number - 1] ?? null },
    tables: tables.map((table) => shownTable(table, about)),
    byes,
    ...shownAssigned(round, state),
    gone: gone.map((one) => ({ ...one, match: tableMatch(around.id, number, one.publication, one.table) })),
    ...clocksOf(round, settings, publishedAt),
    ...(startedAt === undefined ? {} : { started: true }),
  };
}

function shownAssigned(round: RoundState, state: OpenedTournament): Pick<RoundOfEvent, 'assigned'> {
  const assigned = assignedIn(state, round).map(({ round: _, ...one }) => one);
  return assigned.length === 0 ? {} : { assigned };
}

const isPublication = ({ type, data }: Entered['event'], round: number): boolean =>
  type === 'RoundPublished' && data.round === round;

interface AboutTables {
  readonly round: number;
  readonly id: string;
  readonly reported: ReadonlyMap<string, TableSaid> | undefined;
  readonly opens: boolean;
  readonly staff: boolean;
  readonly given: ReturnType<typeof minutesGiven>;
}

function shownTable(
  { table, A, B, publication, result, disputes, voided, figures, reported: words, extended = 0 }: TableState,
  { round, id, reported, opens, given, staff }: AboutTables,
): TableOfRound {
  const match = publication === 0 || !opens ? null : tableMatch(id, round, publication, table);
  return {
    ...{ table, A, B, publication, match, result: voided ? null : (result ?? reportedIn(match, reported)) },
    disputed: disputes !== undefined,
    ...(voided === undefined ? {} : { voided: staff ? voided : {} }),
    ...(figures === undefined ? {} : { figures }),
    ...(words === undefined ? {} : { reported: words }),
    extended: extended + given({ table, publication }),
  };
}

function reportedIn(match: string | null, reported: AboutTables['reported']): TableOfRound['result'] {
  const said = match === null ? undefined : reported?.get(match);
  return said === undefined ? null : { said, sure: 'reported' };
}

/** An event in the list of them. */
export function tournamentLine(id: string, state: OpenedTournament, setUpAt: string): TournamentLine {
  const { settings, status, entries, rounds } = state;
  const players = Object.values(entries).filter((one) => one.status === 'entered' || one.status === 'dropped').length;
  const published = rounds.filter(({ publication }) => publication > 0).length;
  return {
    ...{ tournament: id, name: settings.name, status, pack: settings.pack?.id ?? null, players },
    ...{ rounds: settings.rounds, round: published, setUpAt },
  };
}
