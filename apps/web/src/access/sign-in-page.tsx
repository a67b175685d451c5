import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Trouble } from '../common/trouble.js';
import { useArriving, type SignedIn } from './access-api.js';
import styles from './access.module.css';
import { backFrom } from './back.js';

interface NamePassword {
  readonly name: string;
  readonly password: string;
}

export function SignInPage() {
  useTitle('Sign in');
  const { search } = useLocation();
  const navigate = useNavigate();
  const signing = useArriving(
    (sent: NamePassword) => post<SignedIn>('/access/sign-in', sent),
    () => void navigate(backFrom(search), { replace: true }),
  );
  return (
    <section className={styles['narrow']}>
      <h1>Sign in</h1>
      <p className={styles['lead']}>
        For the people who run the event. Players need no password: they open the link, or the QR code, of their seat.
      </p>
      <NamePasswordForm
        label="Sign in"
        fresh={false}
        pending={signing.isPending}
        onSent={(sent) => signing.mutate(sent)}
      />
      {signing.error ? <Trouble title="You are not signed in" error={signing.error} /> : null}
    </section>
  );
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
