import type { Reason } from '@adjutant/kernel';
import { clockText, type Clock, type Pack, type Table } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { applyEvent } from '../state/apply.js';
import { nextNumber, type MatchState, type Running } from '../state/state.js';
import type { Context } from './context.js';
import { obligations } from './obligations.js';

/** The way as far as the battle goes on. */
export function untilTheEnd({ shelf }: Context, running: Running, places: readonly Clock[]): readonly Clock[] {
  let state: MatchState = running;
  const last = places.findIndex((to) => {
    state = applyEvent(shelf, state, {
      number: nextNumber(state),
      event: { type: 'PhaseAdvanced', data: { to } },
    }).state;
    return state.status !== 'running';
  });
  return last === -1 ? places : places.slice(0, last + 1);
}

/** What has to be done before the places on the way are left: nobody passes over it. What is not due yet is due there. */
export function obligationsOnTheWay(
  { shelf }: Context,
  running: Running,
  pack: Pack,
  events: readonly MatchEvent[],
): Reason[] {
  const reasons = obligations(pack, running.table);
  const said = new Set(reasons.map((one) => one.message));
  let state: MatchState = running;
  for (const event of events.slice(0, -1)) {
    state = applyEvent(shelf, state, { number: nextNumber(state), event }).state;
    if (state.status === 'absent') break;
    for (const one of obligations(pack, state.table)) {
      if (!said.has(one.message)) reasons.push(dueThere(pack, state.table, one));
      said.add(one.message);
    }
  }
  return reasons;
}

/** Nothing of it can be written down before the battle gets there, so it is not said to be open now. */
function dueThere(pack: Pack, { clock }: Table, { code, message, facts, cites }: Reason): Reason {
  const at = clock ? clockText(pack.sequence, clock) : null;
  return {
    code: code === 'roll/pending' ? 'roll/on-the-way' : code,
    message: at === null ? message : `Go to ${at} first. There: ${message}`,
    facts: { ...facts, at },
    cites,
  };
}
