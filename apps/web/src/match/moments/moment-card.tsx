import { useStep } from '../step/step-queries.js';
import { Sentence } from '../sentence.js';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Why } from '../asking/why.js';
import { usePlayers, useRecord } from '../record.js';
import styles from './moments.module.css';

/** How the battle stood after an entry. */
export function MomentCard({ entry }: { readonly entry: number }) {
  const { id, last, timeline } = useRecord();
  const players = usePlayers();
  const { step } = useStep(id, entry, last);
  const told = timeline.find(({ number }) => number === entry);
  const after = step?.after;
  return (
    <article className={styles['card']} aria-label={`After entry ${entry}`}>
      <p className={styles['where']}>
        After entry <b>{entry}</b> · {after?.clockText ?? 'before the battle'}
      </p>
      <p>{told ? <Sentence text={told.text} /> : null}</p>
      {after ? (
        <dl>
          {SIDES_OF_TABLE.map((side) => (
            <div key={side}>
              <dt>
                <SideBadge side={side} />
              </dt>
              <dd>
                <Why player={side} figure="cp" at={entry} label={`CP of ${players[side]} after entry ${entry}`}>
                  {after.cp[side]}
                </Why>{' '}
                CP
              </dd>
              <dd>
                <Why player={side} figure="vp" at={entry} label={`VP of ${players[side]} after entry ${entry}`}>
                  {after.vp[side]}
                </Why>{' '}
                VP
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </article>
  );
}
