import type { ReactNode } from 'react';
import type { Side } from '@adjutant/rules';
import { SideBadge } from './side-badge.js';
import { SIDES_OF_TABLE } from './sides.js';
import styles from './sides-table.module.css';

interface Props {
  readonly caption?: string;
  /** Over the column with the sides; left out where only a screen reader needs it. */
  readonly heading?: string;
  readonly figures: readonly string[];
  /** The cells of a side, one for each figure. */
  readonly cells: (side: Side) => ReactNode;
}

/** A row for each side, a column for each figure. */
export function SidesTable({ caption, heading, figures, cells }: Props) {
  return (
    <table className={styles['table']}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{heading ?? <span className="sr-only">Side</span>}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES_OF_TABLE.map((side) => (
          <tr key={side}>
            <th scope="row">
              <SideBadge side={side} />
            </th>
            {cells(side)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
