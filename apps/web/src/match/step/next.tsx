import { SIDES_OF_TABLE } from '../../common/sides.js';
import { usePlayers, useRecord } from '../record.js';
import { nextSteps } from './next-steps.js';
import { BringButtons } from '../../rosters/bring-buttons.js';
import styles from './next.module.css';

/** Of a match that was just opened: what comes next, and who does it. Later on, whose list is still wanted. */
export function Next() {
  const { match, number, last } = useRecord();
  const players = usePlayers();
  if (match.voided !== null || number < last) return null;
  if (match.status !== 'opened') return <BringButtons />;
  return (
    <section className={styles['next']} aria-label="What comes next">
      <h2>What comes next</h2>
      <ol>
        {nextSteps(match, SIDES_OF_TABLE, players).map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ol>
      <BringButtons />
    </section>
  );
}
