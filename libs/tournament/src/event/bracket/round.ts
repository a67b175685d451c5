import { isOver, sittingAt } from '../../pairing/formats/bracket.js';
import type { Draft, Unpaired } from '../deciding/context.js';
import type { TableBye, TablePairing } from '../members.js';
import type { Settings } from '../settings.js';
import type { OpenedTournament } from '../state/state.js';
import { thereIn } from '../there.js';
import { bracketBefore, matchesIn } from './played.js';

export interface BracketSheet {
  readonly tables: readonly TablePairing[];
  readonly byes: readonly TableBye[];
  /** Everybody whom the bracket pairs in this round. */
  readonly players: ReadonlySet<string>;
}

/** Names the sheet of a round that a bracket drew alone. */
export const BRACKET_ENGINE = 'bracket 1';

/**
 * The part of a round that the bracket pairs, at the first tables of the hall; undefined where there is no bracket in this round, and why
 * it cannot be paired where a match before it sent nobody on.
 */
export function bracketSheet(state: OpenedTournament, round: number): BracketSheet | Unpaired | undefined {
  const played = state.cut !== undefined && round > state.cut.after ? bracketBefore(state, round) : undefined;
  if (played === undefined) return undefined;
  const { bracket, after } = played;
  const open = bracket.matches.filter((one) => one.round < round - after && !isOver(one));
  const unsettled = open.map((one) => sittingAt(bracket, one)).filter((two) => two.some((one) => one !== undefined));
  const [first] = unsettled;
  if (first)
    return {
      unpaired: `The bracket knows nobody who goes on of ${first.filter((one) => one !== undefined).join(' and ')}: a draw and a dispute send nobody on. Decide who does in their match.`,
      facts: { round, open: unsettled.map((two) => two.filter((one) => one !== undefined)) },
    };
  const [numbers, isThere] = [tablesOf(state.settings), thereIn(state, round)];
  const [tables, byes]: [TablePairing[], TableBye[]] = [[], []];
  for (const one of matchesIn(played, round)) {
    const [A, B] = sittingAt(bracket, one);
    if (A !== undefined && B !== undefined) tables.push({ table: numbers(tables.length), A, B });
    // Of two who have both left the second would have gone through, and is not there either.
    else
      for (const player of [A, B]) if (player !== undefined && isThere(player)) byes.push({ player, kind: 'pairing' });
  }
  const players = new Set([...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)]);
  return { tables, byes, players };
}

/** Numbers of the hall in their order; 1, 2, 3, … where it names none. */
export function tablesOf({ tables, pairing }: Settings): (at: number) => number {
  const named = pairing?.tables?.map(({ number }) => number) ?? tables;
  return (at) => named?.[at] ?? at + 1;
}

/** The hall without the tables that the bracket takes, for everybody else. */
export function besideBracket(settings: Settings, taken: number, others: number): Settings {
  const { pairing, tables } = settings;
  if (pairing?.tables) return { ...settings, pairing: { ...pairing, tables: pairing.tables.slice(taken) } };
  const hall = tables?.slice(taken) ?? Array.from({ length: Math.ceil(others / 2) }, (_, at) => taken + at + 1);
  return { ...settings, tables: hall };
}

export function besides({ tables, byes }: BracketSheet, others: Draft): Draft {
  return { engine: others.engine, tables: [...tables, ...others.tables], byes: [...byes, ...others.byes] };
}
