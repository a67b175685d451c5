import type { Effect, EntrantId, EventFacts, Round } from '../facts.js';
import type { By, Criterion } from './criteria.js';
import { cameIn, tiersOf, type Came } from './apart.js';
import { marksOf, type Mark } from './marks.js';
import { nameOf } from './names.js';
import type { Exact, Figured, Made, Part } from './parts.js';
import type { Preset } from './preset.js';
import { rank, type Ranked } from './ranking.js';
import { near, written } from './rational.js';
import { Reckoning } from './reckoning.js';

export interface Column {
  readonly by: By;
  readonly name: string;
  readonly lower?: true;
}

/** What a player has of one criterion, and how it came about. */
export interface Value {
  /** The nearest number, for whoever only looks; `exact` is what is compared, one after the other. */
  readonly value: number;
  readonly exact: readonly Exact[];
  readonly shown: string;
  readonly made: Made;
  readonly parts: readonly Part[];
  readonly outOf?: Exact;
  readonly held?: Figured['held'];
}

export interface Row {
  /** Shared by who is level; `null` for the disqualified, who have none. */
  readonly place: number | null;
  readonly shared: boolean;
  /** Drawn by lots: nothing that was played parts this player from a neighbour. */
  readonly byLots: boolean;
  readonly player: EntrantId;
  readonly values: readonly (Value | null)[];
  /** Which column parts this place from the one above; absent on the first, and on the first of those who came less far after a cut. */
  readonly partedBy?: number;
  readonly marks: readonly Mark[];
  /** Rounds that count as one of the two players alone told them; absent where there are none. */
  readonly unconfirmed?: readonly number[];
}

export interface Standings {
  readonly preset: { readonly id: string; readonly name: string };
  /** The last round that counts. */
  readonly after: number;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Rounds that are not closed: nothing of them counts yet. */
  readonly running: readonly { readonly round: number; readonly decided: number; readonly open: number }[];
  /** Tables of closed rounds on which nothing stands. */
  readonly outside: readonly {
    readonly round: number;
    readonly table: number;
    readonly players: readonly EntrantId[];
    readonly disputed: boolean;
    /** Its match is void. Absent otherwise. */
    readonly voided?: true;
  }[];
  /** Tables of closed rounds whose results count although they are disputed: what was closed is changed by a ruling alone. */
  readonly disputed: readonly {
    readonly round: number;
    readonly table: number;
    readonly players: readonly EntrantId[];
  }[];
  readonly effects: readonly Effect[];
}

/** The standings after the rounds that are closed, by a preset. The same facts give the same standings, to the byte. */
export function standingsOf(facts: EventFacts, preset: Preset, upTo = Infinity): Standings {
  const reckoning = new Reckoning(facts, preset, upTo);
  const closed = facts.rounds.filter(({ closed, number }) => closed && number <= upTo);
  const players = facts.entrants.map(({ id }) => id).sort(byId);
  const ranked = players.filter((player) => !reckoning.effects.isDisqualified(player));
  const out = players.filter((player) => reckoning.effects.isDisqualified(player));
  const came = cameIn(facts, closed.at(-1)?.number ?? 0);
  return {
    preset: { id: preset.id, name: preset.name },
    after: closed.at(-1)?.number ?? 0,
    columns: columnsOf(preset),
    rows: [...placed(reckoning, tiersOf(ranked, came), came), ...unplaced(reckoning, out)],
    running: facts.rounds.filter(({ closed, number }) => !closed && number <= upTo).map(runningOf),
    outside: closed.flatMap(({ number: round, open }) =>
      open.map(({ table, players: at, disputed = false, voided = false }) => ({
        ...{ round, table, players: at, disputed },
        ...(voided && { voided }),
      })),
    ),
    disputed: closed.flatMap(disputedIn),
    effects: facts.effects,
  };
}

type CameOf = (player: EntrantId) => Came | undefined;

/** By the letters alone: no language of a machine has a say in it. */
const byId = (one: EntrantId, other: EntrantId): number => (one < other ? -1 : one > other ? 1 : 0);

/** Whoever came further after a cut is before all others, whatever the order says of them. */
function placed(reckoning: Reckoning, tiers: readonly (readonly EntrantId[])[], came: CameOf): readonly Row[] {
  let place = 1;
  const lots = reckoning.preset.criteria.findIndex(({ by }) => by === 'lots');
  const steps = tiers.flatMap((players) => rank(reckoning, players));
  return steps.flatMap(({ players: level, partedBy }, index) => {
    const at = place;
    place += level.length;
    const byLots = lots >= 0 && (partedBy === lots || steps[index + 1]?.partedBy === lots);
    const parted = partedBy === undefined ? {} : { partedBy };
    return level.map((one) => ({
      place: at,
      shared: level.length > 1,
      byLots,
      ...rowOf(reckoning, one, came(one.player)),
      ...parted,
    }));
  });
}

function unplaced(reckoning: Reckoning, players: readonly EntrantId[]): readonly Row[] {
  return rank(reckoning, players).flatMap(({ players: level }) =>
    level.map((one) => ({ place: null, shared: false, byLots: false, ...rowOf(reckoning, one) })),
  );
}

function rowOf(
  reckoning: Reckoning,
  { player, values }: Ranked,
  came?: Came,
): Pick<Row, 'player' | 'values' | 'marks' | 'unconfirmed'> {
  const lone = reckoning.lines(player).flatMap((line) => ('unconfirmed' in line ? [line.round] : []));
  const row = { player, values: values.map((one) => one && valueOf(one)), marks: marksOf(reckoning, player, came) };
  return lone.length === 0 ? row : { ...row, unconfirmed: lone };
}

function valueOf({ keys, shown, made, parts, outOf, held }: Figured): Value {
  const [first] = keys;
  const more = { ...(outOf === undefined ? {} : { outOf }), ...(held === undefined ? {} : { held }) };
  return { value: first === undefined ? 0 : near(first), exact: keys.map(written), shown, made, parts, ...more };
}

/** What a preset ranks by, in its order. */
export const columnsOf = ({ criteria }: Pick<Preset, 'criteria'>): readonly Column[] => criteria.map(columnOf);

function columnOf(criterion: Criterion): Column {
  const { by, lower } = criterion;
  return { by, name: criterion.name ?? nameOf(criterion), ...(lower === true ? { lower } : {}) };
}

const disputedIn = ({ number: round, tables }: Round): Standings['disputed'] =>
  tables.flatMap(({ table, seats, disputed = false }) =>
    disputed ? [{ round, table, players: seats.map(({ player }) => player) }] : [],
  );

const runningOf = ({ number: round, tables, open }: Round): Standings['running'][number] => ({
  round,
  decided: tables.length,
  open: open.length,
});
