import type { Answers } from '@adjutant/rules';
import type { Vouched } from '@adjutant/table';
import { Button } from '@mantine/core';
import styles from './table.module.css';

interface Props {
  readonly vouched: readonly Vouched[];
  readonly answers: Answers;
  readonly answer: (key: string, value: 'yes' | 'no' | 'unknown') => void;
}

const SAYS = { no: 'no', unknown: 'unclear' } as const;

/** In plain words what pressing vouches for; "no" or "unclear" is one press more, and taken back by another. */
export function Vouching({ vouched, answers, answer }: Props) {
  if (vouched.length === 0) return null;
  return (
    <section className={styles['vouching']} aria-label="What is vouched for">
      <h3>By pressing you vouch for this</h3>
      <ul>
        {vouched.map(({ key, asks }) => (
          <li key={key} role="group" aria-label={asks} data-answer={answers[key] ?? 'yes'}>
            <span>{asks}</span>
            {(['no', 'unknown'] as const).map((value) => (
              <Button
                key={value}
                size="compact-md"
                variant={answers[key] === value ? 'filled' : 'default'}
                aria-pressed={answers[key] === value}
                onClick={() => answer(key, answers[key] === value ? 'yes' : value)}
              >
                {SAYS[value]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
