import { Button, Group, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { besides, faultAt, lengthFault, type Limit } from '../common/limited.js';
import { Refused } from './refused.js';

interface Props {
  readonly label: string;
  readonly button: string;
  readonly busy: boolean;
  /** How long the server lets it be. */
  readonly limit: Limit;
  readonly required?: boolean;
  readonly placeholder?: string;
  /** What the server said to it. What is wrong with the words stands at them, anything else below. */
  readonly error: Error | null;
  /** What an error means, in a few words. */
  readonly refused: string;
  /** What the words are called in what is sent. */
  readonly member?: string;
  readonly send: (because: string) => void;
  readonly onCancel?: () => void;
}

/** A few words and a button: why something is done, or what somebody says. */
export function BecauseForm({
  label,
  button,
  busy,
  limit,
  required = true,
  placeholder = '',
  error,
  refused,
  member = 'because',
  send,
  onCancel,
}: Props) {
  const [because, setBecause] = useState('');
  const other = besides(error, [member]);
  const fault = lengthFault(because, limit);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fault === null) send(because.trim());
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
        error={fault ?? faultAt(error, member)}
        value={because}
        onChange={(event) => setBecause(event.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={busy} disabled={fault !== null || (required && because.trim() === '')}>
          {button}
        </Button>
        {onCancel ? (
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </Group>
      {other ? <Refused title={refused} error={other} /> : null}
    </form>
  );
}
