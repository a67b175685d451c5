import type { BothPoints } from '../api/dispute-types.js';
import { Moved } from '../common/moved.js';
import { SideBadge } from '../common/side-badge.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import styles from './old-and-new.module.css';

interface Props {
  readonly before: BothPoints;
  readonly after: BothPoints;
  readonly caption: string;
}

/** Both players' points before and after a ruling, side by side. */
export function OldAndNew({ before, after, caption }: Props) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Side</span>
          </th>
          <th scope="col">CP, old → new</th>
          <th scope="col">VP, old → new</th>
        </tr>
      </thead>
      <tbody>
        {SIDES_OF_TABLE.map((side) => (
          <tr key={side}>
            <th scope="row">
              <SideBadge side={side} />
            </th>
            <Moved was={before[side].cp} now={after[side].cp} />
            <Moved was={before[side].vp} now={after[side].vp} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
