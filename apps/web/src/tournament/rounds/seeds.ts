import type { TournamentView } from '@adjutant/tournament';

/** Who plays in a bracket from round 1 on, the first seed first: as it was seeded before, and whoever is new behind it. */
export function seedsOf({
  entries,
  settings,
  cut,
}: Pick<TournamentView, 'entries' | 'settings' | 'cut'>): readonly string[] {
  const there = entries
    .filter(({ status, checkedIn }) => status === 'entered' && (checkedIn || !settings.checkIn))
    .map(({ player }) => player);
  const before = (cut?.players ?? []).filter((player) => there.includes(player));
  return [...before, ...there.filter((player) => !before.includes(player))];
}

/** The same seeds with one player at another place, counted from 1; the others keep their order. A place beyond the last is the last. */
export function seededAt(seeds: readonly string[], player: string, place: number): readonly string[] {
  const others = seeds.filter((one) => one !== player);
  return others.toSpliced(place - 1, 0, player);
}

/** How many rounds a bracket of so many takes until one is left. */
export const roundsFor = (players: number): number => Math.ceil(Math.log2(players));
