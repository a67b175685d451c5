import type { SignedIn } from '@adjutant/access';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from '../app/ways.js';
import { Problem, post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useArriving } from './access-api.js';
import { keep } from '../common/kept.js';
import { tableOf } from './table-of.js';

interface Sent {
  readonly link: string;
  readonly instead?: true;
}

/** Where the QR code of a seat leads: sits down on it, and opens the table as its side sees it. */
export default function SeatPage() {
  useTitle('Your seat');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => decodeURIComponent(hash.slice(1)));
  const { mutate, error } = useArriving(
    (sent: Sent) => post<SignedIn>('/access/seat', sent),
    ({ seat }) => {
      if (seat !== null) keep('seat', seat.match);
      navigate(seat === null ? '/' : tableOf(seat), { replace: true });
    },
  );
  // A link may be good for one device only: it is sent once, however often the page is drawn.
  const sent = useRef(false);
  useEffect(() => {
    if (link === '' || sent.current) return;
    sent.current = true;
    mutate({ link });
  }, [link, mutate]);
  if (link === '') {
    return (
      <Empty title="This link is not whole">
        <p>
          The link of a seat ends in # and a long word. Scan the QR code again, or ask the organizer for a new link.
        </p>
      </Empty>
    );
  }
  if (error instanceof Problem && error.code === 'access/seated-elsewhere')
    return <SeatedElsewhere error={error} onTake={() => mutate({ link, instead: true })} />;
  if (error) {
    return (
      <Trouble title="You have not taken your seat" error={error}>
        <span>Ask whoever runs the event, or the other player at your table, for a new code.</span>
      </Trouble>
    );
  }
  return <Loading what="your seat" />;
}

interface Elsewhere {
  readonly error: Problem;
  readonly onTake: () => void;
}

/** The code of another table was scanned, perhaps by mistake: nothing has happened yet. */
function SeatedElsewhere({ error, onTake }: Elsewhere) {
  const { match, side } = error.refusal.facts as { readonly match: string; readonly side: 'A' | 'B' };
  return (
    <Empty title="This is the code of another table">
      <p>{error.detail} Nothing has changed yet.</p>
      <Group gap="sm" justify="center">
        <Button component={Link} to={tableOf({ match, side })} size="md">
          Go on at my table
        </Button>
        <Button size="md" variant="default" onClick={onTake}>
          Leave it and sit down here
        </Button>
      </Group>
    </Empty>
  );
}
