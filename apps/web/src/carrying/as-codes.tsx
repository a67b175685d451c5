import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Parcel } from '../engine/carried/parcel.js';
import { late } from '../parts/late.js';

const Codes = late(() => import('./codes.js'), { what: 'the codes' });

/** As codes on the screen, which the other device films. */
export function AsCodes({ parcel }: { readonly parcel: Parcel }) {
  const [shown, show] = useState(false);
  return (
    <section aria-label="Codes">
      <Button size="md" variant="default" aria-expanded={shown} onClick={() => show(!shown)}>
        {shown ? 'Stop the codes' : 'Show codes'}
      </Button>
      {shown ? <Codes parcel={parcel} /> : null}
    </section>
  );
}
