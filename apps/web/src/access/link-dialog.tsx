import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { IssuedLink, Linked } from '@adjutant/access';
import type { Side } from '@adjutant/rules';
import { Modal } from '../common/modal.js';
import { dayOf, timeOf } from '../common/words.js';
import styles from './access.module.css';
import { CopyLinkButton } from './copy-button.js';

interface Props {
  /** `event`: by which players open matches of their own. */
  readonly issued: IssuedLink & { readonly side: Linked | 'event' };
  /** Title of the match, and who sits at a seat. */
  readonly match: string;
  readonly playerAt: (side: Side) => string;
  readonly onClose: () => void;
}

/** A new link, shown this once: the server keeps nothing that it could be made from again. */
export function LinkDialog({ issued, match, playerAt, onClose }: Props) {
  const { side, until, onlyHere } = issued;
  const whose = whoseOf(side, playerAt);
  const [first = issued, ...others] = [...(onlyHere?.others ?? []), issued];
  const [chosen, choose] = useState(first.link);
  const { link, qr } = others.find((one) => one.link === chosen) ?? first;
  return (
    <Modal opened onClose={onClose} title={whose} centered>
      <Stack gap="sm">
        <p>
          <bdi>{match}</bdi>
        </p>
        {onlyHere && link === issued.link ? (
          <Alert color="orange" role="alert">
            {onlyHere.says}
          </Alert>
        ) : null}
        {others.length > 0 ? (
          <Radio.Group
            className={styles['unprinted'] ?? ''}
            label="Where phones find this server"
            description="If a phone cannot open the first, try the next."
            value={link}
            onChange={choose}
          >
            {[first, ...others].map((one) => (
              <Radio
                key={one.link}
                mt="xs"
                value={one.link}
                label={`${new URL(one.link).host}${one.link === issued.link ? ' (this machine only)' : ''}`}
              />
            ))}
          </Radio.Group>
        ) : null}
        <img
          className={styles['qr']}
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`}
          alt={`QR code of the link for ${FOR[side]}`}
        />
        <TextInput label="Link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <p className={styles['until']}>
          Holds until {dayOf(until)}, {timeOf(until)}. It is shown only now; a lost one is replaced by a new one.
        </p>
        <Group gap="xs" className={styles['unprinted'] ?? ''}>
          <CopyLinkButton link={link} />
          <Button variant="default" onClick={print}>
            Print
          </Button>
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const FOR = { A: 'seat A', B: 'seat B', both: 'the table', event: 'the event' } as const;

function whoseOf(side: keyof typeof FOR, playerAt: Props['playerAt']): string {
  if (side === 'event') return 'Players open a match';
  return side === 'both' ? 'Both seats on one device' : `Seat ${side}: ${playerAt(side)}`;
}

/** Prints the ticket alone, without the match behind it. */
function print(): void {
  document.body.dataset['printing'] = 'ticket';
  addEventListener('afterprint', () => delete document.body.dataset['printing'], { once: true });
  window.print();
}
