import { Button } from '@mantine/core';
import type { FieldProps } from './ask-field.js';
import styles from './table.module.css';

interface Props extends FieldProps {
  readonly count: number;
  readonly sides: number;
  /** So many more may be thrown. */
  readonly more?: number | undefined;
  readonly label: string;
}

/** Dice lie on the table: each is one press, and the last one says them all where no more can come. */
export function Dice({ count, sides, more = 0, label, value, say, fault }: Props) {
  const thrown = Array.isArray(value) ? (value as readonly number[]) : [];
  const length = Math.max(count, thrown.length);
  const put = (at: number, die: number): void => {
    const dice = Array.from({ length }, (_, index) => (index === at ? die : (thrown[index] ?? 0)));
    say(dice, more === 0 && !dice.includes(0));
  };
  const lay = (dice: number): void => say(Array.from({ length: dice }, (_, index) => thrown[index] ?? 0));
  return (
    <fieldset className={styles['picks']} data-fault={fault === undefined ? undefined : true}>
      <legend>{label}</legend>
      {fault === undefined ? null : <p className={styles['fault']}>{fault}</p>}
      {Array.from({ length }, (_, at) => (
        <div key={at} className={styles['die']} role="group" aria-label={`Die ${at + 1}`}>
          {Array.from({ length: sides }, (_face, face) => (
            <Button
              key={face}
              size="md"
              variant={thrown[at] === face + 1 ? 'filled' : 'default'}
              aria-pressed={thrown[at] === face + 1}
              onClick={() => put(at, face + 1)}
            >
              {face + 1}
            </Button>
          ))}
        </div>
      ))}
      {length >= count + more ? null : (
        <Button size="md" variant="default" onClick={() => lay(length + 1)}>
          One die more
        </Button>
      )}
      {length <= count ? null : (
        <Button size="md" variant="default" onClick={() => lay(length - 1)}>
          One die less
        </Button>
      )}
    </fieldset>
  );
}
