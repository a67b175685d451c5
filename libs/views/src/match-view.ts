import {
  nextNumber,
  packOf,
  standingRosters,
  totalScore,
  type EnteredFor,
  type MatchState,
  type Result,
} from '@adjutant/match';
import {
  ADJUSTED,
  clockText,
  SIDES,
  uncheckedOfRoster,
  type Army,
  type Clock,
  type Pack,
  type Score,
  type Shelf,
  type Side,
  type Table,
  type Unit,
} from '@adjutant/rules';
import { courseOf, stepsOf, type CourseRound } from './course.js';
import type { ImportedView } from './imported.js';
import { duesOf, type Due } from './options/dues.js';
import { pendingOf, type Pending } from './pending.js';
import { resultText } from './result-text.js';
import { sealedText } from './sealed-text.js';
import { resultStateOf, type ResultState } from './result-state.js';
import { tableView, type TableView } from './table/table-view.js';

export interface Scoreboard {
  readonly clock: Clock | null;
  readonly clockText: string;
  readonly cp: { readonly [side in Side]: number };
  readonly vp: { readonly [side in Side]: number };
  readonly score: { readonly [side in Side]: Score };
}

/** Points are null where the roster leaves them open; `unspent` is what is left below the limit. */
export interface ArmyView {
  readonly points: number | null;
  readonly limit: number | null;
  readonly reserved: number;
  readonly unspent: number | null;
  /** Units that stand in no group of the roster. */
  readonly auxiliary: number;
  /** What nobody has checked: the pack does not know it, or the roster does not state it. */
  readonly unchecked: readonly string[];
}

/** A match as its readers see it. */
export interface MatchView {
  readonly id: string;
  readonly revision: number;
  readonly status: MatchState['status'];
  readonly title: string;
  readonly pack: { readonly id: string; readonly name: string; readonly release: string; readonly digest: string };
  readonly settings: { readonly enforcement: string; readonly attestations: string; readonly rosters: string };
  readonly seats: {
    readonly [side in Side]: {
      readonly player: string;
      readonly detachment: string | null;
      readonly faction: string | null;
      /** What its roster adds up to; null before there is one. */
      readonly army: ArmyView | null;
    };
  };
  readonly board: Scoreboard;
  readonly firstTurn: Side;
  readonly categories: readonly { readonly id: string; readonly name: string; readonly cap?: number }[];
  /** Every step of the turn order, for its name. */
  readonly phases: readonly { readonly id: string; readonly name: string }[];
  readonly course: readonly CourseRound[];
  readonly rounds: number;
  readonly units: readonly UnitView[];
  readonly table: TableView;
  readonly pending: Pending;
  /** What is waited for, and what may be decided now. */
  readonly dues: readonly Due[];
  readonly struck: readonly number[];
  readonly fallen: readonly { readonly number: number; readonly code: string; readonly message: string }[];
  readonly result: Result | null;
  /** The result in one sentence, in the words that it has everywhere. */
  readonly resultText: string | null;
  /** How the result stands, as far as the record of the match says. */
  readonly resultState: ResultState | null;
  readonly confirmedBy: readonly Side[];
  /** For whom somebody else entered that they confirm it, and who did. */
  readonly enteredFor: EnteredFor;
  /** What opens what is still sealed after the end of the battle; null where nothing is. */
  readonly stillSealed: string | null;
  /** Since which entry the match is void, and why; null where it counts. */
  readonly voided: { readonly entry: number; readonly because: string } | null;
  /** There where (part of) the record came from elsewhere. */
  readonly imported?: ImportedView;
  /** There where something beside the record is not as it was, such as a sealed card that is lost; in words. */
  readonly fault?: string;
}

export interface UnitView {
  readonly id: string;
  readonly owner: Side;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly location: string;
  readonly statuses: readonly string[];
  readonly orders: readonly string[];
}

