import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { lengthFault, type Limit } from '../common/limited.js';

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  /** How long the server lets it be. */
  readonly limit: Limit;
  /** What the server has found wrong with it. */
  readonly wrong?: string | null;
  readonly required?: boolean;
  readonly first?: boolean;
  /** What is offered while it is typed; anything else may be typed as well. */
  readonly known?: readonly string[];
}

const NONE: readonly string[] = [];

export function Words(props: WordsProps) {
  const { label, value, set, limit, wrong = null, required = false, first = false, known = NONE } = props;
  const list = useId();
  return (
    <>
      <TextInput
        label={label}
        required={required}
        {...(first ? { 'data-autofocus': true } : {})}
        {...(known.length > 0 ? { list } : {})}
        value={value}
        error={lengthFault(value, limit) ?? wrong}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {known.length > 0 ? (
        <datalist id={list}>
          {known.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
