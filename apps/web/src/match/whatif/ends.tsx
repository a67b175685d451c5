import type { BothReadings } from '@adjutant/views';
import { Moved } from '../../common/moved.js';
import { SidesTable } from '../../common/sides-table.js';
import { Note } from '../../parts/note.js';
import styles from './what-if.module.css';

type Ending = BothReadings['recorded'];

/** Where both sides stand at the end, and who has won. */
export function Ends({ was, now }: { readonly was: Ending; readonly now: Ending }) {
  const [before, after] = [endText(was), endText(now)];
  return (
    <>
      <SidesTable
        heading="At the end"
        figures={['CP', 'VP']}
        cells={(side) => (
          <>
            <Moved was={was.balances[side].cp} now={now.balances[side].cp} />
            <Moved was={was.balances[side].vp} now={now.balances[side].vp} />
          </>
        )}
      />
      {before === after ? (
        <Note small>{after}</Note>
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
