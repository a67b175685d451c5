import { ChessClockTerms, is, type Static } from '@adjutant/kernel';
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
import { depthSaid, recordedAsNow, restsOn } from './depth-text.js';
import { tableSaid, tableShown } from './table-of-event.js';

export const Scoreboard = is.object(
  {
    clock: is.orNull(Clock),
    clockText: is.anyText(),
    cp: is.each(SIDES, is.anyWhole()),
    vp: is.each(SIDES, is.anyWhole()),
    score: is.each(SIDES, Score),
  },
  { name: 'Scoreboard' },
);
export type Scoreboard = Static<typeof Scoreboard>;

/** Points are null where the roster leaves them open; `unspent` is what is left below the limit. */
export const ArmyView = is.object(
  {
    points: is.orNull(is.anyWhole()),
    limit: is.orNull(is.anyWhole()),
    reserved: is.anyWhole(),
    unspent: is.orNull(is.anyWhole()),
    auxiliary: is.anyWhole({ says: 'Units that stand in no group of the roster.' }),
    unchecked: is.many(is.anyText(), {
      says: 'What nobody has checked: the pack does not know it, or the roster does not state it.',
    }),
  },
  { name: 'ArmyView' },
);
export type ArmyView = Static<typeof ArmyView>;

export const UnitView = is.object(
  {
    id: is.anyText(),
    owner: Side,
    name: is.anyText(),
    keywords: is.many(is.anyText()),
    location: is.anyText(),
    statuses: is.many(is.anyText()),
    orders: is.many(is.anyText()),
  },
  { name: 'UnitView' },
);
export type UnitView = Static<typeof UnitView>;

/** A match as its readers see it. */
export const MatchView = is.object(
  {
    id: is.anyText(),
    revision: is.anyWhole(),
    status: is.word<MatchState['status']>(),
    title: is.anyText(),
    pack: is.object({ id: is.anyText(), name: is.anyText(), release: is.anyText(), digest: is.anyText() }),
    settings: is.object({
      enforcement: is.anyText(),
      attestations: is.anyText(),
      rosters: is.anyText(),
      chessClock: is.optional(is.says('As it is set now.', ChessClockTerms)),
    }),
    event: tableShown,
    depth: restsOn,
    recordedAs: recordedAsNow,
    seats: is.each(
      SIDES,
      is.object({
        player: is.anyText(),
        detachment: is.orNull(is.anyText()),
        faction: is.orNull(is.anyText()),
        army: is.orNull(ArmyView, { says: 'What its roster adds up to; null before there is one.' }),
      }),
    ),
    board: Scoreboard,
    firstTurn: Side,
    categories: is.many(
      is.object({
        id: is.anyText(),
        name: is.anyText(),
        cap: is.optional(is.anyWhole()),
        derived: is.optional(is.yes()),
        within: is.optional(is.anyText({ says: 'The category whose cap its points are under as well.' })),
      }),
    ),
    phases: is.many(is.object({ id: is.anyText(), name: is.anyText() }), {
      says: 'Every step of the turn order, for its name.',
    }),
    choices: is.many(is.object({ id: is.anyText(), name: is.anyText() }), {
      says: 'What is chosen among entries: an option that no pack lists may be told of it.',
    }),
    course: is.many(CourseRound),
    rounds: is.anyWhole(),
    units: is.many(UnitView),
    table: TableView,
    pending: Pending,
    dues: is.many(Due, { says: 'What is waited for, and what may be decided now.' }),
    struck: is.many(is.anyWhole()),
    fallen: is.many(is.object({ number: is.anyWhole(), code: is.anyText(), message: is.anyText() })),
    result: is.orNull(Result),
    resultText: is.orNull(is.anyText(), { says: 'The result in one sentence, in the words that it has everywhere.' }),
    resultState: is.orNull(ResultState, { says: 'How the result stands, as far as the record of the match says.' }),
    confirmedBy: is.many(Side),
    enteredFor: is.says('For whom somebody else entered that they confirm it, and who did.', EnteredFor),
    stillSealed: is.orNull(is.anyText(), {
      says: 'What opens what is still sealed after the end of the battle; null where nothing is.',
    }),
    voided: is.orNull(is.object({ entry: is.anyWhole(), because: is.anyText() }), {
      says: 'Since which entry the match is void, and why; null where it counts.',
    }),
    imported: is.optional(is.says('There where (part of) the record came from elsewhere.', ImportedView)),
    fault: is.optional(
      is.anyText({
        says: 'There where something beside the record is not as it was, such as a sealed card that is lost; in words.',
      }),
    ),
  },
  { name: 'MatchView' },
);
export type MatchView = Static<typeof MatchView>;

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
    settings: state.chessClock ? { ...state.settings, chessClock: state.chessClock.terms } : state.settings,
    ...tableSaid(state),
    ...depthSaid(state),
    ...(table.depth === undefined ? {} : { recordedAs: table.depth }),
    seats: { A: seat('A'), B: seat('B') },
    board: scoreboard(pack, table),
    firstTurn: table.firstTurn,
    categories: categoriesOf(pack, table),
    phases: stepsOf(pack),
    choices: Object.values(pack.choices ?? {})
      .filter(({ options }) => 'kind' in options)
      .map(({ id, name }) => ({ id, name })),
    course: courseOf(pack, table),
    rounds: pack.sequence.rounds,
    units: unitsOf(pack, table),
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

/** Every unit of both rosters, those of A first. */
export function unitsOf(pack: Pack, table: Table): readonly UnitView[] {
  return SIDES.flatMap((side) => Object.values(table.units).filter((unit) => unit.owner === side)).map((unit) =>
    unitView(pack, table, unit),
  );
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
  const categories = pack.score.categories.map(({ bounds: _, caps: __, amounts: ___, ...shown }) => shown);
  const adjusted = SIDES.some((side) => score[side][ADJUSTED] !== undefined);
  return adjusted ? [...categories, { id: ADJUSTED, name: 'Adjusted by judges' }] : categories;
}
