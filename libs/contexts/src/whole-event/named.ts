import type { PackThere, TournamentEvent } from '@adjutant/tournament';

/** What an event is decided with that its record does not hold. */
interface There {
  readonly packs: readonly PackThere[];
  readonly policies: readonly string[];
}

/**
 * Packs with their missions, and policies, that an event names. No file says which were installed: that they were there is taken
 * for granted, so that everything else about an entry that names them is decided again.
 */
export function namedIn(events: readonly TournamentEvent[]): There {
  const said = events.flatMap((event) => {
    if (event.type === 'TournamentSetUp') return [event.data];
    return event.type === 'SettingsChanged' ? [event.data.changes] : [];
  });
  const missions = said.flatMap((one) => one.missions ?? []).filter((mission) => mission !== null);
  const packs = said.flatMap(({ pack }) => (pack ? [{ id: pack.id, release: pack.release ?? '', missions }] : []));
  return { packs, policies: said.flatMap(({ judging }) => judging?.penalties ?? []) };
}
