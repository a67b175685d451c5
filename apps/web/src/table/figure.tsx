import { Button, NumberInput } from '@mantine/core';
import type { FieldProps } from './ask-field.js';
import styles from './table.module.css';

interface Props extends FieldProps {
  readonly least: number;
  readonly most: number;
  /** What it may be at all, where that is not every number between. */
  readonly among?: readonly number[] | undefined;
  readonly label: string;
}

/** More than so many are not wanted often enough to stand there. */
const PRESSED_AT_MOST = 15;
/** Of what is counted from one on beside other counts: so many stand there. */
const OF_SEVERAL = 5;
/** In digits: no number of a table is longer. */
const LONGEST = 6;

/** A number is one press where it is a small one, and typed otherwise. What is typed stays as it was typed, also beyond its cap. */
export function Figure({ ask, least, most, among, label, value, say, fault, focus }: Props) {
  const first = Math.max(least, 0);
  const isOneOfSeveral = ask.optional === true;
  const highest = !isOneOfSeveral ? PRESSED_AT_MOST : ask.needed === true && least > 0 ? OF_SEVERAL : -1;
  const counted = Array.from({ length: Math.max(0, Math.min(most, highest) - first + 1) }, (_, at) => first + at);
  const numbers = among ?? counted;
  const atOnce =
    numbers.length === 0 ? null : (
      <div role="group" aria-label={`${label} At once`}>
        {numbers.map((number) => (
          <Button
            key={number}
            size="md"
            variant={value === number ? 'filled' : 'default'}
            aria-pressed={value === number}
            onClick={() => say(number, !isOneOfSeveral)}
          >
            {number}
          </Button>
        ))}
      </div>
    );
  return (
    <div className={styles['figure']}>
      {isOneOfSeveral ? null : atOnce}
      <NumberInput
        size="md"
        label={label}
        error={fault}
        data-autofocus={focus}
        min={least}
        max={most}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={least < 0}
        maxLength={LONGEST}
        value={typeof value === 'number' ? value : ''}
        onChange={(given) => say(typeof given === 'number' ? given : undefined)}
      />
      {isOneOfSeveral ? atOnce : null}
    </div>
  );
}
