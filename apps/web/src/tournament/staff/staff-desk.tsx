import type { EventStaffAnswer, EventStaffMember } from '@adjutant/access';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rolesText } from '../../access/roles-text.js';
import { mayDo, useMe } from '../../access/access-api.js';
import { rolesAt } from '../../acting/acting.js';
import { get } from '../../api/client.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { dayOf } from '../../common/words.js';
import { Desk, DeskHead } from '../../parts/desk.js';
import { Line, List } from '../../parts/list.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { GiveRoles } from './give-roles.js';
import { TakeRoles } from './take-roles.js';
import { staffKey, staffPath } from './event-staff.js';

/** Who holds a role in this event: its organizers give and take them. */
export default function StaffDesk() {
  const { event } = useEventPage();
  const { data: me } = useMe();
  if (me === undefined) return <Loading what="the staff of the event" />;
  if (me.mode === 'single-user') return <Note>Nobody signs in on this server: whoever uses it runs the event.</Note>;
  if (!mayDo({ ...me, roles: rolesAt(me, event.tournament) }, 'ReadEventStaff'))
    return <Note>Only an organizer of the event sees who holds a role in it.</Note>;
  return <Holding event={event.tournament} />;
}

function Holding({ event }: { readonly event: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: staffKey(event),
    queryFn: ({ signal }) => get<EventStaffAnswer>(staffPath(event), signal),
  });
  const [giving, give] = useState(false);
  const [leaving, letGo] = useState<EventStaffMember | null>(null);
  if (error) return <Trouble title="The staff cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the staff of the event" />;
  return (
    <Desk width="reading" spaced>
      <DeskHead
        title="Who holds a role here"
        says="In this event and in no other. The staff of the whole server may do here what they may do everywhere."
      >
        <Button size="sm" onClick={() => give(true)}>
          Give a role
        </Button>
      </DeskHead>
      {data.staff.length === 0 ? <Note>Nobody yet.</Note> : null}
      <List label="Staff of the event">
        {data.staff.map((member) => (
          <Line
            key={member.id}
            title={<b>{member.name}</b>}
            details={`${rolesText(member.roles)} · since ${dayOf(member.since)}`}
          >
            <Button size="xs" variant="default" onClick={() => letGo(member)} aria-label={`Take from ${member.name}`}>
              Take
            </Button>
          </Line>
        ))}
      </List>
      {giving ? <GiveRoles event={event} onClose={() => give(false)} /> : null}
      {leaving === null ? null : <TakeRoles event={event} member={leaving} onClose={() => letGo(null)} />}
    </Desk>
  );
}
