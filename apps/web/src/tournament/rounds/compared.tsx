import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCompared } from '../../api/tournaments.js';
import { Trouble } from '../../common/trouble.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';

/** What was changed by hand in a round, and what that costs beside the draft of the engine. */
export function Compared({ round }: { readonly round: number }) {
  const { event } = useEventPage();
  const [wanted, want] = useState(false);
  const { data, error, isFetching } = useCompared(event.tournament, round, wanted);
  return (
    <>
      <Button variant="default" loading={isFetching} onClick={() => want(true)}>
        Compare with the engine
      </Button>
      {error ? <Trouble title="It cannot be compared" error={error} /> : null}
      {data === undefined ? null : (
        <Notice tone="plain" label="Beside the engine’s draft">
          <ul>
            {data.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
