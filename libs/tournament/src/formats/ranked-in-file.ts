import { groupIn } from '../event/groups/groups.js';
import { awardsIn } from '../event/prizes.js';
import { prizesOf } from '../event/ranked.js';
import type { Award } from '../standing/awards.js';
import type { Preset } from '../standing/preset.js';
import type { Standings } from '../standing/standings.js';
import { factsOf, type EventFile } from './event-file.js';
import { eventIn } from './event-in.js';

/** Who has the prizes of a file, as its event gives them: by its own order, after its newest round. */
export function awardsOfFile(
  event: EventFile,
  standings: Standings,
  asked: { readonly preset: Preset; readonly round: number | undefined },
): readonly Award[] {
  const { prizes = [], factions = {} } = prizesOf(eventIn(event), asked);
  return awardsIn(standings, { prizes, factions, facts: factsOf(event) });
}

/** The group of a player of a file, from 1; undefined of whoever plays in none. */
export const groupOfFile = ({ groups }: EventFile): ((player: string) => number | undefined) =>
  groupIn(groups === undefined ? {} : { groups });
