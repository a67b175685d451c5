import { Kbd, Modal } from '@mantine/core';
import styles from './key-help.module.css';
import type { KeyOf } from './moves.js';

const SIGNS: { readonly [key: string]: string } = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

interface Props {
  readonly keys: readonly KeyOf<unknown>[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every key of a page and what it does. */
export function KeyHelp({ keys: listed, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" centered size="sm">
      <dl className={styles['keys']}>
        {listed.map(({ keys, says }) => (
          <div key={says}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{SIGNS[key] ?? key}</Kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
