import { addActs, isOnlyNoted, type Act, type Clock, type Pack, type Shelf } from '@adjutant/rules';
import type { MatchEvent, UnitActed } from '../events.js';
import { packOf } from './apply.js';
import type { History, MatchState, Written } from './state.js';

/** A state, and the first of the entries that are not in it yet. */
export interface Reached {
  readonly state: MatchState;
  readonly next: number;
}

/**
 * What units did in a row, and nothing else came of it, folded at once: nobody sees the tables between. Stands still at every
 * other entry.
 */
export function behindActs(shelf: Shelf, state: MatchState, entries: readonly Written[], from: number): Reached {
  if (state.status === 'absent' || state.table.ended) return { state, next: from };
  const pack = packOf(shelf, state);
  const { table } = state;
  const acts: Act[] = [];
  let { history }: { history: History } = state;
  let next = from;
  for (let written = entries[next]; written && isPlain(pack, written.event); written = entries[next]) {
    const { event, by } = written;
    const number = history.last.number + 1;
    history = { last: by ? { number, event, author: by } : { number, event }, before: history };
    acts.push(actOf(number, event.data, table.clock));
    next += 1;
  }
  if (next === from) return { state, next };
  return { state: { ...state, history, table: addActs(table, acts) }, next };
}

function isPlain(pack: Pack, event: MatchEvent): event is UnitActed {
  return event.type === 'UnitActed' && isOnlyNoted(pack, event.data.act);
}

function actOf(number: number, { unit, act, place }: UnitActed['data'], at: Clock | null): Act {
  return place === undefined ? { number, unit, act, at } : { number, unit, act, place, at };
}
