import { isPresentIn } from '../presence.js';
import type { EffectSaid } from './members.js';
import type { OpenedTournament } from './state/state.js';

/** Who takes part in a round: entered by then, not dropped before it nor disqualified, and checked in where the event asks for it. */
export function thereIn(state: OpenedTournament, round: number): (player: string) => boolean {
  const { settings, entries } = state;
  const out = disqualifiedIn(state);
  return (player) => {
    const entry = entries[player];
    if (entry === undefined || out.has(player)) return false;
    const part = entry.status === 'entered' || entry.status === 'dropped';
    return part && isPresentIn(entry, round) && (!settings.checkIn || entry.checkedIn === true);
  };
}

const disqualifiedIn = ({ effects }: OpenedTournament): ReadonlySet<string> =>
  new Set(disqualifiedBy(Object.values(effects).flat()));

export const disqualifiedBy = (effects: readonly EffectSaid[]): readonly string[] =>
  effects.flatMap((one) => ('does' in one && one.does === 'disqualified' ? [one.player] : []));
