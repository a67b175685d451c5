import {
  EMPTY_TABLE,
  opensBefore,
  owedBy,
  withBook,
  withRosters,
  type Ended,
  type LedgerLine,
  type Pack,
  type Shelf,
  type Table,
} from '@adjutant/rules';
import { setClock } from '../chess-clock/chess-clock.js';
import type { MatchEvent, MatchOpened, ResultDecided } from '../events.js';
import { winnerOf } from './outcome.js';
import { lineOf } from './lines.js';
import {
  ABSENT,
  totalScore,
  type Entered,
  type Finished,
  type MatchState,
  type OpenedState,
  type Result,
} from './state.js';

export interface Applied {
  readonly state: MatchState;
  readonly lines: readonly LedgerLine[];
}

const NO_LINES: readonly LedgerLine[] = [];

/**
 * Applies one event as it stands. Events that change earlier entries do nothing here: see `retell`. `open`: questions that
 * it leaves unanswered stay open even where the match does not let players leave any.
 */
export function applyEvent(shelf: Shelf, state: MatchState, entered: Entered, open = false): Applied {
  const { event } = entered;
  const line = lineOf(event.type);
  // Passing over what a newer build wrote would give ledgers that look right and are not.
  if (!line) throw new Error(`This build does not know the event ${event.type}.`);
  if (event.type === 'MatchOpened') return { state: opened(shelf, event, entered), lines: [] };
  if (state.status === 'absent') return { state: ABSENT, lines: [] };
  const history = { last: entered, before: state.history };
  const pack = packOf(shelf, state);
  const falling = { pack, table: state.table, number: entered.number, open: open || isOpen(state), history };
  const { data } = event;
  const booked = line.moves?.(falling, data);
  const table = booked ? booked.table : (line.table?.(falling, data) ?? state.table);
  const after = { ...state, history, table };
  return {
    state: line.match?.(after, data, entered.number) ?? withStatus(after, event),
    lines: booked ? booked.lines : NO_LINES,
  };
}

/** The release that the match is pinned to, with what its players told. A match cannot be read without it. */
export function packOf(shelf: Shelf, state: OpenedState): Pack {
  return withBook(packBeforeBook(shelf, state), state.table.book);
}

/** The same with what its rosters write out alone. */
export function packBeforeBook(shelf: Shelf, state: OpenedState): Pack {
  const pack = shelf.pinned(state.pack.digest);
  if (pack) return withRosters(pack, state.table.armies);
  const { id, release, digest } = state.pack;
  throw new Error(
    `This match is pinned to ${id} ${release} with digest ${digest.slice(0, 12)}…, which is not among the installed packs.`,
  );
}

/** Whether questions may be left open on an entry. */
export function isOpen(state: OpenedState): boolean {
  return state.settings.attestations === 'open' || state.settings.enforcement === 'advise';
}

function opened(shelf: Shelf, event: MatchOpened, entered: Entered): MatchState {
  const { title, pack, settings, seats, depth, event: of } = event.data;
  const history = { last: entered, before: null };
  const laid = laidFor(shelf, pack);
  const told: Table = settings.attestations === 'presumed' ? { ...laid, untold: 'presumed' } : laid;
  const table: Table = depth === undefined ? told : { ...told, depth };
  const timed = settings.chessClock ? { chessClock: setClock(settings.chessClock) } : {};
  const said = { title, pack, settings, seats, ...(of && { event: of }) };
  return { status: 'opened', history, ...said, table, struck: [], fallen: {}, ...timed };
}

/** The table of a new match: where points come before the battle, everybody has those that they start with. */
function laidFor(shelf: Shelf, { digest }: MatchOpened['data']['pack']): Table {
  const pack = shelf.pinned(digest);
  if (!pack || !opensBefore(pack)) return EMPTY_TABLE;
  return { ...EMPTY_TABLE, balances: { A: pack.economy.start, B: pack.economy.start } };
}

function withStatus(state: OpenedState, event: MatchEvent): OpenedState {
  const { ended } = state.table;
  return ended ? withResult(state, ended, event) : underWay(state, event);
}

function underWay(state: OpenedState, { type }: MatchEvent): OpenedState {
  if (state.status !== 'opened' && state.status !== 'running') return state;
  return type === 'BattleStarted' || type === 'SituationAdopted' ? { ...state, status: 'running' } : state;
}

function withResult(state: OpenedState, ended: Ended, event: MatchEvent): OpenedState {
  if (event.type === 'ResultDecided') return finished(state, resultOf(state, ended, given(event.data)));
  if (!('result' in state))
    return finished(state, resultOf(state, ended, event.type === 'MatchConceded' ? event.data : {}));
  const changesPoints = event.type === 'PointsAdjusted' || event.type === 'BalanceSet';
  return changesPoints ? { ...state, result: resultOf(state, ended, state.result) } : state;
}

/** What is said about a result beside what was played; points that change later change nothing about it. */
type Given = Pick<Result, 'decided' | 'awarded'>;

function given({ awarded, ...decided }: ResultDecided['data']): Given {
  return { decided, ...(awarded ? { awarded } : {}) };
}

function resultOf(state: OpenedState, { ending, winner, kind }: Ended, { decided, awarded }: Given): Result {
  const owed = owedBy(state.table);
  return {
    ending,
    winner: decided ? winnerOf(decided.outcome) : winner,
    points: pointsOf(state),
    ...(kind === null || decided ? {} : { kind }),
    ...(decided ? { decided } : {}),
    ...(awarded ? { awarded } : {}),
    ...(owed ? { owed } : {}),
  };
}

function pointsOf(state: OpenedState): Result['points'] {
  return { A: totalScore(state.table, 'A'), B: totalScore(state.table, 'B') };
}

/** The players confirm a result anew once officials have decided it. */
function finished(state: OpenedState, result: Result): Finished {
  const { enteredFor: _, ...before } = { enteredFor: undefined, ...state };
  return { ...before, status: 'finished', result, confirmedBy: [] };
}
