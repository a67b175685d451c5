import type { SignedIn } from '@adjutant/access';
import { useLocation, useNavigate } from '../app/ways.js';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Trouble } from '../common/trouble.js';
import { useArriving } from './access-api.js';
import { Lead, PageBody } from '../parts/page.js';
import { backFrom } from './back.js';
import { NamePasswordForm, type NamePassword } from './name-password-form.js';

export default function SignInPage() {
  useTitle('Sign in');
  const { search } = useLocation();
  const navigate = useNavigate();
  const signing = useArriving(
    (sent: NamePassword) => post<SignedIn>('/access/sign-in', sent),
    () => navigate(backFrom(search), { replace: true }),
  );
  return (
    <PageBody width="narrow">
      <h1>Sign in</h1>
      <Lead>
        For the people who run the event. Players need no password: they open the link, or the QR code, of their seat.
      </Lead>
      <NamePasswordForm
        label="Sign in"
        fresh={false}
        pending={signing.isPending}
        error={signing.error}
        onSent={(sent) => signing.mutate(sent)}
      />
      {signing.error ? <Trouble title="You are not signed in" error={signing.error} /> : null}
    </PageBody>
  );
}
