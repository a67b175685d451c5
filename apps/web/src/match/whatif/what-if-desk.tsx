import type { Supposal } from '@adjutant/replay';
import { useState } from 'react';
import { Sentence } from '../sentence.js';
import { useRecord } from '../record.js';
import { Readings } from './readings.js';
import { SupposalForm } from './supposal-form.js';
import { Desk, DeskHead } from '../../parts/desk.js';
import styles from './what-if.module.css';

interface WhatIfQuestion {
  readonly entry: number;
  readonly supposals: readonly Supposal[];
}

/** What would have followed had something been otherwise, in both readings side by side. `preset`: asked at once. */
export function WhatIfDesk({ preset }: { readonly preset?: readonly Supposal[] }) {
  const { id, number, timeline, go } = useRecord();
  const [asked, setAsked] = useState<WhatIfQuestion | null>(preset ? { entry: number, supposals: preset } : null);
  const entry = timeline.find((one) => one.number === number);
  const supposals = asked?.entry === number ? asked.supposals : null;
  return (
    <Desk>
      <DeskHead
        title={`What if entry ${number} had not been so?`}
        says={entry ? <Sentence text={entry.text} /> : undefined}
      >
        <p className={styles['notice']} role="note">
          Nothing is recorded
        </p>
      </DeskHead>
      <SupposalForm key={number} suppose={(supposal) => setAsked({ entry: number, supposals: [supposal] })} />
      {supposals === null ? null : <Readings match={id} supposals={supposals} go={(place) => go(place, 'entry')} />}
    </Desk>
  );
}
