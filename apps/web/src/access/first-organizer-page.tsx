import type { SignedIn } from '@adjutant/access';
import { useState } from 'react';
import { useLocation, useNavigate } from '../app/ways.js';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { Trouble } from '../common/trouble.js';
import { useArriving } from './access-api.js';
import { Lead, PageBody } from '../parts/page.js';
import { NamePasswordForm } from './name-password-form.js';

/** The link that a new server prints once. What makes it good stands behind the #, which no server and no log ever sees. */
export default function FirstOrganizerPage() {
  useTitle('First organizer');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => decodeURIComponent(hash.slice(1)));
  const arriving = useArriving(
    (sent: { readonly name: string; readonly password: string }) =>
      post<SignedIn>('/access/first-organizer', { token, ...sent }),
    () => navigate('/staff', { replace: true }),
  );
  if (token === '') {
    return (
      <Empty title="This link is not whole">
        <p>
          The link that the server printed when it first started ends in <code>#</code> and a long word. Copy all of it
          into the address bar.
        </p>
      </Empty>
    );
  }
  return (
    <PageBody width="narrow">
      <h1>The first organizer</h1>
      <Lead>
        Choose the name and the password that you sign in with. You can then add judges, scorekeepers and other
        organizers. The link that brought you here works once.
      </Lead>
      <NamePasswordForm
        label="Begin"
        fresh
        pending={arriving.isPending}
        error={arriving.error}
        onSent={(sent) => arriving.mutate(sent)}
      />
      {arriving.error ? <Trouble title="Nobody was made an organizer" error={arriving.error} /> : null}
    </PageBody>
  );
}
