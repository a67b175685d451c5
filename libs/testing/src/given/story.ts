import type { Actor, Occasion, Role } from '@adjutant/kernel';
import {
  decideMatch,
  foldMatch,
  type MatchCommand,
  type MatchEvent,
  type MatchState,
  type Settings,
} from '@adjutant/match';
import type { Roster, Shelf } from '@adjutant/rules';
import { DEARER, FORMAL, PACK, SHELF } from './invented-shelf.js';

/** Two of each: a leader, a kite, a heavy unit and a unit in reserve. */
export const ROSTERS: { readonly A: Roster; readonly B: Roster } = {
  A: {
    faction: 'Kite',
    detachment: 'red-kites',
    points: 1000,
    units: [
      {
        id: 'A1',
        name: 'Falconer',
        keywords: ['KITE', 'LEADER'],
        models: 1,
        enhancements: ['red-kites/lucky-knot'],
        abilities: ['core/gust-master', 'core/spyglass'],
        orders: { perRound: 1, recipients: ['KITE'] },
      },
      { id: 'A2', name: 'Scarlet Wing', keywords: ['KITE'], models: 5, abilities: ['core/tail-wind'] },
      { id: 'A3', name: 'Old Tower', keywords: ['KITE', 'TOWER'], models: 1 },
    ],
  },
  B: {
    faction: 'Anvil',
    detachment: 'grey-anvils',
    points: 2000,
    units: [
      { id: 'B1', name: 'Master Smith', keywords: ['ANVIL', 'LEADER'], models: 1, abilities: ['core/heavy-air'] },
      { id: 'B2', name: 'Hammer Row', keywords: ['ANVIL'], models: 10 },
      { id: 'B3', name: 'Bellows', keywords: ['ANVIL'], models: 3, location: 'reserves' },
    ],
  },
};

export const SETTINGS: Settings = { enforcement: 'strict', attestations: 'required', rosters: 'checked' };

const SEATS = { A: { player: 'person-a' }, B: { player: 'person-b' } };

export function opened(
  settings: Partial<Settings> = {},
  pack: { id: string; release: string; digest: string } = PACK,
): MatchEvent {
  const { id, release, digest } = pack;
  return {
    type: 'MatchOpened',
    data: { title: 'Table 7', pack: { id, release, digest }, seats: SEATS, settings: { ...SETTINGS, ...settings } },
  };
}

export const rosterOf = (player: 'A' | 'B'): MatchEvent => ({
  type: 'RosterSubmitted',
  data: { player, roster: ROSTERS[player] },
});

/** Opened, both rosters in: entries 0 to 2. */
export function mustered(settings: Partial<Settings> = {}, pack = PACK): readonly MatchEvent[] {
  return [opened(settings, pack), rosterOf('A'), rosterOf('B')];
}

/** The battle has begun with A's muster: entries 0 to 3, and 1 CP each. */
export function begun(settings: Partial<Settings> = {}, pack = PACK): readonly MatchEvent[] {
  return [...mustered(settings, pack), { type: 'BattleStarted', data: { firstTurn: 'A' } }];
}

/** In A's first Wander phase, with so many CP each, by adopting a situation: entries 0 to 3. */
export function amid(cp: number, settings: Partial<Settings> = {}, pack = PACK): readonly MatchEvent[] {
  const balances = { A: { cp }, B: { cp } };
  return [
    ...mustered(settings, pack),
    { type: 'SituationAdopted', data: { at: { round: 1, turn: 'A', step: 'wander' }, firstTurn: 'A', balances } },
  ];
}

export const FORMAL_PACK = FORMAL;
export const DEARER_PACK = DEARER;

const NOON = '2031-05-04T12:00:00.000Z';

/** Noon of the day of the match, with somebody in this role. */
export function by(role: Role, id = `a-${role}`): Occasion {
  const actor: Actor = { id, role };
  return { now: NOON, occurredAt: NOON, actor };
}

export function stateOf(events: readonly MatchEvent[], shelf: Shelf = SHELF): MatchState {
  return foldMatch(shelf, events);
}

/** The record after these commands, every one of which has to be recorded. */
export function after(
  events: readonly MatchEvent[],
  commands: readonly MatchCommand[],
  occasion: Occasion = by('judge'),
): readonly MatchEvent[] {
  return decideOn(SHELF, events, commands, occasion);
}

/** The same with packs of one's own. */
export function decideOn(
  shelf: Shelf,
  events: readonly MatchEvent[],
  commands: readonly MatchCommand[],
  occasion: Occasion = by('judge'),
): readonly MatchEvent[] {
  let record = events;
  for (const command of commands) {
    const decision = decideMatch(shelf, command, stateOf(record, shelf), occasion);
    if (decision.outcome !== 'recorded') {
      throw new Error(
        `${command.type} was not recorded: ${decision.outcome === 'refused' ? decision.refusal.message : 'already so'}`,
      );
    }
    record = [...record, ...decision.events];
  }
  return record;
}
