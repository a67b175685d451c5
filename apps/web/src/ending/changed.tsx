import type { Changes } from '@adjutant/table';
import { SIDES_OF_TABLE } from '../common/sides.js';
import styles from './ending.module.css';

interface Props {
  readonly changes: Changes;
  readonly players: { readonly A: string; readonly B: string };
}

/** What a correction makes of the points of both, and what falls with it. */
export default function Changed({ changes: { before, after, fallen }, players }: Props) {
  const moved = SIDES_OF_TABLE.flatMap((side) =>
    (['cp', 'vp'] as const)
      .filter((what) => before[what][side] !== after[what][side])
      .map((what) => ({
        key: `${side} ${what}`,
        says: `${players[side]}: ${before[what][side]} → ${after[what][side]} ${what.toUpperCase()}`,
      })),
  );
  return (
    <section className={styles['changed']} aria-label="What it changes">
      <h3>What it changes</h3>
      <ul>
        {moved.map(({ key, says }) => (
          <li key={key}>{says}</li>
        ))}
        {moved.length === 0 ? <li>The points of both stay as they are.</li> : null}
        {fallen.map(({ entry, text, message }) => (
          <li key={entry}>
            Entry {entry} falls with it: {text} {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
