import type { EventStaffMember, StaffAnswer, StaffRole } from '@adjutant/access';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { mayDo, ME, STAFF, useDoing, useMe } from '../../access/access-api.js';
import { RolesInput } from '../../access/roles-input.js';
import { Words } from '../../access/words-input.js';
import { get, post } from '../../api/client.js';
import { faultAt } from '../../common/limited.js';
import { LIMITS } from '../../common/limits.js';
import { Modal } from '../../common/modal.js';
import { Trouble } from '../../common/trouble.js';
import { staffKey, staffPath } from './event-staff.js';

/** Somebody with an account, by the name that they sign in with. */
export function GiveRoles({ event, onClose }: { readonly event: string; readonly onClose: () => void }) {
  const [name, call] = useState('');
  const [roles, choose] = useState<readonly StaffRole[]>([]);
  const known = useAccounts();
  const giving = useDoing(
    () => post<EventStaffMember>(staffPath(event), { name, roles }),
    [
      staffKey(event),
      // Whoever gives it to themselves may do at once what it lets them do.
      ME,
    ],
  );
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    giving.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title="Give a role in this event" centered>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Words
            label="Signs in as"
            limit={LIMITS.account.name}
            wrong={faultAt(giving.error, 'name')}
            required
            value={name}
            set={call}
            first
            known={known}
          />
          <RolesInput label="Roles in this event" roles={roles} set={choose} />
          {giving.error ? <Trouble title="No role was given" error={giving.error} /> : null}
          <Button type="submit" loading={giving.isPending} disabled={roles.length === 0 || name.trim() === ''}>
            Give
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

const NONE: readonly string[] = [];

/** Names of accounts, for whoever may list those of the whole server; an organizer of one event types them. */
function useAccounts(): readonly string[] {
  const { data: me } = useMe();
  const { data } = useQuery({
    queryKey: STAFF,
    queryFn: ({ signal }) => get<StaffAnswer>('/access/staff', signal),
    enabled: me?.mode === 'staffed' && mayDo(me, 'ReadStaff'),
  });
  return data?.staff.map(({ name }) => name) ?? NONE;
}
