import type { SlotView } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { useRecord } from '../record.js';
import { BothSides } from '../../parts/desk.js';
import styles from './table.module.css';

const WORDS = {
  activation: { title: 'Activations', left: 'still to act' },
  placement: { title: 'Placing units', left: 'still to place' },
} as const;

/** Whose unit it is where players alternate, which unit has been named, and which are still to come. */
export function SlotNow({ slot }: { readonly slot: SlotView | null }) {
  const { match, named } = useRecord();
  if (slot === null) return null;
  const words = WORDS[slot.of];
  return (
    <section className={styles['part']} aria-label={words.title}>
      <h2>
        {words.title}: unit {slot.number}
        {slot.player === null ? null : (
          <>
            {' '}
            <SideBadge side={slot.player} />
          </>
        )}
      </h2>
      <p>{slot.unitName === null ? 'No unit has been named yet.' : <b>{slot.unitName}</b>}</p>
      <BothSides>
        {SIDES_OF_TABLE.map((side) => (
          <p key={side}>
            <SideBadge side={side} /> {named(match.seats[side].player)}:{' '}
            {slot.left[side].map(({ name }) => name).join(', ') || 'nobody'} <small>{words.left}</small>
          </p>
        ))}
      </BothSides>
    </section>
  );
}
