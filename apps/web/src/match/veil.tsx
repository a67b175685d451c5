import { Button } from '@mantine/core';
import { count } from '../common/words.js';
import { Strip } from '../parts/strip.js';
import { useRecord } from './record.js';

/** Whether an entry may be spoken of: whoever steps through a match that has ended is not told how it goes on. */
export function useTold(): (entry: number) => boolean {
  const { lift, number } = useRecord();
  return (entry) => !lift || entry <= number;
}

/** There where something of later entries is left out, with the way to it. */
export function LaterOn() {
  const { lift, number, last } = useRecord();
  if (!lift) return null;
  return (
    <Strip role="note">
      <span>
        {count(last - number, 'later entry is', 'later entries are')} not shown, so that nothing tells how the match
        ends.
      </span>
      <Button size="compact-xs" variant="default" onClick={lift}>
        Show all
      </Button>
    </Strip>
  );
}
