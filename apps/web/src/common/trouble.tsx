import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { signInFrom } from '../access/back.js';
import { Problem } from '../api/client.js';
import styles from './trouble.module.css';

interface Props {
  readonly title: string;
  readonly error: Error;
  readonly retry?: () => void;
  readonly children?: ReactNode;
}

/** Says what went wrong, in the server's words, and what to do. */
export function Trouble({ title, error, retry, children }: Props) {
  const code = error instanceof Problem ? error.code : null;
  return (
    <section className={styles['trouble']} role="alert">
      <h2>{title}</h2>
      <p>{error.message}</p>
      {code === null ? null : <code>{code}</code>}
      <Group gap="xs" mt="sm">
        {retry ? (
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        ) : null}
        {error instanceof Problem && error.status === 401 ? <SignInLink /> : null}
        {children}
      </Group>
    </section>
  );
}

/** Whoever the server does not know signs in, and comes back to where they were. */
function SignInLink() {
  const here = useLocation();
  return here.pathname === '/sign-in' ? null : (
    <Button size="xs" component={Link} to={signInFrom(here)}>
      Sign in
    </Button>
  );
}
