import type { JsonObject } from '@adjutant/kernel';
import type { MatchState } from '../state/state.js';
import { rulingsIn } from './applied.js';

/**
 * Everything about a match that counts, and nothing about how it came to be written: two records with the same essence have
 * the same table, ledger balances and result. Plain JSON, made of what everybody may see when the state is; its digest is
 * the state hash. Members follow the state: they may grow with a new build, so a hash is compared within one.
 */
export function essenceOf(state: MatchState): JsonObject {
  if (state.status === 'absent') return { status: 'absent' };
  const ruled = new Set(rulingsIn(state).flatMap(({ block }) => block));
  const fallen = Object.entries(state.fallen)
    .filter(([number]) => !ruled.has(Number(number)))
    .map(([number, { reasons }]) => [number, reasons.map(({ code }) => code)]);
  const { status, pack, settings, seats, table, voided } = state;
  const ended = 'result' in state ? { result: state.result, confirmedBy: state.confirmedBy, ...enteredIn(state) } : {};
  return {
    status,
    pack,
    settings,
    seats,
    table,
    ...ended,
    fallen: Object.fromEntries(fallen),
    ...(voided ? { voided: true } : {}),
  } as unknown as JsonObject;
}

/** Whom a confirmation binds is part of what counts; who entered the others is not. */
function enteredIn({ enteredFor }: Extract<MatchState, { readonly confirmedBy: unknown }>) {
  return enteredFor ? { enteredFor: Object.keys(enteredFor).sort() } : {};
}
