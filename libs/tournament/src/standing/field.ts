import type { ByeKind, Decided, EntrantId, EventFacts, Outcome, Round, SeatResult, TableResult } from '../facts.js';

export type Seat = 'A' | 'B';

/** What a closed round came to for one player. */
export type Line =
  | {
      readonly kind: 'table';
      readonly round: number;
      readonly table: number;
      readonly seat: Seat;
      readonly opponent: EntrantId;
      readonly decided: Decided;
      readonly own: SeatResult;
      readonly theirs: SeatResult;
      readonly unconfirmed?: true;
      readonly disputed?: true;
      readonly given?: true;
    }
  | {
      readonly kind: 'bye';
      readonly round: number;
      readonly bye: ByeKind;
      readonly figures: SeatResult['figures'];
      readonly assigned?: Outcome;
    }
  /** A table of a closed round on which nothing stands: it is outside the standings, and listed. */
  | {
      readonly kind: 'open';
      readonly round: number;
      readonly table: number;
      readonly opponent: EntrantId;
      readonly disputed?: true;
      readonly voided?: true;
    }
  | { readonly kind: 'absent'; readonly round: number };

export type TableLine = Extract<Line, { readonly kind: 'table' }>;

/** What the closed rounds came to, by player. Every player has a line for each of them. */
export interface Field {
  readonly rounds: number;
  readonly lines: ReadonlyMap<EntrantId, readonly Line[]>;
}

export function fieldOf(facts: EventFacts, upTo = Infinity): Field {
  const closed = facts.rounds.filter(({ closed, number }) => closed && number <= upTo);
  const lines = new Map<EntrantId, Line[]>(facts.entrants.map(({ id }) => [id, []]));
  for (const round of closed) {
    const told = linesOf(round);
    for (const [player, own] of lines) own.push(told.get(player) ?? { kind: 'absent', round: round.number });
  }
  return { rounds: closed.length, lines };
}

function linesOf({ number: round, tables, open, byes }: Round): ReadonlyMap<EntrantId, Line> {
  const told = new Map<EntrantId, Line>();
  for (const { player, kind: bye, ...more } of byes) told.set(player, { kind: 'bye', round, bye, ...more });
  for (const { table, players, disputed = false, voided = false } of open) {
    const [a, b] = players;
    const line = { kind: 'open', round, table, ...(disputed && { disputed }), ...(voided && { voided }) } as const;
    told.set(a, { ...line, opponent: b });
    told.set(b, { ...line, opponent: a });
  }
  for (const table of tables) {
    told.set(table.seats[0].player, seated(round, table, 'A'));
    told.set(table.seats[1].player, seated(round, table, 'B'));
  }
  return told;
}

function seated(round: number, told: TableResult, seat: Seat): Line {
  const { table, decided, seats, unconfirmed = false, disputed = false, given = false } = told;
  const [own, theirs] = seat === 'A' ? seats : [seats[1], seats[0]];
  const line = { kind: 'table', round, table, seat, opponent: theirs.player, decided, own, theirs } as const;
  return { ...line, ...(unconfirmed && { unconfirmed }), ...(disputed && { disputed }), ...(given && { given }) };
}

export type PlayedLine = TableLine & { readonly decided: 'played' };

export const wasPlayed = (line: Line): line is PlayedLine => line.kind === 'table' && line.decided === 'played';

/** Whom a player met at a table, once for each time; where nothing was played nobody was met. */
export const metBy = (lines: readonly Line[]): readonly TableLine[] => lines.filter(wasPlayed);
