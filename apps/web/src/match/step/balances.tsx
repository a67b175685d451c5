import { SIDES_OF_TABLE } from '../../common/sides.js';
import { SideBadge } from '../../common/side-badge.js';
import { Moved } from '../../common/moved.js';
import type { StepView } from '@adjutant/views';
import { Why } from '../asking/why.js';
import styles from './entry-desk.module.css';

/** Both balances before and after an entry. */
export function Balances({ step }: { readonly step: StepView }) {
  const { before, after } = step;
  if (after === null) return null;
  return (
    <section>
      <h3>Balances, before → after</h3>
      <table className={styles['balances']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Side</span>
            </th>
            <th scope="col">CP</th>
            <th scope="col">VP</th>
          </tr>
        </thead>
        <tbody>
          {SIDES_OF_TABLE.map((side) => (
            <tr key={side}>
              <th scope="row">
                <SideBadge side={side} />
              </th>
              <Moved was={before?.cp[side] ?? 0} now={after.cp[side]}>
                <Why player={side} figure="cp" at={step.number} label={`CP of ${side} after this entry`}>
                  {after.cp[side]}
                </Why>
              </Moved>
              <Moved was={before?.vp[side] ?? 0} now={after.vp[side]}>
                <Why player={side} figure="vp" at={step.number} label={`VP of ${side} after this entry`}>
                  {after.vp[side]}
                </Why>
              </Moved>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
