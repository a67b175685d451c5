import type { SignedIn } from '@adjutant/access';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useArriving } from '../access/access-api.js';
import { tableOf } from '../access/table-of.js';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { useLocation, useNavigate } from '../app/ways.js';
import { Empty } from '../common/empty.js';
import { Lead, PageBody } from '../parts/page.js';
import { openingOf, type Filled } from './filled.js';
import { keep } from '../common/kept.js';
import { OpeningForm } from './opening-form.js';

/** Where the link of an event leads: a player opens a match, and sits at it. */
export default function OpenPage() {
  useTitle('Open a match');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => decodeURIComponent(hash.slice(1)));
  const opening = useArriving(
    (sent: Filled) =>
      post<SignedIn>('/access/open', { link, you: sent.A.trim(), other: sent.B.trim(), opening: openingOf(sent) }),
    ({ seat }) => {
      if (seat !== null) keep('seat', seat.match);
      navigate(seat === null ? '/' : tableOf(seat), { replace: true });
    },
  );
  if (link === '')
    return (
      <Empty title="This link is not whole">
        <p>The link of an event ends in # and a long word. Scan the QR code again, or ask whoever runs the event.</p>
      </Empty>
    );
  return (
    <PageBody width="narrow">
      <h1>Open a match</h1>
      <Lead>You sit down at once, and show the other player the code of their seat.</Lead>
      <OpeningForm
        error={opening.error}
        pending={opening.isPending}
        send={opening.mutate}
        players={(form, change) => (
          <>
            <TextInput
              label="Your name"
              required
              maxLength={100}
              value={form.A}
              onChange={(event) => change({ A: event.currentTarget.value })}
            />
            <TextInput
              label="The other player"
              required
              maxLength={100}
              value={form.B}
              onChange={(event) => change({ B: event.currentTarget.value })}
            />
          </>
        )}
      />
    </PageBody>
  );
}
