import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import styles from './table.module.css';

const PATIENCE = 4_000;

interface Props {
  readonly locked: boolean;
  readonly lock: (locked: boolean) => void;
}

/** A pocket or an elbow presses once: whoever means it presses twice. */
export function Lock({ locked, lock }: Props) {
  const [sure, setSure] = useState(false);
  useEffect(() => {
    if (!sure) return;
    const over = setTimeout(() => setSure(false), PATIENCE);
    return () => clearTimeout(over);
  }, [sure]);
  const press = (): void => {
    if (!locked) lock(true);
    else if (!sure) setSure(true);
    else {
      setSure(false);
      lock(false);
    }
  };
  return (
    <Button
      size="md"
      variant={locked ? 'filled' : 'default'}
      className={locked ? styles['locked'] : ''}
      onClick={press}
    >
      {!locked ? 'Lock the screen' : sure ? 'Press again to unlock' : 'Locked: unlock'}
    </Button>
  );
}
