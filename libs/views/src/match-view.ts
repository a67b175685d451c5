import { shape } from '@adjutant/kernel';
import { nextNumber, packOf, standingRosters, totalScore, EnteredFor, type MatchState, Result } from '@adjutant/match';
import {
  ADJUSTED,
  clockText,
  SIDES,
  uncheckedOfRoster,
  type Army,
  Clock,
  type Pack,
  Score,
  type Shelf,
  Side,
  type Table,
  type Unit,
} from '@adjutant/rules';
import { courseOf, stepsOf, CourseRound } from './course.js';
import { ImportedView } from './imported.js';
import { duesOf, Due } from './options/dues.js';
import { pendingOf, Pending } from './pending.js';
import { resultText } from './result-text.js';
import { sealedText } from './sealed-text.js';
import { resultStateOf, ResultState } from './result-state.js';
import { tableView, TableView } from './table/table-view.js';

export const Scoreboard = shape.named(
  'Scoreboard',
  shape.closed({
    clock: shape.orNull(Clock),
    clockText: shape.text(),
    cp: shape.each(SIDES, shape.whole()),
    vp: shape.each(SIDES, shape.whole()),
    score: shape.each(SIDES, Score),
  }),
);
export type Scoreboard = shape.Static<typeof Scoreboard>;

/** Points are null where the roster leaves them open; `unspent` is what is left below the limit. */
export const ArmyView = shape.named(
  'ArmyView',
  shape.closed({
    points: shape.orNull(shape.whole()),
    limit: shape.orNull(shape.whole()),
    reserved: shape.whole(),
    unspent: shape.orNull(shape.whole()),
    auxiliary: shape.says('Units that stand in no group of the roster.', shape.whole()),
    unchecked: shape.says(
      'What nobody has checked: the pack does not know it, or the roster does not state it.',
      shape.list(shape.text()),
    ),
  }),
);
export type ArmyView = shape.Static<typeof ArmyView>;

export const UnitView = shape.named(
  'UnitView',
  shape.closed({
    id: shape.text(),
    owner: Side,
    name: shape.text(),
    keywords: shape.list(shape.text()),
    location: shape.text(),
    statuses: shape.list(shape.text()),
    orders: shape.list(shape.text()),
  }),
);
export type UnitView = shape.Static<typeof UnitView>;

/** A match as its readers see it. */
export const MatchView = shape.named(
  'MatchView',
  shape.closed({
    id: shape.text(),
    revision: shape.whole(),
    status: shape.word<MatchState['status']>(),
    title: shape.text(),
    pack: shape.closed({ id: shape.text(), name: shape.text(), release: shape.text(), digest: shape.text() }),
    settings: shape.closed({ enforcement: shape.text(), attestations: shape.text(), rosters: shape.text() }),
    seats: shape.each(
      SIDES,
      shape.closed({
        player: shape.text(),
        detachment: shape.orNull(shape.text()),
        faction: shape.orNull(shape.text()),
        army: shape.says('What its roster adds up to; null before there is one.', shape.orNull(ArmyView)),
      }),
    ),
    board: Scoreboard,
    firstTurn: Side,
    categories: shape.list(
      shape.closed({
        id: shape.text(),
        name: shape.text(),
        cap: shape.optional(shape.whole()),
        derived: shape.optional(shape.yesOrNo()),
      }),
    ),
    phases: shape.says(
      'Every step of the turn order, for its name.',
      shape.list(shape.closed({ id: shape.text(), name: shape.text() })),
    ),
    course: shape.list(CourseRound),
    rounds: shape.whole(),
    units: shape.list(UnitView),
    table: TableView,
    pending: Pending,
    dues: shape.says('What is waited for, and what may be decided now.', shape.list(Due)),
    struck: shape.list(shape.whole()),
    fallen: shape.list(shape.closed({ number: shape.whole(), code: shape.text(), message: shape.text() })),
    result: shape.orNull(Result),
    resultText: shape.says(
      'The result in one sentence, in the words that it has everywhere.',
      shape.orNull(shape.text()),
    ),
    resultState: shape.says(
      'How the result stands, as far as the record of the match says.',
      shape.orNull(ResultState),
    ),
    confirmedBy: shape.list(Side),
    enteredFor: shape.says('For whom somebody else entered that they confirm it, and who did.', EnteredFor),
    stillSealed: shape.says(
      'What opens what is still sealed after the end of the battle; null where nothing is.',
      shape.orNull(shape.text()),
    ),
    voided: shape.says(
      'Since which entry the match is void, and why; null where it counts.',
      shape.orNull(shape.closed({ entry: shape.whole(), because: shape.text() })),
    ),
    imported: shape.optional(shape.says('There where (part of) the record came from elsewhere.', ImportedView)),
    fault: shape.optional(
      shape.says(
        'There where something beside the record is not as it was, such as a sealed card that is lost; in words.',
        shape.text(),
      ),
    ),
  }),
);
export type MatchView = shape.Static<typeof MatchView>;

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
