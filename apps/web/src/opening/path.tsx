import type { ReactNode } from 'react';
import styles from './opening.module.css';
import type { Step } from './steps.js';

interface Props {
  readonly steps: readonly Step[];
  /** What leads to a step, where it can be gone to. */
  readonly way?: (step: Step, name: ReactNode) => ReactNode;
}

const STANDS: { readonly [state in Step['state']]: string } = { done: 'done', now: 'now', later: 'later' };

/** The way from opening a match to its first turn, with where one is on it. */
export function Path({ steps, way = (_, name) => name }: Props) {
  return (
    <ol className={styles['path']} aria-label="The way to the first turn">
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          {...(step.state === 'now' ? { 'aria-current': 'step' as const } : {})}
        >
          <b>{way(step, step.name)}</b>
          <span className="sr-only">{`, ${STANDS[step.state]}`}</span>
          {step.says === '' || step.state === 'later' ? null : <span className={styles['says']}>{step.says}</span>}
        </li>
      ))}
    </ol>
  );
}
