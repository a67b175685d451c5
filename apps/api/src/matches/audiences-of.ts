import { Audiences, type BoardLines, type Live, type PublicDelay } from '@adjutant/event';
import type { Clock } from '@adjutant/kernel';
import type { EventStore } from '@adjutant/store';
import type { ReadModels } from '../readmodels/read-models.js';
import type { LogTail } from '@adjutant/event';

/** The board begins with so many; what is played afterwards comes by itself. */
const MOST_LIVE = 500;
/** So long whoever asks first after a start waits for the lists. */
const PATIENCE_MS = 2_000;

type Parts = readonly [EventStore, LogTail, PublicDelay, BoardLines, Clock, ReadModels];

export function audiencesOf(...[store, tail, delay, lines, clock, models]: Parts): Audiences {
  const live = async (): Promise<Live> => {
    await models.freshen(PATIENCE_MS);
    // Asked before the matches are: what is recorded from here on the board hears of by itself.
    const { level } = await models.standing();
    const { matches } = await models.matches(MOST_LIVE, undefined, { withVoid: false, playedFirst: true });
    return { matches: matches.map(({ id }) => id), level };
  };
  return new Audiences({ store, tail, delay, lines, clock, live });
}
