import { Button, CopyButton, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import { dayOf, timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import type { IssuedLink } from './access-api.js';
import styles from './access.module.css';

interface Props {
  readonly issued: IssuedLink & { readonly side: Side };
  readonly onClose: () => void;
}

/** A new link, shown this once: the server keeps nothing that it could be made from again. */
export function LinkDialog({ issued, onClose }: Props) {
  const { match, named } = useRecord();
  const { side, link, until, qr } = issued;
  return (
    <Modal opened onClose={onClose} title={`Seat ${side}: ${named(match.seats[side].player)}`} centered>
      <Stack gap="sm" className={styles['ticket'] ?? ''}>
        <p>{match.title}</p>
        <img
          className={styles['qr']}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`}
          alt={`QR code of the link for seat ${side}`}
        />
        <TextInput label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <p className={styles['until']}>
          Holds until {dayOf(until)}, {timeOf(until)}. It is shown only now; a lost one is replaced by a new one.
        </p>
        <Group gap="xs" className={styles['unprinted'] ?? ''}>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy the link'}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={print}>
            Print
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Prints the ticket alone, without the match behind it. */
function print(): void {
  document.body.dataset['printing'] = 'ticket';
  addEventListener('afterprint', () => delete document.body.dataset['printing'], { once: true });
  window.print();
}
