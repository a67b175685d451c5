import { BATTLE_SHOCK_TEST, type ActDeclared } from '@adjutant/rules';
import type { MatchEvent, Overridable, UseDeclared } from './events.js';

/** The declaration that an event is, if it is a use. */
export function declarationOf(event: MatchEvent): UseDeclared | null {
  return event.type === 'StratagemUsed' || event.type === 'AbilityUsed' || event.type === 'OrderIssued'
    ? event.data
    : null;
}

/** What a unit did, for the rules that speak of it; null for events that are nothing of the kind. */
export function actOf(event: MatchEvent): (ActDeclared & Overridable) | null {
  if (event.type === 'UnitActed') return event.data;
  return event.type === 'BattleShockRecorded' ? { ...event.data, act: BATTLE_SHOCK_TEST } : null;
}
