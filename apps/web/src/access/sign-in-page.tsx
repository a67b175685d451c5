import { useLocation, useNavigate } from 'react-router';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Trouble } from '../common/trouble.js';
import { useArriving, type SignedIn } from './access-api.js';
import styles from './access.module.css';
import { backFrom } from './back.js';
import { NamePasswordForm, type NamePassword } from './name-password-form.js';

export default function SignInPage() {
  useTitle('Sign in');
  const { search } = useLocation();
  const navigate = useNavigate();
  const signing = useArriving(
    (sent: NamePassword) => post<SignedIn>('/access/sign-in', sent),
    () => void navigate(backFrom(search), { replace: true }),
  );
  return (
    <section className={styles['narrow']}>
      <h1>Sign in</h1>
      <p className={styles['lead']}>
        For the people who run the event. Players need no password: they open the link, or the QR code, of their seat.
      </p>
      <NamePasswordForm
        label="Sign in"
        fresh={false}
        pending={signing.isPending}
        onSent={(sent) => signing.mutate(sent)}
      />
      {signing.error ? <Trouble title="You are not signed in" error={signing.error} /> : null}
    </section>
  );
}
