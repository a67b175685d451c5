import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Popup } from '../../parts/popup.js';

interface Props {
  readonly what: string;
  /** Undefined where nothing is told of it, or not yet. */
  readonly says: string | undefined;
}

/** Why a pair, a table or a bye is as it is, on a tap. */
export function WhyButton({ what, says }: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, show] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        size="xs"
        variant="default"
        disabled={says === undefined || says === ''}
        aria-label={`Why ${what}?`}
        onClick={() => show(true)}
      >
        Why?
      </Button>
      {open ? (
        <Popup anchor={anchor} onClose={() => show(false)}>
          <p>{says}</p>
        </Popup>
      ) : null}
    </>
  );
}
