import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

export interface NamePassword {
  readonly name: string;
  readonly password: string;
}

interface FormProps {
  readonly label: string;
  /** Whether the password is chosen here. */
  readonly fresh: boolean;
  readonly pending: boolean;
  readonly onSent: (sent: NamePassword) => void;
}

export function NamePasswordForm({ label, fresh, pending, onSent }: FormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSent({ name, password });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Name"
          required
          autoComplete="username"
          data-autofocus
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          required
          autoComplete={fresh ? 'new-password' : 'current-password'}
          {...(fresh ? { description: 'Nobody can read it again; long is better than clever.' } : {})}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={pending}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
