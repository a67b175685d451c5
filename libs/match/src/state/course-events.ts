import {
  awaitPlacement,
  concedeBattle,
  decideBattle,
  enterPlace,
  finishBattle,
  firstPlace,
  opensBefore,
  type Booked,
  type Pack,
  type Table,
  type TurnOrder,
} from '@adjutant/rules';
import { adoptSituation } from './situation.js';
import { winnerOf } from './outcome.js';
import type { Entered } from './state.js';

/** The course of the battle: its beginning, its steps and its end. Null for events that do not move it on. */
export function moveOn(pack: Pack, table: Table, { number, event }: Entered): Booked | null {
  switch (event.type) {
    case 'SituationAdopted':
      return adoptSituation(pack, table, event.data, number);
    case 'BattleStarted': {
      const balances = opensBefore(pack) ? table.balances : { A: pack.economy.start, B: pack.economy.start };
      const first = ordered({ ...table, balances }, { round: 1, first: event.data.firstTurn, by: null });
      const set = awaitPlacement(pack, first);
      return enterPlace(pack, set, firstPlace(pack.sequence, event.data.firstTurn), number);
    }
    case 'TurnOrderDecided':
      return { table: ordered(table, event.data), lines: [] };
    case 'PhaseAdvanced':
      return enterPlace(pack, table, event.data.to, number);
    // What is over stays over, whatever is recorded afterwards.
    case 'MatchConceded':
      return { table: table.ended ? table : concedeBattle(pack, table, event.data.player, number), lines: [] };
    case 'MatchFinished':
      return table.ended ? { table, lines: [] } : finishBattle(pack, table, event.data.ending, number);
    case 'ResultDecided':
      return {
        table: table.ended ? table : decideBattle(table, winnerOf(event.data.outcome), number),
        lines: [],
      };
    default:
      return null;
  }
}

function ordered(table: Table, { round, first, by }: TurnOrder): Table {
  return { ...table, firstTurn: first, turnOrders: [...table.turnOrders, { round, first, by }] };
}
