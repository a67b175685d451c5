import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Side } from '@adjutant/rules';
import { get, post, remove } from '../api/client.js';
import { Loading } from '../common/loading.js';
import { SideBadge } from '../common/side-badge.js';
import { Trouble } from '../common/trouble.js';
import { count, dayOf, timeOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { useDoing, type IssuedLink, type SeatLink, type SeatsAnswer } from './access-api.js';
import styles from './access.module.css';
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
  const { id } = useRecord();
  const { data, error, refetch } = useQuery({
    queryKey: seatsKey(id),
    queryFn: ({ signal }) => get<SeatsAnswer>(path(id), signal),
  });
  const [issued, show] = useState<(IssuedLink & { readonly side: Side }) | null>(null);
  if (error) return <Trouble title="The seats cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the seats" />;
  return (
    <div className={styles['page']}>
      <p className={styles['lead']}>
        Whoever opens the link of a seat plays on that side of this match, and can do nothing else. Show it as a QR
        code, print it, or send it. It can be taken back at any time.
      </p>
      {(['A', 'B'] as const).map((side) => (
        <Seat key={side} side={side} seat={data.seats[side]} onIssued={(link) => show({ ...link, side })} />
      ))}
      {issued === null ? null : <LinkDialog issued={issued} onClose={() => show(null)} />}
    </div>
  );
}

interface SeatProps {
  readonly side: Side;
  readonly seat: SeatsAnswer['seats'][Side];
  readonly onIssued: (link: IssuedLink) => void;
}

function Seat({ side, seat, onIssued }: SeatProps) {
  const { id, named } = useRecord();
  const [hours, setHours] = useState('12');
  const issuing = useDoing(
    () => post<IssuedLink>(path(id, `/${side}/links`), { hours: Number(hours) }),
    [seatsKey(id)],
  );
  return (
    <section aria-label={`Seat ${side}`}>
      <header className={styles['head']}>
        <h2>
          <SideBadge side={side} /> {named(seat.player)}
        </h2>
        <Select
          size="xs"
          w="8.5rem"
          aria-label={`How long a new link for ${side} holds`}
          allowDeselect={false}
          data={HOURS}
          value={hours}
          onChange={(value) => setHours(value ?? '12')}
        />
        <Button
          size="xs"
          loading={issuing.isPending}
          onClick={() => issuing.mutate(undefined, { onSuccess: onIssued })}
        >
          New link for {side}
        </Button>
      </header>
      {issuing.error ? <Trouble title="No link was made" error={issuing.error} /> : null}
      {seat.links.length === 0 ? (
        <p className={styles['nothing']}>No link has been made for this seat.</p>
      ) : (
        <ul className={styles['list']} aria-label={`Links of seat ${side}`}>
          {seat.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkRow({ link }: { readonly link: SeatLink }) {
  const { id, named } = useRecord();
  const revoking = useDoing(() => remove(path(id, `/links/${encodeURIComponent(link.id)}`)), [seatsKey(id)]);
  const over = Date.parse(link.until) <= Date.now();
  const holds = link.revoked === false && !over;
  return (
    <li>
      <span className={styles['who']}>
        <b>{stateOf(link, over)}</b>
        <small>
          made {dayOf(link.issuedAt)}, {timeOf(link.issuedAt)} by {named(link.by)}; opened on{' '}
          {count(link.devices, 'device')}
        </small>
        {revoking.error ? <small role="alert">{revoking.error.message}</small> : null}
      </span>
      {holds ? (
        <Button size="xs" variant="default" loading={revoking.isPending} onClick={() => revoking.mutate(undefined)}>
          Take back
        </Button>
      ) : null}
    </li>
  );
}

function stateOf({ revoked, until }: SeatLink, over: boolean): string {
  if (revoked !== false) return `taken back ${dayOf(revoked)}, ${timeOf(revoked)}`;
  return over ? `ran out ${dayOf(until)}, ${timeOf(until)}` : `holds until ${dayOf(until)}, ${timeOf(until)}`;
}
