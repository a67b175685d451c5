import { nextPlace, SIDES, type Score, type Shelf, type Side } from '@adjutant/rules';
import type { RoundConfirmed } from '../events.js';
import type { Figures } from '../figures.js';
import { changesEarlierEntries } from './amend.js';
import { packOf } from './apply.js';
import { retold } from './retold.js';
import { recordOf, totalScore, type History, type OpenedState } from './state.js';

/** Whether a battle round is over, so that its points can be agreed; the last step of the battle is late enough. */
export function hasEnded(shelf: Shelf, { table, ...state }: OpenedState, round: number): boolean {
  if (table.clock === null || round > table.clock.round) return false;
  if (round < table.clock.round || table.ended) return true;
  return nextPlace(packOf(shelf, { ...state, table } as OpenedState).sequence, table.clock, table.firstTurn) === null;
}

/** The points of both at the end of a battle round, as the record counts now. */
export function figuresAfter(shelf: Shelf, state: OpenedState, round: number): Figures {
  return figuresOf(stateAtEnd(shelf, state, round));
}

export function figuresOf({ table }: OpenedState): Figures {
  const ofBoth = (points: (side: Side) => number) => ({ A: points('A'), B: points('B') });
  return { cp: ofBoth((side) => table.balances[side]['cp'] ?? 0), vp: ofBoth((side) => totalScore(table, side)) };
}

/** What a player has scored in a battle round, by category: what was taken away again is taken off there. */
export interface RoundScore {
  readonly round: number;
  readonly score: Score;
}

/** What each round so far has brought a player, as the record counts now. */
export function scoreByRound(shelf: Shelf, state: OpenedState, player: Side): readonly RoundScore[] {
  const totals = Array.from(
    { length: roundOf(state) },
    (_, at) => stateAtEnd(shelf, state, at + 1).table.score[player],
  );
  return totals.map((score, at): RoundScore => {
    const before = totals[at - 1] ?? {};
    const brought = Object.entries(score).map(([category, points]) => [category, points - (before[category] ?? 0)]);
    return { round: at + 1, score: Object.fromEntries(brought) as Score };
  });
}

/** The match as it stood when the next battle round began; as it stands where none has begun. */
function stateAtEnd(shelf: Shelf, state: OpenedState, round: number): OpenedState {
  if (roundOf(state) <= round) return state;
  return endsOf(shelf, state)[round - 1] ?? state;
}

/** A record is told again for it, so that what was found is kept, and holds until a round ends or something earlier changes. */
const ENDS = new WeakMap<Shelf, WeakMap<History, readonly OpenedState[]>>();

/** The match as it stood at the end of each round that is over. */
function endsOf(shelf: Shelf, state: OpenedState): readonly OpenedState[] {
  const known = ENDS.get(shelf) ?? new WeakMap<History, readonly OpenedState[]>();
  ENDS.set(shelf, known);
  const before = lastKnown(known, state.history);
  const ends = before?.length === roundOf(state) - 1 ? before : findEnds(shelf, state);
  known.set(state.history, ends);
  return ends;
}

function lastKnown(known: WeakMap<History, readonly OpenedState[]>, from: History) {
  for (let cell: History | null = from; cell; cell = cell.before) {
    const found = known.get(cell);
    if (found || changesEarlierEntries(cell.last.event)) return found;
  }
  return undefined;
}

function roundOf({ table }: OpenedState): number {
  return table.clock?.round ?? 0;
}

function findEnds(shelf: Shelf, state: OpenedState): readonly OpenedState[] {
  const told = retold(shelf, state).flatMap(({ state: one }) => (one.status === 'absent' ? [] : [one]));
  return Array.from({ length: roundOf(state) - 1 }, (_, at) => {
    const next = told.findIndex((one) => roundOf(one) > at + 1);
    return told[next - 1] ?? state;
  });
}

/** What a player has said of a round that stands, the latest. */
export function confirmationOf(state: OpenedState, player: Side, round: number): ConfirmedRound | undefined {
  return roundConfirmations(state).findLast((one) => one.data.player === player && one.data.round === round);
}

export interface ConfirmedRound {
  readonly entry: number;
  readonly data: RoundConfirmed['data'];
}

/** Everything that was said of rounds and stands, oldest first. */
export function roundConfirmations(state: OpenedState): readonly ConfirmedRound[] {
  return recordOf(state).flatMap(({ number, event }) =>
    event.type === 'RoundConfirmed' && !state.struck.includes(number) ? [{ entry: number, data: event.data }] : [],
  );
}

export function sameFigures(one: Figures, other: Figures): boolean {
  return SIDES.every((side) => one.cp[side] === other.cp[side] && one.vp[side] === other.vp[side]);
}
