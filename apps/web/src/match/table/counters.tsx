import type { CounterView } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { useRecord } from '../record.js';
import { Rows } from '../../parts/list.js';
import styles from './table.module.css';

/** What is counted at the table: for units, for players, for the match. */
export function Counters({ counters }: { readonly counters: readonly CounterView[] }) {
  const shown = counters.filter(({ counts }) => counts.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles['part']} aria-label="Counted">
      <h2>Counted</h2>
      <Rows>
        {shown.flatMap((counter) =>
          counter.counts.map((one) => (
            <li key={`${counter.counter}/${one.of}`}>
              <Holder of={one.of} />
              <span>
                {counter.name}
                {counter.of === 'unit' ? <small>{one.name}</small> : null}
              </span>
              <span className={styles['count']}>{one.count}</span>
            </li>
          )),
        )}
      </Rows>
    </section>
  );
}

function Holder({ of }: { readonly of: string }) {
  const { match } = useRecord();
  const side = SIDES_OF_TABLE.find((one) => one === of) ?? match.units.find(({ id }) => id === of)?.owner ?? null;
  return <SideBadge side={side} />;
}
