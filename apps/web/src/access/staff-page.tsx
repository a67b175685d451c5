import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get, remove } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { dayOf } from '../common/words.js';
import { STAFF, useDoing, useMe, type StaffMember } from './access-api.js';
import styles from './access.module.css';
import { ConfirmDialog } from './confirm-dialog.js';
import { rolesText } from './head.js';
import { StaffDialog } from './staff-dialog.js';

/** Who runs the event: organizers add people, say what they may do, and let them go. */
export default function StaffPage() {
  useTitle('Staff');
  const { data, error, refetch } = useQuery({
    queryKey: STAFF,
    queryFn: ({ signal }) => get<{ readonly staff: readonly StaffMember[] }>('/access/staff', signal),
  });
  const [editing, edit] = useState<StaffMember | 'new' | null>(null);
  const [leaving, letGo] = useState<StaffMember | null>(null);
  if (error) return <Trouble title="The staff cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the staff" />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>Staff</h1>
        <Button size="sm" onClick={() => edit('new')}>
          Add somebody
        </Button>
      </header>
      <p className={styles['lead']}>
        The people who run this event. Give each no more than they need: a role is taken at once, and so is a removal.
      </p>
      <ul className={styles['list']} aria-label="Staff">
        {data.staff.map((member) => (
          <Member key={member.id} member={member} onEdit={() => edit(member)} onRemove={() => letGo(member)} />
        ))}
      </ul>
      {editing === null ? null : <StaffDialog member={editing === 'new' ? null : editing} onClose={() => edit(null)} />}
      {leaving === null ? null : <Removal member={leaving} onClose={() => letGo(null)} />}
    </div>
  );
}

interface MemberProps {
  readonly member: StaffMember;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function Member({ member, onEdit, onRemove }: MemberProps) {
  const { id, name, roles, club, nation, since } = member;
  const { data: me } = useMe();
  const details = [rolesText(roles), club, nation, `since ${dayOf(since)}`].filter((word) => word !== null);
  return (
    <li>
      <span className={styles['who']}>
        <b>{name}</b>
        {me?.person?.id === id ? ' (you)' : null}
        <small>{details.join(' · ')}</small>
      </span>
      <span className={styles['doings']}>
        <Button size="xs" variant="default" onClick={onEdit} aria-label={`Change ${name}`}>
          Change
        </Button>
        <Button size="xs" variant="default" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </span>
    </li>
  );
}

function Removal({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) {
  const removing = useDoing(() => remove(`/access/staff/${encodeURIComponent(member.id)}`), [STAFF]);
  return (
    <ConfirmDialog
      title={`Remove ${member.name} from the staff`}
      act="Remove"
      pending={removing.isPending}
      onClose={onClose}
      onConfirm={() => removing.mutate(undefined, { onSuccess: onClose })}
    >
      <p>
        {member.name} is signed out everywhere at once and cannot sign in again. What {member.name} has recorded stays
        in the record, and the name stays among the people.
      </p>
      {removing.error ? <Trouble title="Nothing was changed" error={removing.error} /> : null}
    </ConfirmDialog>
  );
}
