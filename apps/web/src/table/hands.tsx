import type { Side } from '@adjutant/rules';
import type { CardView, HandView } from '@adjutant/views';
import styles from './table.module.css';

interface Props {
  readonly hands: readonly HandView[];
  /** Of whom they are, where that is not whoever looks. */
  readonly of?: { readonly [side in Side]: string };
}

const GONE = { achieved: 'Achieved', discarded: 'Discarded', returned: 'Went back' } as const;

/** The cards of a player: what is held, and what became of the rest. */
export default function Hands({ hands, of }: Props) {
  return hands.map(({ player, held, past }) => (
    <section key={player} className={styles['group']} aria-label={of ? `Cards of ${of[player]}` : 'Cards'}>
      <h2>{of ? `Cards of ${of[player]}: ${held.length}` : `Cards in hand: ${held.length}`}</h2>
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
