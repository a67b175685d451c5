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
  'assigned-results',
  'leavers-at-the-cut',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** How an event is played: by results, by a schedule, in a bracket, or one after the other. */
export const COURSES = ['swiss', 'swiss-then-bracket', 'groups-then-bracket', 'bracket', 'round-robin'] as const;
export type Course = (typeof COURSES)[number];

/** One event: everything that happens follows from this. */
export interface Plan {
  readonly seed: string;
  readonly course: Course;
  readonly players: number;
  /** As many are paired by results; how long a schedule or a bracket takes follows from the players. */
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
  readonly course?: Course | undefined;
}

const LARGE = { onceIn: 50, least: 501, most: 640 };
/** Of so many events one is played like that, and with so many players; what is left is played by results alone. */
const PLAYED: readonly {
  readonly course: Course;
  readonly of10: number;
  readonly least: number;
  readonly most: number;
}[] = [
  { course: 'swiss', of10: 4, least: 8, most: 40 },
  { course: 'swiss-then-bracket', of10: 2, least: 8, most: 40 },
  { course: 'bracket', of10: 2, least: 16, most: 60 },
  { course: 'groups-then-bracket', of10: 1, least: 8, most: 28 },
  { course: 'round-robin', of10: 1, least: 5, most: 8 },
];
const BY_TENTHS = PLAYED.flatMap((one) => Array.from({ length: one.of10 }, () => one));
/** A table sends so many commands in a round, about. */
const SENT_PER_TABLE = 7;
/** After each cut everything is recomputed: a large event has a few, as a small one has. */
const CUTS = { least: 250, inAnEvent: 6 };

/** Half of the events have at most 24 players, about, and one in fifty more than 500. */
export function planOf(seed: string, packs: readonly string[], wanted: Wanted = {}): Plan {
  const chance = chanceOf(`${seed}/plan`);
  const large = chance.onceIn(LARGE.onceIn);
  const drawn = chance.pick(BY_TENTHS);
  // Two thousand players in a round robin would meet for years: an event of a size that is asked for is paired by results.
  const isSized = wanted.players !== undefined || wanted.rounds !== undefined;
  const course = wanted.course ?? (large || isSized ? 'swiss' : drawn.course);
  const { least, most } = large ? LARGE : (PLAYED.find((one) => one.course === course) ?? drawn);
  const players = wanted.players ?? least + chance.below(most - least + 1);
  const rounds = wanted.rounds ?? Math.min((course === 'swiss' ? 3 : 2) + chance.below(3), Math.floor(players / 2));
  const sent = Math.ceil((players / 2) * rounds * SENT_PER_TABLE);
  const sentPerCut = Math.max(CUTS.least, Math.ceil(sent / CUTS.inAnEvent));
  return { seed, course, players, rounds, pack: chance.pick(packs), troubles: TROUBLES, sentPerCut };
}
