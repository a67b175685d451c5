import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { remove } from '../api/client.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import { useDoing, type ErasedAnswer, type PersonAnswer } from './access-api.js';
import styles from './access.module.css';
import { ConfirmDialog } from './confirm-dialog.js';

interface Props {
  readonly person: PersonAnswer;
  readonly onClose: () => void;
}

/** Erasing cannot be taken back, so the name has to be written out. */
export function EraseDialog({ person, onClose }: Props) {
  const [written, setWritten] = useState('');
  const erasing = useDoing(
    () => remove<ErasedAnswer>(`/people/${encodeURIComponent(person.id)}`),
    [['people'], ['staff']],
  );
  if (erasing.data) return <Erased answer={erasing.data} name={person.name} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`Erase ${person.name}`}
      act="Erase for good"
      pending={erasing.isPending}
      disabled={written.trim() !== person.name.trim()}
      onClose={onClose}
      onConfirm={() => erasing.mutate(undefined)}
    >
      <p>
        Name, contact, club and nation are taken out of every file of this server, and {person.name} cannot sign in any
        more. Matches keep the id <code>{person.id}</code> and nothing else. This cannot be taken back.
      </p>
      <p>
        Words that somebody has written into the record stay there, even where they name {person.name}: the proofs rest
        on them. You are told where.
      </p>
      <TextInput
        label={`Write “${person.name}” to go on`}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      {erasing.error ? <Trouble title="Not erased" error={erasing.error} /> : null}
    </ConfirmDialog>
  );
}

interface ErasedProps {
  readonly answer: ErasedAnswer;
  readonly name: string;
  readonly onClose: () => void;
}

function Erased({ answer, name, onClose }: ErasedProps) {
  const { mentions, mentionsInAll } = answer;
  return (
    <Modal opened onClose={onClose} title={`${name} is erased`} centered>
      <Stack gap="sm">
        {mentionsInAll === 0 ? (
          <p>No words of the record name {name}.</p>
        ) : (
          <>
            <p>
              The name, or a part of it, stands in the words of {count(mentionsInAll, 'place')} of the record. They stay
              as they are:
            </p>
            <ul className={styles['list']} aria-label="Where the record names them">
              {mentions.slice(0, 50).map(({ stream, entry, at, says }) => (
                <li key={`${stream} ${entry} ${at}`}>
                  <span className={styles['who']}>
                    <Place stream={stream} entry={entry} />
                    <small>
                      {at}: {says}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
            {mentionsInAll > 50 ? <p>The first 50 are shown.</p> : null}
          </>
        )}
        <Button onClick={onClose}>Done</Button>
      </Stack>
    </Modal>
  );
}

function Place({ stream, entry }: { readonly stream: string; readonly entry: number }) {
  const [, match] = /^match-(.+)$/.exec(stream) ?? [];
  const [, dispute] = /^dispute-(.+)$/.exec(stream) ?? [];
  if (dispute !== undefined) {
    return <Link to={`/disputes/${encodeURIComponent(dispute)}`}>{`Dispute ${dispute}, entry ${entry}`}</Link>;
  }
  if (match === undefined) return <b>{`${stream}, entry ${entry}`}</b>;
  return <Link to={`/matches/${encodeURIComponent(match)}?step=${entry}`}>{`Match ${match}, entry ${entry}`}</Link>;
}
