import type { CardView, HandView } from '@adjutant/views';
import styles from './table.module.css';

interface Props {
  readonly hands: readonly HandView[];
}

const GONE = { achieved: 'Achieved', discarded: 'Discarded', returned: 'Went back' } as const;

/** The cards of whoever sits here: what is held, and what became of the rest. */
export default function Hands({ hands }: Props) {
  return hands.map(({ player, held, past }) => (
    <section key={player} className={styles['group']} aria-label="Cards">
      <h2>Cards in hand: {held.length}</h2>
      <ul className={styles['closed']}>
        {held.map((card, index) => (
          // One entry may have brought several: cards that were picked together.
          <li key={`${card.entry}/${index}`}>
            <b>{nameOf(card)}</b> {card.note}
            {card.summary === null ? null : <p className={styles['scored']}>{card.summary}</p>}
          </li>
        ))}
      </ul>
      {(['achieved', 'discarded', 'returned'] as const).map((how) => {
        const cards = past.filter(({ state }) => state === how);
        return cards.length === 0 ? null : (
          <p key={how} className={styles['scored']}>{`${GONE[how]}: ${cards.map(nameOf).join(', ')}.`}</p>
        );
      })}
    </section>
  ));
}

function nameOf({ name, number }: CardView): string {
  if (name === null) return 'Sealed';
  return number === null ? name : `${number} ${name}`;
}