export function scoreboard(pack: Pack, table: Table): Scoreboard {
  const both = (value: (side: Side) => number) => ({ A: value('A'), B: value('B') });
  return {
    clock: table.clock,
    clockText: table.clock ? clockText(pack.sequence, table.clock) : 'before the battle',
    cp: both((side) => table.balances[side]['cp'] ?? 0),
    vp: both((side) => totalScore(table, side)),
    score: table.score,
  };
}

function armyView(army: Army | null, unchecked: readonly string[]): ArmyView | null {
  if (!army) return null;
  const { points, limit = null, reserved = 0, auxiliary = 0 } = army;
  const unspent = points === null || limit === null ? null : limit - points - reserved;
  return { points, limit, reserved, unspent, auxiliary, unchecked };
}

/** The state of a match for its readers; null where there is no such match. */
export function matchView(shelf: Shelf, id: string, state: MatchState): MatchView | null {
  if (state.status === 'absent') return null;
  const pack = packOf(shelf, state);
  const { table } = state;
  const rosters = standingRosters(state);
  const uncheckedIn = ({ player, roster }: (typeof rosters)[number]) =>
    uncheckedOfRoster(pack, roster, { table, player }).map(({ reason }) => reason.message);
  const seat = (side: Side) => ({
    player: state.seats[side].player,
    detachment: table.armies[side]?.detachment ?? null,
    faction: table.armies[side]?.faction ?? null,
    army: armyView(table.armies[side], rosters.filter(({ player }) => player === side).flatMap(uncheckedIn)),
  });
  return {
    id,
    revision: nextNumber(state) - 1,
    status: state.status,
    title: state.title,
    pack: { id: pack.id, name: pack.name, release: pack.release, digest: pack.digest },
    settings: state.settings,
    seats: { A: seat('A'), B: seat('B') },
    board: scoreboard(pack, table),
    firstTurn: table.firstTurn,
    categories: categoriesOf(pack, table),
    phases: stepsOf(pack),
    course: courseOf(pack, table),
    rounds: pack.sequence.rounds,
    units: SIDES.flatMap((side) => Object.values(table.units).filter((unit) => unit.owner === side)).map((unit) =>
      unitView(pack, table, unit),
    ),
    table: tableView(pack, table),
    pending: pendingOf(pack, table),
    dues: over(state) || state.voided ? [] : duesOf(pack, table),
    struck: state.struck,
    fallen: Object.entries(state.fallen).map(([number, { code, message }]) => ({
      number: Number(number),
      code,
      message,
    })),
    result: 'result' in state ? state.result : null,
    resultText: 'result' in state ? resultText(state.result) : null,
    resultState: resultStateOf(state),
    confirmedBy: 'confirmedBy' in state ? state.confirmedBy : [],
    enteredFor: ('confirmedBy' in state && state.enteredFor) || {},
    stillSealed: sealedText(state),
    voided: state.voided ?? null,
  };
}

/** Nothing is due any more once there is a result. */
function over(state: MatchState): boolean {
  return 'result' in state;
}

function unitView(pack: Pack, table: Table, unit: Unit): UnitView {
  return {
    id: unit.id,
    owner: unit.owner,
    name: unit.name,
    keywords: unit.keywords,
    location: unit.destroyed ? 'destroyed' : unit.location,
    statuses: unit.statuses.map((status) => pack.statuses.find((one) => one.id === status)?.name ?? status),
    orders: table.orders
      .filter((one) => one.active && one.recipient === unit.id)
      .map((one) => pack.entries[one.order]?.name ?? one.order),
  };
}

/** The score sheet of the pack; points that officials gave or took without naming a category have a line of their own. */
function categoriesOf(pack: Pack, { score }: Table): MatchView['categories'] {
  const { categories } = pack.score;
  const adjusted = SIDES.some((side) => score[side][ADJUSTED] !== undefined);
  return adjusted ? [...categories, { id: ADJUSTED, name: 'Adjusted by judges' }] : categories;
}
