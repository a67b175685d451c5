import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from '../app/ways.js';
import { signInFrom } from '../access/back.js';
import { Problem } from '../api/client.js';
import { Details } from './details.js';
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
      <Details code={code} />
      <Group gap="xs" mt="sm">
        {retry ? (
          <Button size="xs" variant="default" onClick={retry}>
            Try again
          </Button>
        ) : null}
        <WayIn error={error} />
        {children}
      </Group>
    </section>
  );
}

const MAY_NOT = new Set(['access/no-role', 'access/not-your-view', 'access/not-your-seat', 'access/other-match']);

/** Somebody whom the server does not know signs in; somebody who may not do it asks, or comes as somebody else. Both come back. */
function WayIn({ error }: { readonly error: Error }) {
  const here = useLocation();
  if (!(error instanceof Problem) || here.pathname === '/sign-in') return null;
  const unknown = error.status === 401;
  if (!unknown && !(error.status === 403 && MAY_NOT.has(error.code ?? ''))) return null;
  return (
    <Button size="xs" component={Link} to={signInFrom(here)} variant={unknown ? 'filled' : 'default'}>
      {unknown ? 'Sign in' : 'Sign in as somebody who may'}
    </Button>
  );
}
