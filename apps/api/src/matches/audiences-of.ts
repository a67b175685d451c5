import { Audiences, type BoardLines, type PublicDelay } from '@adjutant/event';
import type { Clock } from '@adjutant/kernel';
import type { EventStore } from '@adjutant/store';
import type { ReadModels } from '../readmodels/read-models.js';
import type { LogTail } from '@adjutant/event';

/** The board begins with so many; what is played afterwards comes by itself. */
const MOST_LIVE = 500;

type Parts = readonly [EventStore, LogTail, PublicDelay, BoardLines, Clock, ReadModels];

export function audiencesOf(...[store, tail, delay, lines, clock, models]: Parts): Audiences {
  const live = async (): Promise<readonly string[]> => {
    const { matches } = await models.matches(MOST_LIVE, undefined, { withVoid: false, playedFirst: true });
    return matches.map(({ id }) => id);
  };
  return new Audiences({ store, tail, delay, lines, clock, live });
}
