import { useRef, useState, type ReactNode } from 'react';
import type { FigureQuestion } from './figure-question.js';
import { late } from '../../parts/late.js';
import { Popup } from '../../parts/popup.js';
import styles from './why.module.css';

const Answer = late(() => import('./answer.js'), { what: 'where it comes from' });

interface Props extends FigureQuestion {
  /** What the number is, for whoever cannot see where it stands: `CP of A`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A number that says why it is what it is, to a click or to Enter. */
export function Why({ label, children, ...asked }: Props) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    button.current?.focus({ preventScroll: true });
    setOpened(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['number']}
        aria-expanded={opened}
        aria-label={`${label}: ${typeof children === 'object' ? '' : String(children)}, why?`}
        onClick={(event) => {
          event.stopPropagation();
          setOpened(true);
        }}
      >
        {children}
      </button>
      {opened ? (
        <Popup anchor={button} onClose={() => setOpened(false)}>
          <Answer asked={asked} label={label} close={close} />
        </Popup>
      ) : null}
    </>
  );
}
