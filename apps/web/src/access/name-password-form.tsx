import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { PASSWORD_RULE } from './password-rule.js';

export interface NamePassword {
  readonly name: string;
  readonly password: string;
}

interface FormProps {
  readonly label: string;
  /** Whether the password is chosen here. */
  readonly fresh: boolean;
  readonly pending: boolean;
  /** What came of sending it. */
  readonly error: Error | null;
  readonly onSent: (sent: NamePassword) => void;
}

export function NamePasswordForm({ label, fresh, pending, error, onSent }: FormProps) {
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
          error={(fresh ? lengthFault(name, LIMITS.account.name) : null) ?? faultAt(error, 'name')}
          data-autofocus
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          required
          autoComplete={fresh ? 'new-password' : 'current-password'}
          {...(fresh
            ? {
                description: `${PASSWORD_RULE} Nobody can read it again.`,
                error: lengthFault(password, LIMITS.account.password) ?? faultAt(error, 'password'),
              }
            : {})}
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
