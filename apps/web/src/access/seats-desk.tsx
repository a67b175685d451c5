import { Button, Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedLink, Linked, ListedLink, SeatsAnswer } from '@adjutant/access';
import { get, post, remove } from '../api/client.js';
import { Loading } from '../common/loading.js';
import { SideBadge } from '../common/side-badge.js';
import { Trouble } from '../common/trouble.js';
import { count, dayOf, timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { useDoing } from './access-api.js';
import { Desk, DeskHead } from '../parts/desk.js';
import { Line, List, Nothing } from '../parts/list.js';
import { Note } from '../parts/note.js';
import { LinkDialog } from './link-dialog.js';

const HOURS = [
  { value: '4', label: 'for 4 hours' },
  { value: '12', label: 'for 12 hours' },
  { value: '48', label: 'for 2 days' },
  { value: '168', label: 'for a week' },
];

const seatsKey = (match: string) => ['match', match, 'seats'] as const;
const path = (match: string, rest = ''): string => `/matches/${encodeURIComponent(match)}/seats${rest}`;

/** The seats of a match: links that let a player act for one side, on whatever device opens them. */
export function SeatsDesk() {
  const { id, match, named } = useRecord();
  const { data, error, refetch } = useQuery({
    queryKey: seatsKey(id),
    queryFn: ({ signal }) => get<SeatsAnswer>(path(id), signal),
  });
  const [issued, show] = useState<(IssuedLink & { readonly side: Linked }) | null>(null);
  if (error) return <Trouble title="The seats cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the seats" />;
  return (
    <Desk width="reading" spaced>
      <Note>
        Whoever opens the link of a seat plays on that side of this match, and can do nothing else. Show it as a QR
        code, print it, or send it. The link of the table opens both seats on one device, and what is recorded there
        says so. Links can be taken back at any time.
      </Note>
      {(['A', 'B', 'both'] as const).map((side) => (
        <Seat
          key={side}
          side={side}
          player={side === 'both' ? null : data.seats[side].player}
          links={side === 'both' ? data.table : data.seats[side].links}
          onIssued={(link) => show({ ...link, side })}
        />
      ))}
      {issued === null ? null : (
        <LinkDialog
          issued={issued}
          match={match.title}
          playerAt={(side) => named(match.seats[side].player)}
          onClose={() => show(null)}
        />
      )}
    </Desk>
  );
}

interface SeatProps {
  readonly side: Linked;
  /** Null: both players, at one device. */
  readonly player: string | null;
  readonly links: readonly ListedLink[];
  readonly onIssued: (link: IssuedLink) => void;
}

function Seat({ side, player, links, onIssued }: SeatProps) {
  const { id, named } = useRecord();
  const [hours, setHours] = useState('12');
  const issuing = useDoing(
    (sent: { readonly alone?: true }) =>
      post<IssuedLink>(path(id, `/${side}/links`), { hours: Number(hours), ...sent }),
    [seatsKey(id)],
  );
  const whose = player === null ? 'the table' : side;
  const hand = (sent: { readonly alone?: true }): void => issuing.mutate(sent, { onSuccess: onIssued });
  return (
    <section aria-label={player === null ? 'Both seats on one device' : `Seat ${side}`}>
      <DeskHead
        title={
          <>
            {player === null ? (
              'Both seats on one device'
            ) : (
              <>
                <SideBadge side={side === 'both' ? 'A' : side} /> {named(player)}
              </>
            )}
          </>
        }
      >
        <Group gap="xs">
          <Select
            size="xs"
            w="8.5rem"
            aria-label={`How long a new link for ${whose} holds`}
            allowDeselect={false}
            data={HOURS}
            value={hours}
            onChange={(value) => setHours(value ?? '12')}
          />
          <Button size="xs" loading={issuing.isPending} onClick={() => hand({})}>
            New link for {whose}
          </Button>
          {links.some(({ devices }) => devices > 0) ? (
            <Button
              size="xs"
              variant="default"
              loading={issuing.isPending}
              title="The new device takes the seat; every other one that sits there is out"
              onClick={() => hand({ alone: true })}
            >
              Replace the phone
            </Button>
          ) : null}
        </Group>
      </DeskHead>
      {issuing.error ? <Trouble title="No link was made" error={issuing.error} /> : null}
      {links.length === 0 ? (
        <Nothing>No link has been made for {player === null ? 'the table' : 'this seat'}.</Nothing>
      ) : (
        <List label={player === null ? 'Links of the table' : `Links of seat ${side}`}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </List>
      )}
    </section>
  );
}

function LinkRow({ link }: { readonly link: ListedLink }) {
  const { id, named } = useRecord();
  const revoking = useDoing(() => remove<void>(path(id, `/links/${encodeURIComponent(link.id)}`)), [seatsKey(id)]);
  const over = Date.parse(link.until) <= Date.now();
  const holds = link.revoked === false && !over;
  return (
    <Line
      title={<b>{stateOf(link, over)}</b>}
      details={
        <>
          made {dayOf(link.issuedAt)}, {timeOf(link.issuedAt)} by {named(link.by)}; opened on{' '}
          {count(link.devices, 'device')}
          {revoking.error ? <span role="alert"> {revoking.error.message}</span> : null}
        </>
      }
    >
      {holds ? (
        <Button size="xs" variant="default" loading={revoking.isPending} onClick={() => revoking.mutate(undefined)}>
          Take back
        </Button>
      ) : null}
    </Line>
  );
}

function stateOf({ revoked, until }: ListedLink, over: boolean): string {
  if (revoked !== false) return `taken back ${dayOf(revoked)}, ${timeOf(revoked)}`;
  return over ? `ran out ${dayOf(until)}, ${timeOf(until)}` : `holds until ${dayOf(until)}, ${timeOf(until)}`;
}
