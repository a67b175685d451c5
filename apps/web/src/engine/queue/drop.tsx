import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Item } from './item.js';
import { queue } from './queues.js';

/** Nothing is given up but by somebody who presses twice. */
export function Drop({ item: { id } }: { readonly item: Item }) {
  const [sure, ask] = useState(false);
  return (
    <Button variant="default" onClick={() => (sure ? void queue.dismiss(id) : ask(true))}>
      {sure ? 'Drop it for good' : 'Drop …'}
    </Button>
  );
}
