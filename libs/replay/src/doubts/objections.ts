import type { Occasion } from '@adjutant/kernel';
import {
  decideMatch,
  isVeiled,
  packOf,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type OpenedState,
  type UseDeclared,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { counts } from '../findings/passage.js';
import type { Passage } from '../telling.js';
import type { Doubt } from './doubt.js';

/** Dice stand in entries of their own, behind the one that made them due. */
const ELSEWHERE = new Set(['roll/dice-missing']);

/** Whoever looks at a record does not act in it. */
const NOBODY: Occasion = { now: '', occurredAt: '', actor: { id: 'reader', role: 'scorekeeper' } };

/**
 * What strict would have refused an entry with, where the match only advises: the order of play has no findings, and some of what
 * speaks against a use is no condition of it. `found`: codes that are known already, condition by condition.
 */
export function objectionsIn(shelf: Shelf, passage: Passage, found: ReadonlySet<string | undefined>): Doubt[] {
  const { before, entered } = passage;
  if (before.status === 'absent' || before.settings.enforcement !== 'advise' || !counts(passage)) return [];
  const command = useOf(shelf, entered.event, before) ?? stepOf(entered.event, before);
  if (!command) return [];
  const decision = decideMatch(shelf, command, strict(before), NOBODY);
  if (decision.outcome !== 'refused') return [];
  return decision.refusal.reasons
    .filter(({ code }) => !ELSEWHERE.has(code) && !found.has(code))
    .map(({ code, message, cites }) => ({
      entry: entered.number,
      kind: 'unmet',
      rule: code,
      says: message,
      cites,
      code,
    }));
}

function strict(state: OpenedState): MatchState {
  return { ...state, settings: { ...state.settings, enforcement: 'strict' } };
}

/** The command that a use comes from. */
function useOf(shelf: Shelf, { type, data }: MatchEvent, before: OpenedState): MatchCommand | null {
  const veiled = (use: UseDeclared): boolean => isVeiled(packOf(shelf, before), use);
  switch (type) {
    case 'StratagemUsed':
      return veiled(data) ? null : { type: 'UseStratagem', data: { ...asked(data), stratagem: data.entry } };
    case 'AbilityUsed':
      return veiled(data) ? null : { type: 'UseAbility', data: { ...asked(data), ability: data.entry } };
    default:
      return null;
  }
}

function asked({ player, roles, answers, claims, declared }: UseDeclared) {
  return { player, roles, answers, claims, ...(declared === undefined ? {} : { declared }) };
}

/** The command that such an entry comes from, for the entries about whose turn it is. */
function stepOf({ type, data }: MatchEvent, { table }: OpenedState): MatchCommand | null {
  switch (type) {
    case 'BattleStarted':
      return { type: 'StartBattle', data: { firstTurn: data.firstTurn } };
    case 'PhaseAdvanced': {
      const player = table.clock?.turn;
      return { type: 'AdvancePhase', data: { to: data.to, ...(player ? { player } : {}) } };
    }
    case 'UnitActivated':
      return { type: 'ActivateUnit', data: { unit: data.unit } };
    case 'UnitPlaced':
      return { type: 'PlaceUnit', data: { unit: data.unit } };
    case 'ActivationEnded':
      return { type: 'EndActivation', data: {} };
    case 'TurnOrderDecided':
      return { type: 'DecideTurnOrder', data: { first: data.first, by: data.by } };
    default:
      return null;
  }
}
