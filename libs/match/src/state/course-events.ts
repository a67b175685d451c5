import {
  awaitPlacement,
  concedeBattle,
  decideBattle,
  enterPlace,
  finishBattle,
  firstPlace,
  NOTHING_OWED,
  opensBefore,
  unbooked,
  type Booked,
  type Table,
  type TurnOrder,
} from '@adjutant/rules';
import { enteredPlace } from './entered-place.js';
import { winnerOf } from './outcome.js';
import type { Falling } from './line.js';
import type {
  BattleStarted,
  DepthRaised,
  MatchConceded,
  MatchFinished,
  PhaseAdvanced,
  ResultDecided,
} from '../events.js';

/** The course of the battle: its beginning, its steps and its end. What is over stays over, whatever is recorded afterwards. */
export function started({ pack, table, number }: Falling, { firstTurn }: BattleStarted['data']): Booked {
  const balances = opensBefore(pack) ? table.balances : { A: pack.economy.start, B: pack.economy.start };
  const first = ordering({ ...table, balances }, { round: 1, first: firstTurn, by: null });
  const set = awaitPlacement(pack, first);
  return enterPlace(pack, set, firstPlace(pack.sequence, firstTurn), number);
}

export function onwards({ pack, table, number }: Falling, { to }: PhaseAdvanced['data']): Booked {
  return enteredPlace(pack, table, to, number);
}

export function conceded({ pack, table, number }: Falling, { player }: MatchConceded['data']): Table {
  return table.ended ? table : concedeBattle(pack, table, player, number);
}

export function finished({ pack, table, number }: Falling, { ending, winner }: MatchFinished['data']): Booked {
  if (table.ended) return unbooked(table);
  const { table: over, lines } = finishBattle(pack, table, ending, number);
  if (winner === undefined || !over.ended) return { table: over, lines };
  return { table: { ...over, ended: { ...over.ended, winner, kind: null, told: true } }, lines };
}

export function decided({ table, number }: Falling, { outcome }: ResultDecided['data']): Table {
  return table.ended ? table : decideBattle(table, winnerOf(outcome), number);
}

export function ordering(table: Table, { round, first, by }: TurnOrder): Table {
  return { ...table, firstTurn: first, turnOrders: [...table.turnOrders, { round, first, by }] };
}

/** Nothing is owed from the time in which nobody had to draw or to discard. */
export function raised(table: Table, { depth }: DepthRaised['data']): Table {
  return { ...table, depth, ...(depth === 'full' ? { owed: { A: NOTHING_OWED, B: NOTHING_OWED } } : {}) };
}
