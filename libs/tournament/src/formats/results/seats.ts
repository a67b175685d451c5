import type { Outcome, SeatResult } from '../../facts.js';
import { idIn } from './players.js';
import { figureName, isNumber, isObject, type Json, type Reader } from './shape.js';

/** What is no figure though it may be a number. */
const WORDS = new Set([
  ...['player', 'id', 'name', 'result', 'outcome', 'winner', 'bye', 'kind', 'type', 'seat', 'side', 'table', 'round'],
  'opponent',
]);
/** Figures of every event, though a file may hold none of them as a number. */
const FIGURES = ['vp', 'tp', 'points', 'score'];

const OUTCOMES: { readonly [word: string]: Outcome } = {
  ...{ win: 'win', won: 'win', w: 'win', draw: 'draw', drawn: 'draw', d: 'draw', tie: 'draw' },
  ...{ loss: 'loss', lost: 'loss', lose: 'loss', l: 'loss' },
};

export interface SeatRead {
  readonly player: string;
  readonly figures: SeatResult['figures'];
  /** As the file tells it, where it does. */
  readonly outcome?: Outcome;
}

export function seatOf(one: Json, at: string, known: Set<string>, reader: Reader): SeatRead | undefined {
  const player = idIn(one['player'] ?? one['id'] ?? one['name']);
  if (player === undefined) {
    reader.found({ code: 'unknown-player', says: `Nobody is named at ${at}.`, taken: 'The table is left out.', at });
    return undefined;
  }
  if (!known.has(player)) {
    const says = `“${player}” is named at ${at}, and is not among the players.`;
    const taken = 'A player of their own, so that what the others scored against them stands.';
    reader.found({ code: 'unknown-player', says, taken, at, players: [player] });
    known.add(player);
  }
  const figures = Object.entries(one).flatMap(([key, value]) => {
    if (WORDS.has(key) || value === null) return [];
    if (!reader.figures.has(key)) {
      reader.unread.note('a seat', key);
      return [];
    }
    const amount = reader.number(value, `${at}.${key}`);
    return amount === undefined ? [] : [[figureName(key), amount] as const];
  });
  const told = outcomeIn(one['outcome'] ?? one['result'], at, reader);
  return { player, figures: Object.fromEntries(figures), ...(told === undefined ? {} : { outcome: told }) };
}

function outcomeIn(value: unknown, at: string, reader: Reader): Outcome | undefined {
  if (value === undefined || value === null || (typeof value === 'string' && value.toLowerCase() === 'bye'))
    return undefined;
  const known = typeof value === 'string' ? OUTCOMES[value.toLowerCase()] : undefined;
  if (known === undefined)
    reader.found({
      code: 'unknown-word',
      says: `The result at ${at} is ${JSON.stringify(value)}; win, draw and loss are known.`,
      taken: 'The result by the figures.',
      at,
    });
  return known;
}

/** The two seats with what a table says of its winner, where the seats themselves tell no result. */
export function withWinner(
  winner: unknown,
  seats: readonly [SeatRead, SeatRead],
  at: string,
  reader: Reader,
): readonly [SeatRead, SeatRead] {
  const named = idIn(winner);
  if (named === undefined) return seats;
  if (seats.every(({ player }) => player !== named)) {
    const says = `The winner at ${at} is “${named}”, who does not sit there.`;
    reader.found({ code: 'unknown-player', says, taken: 'The result without it.', at });
    return seats;
  }
  const [a, b] = seats.map((seat): SeatRead => {
    const outcome = seat.player === named ? ('win' as const) : ('loss' as const);
    if (seat.outcome !== undefined && seat.outcome !== outcome) {
      const says = `At ${at} the winner is “${named}”, and “${seat.player}” is said to have a ${seat.outcome}.`;
      reader.found({ code: 'results-disagree', says, taken: 'What the seat says.', at, players: [seat.player] });
    }
    return { outcome, ...seat };
  });
  return [a!, b!];
}

/** The two seats with what a table says of its result, which can be no more than a draw: a win has a winner. */
export function withDraw(
  told: unknown,
  seats: readonly [SeatRead, SeatRead],
  at: string,
  reader: Reader,
): readonly [SeatRead, SeatRead] {
  const outcome = outcomeIn(told, at, reader);
  if (outcome === undefined) return seats;
  if (outcome !== 'draw') {
    const says = `The table at ${at} is said to be a ${outcome}, and not whose; a winner would be named.`;
    reader.found({ code: 'unknown-word', says, taken: 'The result without it.', at });
    return seats;
  }
  const [a, b] = seats.map((seat): SeatRead => {
    if (seat.outcome !== undefined && seat.outcome !== outcome) {
      const says = `The table at ${at} is said to be a draw, and “${seat.player}” to have a ${seat.outcome}.`;
      reader.found({ code: 'results-disagree', says, taken: 'What the seat says.', at, players: [seat.player] });
    }
    return { outcome, ...seat };
  });
  return [a!, b!];
}

/** What stands beside seats as a number anywhere in a file: other members of a seat are no figures. */
export function numbersIn(rounds: unknown): ReadonlySet<string> {
  const found = new Set(FIGURES);
  for (const round of objectsIn(rounds)) {
    const tables = objectsIn(round['tables'] ?? round['pairings'] ?? round['matches']);
    const seats = tables.flatMap((table) => objectsIn(table['players'] ?? table['seats']));
    for (const seat of [...seats, ...objectsIn(round['byes'])])
      for (const [key, value] of Object.entries(seat)) if (isNumber(value)) found.add(key);
  }
  return found;
}

const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Who won, by the first of these figures that both have. */
export function outcomesOf(
  seats: readonly [SeatRead, SeatRead],
  by: readonly string[],
): readonly [Outcome, Outcome] | undefined {
  const [a, b] = seats;
  const figure = by.find((name) => a.figures[name] !== undefined && b.figures[name] !== undefined);
  if (a.outcome !== undefined || b.outcome !== undefined) {
    const first = a.outcome ?? turned(b.outcome ?? 'draw');
    return [first, b.outcome ?? turned(first)];
  }
  if (figure === undefined) return undefined;
  const ahead = (a.figures[figure] ?? 0) - (b.figures[figure] ?? 0);
  const first = ahead > 0 ? 'win' : ahead < 0 ? 'loss' : 'draw';
  return [first, turned(first)];
}

export const turned = (outcome: Outcome): Outcome => ({ win: 'loss', draw: 'draw', loss: 'win' })[outcome] as Outcome;
