import type { Preset } from '../standing/preset.js';
import { presetNamed } from '../standing/presets.js';
import { standingsOf, type Standings } from '../standing/standings.js';
import type { OpenedTournament } from './state/state.js';
import { tournamentFacts } from './state/tournament-facts.js';

/** What an event is ranked by that says nothing else (conventions §3.1: the publisher's own order). */
const DEFAULT = 'gw';

export function presetOf({ settings }: OpenedTournament): Preset {
  const preset = settings.standings ?? presetNamed(DEFAULT);
  if (preset === undefined) throw new Error(`there is no preset ${DEFAULT}`);
  return preset;
}

/** What it plans to give, with the faction of each; nothing where it plans nothing. */
export function prizesOf({ settings: { prizes = [] }, entries }: OpenedTournament) {
  if (prizes.length === 0) return {};
  const factions = Object.values(entries).flatMap(({ id, faction }) => (faction === undefined ? [] : [[id, faction]]));
  return { prizes, factions: Object.fromEntries(factions) as Readonly<Record<string, string>> };
}

/** The standings of an event after its closed rounds, by its own preset. */
export function standingsIn(state: OpenedTournament, seed: string, upTo?: number): Standings {
  return standingsOf(tournamentFacts(state, seed), presetOf(state), upTo);
}
