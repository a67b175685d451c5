import type { CardView, HandView } from '@adjutant/views';
import type { Side } from '@adjutant/rules';
import { count, humanised } from '../../common/words.js';
import { usePlayers, useRecord } from '../record.js';
import { FromEntry } from './from-entry.js';
import { LookAs } from './look-as.js';
import { BothSides, SideHead } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import styles from './table.module.css';

/** The objectives in both hands, those that are sealed for whoever looks as closed cards, and those that have left them. */
export function Hands({ hands }: { readonly hands: readonly HandView[] }) {
  const { match, number, last } = useRecord();
  // What opens it after the end tells that it has ended.
  const stillSealed = number < last ? null : match.stillSealed;
  if (hands.length === 0) return null;
  return (
    <section className={styles['part']} aria-label="Objectives in hand">
      <h2>Objectives in hand</h2>
      {hands.some(({ sealed }) => sealed) ? <LookAs /> : null}
      {stillSealed === null ? null : <Note>{stillSealed}</Note>}
      <BothSides>
        {hands.map((hand) => (
          <Hand key={hand.player} hand={hand} />
        ))}
      </BothSides>
    </section>
  );
}

function Hand({ hand }: { readonly hand: HandView }) {
  const { player, held, past } = hand;
  const name = usePlayers()[player];
  return (
    <section aria-label={`Hand of ${name}`}>
      <SideHead side={player} name={name}>
        {owedText(hand)}
      </SideHead>
      {held.length === 0 ? <Note>No objective in hand.</Note> : <Cards cards={held} side={player} />}
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
      {cards.map((card, index) => (
        <li
          // Sealed cards of one pick have their entry, and nothing else, in common with what they are once they are shown.
          key={`${card.entry}/${index}`}
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
