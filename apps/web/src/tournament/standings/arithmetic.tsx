import { Stack } from '@mantine/core';
import { usePlayerStanding } from '../../api/tournaments.js';
import { Loading } from '../../common/loading.js';
import { Modal } from '../../common/modal.js';
import { Trouble } from '../../common/trouble.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './standings.module.css';

interface Props {
  readonly opened: boolean;
  readonly player: string;
  readonly preset: string | undefined;
  readonly onClose: () => void;
}

/** How somebody comes to their place: every number, round by round. */
export default function Arithmetic({ opened, player, preset, onClose }: Props) {
  const { event, named } = useEventPage();
  const { data, error } = usePlayerStanding(event.tournament, player, preset);
  return (
    <Modal opened={opened} onClose={onClose} title={`How ${named(player)} comes to that`} size="lg">
      {error ? <Trouble title="The arithmetic cannot be shown" error={error} /> : null}
      {data === undefined ? (
        error ? null : (
          <Loading what="the arithmetic" />
        )
      ) : (
        <Stack gap="sm">
          <p>{data.says}</p>
          {data.columnsTold.map(({ name, says }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul className={styles['lines']}>
                {says.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </Stack>
      )}
    </Modal>
  );
}
