import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useDoing } from '../access/access-api.js';
import { SeatCodes } from '../access/seat-codes.js';
import type { Acting } from '../acting/acting.js';
import { matchKey } from '../api/queries.js';
import { lookedAt, useViewer } from '../api/viewer.js';
import { Link } from '../app/ways.js';
import { Trouble } from '../common/trouble.js';
import { KeptOnDevice } from '../offline/kept-on-device.js';
import { Notice } from '../parts/strip.js';
import { useSentOrKept } from '../table/sent-or-kept.js';
import { deeperThan, type Depth } from './depths.js';

interface Props {
  readonly match: MatchView;
  readonly acting: Acting;
  readonly players: { readonly [side in Side]: string };
}

/** What is wanted at a table now and then: the codes of its seats on the own screen, and more depth. */
export default function TableTools({ match, acting, players }: Props) {
  const { id, recordedAs, title } = match;
  const viewer = useViewer();
  const send = useSentOrKept(id, acting);
  const raising = useDoing((to: Depth) => send({ type: 'RaiseDepth', data: { depth: to } }), [matchKey(id)]);
  const [asked, ask] = useState<Depth | null>(null);
  const deeper = deeperThan(recordedAs).find(({ value }) => value === asked);
  return (
    <section aria-label="This table">
      <h2>This table</h2>
      <KeptOnDevice />
      <p>
        Without a network: <Link to={lookedAt(`/matches/${id}/hand-over`, viewer)}>Hand over</Link> what waits here to
        another phone, or <Link to={lookedAt(`/matches/${id}/take-over`, viewer)}>take over</Link> what waits on
        another.
      </p>
      <SeatCodes match={id} title={title} acting={acting} players={players} />
      <Group gap="xs" mt="xs">
        {deeperThan(recordedAs).map(({ value, label }) => (
          <Button
            key={value}
            variant="default"
            size="md"
            aria-pressed={value === asked}
            data-deeper={value}
            onClick={() => ask(value === asked ? null : value)}
          >
            Record more: {label.toLowerCase()}
          </Button>
        ))}
      </Group>
      {deeper === undefined ? null : (
        <Notice label="Record more" tone="open">
          <p>From here on: {deeper.says} What stands is kept as it was told. It is not made less again.</p>
          <Button size="md" loading={raising.isPending} onClick={() => raising.mutate(deeper.value)}>
            Record more from here on
          </Button>
        </Notice>
      )}
      {raising.error ? <Trouble title="It is recorded as before" error={raising.error} /> : null}
    </section>
  );
}
