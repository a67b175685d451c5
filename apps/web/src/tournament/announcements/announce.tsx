import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { lengthFault } from '../../common/limited.js';
import { Modal } from '../../common/modal.js';
import { Trouble } from '../../common/trouble.js';
import { useEventPage } from '../use-tournament-page.js';

const TEXT = { least: 1, most: 500 };

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says something to everybody, or to those of one round, or of one hall. */
export default function Announce({ opened, onClose }: Props) {
  const { event } = useEventPage();
  const [text, say] = useState('');
  const [round, choose] = useState('');
  const [hall, go] = useState('');
  const { halls = [], rounds } = event.settings;
  const sending = useTournamentCommand(event.tournament);
  const fault = lengthFault(text, TEXT);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    const about = { ...(round === '' ? {} : { round: Number(round) }), ...(hall === '' ? {} : { hall }) };
    sending.mutate({ type: 'Announce', data: { text: text.trim(), ...about } }, { onSuccess: onClose });
  };
  return (
    <Modal opened={opened} onClose={onClose} title="Announce something" centered>
      <form aria-label="Announce something" onSubmit={submit}>
        <Stack gap="sm">
          <Textarea
            label="What everybody is to know"
            description="It is shown to players on their phones, here, and on hall screens."
            required
            data-autofocus
            autosize
            minRows={2}
            error={fault}
            value={text}
            onChange={({ currentTarget }) => say(currentTarget.value)}
          />
          <NativeSelect
            label="For"
            value={round}
            data={[
              { value: '', label: 'everybody' },
              ...Array.from({ length: rounds }, (_, at) => ({
                value: String(at + 1),
                label: `round ${at + 1}`,
              })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          {halls.length === 0 ? null : (
            <NativeSelect
              label="In"
              value={hall}
              data={[{ value: '', label: 'all halls' }, ...halls.map(({ name }) => ({ value: name, label: name }))]}
              onChange={({ currentTarget }) => go(currentTarget.value)}
            />
          )}
          {sending.error ? <Trouble title="It was not announced" error={sending.error} /> : null}
          <Button type="submit" disabled={text.trim() === '' || fault !== null} loading={sending.isPending}>
            Announce it
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
