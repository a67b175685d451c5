import type { StaffAnswer, StaffMember } from '@adjutant/access';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get, remove } from '../api/client.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { count, dayOf } from '../common/words.js';
import { STAFF, useDoing, useMe } from './access-api.js';
import { Line, List } from '../parts/list.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { rolesText } from './roles-text.js';
import { StaffDialog } from './staff-dialog.js';

/** Who runs the event: organizers add people, say what they may do, and let them go. */
export default function StaffPage() {
  useTitle('Staff');
  const { data, error, refetch } = useQuery({
    queryKey: STAFF,
    queryFn: ({ signal }) => get<StaffAnswer>('/access/staff', signal),
  });
  const [editing, edit] = useState<StaffMember | 'new' | null>(null);
  const [leaving, letGo] = useState<StaffMember | null>(null);
  if (error) return <Trouble title="The staff cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the staff" />;
  return (
    <PageBody width="reading">
      <PageHead title="Staff" count={count(data.staff.length, 'person', 'people')}>
        <Button size="sm" onClick={() => edit('new')}>
          Add somebody
        </Button>
      </PageHead>
      <Lead>
        The people who run this event. Give each no more than they need: a role is taken at once, and so is a removal.
      </Lead>
      <List label="Staff">
        {data.staff.map((member) => (
          <Member key={member.id} member={member} onEdit={() => edit(member)} onRemove={() => letGo(member)} />
        ))}
      </List>
      {editing === null ? null : <StaffDialog member={editing === 'new' ? null : editing} onClose={() => edit(null)} />}
      {leaving === null ? null : <Removal member={leaving} onClose={() => letGo(null)} />}
    </PageBody>
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
    <Line
      title={
        <>
          <b>{name}</b>
          {me?.person?.id === id ? ' (you)' : null}
        </>
      }
      details={details.join(' · ')}
    >
      <Button size="xs" variant="default" onClick={onEdit} aria-label={`Change ${name}`}>
        Change
      </Button>
      <Button size="xs" variant="default" onClick={onRemove} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </Line>
  );
}

function Removal({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) {
  const removing = useDoing(() => remove<void>(`/access/staff/${encodeURIComponent(member.id)}`), [STAFF]);
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
