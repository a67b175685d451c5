import type { BothReadings } from '@adjutant/views';
import { Moved } from '../../common/moved.js';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import styles from './what-if.module.css';

type Ending = BothReadings['recorded'];

/** Where both sides stand at the end, and who has won. */
export function Ends({ was, now }: { readonly was: Ending; readonly now: Ending }) {
  const [before, after] = [endText(was), endText(now)];
  return (
    <>
      <table className={styles['balances']}>
        <thead>
          <tr>
            <th scope="col">At the end</th>
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
              <Moved was={was.balances[side].cp} now={now.balances[side].cp} />
              <Moved was={was.balances[side].vp} now={now.balances[side].vp} />
            </tr>
          ))}
        </tbody>
      </table>
      {before === after ? (
        <p className={styles['same']}>{after}</p>
      ) : (
        <p className={styles['result']}>
          {after} <span>instead of: {before}</span>
        </p>
      )}
    </>
  );
}

function endText({ resultText }: Ending): string {
  return resultText === null ? 'The match goes on.' : `${resultText}.`;
}
