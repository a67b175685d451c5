import { is, type Static } from '@adjutant/kernel';
import { nextNumber, outAt, packOf, remaining, RUNNING, totalScore, type OpenedState } from '@adjutant/match';
import { clockText, SIDES, Side, stepName, type Shelf, type Table } from '@adjutant/rules';
import { restsOn, depthSaid } from '../depth-text.js';
import type { NamedSides } from '../ledger-csv.js';
import { resultText } from '../result-text.js';

const Running = is.oneOf(RUNNING);

export const BoardClock = is.object(
  {
    at: is.anyWhole({ says: 'The moment that it is told for, in milliseconds since 1970.' }),
    runs: is.orNull(Running, { says: 'Whose time runs; null: nobody’s.' }),
    left: is.object(
      { A: is.anyWhole(), B: is.anyWhole(), neutral: is.orNull(is.anyWhole()) },
      { says: 'Milliseconds left at `at`; below nothing once it has run out. Null: without a limit.' },
    ),
    out: is.many(Running, { says: 'Whose time has run out.' }),
  },
  { name: 'BoardClock', says: 'The chess clock of a match on the board.' },
);
export type BoardClock = Static<typeof BoardClock>;

const BoardSide = is.object(
  {
    name: is.anyText({ says: 'What the player is called now.' }),
    faction: is.orNull(is.anyText()),
    vp: is.anyWhole(),
    cp: is.anyWhole(),
    cards: is.anyWhole({ says: 'How many cards are in the hand; which they are stands nowhere here.' }),
  },
  { name: 'BoardSide' },
);

/** A match as everybody in the hall may see it from afar. It holds nothing that is sealed. */
export const BoardLine = is.object(
  {
    match: is.anyText(),
    revision: is.anyWhole(),
    title: is.anyText(),
    game: is.anyText({ says: 'What the pack is called.' }),
    status: is.oneOf(['opened', 'running', 'finished', 'confirmed']),
    depth: restsOn,
    round: is.orNull(is.anyWhole()),
    rounds: is.anyWhole(),
    turn: is.orNull(Side),
    step: is.orNull(is.anyText({ says: 'The step of the turn by its name; null before the battle.' })),
    place: is.anyText({ says: 'Round, turn and step as judges write them down.' }),
    sides: is.each(SIDES, BoardSide),
    clock: is.orNull(BoardClock, { says: 'Null where the match has no chess clock.' }),
    result: is.orNull(is.anyText(), { says: 'The result in one sentence; null while there is none.' }),
    voided: is.yes({ says: 'Whether the match counts for nothing any more.' }),
    lastAt: is.anyWhole({ says: 'When the server received the newest entry, in milliseconds since 1970.' }),
  },
  { name: 'BoardLine' },
);
export type BoardLine = Static<typeof BoardLine>;

/** What a line is made of besides the record. */
export interface BoardLook {
  readonly shelf: Shelf;
  /** The moment that clocks are told for. */
  readonly at: number;
  /** When the server received the newest entry. */
  readonly lastAt: number;
  readonly names: NamedSides;
}

/** The state as everybody knows it goes in: of what is sealed it says no more than that it is there. */
export function boardLine(match: string, state: OpenedState, { shelf, at, lastAt, names }: BoardLook): BoardLine {
  const { table, status } = state;
  const pack = packOf(shelf, state);
  const { clock } = table;
  const side = (one: Side): BoardLine['sides'][Side] => ({
    name: names[one],
    faction: table.armies[one]?.faction ?? null,
    vp: totalScore(table, one),
    cp: table.balances[one]['cp'] ?? 0,
    cards: cardsOf(table, one),
  });
  return {
    ...{ match, revision: nextNumber(state) - 1, title: state.title, game: pack.name, status },
    ...depthSaid(state),
    round: clock?.round ?? null,
    rounds: pack.sequence.rounds,
    // Once it is over it is nobody's turn.
    turn: 'result' in state ? null : (clock?.turn ?? null),
    step: clock ? stepName(pack.sequence, clock.step) : null,
    place: clock ? clockText(pack.sequence, clock) : 'before the battle',
    sides: { A: side('A'), B: side('B') },
    clock: clockOf(state, at),
    result: 'result' in state ? resultText(state.result, (one) => names[one]) : null,
    voided: state.voided !== undefined,
    lastAt,
  };
}

function cardsOf({ objectives }: Table, side: Side): number {
  return objectives.filter(({ player, left }) => player === side && left === undefined).length;
}

function clockOf({ chessClock }: OpenedState, at: number): BoardClock | null {
  if (!chessClock) return null;
  const left = (whose: Side): number => remaining(chessClock, whose, at) ?? 0;
  return {
    at,
    runs: chessClock.runs,
    left: { A: left('A'), B: left('B'), neutral: remaining(chessClock, 'neutral', at) },
    out: outAt(chessClock, at),
  };
}
