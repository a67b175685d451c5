import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useArriving, type SignedIn } from './access-api.js';

/** Where the QR code of a seat leads: sits down on it, and opens its match as its side sees it. */
export default function SeatPage() {
  useTitle('Your seat');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => decodeURIComponent(hash.slice(1)));
  const { mutate, error } = useArriving(
    (sent: string) => post<SignedIn>('/access/seat', { link: sent }),
    ({ seat }) =>
      void navigate(seat === null ? '/' : `/matches/${encodeURIComponent(seat.match)}?as=${seat.side}`, {
        replace: true,
      }),
  );
  // A link may be good for one device only: it is sent once, however often the page is drawn.
  const sent = useRef(false);
  useEffect(() => {
    if (link === '' || sent.current) return;
    sent.current = true;
    mutate(link);
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
  if (error) {
    return (
      <Trouble title="You have not taken your seat" error={error}>
        <span>Ask whoever runs the event for a new link.</span>
      </Trouble>
    );
  }
  return <Loading what="your seat" />;
}
