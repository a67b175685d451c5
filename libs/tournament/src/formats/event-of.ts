import { rulesIn } from '../event/draft-by-rules.js';
import { hasBegun, type OpenedTournament, type RoundState } from '../event/state/state.js';
import { presetOf } from '../event/ranked.js';
import { tournamentFacts } from '../event/state/tournament-facts.js';
import type { Entrant, Round } from '../facts.js';
import type { EventFile, EventPlayer } from './event-file.js';
import type { SheetOfRound } from './printed/round.js';

interface Beside {
  /** What chance is drawn from. Before it is revealed its commitment stands there, from which nobody can draw the same. */
  readonly seed: string;
  readonly nameOf: (player: string) => string;
  /** Ids that other programs have for a player; nobody's where it is left out. */
  readonly outsideOf?: (player: string) => EventPlayer['outside'];
  /** Whether groups, effects, ratings, bars from byes and byes of rounds to come are in it. */
  readonly staff: boolean;
}

/** An event as one file, from its record: what was published, with names as people are called now. */
export function eventFileOf(state: OpenedTournament, { seed, nameOf, staff, outsideOf }: Beside): EventFile {
  const { entrants, rounds, effects, figures } = tournamentFacts(state, seed);
  const { name, pairing, tables, rounds: planned, checkIn } = state.settings;
  const players = entrants.map((entrant) => {
    const { faction, detachment, until, checkedIn } = state.entries[entrant.id] ?? {};
    const outside = outsideOf?.(entrant.id);
    const columns = { ...(faction && { faction }), ...(detachment && { detachment }) };
    return {
      ...(staff ? entrant : withoutPrivate(entrant, rounds)),
      name: nameOf(entrant.id),
      ...(outside && { outside }),
      ...(checkIn && until !== 0 && checkedIn !== true && { away: true }),
      ...(Object.keys(columns).length > 0 && { columns }),
    };
  });
  const event = { adjutant: 'event', version: 1, name, players, rounds, planned, effects: staff ? effects : [], seed };
  return {
    ...event,
    preset: presetOf(state),
    ...(figures && { figures }),
    ...((pairing ?? tables) && { pairing: rulesToTell(state.settings) }),
    ...formatOf(state, staff),
  } as unknown as EventFile;
}

/** What an event knows of a player and shows to its staff alone: byes that they asked for are told with the round. */
function withoutPrivate(entrant: Entrant, rounds: readonly Round[]): Entrant {
  const { rating: _, barredFromBye: __, asked = [], formerly, ...open } = entrant;
  const told = asked.filter(({ round }) => rounds.some(({ number }) => number === round));
  const tables = formerly?.map(({ through, table, standby }) => ({
    through,
    groups: {},
    ...(standby !== undefined && { standby }),
    ...(table !== undefined && { table }),
  }));
  return { ...open, groups: {}, ...(tables && { formerly: tables }), ...(told.length > 0 && { asked: told }) };
}

/** What results are worth stands in the preset. */
function rulesToTell(settings: OpenedTournament['settings']): NonNullable<EventFile['pairing']> {
  const { worth: _, ...rules } = rulesIn(settings);
  return rules;
}

/** What is drawn otherwise than by results, and what is given. Groups are drawn with round 1, which nobody else sees before it is out. */
function formatOf(state: OpenedTournament, staff: boolean): Partial<EventFile> {
  const { settings, groups, cut } = state;
  const { format, prizes } = settings;
  const shown = staff || hasBegun(state) ? groups : undefined;
  return {
    ...(format && format.by !== 'swiss' && { format }),
    ...(shown && { groups: shown }),
    ...(cut && { cut }),
    ...(prizes && { prizes }),
  } as Partial<EventFile>;
}

/** A round of the record as it is printed. */
export function sheetOfRound({ settings }: OpenedTournament, round: RoundState): SheetOfRound {
  const mission = settings.missions?.[round.number - 1] ?? undefined;
  const { halls } = settings;
  return {
    round: round.number,
    draft: round.publication === 0,
    ...(mission === undefined ? {} : { mission }),
    ...(halls === undefined ? {} : { halls: halls.map(({ name, from, to }) => ({ name, from, to })) }),
    tables: round.tables.map(({ table, A, B }) => ({ table, players: [A, B] })),
    byes: round.byes,
  };
}
