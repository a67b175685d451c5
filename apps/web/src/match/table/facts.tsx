import type { FactView } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { FromEntry } from './from-entry.js';
import styles from './table.module.css';

/** What players last wrote down about the table: who holds which marker, and the like. */
export function Facts({ facts }: { readonly facts: readonly FactView[] }) {
  if (facts.length === 0) return null;
  return (
    <section className={styles['part']} aria-label="Written down">
      <h3>Written down</h3>
      <ul className={styles['rows']}>
        {facts.map((fact) => (
          <li key={`${fact.entry}/${fact.fact}/${fact.text}`}>
            <SideBadge side={fact.player} />
            <span>
              {fact.name}
              <small>{fact.text}</small>
            </span>
            <small>
              <FromEntry number={fact.entry} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
