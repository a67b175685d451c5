import { Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWhy, type Asked } from '../../api/asking.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { useRecord } from '../record.js';
import { WhyParts } from './why-parts.js';
import styles from './why.module.css';

interface Props extends Asked {
  /** What the number is, for whoever cannot see where it stands: `CP of A`. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A number that says why it is what it is, to a click or to Enter. */
export function Why({ label, children, ...asked }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="min(34rem, 94vw)"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <button
          type="button"
          className={styles['number']}
          aria-label={`${label}: ${typeof children === 'object' ? '' : String(children)}, why?`}
          onClick={(event) => {
            event.stopPropagation();
            setOpened((before) => !before);
          }}
        >
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles['answer'] ?? ''} onClick={(event) => event.stopPropagation()}>
        {opened ? <Answer asked={asked} label={label} close={() => setOpened(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

interface AnswerProps {
  readonly asked: Asked;
  readonly label: string;
  readonly close: () => void;
}

function Answer({ asked, label, close }: AnswerProps) {
  const { id } = useRecord();
  const { data, error, refetch } = useWhy(id, asked);
  if (error) return <Trouble title="This cannot be explained" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="where it comes from" />;
  return (
    <section aria-label={`Why: ${label}`}>
      <header className={styles['head']}>
        <h3>{data.text}</h3>
        <button type="button" className={styles['close']} onClick={close} data-autofocus>
          Close
        </button>
      </header>
      <WhyParts answer={data} close={close} />
    </section>
  );
}
