import type { Underway } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { humanised } from '../../common/words.js';
import { FromEntry } from './from-entry.js';
import { Rows } from '../../parts/list.js';
import styles from './table.module.css';

/** What is going on at the table that rules react to, and how far it has come. */
export function UnderwayNow({ underway }: { readonly underway: readonly Underway[] }) {
  if (underway.length === 0) return null;
  return (
    <section className={styles['part']} aria-label="Under way">
      <h2>Under way</h2>
      <Rows>
        {underway.map((one) => (
          <li key={`${one.entry}/${one.window}/${one.unit}`}>
            <SideBadge side={one.player} />
            <span>
              <b>{one.name}</b>: {one.unitName}
              {one.targets.length === 0 ? null : ` against ${one.targets.map(({ name }) => name).join(', ')}`}
              {Object.entries(one.figures).map(([figure, value]) => (
                <small key={figure}>
                  {humanised(figure)}: {value}
                </small>
              ))}
              <Stages stage={one.stage} stages={one.stages} />
            </span>
            <small>
              <FromEntry number={one.entry} />
            </small>
          </li>
        ))}
      </Rows>
    </section>
  );
}

function Stages({ stage, stages }: Pick<Underway, 'stage' | 'stages'>) {
  if (stages.length === 0) return null;
  const reached = stage === null ? -1 : stages.indexOf(stage);
  return (
    <span className={styles['stages']}>
      {stages.map((one, index) => (
        <span
          key={one}
          data-state={index === reached ? 'now' : index < reached ? 'past' : 'ahead'}
          aria-current={index === reached ? 'step' : undefined}
        >
          {humanised(one)}
        </span>
      ))}
    </span>
  );
}
