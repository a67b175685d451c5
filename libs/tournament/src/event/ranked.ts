import { sameJson } from '@adjutant/kernel';
import type { Preset } from '../standing/preset.js';
import { presetNamed } from '../standing/presets.js';
import { standingsOf, type Standings } from '../standing/standings.js';
import type { OpenedTournament } from './state/state.js';
import { tournamentFacts } from './state/tournament-facts.js';

/** What an event is ranked by that says nothing else (conventions §3.1: the publisher's own order). */
const DEFAULT = 'gw';

interface Ranked {
  readonly settings: { readonly standings?: Preset | undefined };
}

export function presetOf({ settings }: Ranked): Preset {
  const preset = settings.standings ?? presetNamed(DEFAULT);
  if (preset === undefined) throw new Error(`there is no preset ${DEFAULT}`);
  return preset;
}

/**
 * What an event plans to give, with the faction of each who is in it; nothing where it plans nothing, and nothing by another order
 * than its own or after an earlier round than the newest: nobody is given a prize by those.
 */
export function prizesOf(state: OpenedTournament, { preset, round }: Asked) {
  const { settings, entries, rounds } = state;
  const { prizes = [] } = settings;
  const closed = rounds.findLast(({ status }) => status === 'closed')?.number ?? 0;
  if (prizes.length === 0 || !sameJson(preset, presetOf(state)) || (round ?? closed) < closed) return {};
  const factions = Object.values(entries).flatMap(({ id, faction, status }) =>
    faction === undefined || status !== 'entered' ? [] : [[id, faction]],
  );
  return { prizes, factions: Object.fromEntries(factions) as Readonly<Record<string, string>> };
}

/** By which order standings are asked for, and after which round; after the newest where that is left out. */
interface Asked {
  readonly preset: Preset;
  readonly round: number | undefined;
}

/** The standings of an event after its closed rounds, by its own preset. */
export function standingsIn(state: OpenedTournament, seed: string, upTo?: number): Standings {
  return standingsOf(tournamentFacts(state, seed), presetOf(state), upTo);
}
