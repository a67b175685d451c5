import type { Acting } from '../acting/acting.js';
import { usePenalties } from '../api/penalties.js';
import { useRecord } from '../match/record.js';
import { PenaltyCard } from './penalty-card.js';
import styles from './penalties.module.css';

const ASKED_AGAIN = 20_000;
const OWN = { rescind: false, appeal: true, answer: false };

/** Tells a player at the table of the own penalties in this match, and that they may appeal, and until when. */
export default function OwnPenalties({ acting }: { readonly acting: Acting }) {
  const { id, match, named } = useRecord();
  const person = acting.side === null ? '' : match.seats[acting.side].player;
  const { data = [] } = usePenalties(person, ASKED_AGAIN);
  const here = data.filter((one) => one.match === id && one.standing !== 'expired');
  if (here.length === 0) return null;
  return (
    <section aria-label="Your penalties" className={styles['list']}>
      {here.map((penalty) => (
        <PenaltyCard key={penalty.penalty} person={person} penalty={penalty} may={OWN} acting={acting} named={named} />
      ))}
    </section>
  );
}
