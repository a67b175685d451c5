import { Anchor } from '@mantine/core';
import { useRouteError } from 'react-router';
import { Trouble } from '../common/trouble.js';

/** The last net: a mistake in the page itself. The record is on the server and is not touched by it. */
export function Crash() {
  const error = useRouteError();
  return (
    <main>
      <Trouble
        title="This page has a fault"
        error={error instanceof Error ? error : new Error(String(error))}
        retry={() => location.reload()}
      >
        <Anchor href="/" size="sm">
          Back to the matches
        </Anchor>
      </Trouble>
    </main>
  );
}
