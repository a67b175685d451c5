import type { EventStaffMember } from '@adjutant/access';
import { useDoing } from '../../access/access-api.js';
import { ConfirmDialog } from '../../access/confirm-dialog.js';
import { remove } from '../../api/client.js';
import { Trouble } from '../../common/trouble.js';
import { staffKey, staffPath } from './event-staff.js';

interface Props {
  readonly event: string;
  readonly member: EventStaffMember;
  readonly onClose: () => void;
}

export function TakeRoles({ event, member, onClose }: Props) {
  const path = `${staffPath(event)}/${encodeURIComponent(member.id)}`;
  const taking = useDoing(() => remove<void>(path), [staffKey(event)]);
  return (
    <ConfirmDialog
      title={`Take the roles of this event from ${member.name}`}
      act="Take"
      pending={taking.isPending}
      onClose={onClose}
      onConfirm={() => taking.mutate(undefined, { onSuccess: onClose })}
    >
      <p>
        {member.name} is signed out at once, and may sign in again. What {member.name} has recorded stays.
      </p>
      {taking.error ? <Trouble title="Nothing was changed" error={taking.error} /> : null}
    </ConfirmDialog>
  );
}
