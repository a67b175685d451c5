import type { EventOf, TournamentEvent } from '../events.js';
import { formerlyOf, sayingStandby } from '../../pairing/as-entered.js';
import type { Absence } from '../../presence.js';
import { changedEntry, changesOf } from '../entry-changes.js';
import { withFigures, withReport } from './evolve-rounds.js';
import { nextRound, type Entry, type OpenedTournament } from './state.js';

const OF_ENTRIES = [
  'PlayerEntered',
  'PlayerAdmitted',
  'PlayerWithdrawn',
  'EntryChanged',
  'StandbyChanged',
  'PlayerCheckedIn',
  'CheckInTakenBack',
  'FiguresTold',
  'FiguresReported',
  'PlayerDropped',
  'PlayerReinstated',
  'ListSubmitted',
  'ListsLocked',
  'ListOverruled',
] as const satisfies readonly TournamentEvent['type'][];

type OfEntries = EventOf<(typeof OF_ENTRIES)[number]>;

export const isOfEntries = (event: TournamentEvent): event is OfEntries =>
  (OF_ENTRIES as readonly string[]).includes(event.type);

export function evolveEntries(state: OpenedTournament, event: OfEntries): OpenedTournament {
  switch (event.type) {
    case 'PlayerEntered': {
      const { player, waits, ...more } = event.data;
      const entry: Entry = { id: player, status: waits ? 'waiting' : 'entered', ...more };
      return { ...state, entries: { ...without(state, player), [player]: entry } };
    }
    case 'PlayerAdmitted':
      return changed(state, event.data.player, (entry) => ({ ...entry, status: 'entered', from: event.data.from }));
    case 'PlayerWithdrawn':
      return changed(state, event.data.player, (entry) => ({ ...entry, status: 'withdrawn' }));
    case 'EntryChanged':
      return withChanges(state, event.data);
    case 'StandbyChanged':
      return withStandby(state, event.data);
    case 'PlayerCheckedIn':
      return changed(state, event.data.player, (entry) => checkedIn(entry, state));
    case 'FiguresTold':
      return told(state, event.data);
    case 'FiguresReported':
      return withReport(state, event.data);
    case 'CheckInTakenBack':
      return changed(state, event.data.player, ({ checkedIn: _, ...entry }) => entry);
    case 'PlayerDropped':
      return changed(state, event.data.player, (entry) => ({ ...entry, status: 'dropped', until: event.data.until }));
    case 'PlayerReinstated':
      return changed(state, event.data.player, (entry) => reinstated(entry, event.data.from));
    default:
      return evolveLists(state, event);
  }
}

type OfLists = EventOf<'ListsLocked' | 'ListSubmitted' | 'ListOverruled'>;

function evolveLists(state: OpenedTournament, event: OfLists): OpenedTournament {
  switch (event.type) {
    case 'ListsLocked':
      return { ...state, listsLocked: true };
    case 'ListSubmitted': {
      const { player, because: _, ...list } = event.data;
      return changed(state, player, (entry) => ({ ...entry, list }));
    }
    case 'ListOverruled': {
      const { player, check } = event.data;
      return changed(state, player, ({ list, ...entry }) =>
        list === undefined ? entry : { ...entry, list: { ...list, check, overruled: true } },
      );
    }
  }
}

/** Rounds that are drafted were drawn by what the entry said until then. */
function withChanges(state: OpenedTournament, { player, ...said }: EventOf<'EntryChanged'>['data']): OpenedTournament {
  const through = state.rounds.length;
  return changed(state, player, (entry) => ({
    ...changedEntry(entry, changesOf(said)),
    ...(through === 0 ? {} : { formerly: [...(entry.formerly ?? []), formerlyOf(entry, through)] }),
  }));
}

function withStandby(
  state: OpenedTournament,
  { player, standby }: EventOf<'StandbyChanged'>['data'],
): OpenedTournament {
  const through = state.rounds.length;
  return changed(state, player, (entry) => {
    if (through === 0) return { ...entry, standby };
    const { formerly = [], standby: before = false } = entry;
    return { ...entry, standby, formerly: sayingStandby([...formerly, formerlyOf(entry, through)], before) };
  });
}

/** Rounds that went by before are none that they were there for. */
function checkedIn(entry: Entry, state: OpenedTournament): Entry {
  const here: Entry = { ...entry, checkedIn: true };
  return state.settings.checkIn ? withAbsence(here, { after: entry.from - 1, back: nextRound(state) }) : here;
}

function reinstated({ until, ...entry }: Entry, from: number): Entry {
  const here: Entry = { ...entry, status: 'entered' };
  // Whoever was never there before comes for the first time.
  return until === undefined || until < entry.from
    ? { ...here, from }
    : withAbsence(here, { after: until, back: from });
}

/** Whoever has missed no round was not away. */
function withAbsence(entry: Entry, absence: Absence): Entry {
  return absence.back <= absence.after + 1 ? entry : { ...entry, absences: [...(entry.absences ?? []), absence] };
}

/** Of a table, or of the whole event. */
function told(state: OpenedTournament, { player, figures, round }: EventOf<'FiguresTold'>['data']): OpenedTournament {
  if (round !== undefined) return withFigures(state, { player, round, figures });
  return changed(state, player, (entry) => ({ ...entry, figures: { ...entry.figures, ...figures } }));
}

/** Whoever enters again after a withdrawal comes last. */
function without({ entries }: OpenedTournament, player: string): { readonly [player: string]: Entry } {
  // Nearly everybody enters once, and thousands may: what need not be copied once more is not.
  if (entries[player] === undefined) return entries;
  const { [player]: _, ...others } = entries;
  return others;
}

function changed(state: OpenedTournament, player: string, change: (entry: Entry) => Entry): OpenedTournament {
  const entry = state.entries[player];
  return entry === undefined ? state : { ...state, entries: { ...state.entries, [player]: change(entry) } };
}
