import type { Erased as ErasedAnswer, ShownPerson } from '@adjutant/people';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Modal } from '../common/modal.js';
import { remove } from '../api/client.js';
import { Details } from '../common/details.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import { useDoing } from './access-api.js';
import { Line, List } from '../parts/list.js';
import { Standing } from './place.js';
import { ConfirmDialog } from './confirm-dialog.js';

interface Props {
  readonly person: ShownPerson;
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
        more. Matches keep a number that says nothing about anybody. This cannot be taken back.
      </p>
      <p>
        Words that somebody has written into the record stay there, even where they name {person.name}: the proofs rest
        on them. You are told where.
      </p>
      <Details code={`Matches keep ${person.id}`} />
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
            <List label="Where the record names them">
              {mentions.slice(0, 50).map(({ stream, entry, at, says }) => (
                <Line
                  key={`${stream} ${entry} ${at}`}
                  title={<Standing stream={stream} entry={entry} />}
                  details={`${at}: ${says}`}
                />
              ))}
            </List>
            {mentionsInAll > 50 ? <p>The first 50 are shown.</p> : null}
          </>
        )}
        <Button onClick={onClose}>Done</Button>
      </Stack>
    </Modal>
  );
}
