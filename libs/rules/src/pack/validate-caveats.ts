import type { Caveat } from './caveat.js';
import { sourceMentions, type Mention } from './validate-mentions.js';

export function caveatMentions(caveat: Caveat): Mention[] {
  const entries = (caveat.entries ?? []).map((word, index) => ({
    sort: 'entry' as const,
    word,
    path: ['entries', index],
  }));
  return [...sourceMentions(caveat, []), ...entries];
}
