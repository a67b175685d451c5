import type { FactView } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { FromEntry } from './from-entry.js';
import { Rows } from '../../parts/list.js';
import styles from './table.module.css';

/** How many are shown at once; what was written down before them is behind a click. */
const SHOWN = 6;

/** What players last wrote down about the table: who holds which marker, and the like. */
export function Facts({ facts }: { readonly facts: readonly FactView[] }) {
  if (facts.length === 0) return null;
  const earlier = facts.slice(SHOWN);
  return (
    <section className={styles['part']} aria-label="Written down">
      <h2>Written down</h2>
      <Lines facts={facts.slice(0, SHOWN)} />
      {earlier.length === 0 ? null : (
        <details className={styles['past']}>
          <summary>{earlier.length} earlier</summary>
          <Lines facts={earlier} />
        </details>
      )}
    </section>
  );
}

function Lines({ facts }: { readonly facts: readonly FactView[] }) {
  return (
    <Rows>
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
    </Rows>
  );
}
