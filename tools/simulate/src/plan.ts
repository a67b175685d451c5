import { chanceOf } from './chance.js';

/** What can go otherwise than planned. Shrinking takes these away one by one, and then players and rounds. */
export const TROUBLES = [
  'drops',
  'late-entries',
  'disputes',
  'corrections',
  'no-shows',
  'changed-tables',
  'edited-drafts',
  'repeats',
  'held-steps',
  'stops',
  'clock-jumps',
  'power-cuts',
  'unconfirmed',
  'penalties',
  'cuts',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** One event: everything that happens follows from this. */
export interface Plan {
  readonly seed: string;
  readonly players: number;
  readonly rounds: number;
  readonly pack: string;
  readonly troubles: readonly Trouble[];
  /** After how many commands the power fails once, about. */
  readonly sentPerCut: number;
}

/** What is asked for by hand; the rest is drawn. */
export interface Wanted {
  readonly players?: number | undefined;
  readonly rounds?: number | undefined;
}

const LARGE = { onceIn: 50, least: 501, most: 640 };
const USUAL = { least: 8, most: 40 };
/** A table sends so many commands in a round, about. */
const SENT_PER_TABLE = 7;
/** After each cut everything is recomputed: a large event has a few, as a small one has. */
const CUTS = { least: 250, inAnEvent: 6 };

/** Half of the events have at most 24 players, one in fifty more than 500. */
export function planOf(seed: string, packs: readonly string[], wanted: Wanted = {}): Plan {
  const chance = chanceOf(`${seed}/plan`);
  const { least, most } = chance.onceIn(LARGE.onceIn) ? LARGE : USUAL;
  const players = wanted.players ?? least + chance.below(most - least + 1);
  const rounds = wanted.rounds ?? Math.min(3 + chance.below(3), Math.floor(players / 2));
  const sent = Math.ceil((players / 2) * rounds * SENT_PER_TABLE);
  const sentPerCut = Math.max(CUTS.least, Math.ceil(sent / CUTS.inAnEvent));
  return { seed, players, rounds, pack: chance.pick(packs), troubles: TROUBLES, sentPerCut };
}
