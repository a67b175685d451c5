import type { IssuedLink, Linked } from '@adjutant/access';
import type { Side } from '@adjutant/rules';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { post } from '../api/client.js';
import { useEvent } from '../api/penalties.js';
import { matchKey } from '../api/queries.js';
import { Link } from '../app/ways.js';
import { Trouble } from '../common/trouble.js';
import { useDoing } from './access-api.js';
import { LinkDialog } from './link-dialog.js';
import { codesFor } from './codes-for.js';

interface Props {
  readonly match: string;
  readonly title: string;
  readonly acting: Acting;
  readonly players: { readonly [side in Side]: string };
}

/** The codes of seats on the own screen: for whom sits across the table, and for a phone in place of a dead one. */
export function SeatCodes({ match, title, acting, players }: Props) {
  const { data: event } = useEvent();
  const [issued, show] = useState<(IssuedLink & { readonly side: Linked }) | null>(null);
  const handing = useDoing(
    async (side: Linked) => ({
      ...(await post<IssuedLink>(`/matches/${encodeURIComponent(match)}/seats/${side}/links`, {})),
      side,
    }),
    [[...matchKey(match), 'seats']],
  );
  if (acting.mode === 'single-user') return <OneMachine />;
  const sides = codesFor(acting, event);
  if (sides.length === 0) return acting.side === null ? null : <FromStaff />;
  return (
    <>
      <Group gap="xs">
        {sides.map((side) => (
          <Button key={side} variant="default" size="md" onClick={() => handing.mutate(side, { onSuccess: show })}>
            {side === 'both'
              ? 'Show the code of the table: both seats on one device'
              : `Show the code of ${players[side]}’s seat`}
          </Button>
        ))}
      </Group>
      {acting.side === null || acting.both === true ? null : (
        <p>Whoever scans it takes the seat: a phone that sat there before, a dead one as well, is out.</p>
      )}
      {handing.error ? <Trouble title="No code was made" error={handing.error} /> : null}
      {issued === null ? null : (
        <LinkDialog issued={issued} match={title} playerAt={(side) => players[side]} onClose={() => show(null)} />
      )}
    </>
  );
}

/** Where nobody signs in the server answers this machine alone: no phone could open what a code leads to. */
function OneMachine() {
  return (
    <p>
      Both players record on this device. For a phone of its own for each, start the server with{' '}
      <code>HOST=0.0.0.0</code>: then it shows codes to scan. <Link to="/about-access">Who may do what</Link>
    </p>
  );
}

function FromStaff() {
  return <p>Is a phone dead? Whoever runs the event shows the code of the seat to another one.</p>;
}
