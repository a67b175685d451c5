import type { EntrantView } from '@adjutant/tournament';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Tag, type Tone } from '../../parts/card.js';
import { Line } from '../../parts/list.js';
import { lateDialog } from '../../parts/late.js';
import { listSays } from '../lists/words.js';
import { useEventPage } from '../use-tournament-page.js';
import { isGone } from './sieve.js';

const EntryActs = lateDialog(() => import('./entry-acts.js'));

/** One entry: who, with what, how it stands, and what can be done about it. */
export function EntryLine({ entry }: { readonly entry: EntrantView }) {
  const { event, may } = useEventPage();
  const { player, name } = entry;
  const [acting, act] = useState(false);
  const checking = useTournamentCommand(event.tournament);
  const [tone, says] = stateOf(entry, event.settings.checkIn);
  const missing = event.settings.checkIn && entry.status === 'entered' && !entry.checkedIn;
  return (
    <Line
      title={
        <>
          <b>{name}</b> <Tag tone={tone}>{says}</Tag>
        </>
      }
      details={
        <>
          {detailsOf(entry).join(' · ')}
          {checking.error ? <span role="alert"> {checking.error.message}</span> : null}
        </>
      }
    >
      {missing && may('CheckIn') ? (
        <Button
          size="xs"
          loading={checking.isPending}
          aria-label={`Check in ${name}`}
          onClick={() => checking.mutate({ type: 'CheckIn', data: { player } })}
        >
          Check in
        </Button>
      ) : null}
      {may('DropPlayer') || may('WithdrawPlayer') || may('SubmitList') || may('OverruleList') ? (
        <Button size="xs" variant="default" aria-label={`More about ${name}`} onClick={() => act(true)}>
          {isGone(entry) ? 'Reinstate' : 'More'}
        </Button>
      ) : null}
      {acting ? <EntryActs opened entry={entry} onClose={() => act(false)} /> : null}
    </Line>
  );
}

function detailsOf({ faction, detachment, list, from, table, standby, barredFromBye }: EntrantView): readonly string[] {
  const words = [
    faction,
    detachment,
    from > 1 ? `from round ${from} on` : undefined,
    table === undefined ? undefined : `keeps table ${table}`,
    standby === true ? 'stands by' : undefined,
    barredFromBye === true ? 'no bye' : undefined,
    list === undefined ? undefined : `list ${listSays(list)[1]}`,
  ];
  return words.filter((word) => word !== undefined);
}

function stateOf({ status, checkedIn, until }: EntrantView, asksCheckIn: boolean): readonly [Tone, string] {
  if (status === 'waiting') return ['open', 'waits'];
  if (status === 'withdrawn') return ['bad', 'withdrawn'];
  if (status === 'dropped')
    return ['bad', until === undefined || until === 0 ? 'dropped' : `dropped after round ${until}`];
  if (!asksCheckIn) return ['good', 'entered'];
  return checkedIn ? ['good', 'here'] : ['open', 'not here yet'];
}
