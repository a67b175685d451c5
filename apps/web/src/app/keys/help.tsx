import { Kbd, Switch } from '@mantine/core';
import { Modal } from '../../common/modal.js';
import { putLetters, useLetters } from './letters.js';
import { useTablesInForce } from './tables.js';
import styles from './help.module.css';

const SIGNS: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page ↑',
  PageDown: 'Page ↓',
  Escape: 'Esc',
};

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every key that does something on the page which is shown. */
export function KeyHelp({ opened, onClose }: Props) {
  const tables = useTablesInForce();
  const letters = useLetters();
  return (
    <Modal opened={opened} onClose={onClose} title="Keys" centered size="md">
      {tables.map(({ where, keys: listed }) => (
        <section key={where} className={styles['place']} aria-label={where}>
          <h3>{where}</h3>
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
        </section>
      ))}
      <Switch
        label="Single letters are keys"
        description="Off for whoever dictates, or types by mistake. Nothing is a key while you write in a field."
        checked={letters}
        onChange={(event) => putLetters(event.currentTarget.checked)}
      />
    </Modal>
  );
}
