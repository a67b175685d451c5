import type { EntrantId, EventFacts, Outcome, SeatResult, TableResult } from '../facts.js';

/** A result that is to stand at a table of a round instead of the one that does. */
export interface Correction {
  readonly round: number;
  readonly table: number;
  /** Who won, by seat; `none` where both lost. */
  readonly result: 'A' | 'B' | 'draw' | 'none';
  /** Figures that are said with it, seat A first; all others of the table stay as they are. */
  readonly figures: Readonly<Record<string, readonly [number, number]>>;
}

export type Corrected =
  | {
      readonly ok: true;
      readonly facts: EventFacts;
      readonly players: readonly [EntrantId, EntrantId];
      readonly was: TableResult | null;
      readonly is: TableResult;
      /** Figures that stay as they were although the result is another. */
      readonly kept: readonly string[];
    }
  | { readonly ok: false; readonly says: string };

/** The facts as they would be with another result at one table of a closed round. */
export function corrected(facts: EventFacts, correction: Correction): Corrected {
  const { round: number, table } = correction;
  const round = facts.rounds.find((one) => one.number === number);
  if (round === undefined) return no(`There is no round ${number}: the event has ${countOf(facts.rounds.length)}.`);
  if (!round.closed)
    return no(`Round ${number} is not closed yet: a result is entered there, and corrects nothing that counts.`);
  const was = round.tables.find((one) => one.table === table);
  const open = round.open.find((one) => one.table === table);
  const players = was ? pairOf(was) : open?.players;
  if (players === undefined) return no(`Round ${number} has no table ${table}: it has ${tablesOf(round)}.`);
  const is = resultOf(correction, players, was);
  const tables = was
    ? round.tables.map((one) => (one === was ? is : one))
    : [...round.tables, is].toSorted((one, other) => one.table - other.table);
  const now = { ...round, tables, open: round.open.filter((one) => one !== open) };
  const told = new Set(Object.keys(correction.figures));
  const kept = Object.keys(was?.seats[0].figures ?? {}).filter((figure) => !told.has(figure));
  const rounds = facts.rounds.map((one) => (one === round ? now : one));
  return { ok: true, facts: { ...facts, rounds }, players, was: was ?? null, is, kept };
}

const no = (says: string): Corrected => ({ ok: false, says });
const pairOf = ({ seats: [A, B] }: TableResult): readonly [EntrantId, EntrantId] => [A.player, B.player];
const countOf = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);

const OUTCOMES: { readonly [result in Correction['result']]: readonly [Outcome, Outcome] } = {
  A: ['win', 'loss'],
  B: ['loss', 'win'],
  draw: ['draw', 'draw'],
  none: ['loss', 'loss'],
};

function resultOf(
  { table, result, figures }: Correction,
  players: readonly [EntrantId, EntrantId],
  was: TableResult | undefined,
): TableResult {
  const seat = (at: 0 | 1): SeatResult => {
    const told = Object.entries(figures).map(([figure, both]) => [figure, both[at]] as const);
    const before = was?.seats[at].figures ?? {};
    return { player: players[at], outcome: OUTCOMES[result][at], figures: { ...before, ...Object.fromEntries(told) } };
  };
  return { table, decided: result === 'none' ? 'double-loss' : 'played', seats: [seat(0), seat(1)] };
}

function tablesOf({ tables, open }: EventFacts['rounds'][number]): string {
  const numbers = [...tables, ...open].map((one) => one.table).toSorted((one, other) => one - other);
  const named = numbers.slice(0, 12).join(', ');
  if (numbers.length === 0) return 'none';
  return `${numbers.length === 1 ? 'table' : 'tables'} ${named}${numbers.length > 12 ? ', …' : ''}`;
}
