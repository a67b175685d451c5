import { presetNamed } from '../standing/presets.js';
import type { PairingRules } from '../pairing/rules.js';
import type { AssignedResult } from '../event/state/assigned.js';
import type { Entry, OpenedTournament, RoundState, TableState } from '../event/state/state.js';
import type { EventFile, EventPlayer } from './event-file.js';

type Round = EventFile['rounds'][number];

/** Whether a file says anything that pairing by results does not: a schedule, a cut, or somebody who is not there. */
export const isScheduled = ({ format, cut, players }: EventFile): boolean =>
  (format !== undefined && format.by !== 'swiss') || cut !== undefined || players.some(({ away }) => away === true);

/**
 * The event that a file tells of, as its schedule, its bracket and its cut look at one. What byes bring stands in the facts of the
 * file alone.
 */
export function eventIn(event: EventFile, pairing: PairingRules | undefined = event.pairing): OpenedTournament {
  const { name, players, rounds, effects, planned = Infinity, format, prizes, groups, cut, seed } = event;
  const standings = event.preset ?? presetNamed('gw')!;
  const settings = { name, rounds: planned, checkIn: true, seedCommitment: '', standings };
  const asked = players.flatMap(({ id, asked: byes }) => (byes === undefined ? [] : [[id, byes] as const]));
  return {
    status: 'running',
    settings: { ...settings, ...(format && { format }), ...(pairing && { pairing }), ...(prizes && { prizes }) },
    entries: Object.fromEntries(players.map((player) => [player.id, entryOf(player)])),
    listsLocked: false,
    given: Object.fromEntries(asked),
    assigned: assignedIn(rounds),
    rounds: rounds.map(roundIn),
    effects: Object.fromEntries(
      [...Map.groupBy(effects, ({ ruling }) => ruling)].map(([ruling, all]) => [
        ruling,
        all.map(({ ruling: _, ...effect }) => effect),
      ]),
    ),
    announcements: [],
    seed,
    ...(groups && { groups }),
    ...(cut && { cut }),
  };
}

function entryOf({ name: _, outside: __, asked: ___, columns = {}, away, ...player }: EventPlayer): Entry {
  const { faction, detachment } = columns;
  return {
    ...player,
    status: player.until === undefined ? 'entered' : 'dropped',
    checkedIn: away !== true,
    ...(faction && { faction }),
    ...(detachment && { detachment }),
  };
}

const IN_FILE = 'in the file';

function roundIn({ number, closed, tables, open, byes }: Round): RoundState {
  const decided = tables.map(({ table, decided: how, seats: [a, b], disputed, unconfirmed, given }): TableState => {
    const said = {
      decided: how,
      A: { outcome: a!.outcome, figures: a!.figures },
      B: { outcome: b!.outcome, figures: b!.figures },
      ...(given === true && { given }),
    };
    return {
      ...{ table, A: a!.player, B: b!.player, publication: 1 },
      result: { said, sure: unconfirmed === true ? 'reported' : 'entered', at: '' },
      ...(disputed === true && { disputes: [IN_FILE] }),
    };
  });
  const waiting = open.map(({ table, players: [A, B], disputed, voided }): TableState => ({
    ...{ table, A: A!, B: B!, publication: 1 },
    ...(disputed === true && { disputes: [IN_FILE], outside: true }),
    ...(voided === true && { voided: {} }),
  }));
  return {
    number,
    status: closed ? 'closed' : 'published',
    publication: 1,
    edited: false,
    tables: [...decided, ...waiting].toSorted((one, other) => one.table - other.table),
    byes: byes.flatMap(({ player, kind, assigned }) => (assigned === undefined ? [{ player, kind }] : [])),
  };
}

function assignedIn(rounds: readonly Round[]): Readonly<Record<string, readonly AssignedResult[]>> {
  const all = rounds.flatMap(({ number: round, byes }) =>
    byes.flatMap(({ player, assigned: result, figures }) =>
      result === undefined ? [] : [{ player, of: { round, result, figures } }],
    ),
  );
  return Object.fromEntries(
    [...Map.groupBy(all, ({ player }) => player)].map(([player, given]) => [player, given.map(({ of }) => of)]),
  );
}
