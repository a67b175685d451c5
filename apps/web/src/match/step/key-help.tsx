import { Kbd, Modal } from '@mantine/core';
import styles from './key-help.module.css';
import { KEYS } from './moves.js';

const SIGNS: { readonly [key: string]: string } = { ArrowLeft: '←', ArrowRight: '→' };

export function KeyHelp({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" centered size="sm">
      <dl className={styles['keys']}>
        {KEYS.map(({ keys, says }) => (
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
