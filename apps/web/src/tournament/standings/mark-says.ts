import type { Standings } from '@adjutant/tournament';

type Mark = Standings['rows'][number]['marks'][number];

/** What stands beside somebody's place. */
export function markSays(mark: Mark): string {
  switch (mark.mark) {
    case 'no-prizes':
      return 'no prizes, by a ruling';
    case 'disqualified':
      return 'disqualified';
    case 'left':
      return `left after round ${mark.after}`;
    case 'came-late':
      return `from round ${mark.from} on`;
  }
}
