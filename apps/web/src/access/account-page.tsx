import type { SignedIn } from '@adjutant/access';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { post } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Trouble } from '../common/trouble.js';
import { dayOf, timeOf } from '../common/words.js';
import { useArriving, useMe } from './access-api.js';
import { Lead, PageBody } from '../parts/page.js';
import { PASSWORD_RULE } from './password-rule.js';
import { rolesText } from './roles-text.js';

/** Whoever is signed in: as what, until when, and a new password. */
export default function AccountPage() {
  useTitle('Your account');
  const { data: me } = useMe();
  if (!me) return <Loading what="your account" />;
  return (
    <PageBody width="narrow">
      <h1>{me.person?.name ?? 'Nobody is signed in'}</h1>
      <Lead>
        {me.person === null ? 'Sign in to have an account here.' : `You act as ${rolesText(me.roles)}.`}
        {me.until === null ? null : ` You are signed in until ${dayOf(me.until)}, ${timeOf(me.until)}.`}
      </Lead>
      {me.person === null || me.seat !== null ? null : <NewPassword />}
    </PageBody>
  );
}

function NewPassword() {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const changing = useArriving(
    () => post<SignedIn>('/access/password', { old, new: fresh }),
    () => {
      setOld('');
      setFresh('');
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    changing.mutate(undefined);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <PasswordInput
          label="Old password"
          required
          autoComplete="current-password"
          value={old}
          onChange={(event) => setOld(event.currentTarget.value)}
        />
        <PasswordInput
          label="New password"
          description={`${PASSWORD_RULE} You are signed out everywhere else.`}
          error={lengthFault(fresh, LIMITS.account.password) ?? faultAt(changing.error, 'new')}
          required
          autoComplete="new-password"
          value={fresh}
          onChange={(event) => setFresh(event.currentTarget.value)}
        />
        <Button type="submit" loading={changing.isPending}>
          Change the password
        </Button>
        {changing.isSuccess ? <p role="status">The password is changed.</p> : null}
        {changing.error ? <Trouble title="The password is not changed" error={changing.error} /> : null}
      </Stack>
    </form>
  );
}
