import type { CommandOf, OpenedTournament } from '@adjutant/tournament';
import type { Plan } from './plan.js';

type SetUp = CommandOf<'SetUpTournament'>['data'];

/** How long an event is played as it begins, and how long at most. */
export interface Lasting {
  readonly format?: NonNullable<SetUp['format']>;
  /** Rounds before the field is cut, or all where it is not; 0 where a bracket begins at once. */
  readonly qualifying: number;
  readonly planned: number;
}

/** The most players of a group: five would leave two alone. */
const OF_GROUP = 4;
/** How many of each group go on. */
export const THROUGH = 2;

export function lastingOf({ course, players, rounds }: Plan): Lasting {
  const robin = (of: number): number => of - 1 + (of % 2);
  switch (course) {
    case 'swiss':
      return { qualifying: rounds, planned: rounds };
    case 'swiss-then-bracket':
      return { qualifying: rounds, planned: rounds + doublings(players) };
    case 'bracket':
      return { qualifying: 0, planned: doublings(players) };
    case 'round-robin':
      return { format: { by: 'round-robin' }, qualifying: robin(players), planned: robin(players) };
    case 'groups-then-bracket': {
      const size = players === 5 ? players : OF_GROUP;
      const groups = Math.ceil(players / size);
      const qualifying = robin(size);
      return {
        format: { by: 'groups', size, through: THROUGH },
        qualifying,
        planned: qualifying + doublings(THROUGH * groups),
      };
    }
  }
}

/** How many rounds it takes until one of so many is left. */
const doublings = (players: number): number => Math.max(1, Math.ceil(Math.log2(players)));

export const isBracketRound = ({ cut }: OpenedTournament, round: number): boolean =>
  cut?.bracket === true && round > cut.after;

/** Whether pairing reads results for all of a round: then somebody may change it by hand. */
export const isByResults = (event: OpenedTournament, round: number): boolean =>
  !isBracketRound(event, round) && (event.settings.format ?? { by: 'swiss' }).by === 'swiss';
