import { invalid } from '@adjutant/kernel';
import { topicNamed, type Topic } from './topics.js';

export const MOST_TOPICS = 100;

const says = `topics must be matches, match:ID, calls, calls:MATCH, dispute:ID or tournament:ID, with commas between them, at most ${MOST_TOPICS}`;

/** The topics that an address names. */
export function topicsFrom(asked: string | undefined): readonly Topic[] {
  const names = [...new Set(asked?.split(','))];
  const topics = names.map(topicNamed).filter((topic) => topic !== undefined);
  if (topics.length !== names.length || topics.length === 0 || topics.length > MOST_TOPICS)
    throw invalid([{ at: 'topics', message: says }]);
  return topics;
}
