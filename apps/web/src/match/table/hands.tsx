import type { CardView, HandView } from '@adjutant/views';
import type { Side } from '@adjutant/rules';
import { SideBadge } from '../../common/side-badge.js';
import { count, humanised } from '../../common/words.js';
import { useRecord } from '../record.js';
import { FromEntry } from './from-entry.js';
import { LookAs } from './look-as.js';
import styles from './table.module.css';

/** The objectives in both hands, those that are sealed for whoever looks as closed cards, and those that have left them. */
export function Hands({ hands }: { readonly hands: readonly HandView[] }) {
  const { stillSealed } = useRecord().match;
  if (hands.length === 0) return null;
  return (
    <section className={styles['part']} aria-label="Objectives in hand">
      <h3>Objectives in hand</h3>
      {hands.some(({ sealed }) => sealed) ? <LookAs /> : null}
      {stillSealed === null ? null : <p className={styles['none']}>{stillSealed}</p>}
      <div className={styles['sides']}>
        {hands.map((hand) => (
          <Hand key={hand.player} hand={hand} />
        ))}
      </div>
    </section>
  );
}

function Hand({ hand }: { readonly hand: HandView }) {
  const { match, named } = useRecord();
  const { player, held, past } = hand;
  return (
    <section className={styles['side']} aria-label={`Hand of ${player}`}>
      <h4>
        <SideBadge side={player} /> {named(match.seats[player].player)}
        <span>{owedText(hand)}</span>
      </h4>
      {held.length === 0 ? (
        <p className={styles['none']}>No objective in hand.</p>
      ) : (
        <Cards cards={held} side={player} />
      )}
      {past.length === 0 ? null : (
        <details className={styles['past']}>
          <summary>{pastText(past)}</summary>
          <Cards cards={past} side={player} />
        </details>
      )}
    </section>
  );
}

function owedText({ draw, discard, held }: HandView): string {
  const owed = [...(discard > 0 ? [`${discard} to discard`] : []), ...(draw > 0 ? [`${draw} to draw`] : [])];
  return owed.length > 0 ? owed.join(', ') : `${held.length} in hand`;
}

function pastText(past: readonly CardView[]): string {
  const achieved = past.filter(({ state }) => state === 'achieved').length;
  return `${achieved} achieved, ${past.length - achieved} discarded`;
}

function Cards({ cards, side }: { readonly cards: readonly CardView[]; readonly side: Side }) {
  return (
    <ul className={styles['cards']} aria-label={count(cards.length, 'objective')}>
      {cards.map((card) => (
        <li
          key={`${card.entry}/${card.objective ?? ''}`}
          className={styles['card']}
          data-side={side}
          data-state={card.state}
        >
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card }: { readonly card: CardView }) {
  if (card.name === null) {
    return (
      <>
        <b>{card.state === 'sealed' ? 'Sealed' : humanised(card.state)}</b>
        <small>
          drawn with <FromEntry number={card.entry} />
        </small>
      </>
    );
  }
  return (
    <>
      <b>
        {card.number === null ? null : <code>{card.number} </code>}
        {card.name}
      </b>
      {card.summary === null ? null : <small>{card.summary}</small>}
      {card.note === null ? null : <small>{card.note}</small>}
      <small>
        {card.type === null ? '' : `${humanised(card.type)} · `}
        {card.left === null ? 'drawn with ' : `${card.state} with `}
        <FromEntry number={card.left ?? card.entry} />
      </small>
    </>
  );
}
