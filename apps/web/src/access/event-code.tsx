import type { IssuedLink } from '@adjutant/access';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../api/client.js';
import { Trouble } from '../common/trouble.js';
import { useDoing } from './access-api.js';
import { LinkDialog } from './link-dialog.js';

/** The code by which players open matches themselves, to hang up in the hall. */
export function EventCode({ event }: { readonly event: string }) {
  const [issued, show] = useState<IssuedLink | null>(null);
  const handing = useDoing(() => post<IssuedLink>('/event/link', {}), []);
  return (
    <section aria-label="Players open matches">
      <p>Whoever scans this code opens a match, and sits down at it.</p>
      <Button variant="default" mt="xs" onClick={() => handing.mutate(undefined, { onSuccess: show })}>
        Show the code to open a match
      </Button>
      {handing.error ? <Trouble title="No code was made" error={handing.error} /> : null}
      {issued === null ? null : (
        <LinkDialog issued={{ ...issued, side: 'event' }} match={event} playerAt={String} onClose={() => show(null)} />
      )}
    </section>
  );
}
