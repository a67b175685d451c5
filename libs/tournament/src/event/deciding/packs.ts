import type { JsonObject } from '@adjutant/kernel';
import type { TournamentCode } from '../refusals.js';
import type { Settings } from '../settings.js';

/** A release of a pack by which matches can be opened, and ids of the missions that it has. */
export interface PackThere {
  readonly id: string;
  readonly release: string;
  readonly missions: readonly string[];
}

export interface Lacking {
  readonly code: TournamentCode;
  readonly message: string;
  readonly facts: JsonObject;
}

type Planned = Pick<Settings, 'pack' | 'missions'>;

/** What an event plans that is not there; null where all of it is, or where it names no pack. `packs`: the oldest release first. */
export function lackingIn(packs: readonly PackThere[], { pack, missions = [] }: Planned): Lacking | null {
  if (pack === undefined) return null;
  const releases = packs.filter(({ id }) => id === pack.id);
  if (releases.length === 0) return noPack(packs, pack.id);
  const there = releases.findLast(({ release }) => pack.release === undefined || release === pack.release);
  if (there === undefined) return noRelease(releases, pack.id, pack.release ?? '');
  const strangers = missions.filter((one) => one !== null && !there.missions.includes(one));
  return strangers.length === 0 ? null : noMission(there, [...new Set(strangers)] as readonly string[]);
}

/** More missions than rounds; rounds beyond the last that are left open are none. */
export function wrongInMissions({ rounds, missions = [] }: Pick<Settings, 'rounds' | 'missions'>): Lacking | null {
  const planned = missions.findLastIndex((one) => one !== null) + 1;
  if (planned <= rounds) return null;
  const message = `A mission is planned for round ${planned}, and the event plans ${rounds} rounds: plan as many rounds, or leave out what comes after mission ${rounds}.`;
  return { code: 'tournament/missions', message, facts: { rounds, missions: planned } };
}

function noPack(packs: readonly PackThere[], pack: string): Lacking {
  const known = [...new Set(packs.map(({ id }) => id))];
  const message = `There is no pack ${pack} here. Name one of ${known.join(', ')}, or none: then no matches are opened.`;
  return { code: 'tournament/no-pack', message, facts: { pack, known } };
}

function noRelease(releases: readonly PackThere[], pack: string, release: string): Lacking {
  const known = releases.map((one) => one.release);
  const message = `Pack ${pack} has no release ${release} here. Name one of ${known.join(', ')}, or none for the newest.`;
  return { code: 'tournament/no-release', message, facts: { pack, release, known } };
}

function noMission({ id: pack, release, missions: known }: PackThere, missions: readonly string[]): Lacking {
  const what = known.length === 0 ? 'It has none: plan the event without missions' : `Name one of ${known.join(', ')}`;
  const message = `${pack}@${release} has no mission ${missions.join(', ')}. ${what}, or leave a round open with null.`;
  return { code: 'tournament/no-mission', message, facts: { pack, release, missions, known } };
}
