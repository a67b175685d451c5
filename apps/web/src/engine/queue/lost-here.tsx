import { Button } from '@mantine/core';
import { useState } from 'react';
import { Strip } from '../../parts/strip.js';
import { Evicted } from './evicted.js';

const evicted = new Evicted();

/** The browser has thrown away what waited, and nobody has read of it yet. */
export function LostHere() {
  const [, read] = useState(false);
  const lost = evicted.lost();
  if (lost === 0) return null;
  const what = lost === 1 ? 'an entry that waited here is gone' : `${lost} entries that waited here are gone`;
  return (
    <Strip tone="bad" role="alert">
      {`This browser has emptied the storage of this page while it was closed: ${what}. Look in the record for what is missing, and press it again.`}{' '}
      <Button
        variant="default"
        onClick={() => {
          evicted.isRead();
          read(true);
        }}
      >
        I have read it
      </Button>
    </Strip>
  );
}
