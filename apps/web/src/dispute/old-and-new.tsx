import type { Preview } from '@adjutant/rulings';
import { Moved } from '../common/moved.js';
import { SidesTable } from '../common/sides-table.js';

interface Props {
  readonly before: Preview['before'];
  readonly after: Preview['before'];
  readonly caption: string;
}

/** Both players' points before and after a ruling, side by side. */
export function OldAndNew({ before, after, caption }: Props) {
  return (
    <SidesTable
      caption={caption}
      figures={['CP, old → new', 'VP, old → new']}
      cells={(side) => (
        <>
          <Moved was={before[side].cp} now={after[side].cp} />
          <Moved was={before[side].vp} now={after[side].vp} />
        </>
      )}
    />
  );
}
