import { Button, Group, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';

interface Props {
  readonly label: string;
  readonly button: string;
  readonly busy: boolean;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly send: (because: string) => void;
  readonly onCancel?: () => void;
}

/** A few words and a button: why something is done, or what somebody says. */
export function BecauseForm({ label, button, busy, required = true, placeholder = '', send, onCancel }: Props) {
  const [because, setBecause] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(because.trim());
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        size="sm"
        label={label}
        placeholder={placeholder}
        required={required}
        autosize
        minRows={2}
        maxLength={4000}
        value={because}
        onChange={(event) => setBecause(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={busy} disabled={required && because.trim() === ''}>
          {button}
        </Button>
        {onCancel ? (
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Group>
    </form>
  );
}
